export { cleanPainted, cleanText } from './clean-text.ts';
export { completions, couldBe, type Read, readChoice } from './command.ts';
export { defaultNames, Presenter } from './presenter.ts';
export { beside, settingValue, typedValue } from './setting-value.ts';
export { shown } from './shown.ts';
export { plain } from './template.ts';
export { type Thought, thoughtIn } from './thoughts.ts';
export { cutCells, displayWidth, padCells, wrapCells } from './width.ts';
