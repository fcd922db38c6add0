import type { CardName } from '../core/card.ts';

/** A mount with a name of its own. Which one it is changes nothing but what it is called. */
export interface Mount {
  readonly id: string;
  readonly card: CardName;
  readonly text: { readonly en: string; readonly zh: string };
  readonly also: readonly string[]; // what other editions call it, in small letters
}

const MOUNTS: readonly Mount[] = [
  { id: 'jueying', card: 'plus-mount', text: { en: 'Shadowrunner', zh: '绝影' }, also: ['jueying', 'jue ying'] },
  { id: 'dilu', card: 'plus-mount', text: { en: 'Dilu', zh: '的卢' }, also: ['di lu', 'hex mark'] },
  {
    id: 'zhuahuang-feidian',
    card: 'plus-mount',
    text: { en: 'Zhuahuang Feidian', zh: '爪黄飞电' },
    also: ['zhuahuang', 'zhua huang fei dian'],
  },
  { id: 'hualiu', card: 'plus-mount', text: { en: 'Hua Liu', zh: '骅骝' }, also: ['hualiu'] },
  { id: 'chitu', card: 'minus-mount', text: { en: 'Red Hare', zh: '赤兔' }, also: ['chitu', 'chi tu'] },
  { id: 'dayuan', card: 'minus-mount', text: { en: 'Dayuan', zh: '大宛' }, also: ['da yuan', 'ferghana horse'] },
  { id: 'zixing', card: 'minus-mount', text: { en: 'Violet Stallion', zh: '紫骍' }, also: ['zixing', 'zi xing'] },
];

const byId = new Map(MOUNTS.map((mount) => [mount.id, mount]));

export const mountNamed = (id: string): Mount | undefined => byId.get(id);

/** The mount that is called so, in whatever edition. */
export function mountCalled(text: string): Mount | undefined {
  const typed = text.trim().toLowerCase();
  return MOUNTS.find(
    ({ text: { en, zh }, also }) => en.toLowerCase() === typed || zh === typed || also.includes(typed),
  );
}
