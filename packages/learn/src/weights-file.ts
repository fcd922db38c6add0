import { packed, type Weights } from '@cardwright/players/search';

const WIDTH = 120; // of a line, as the formatter has it

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The numbers of a net as a weights file keeps them. */
export const numbersText = (weights: Float32Array): string => Buffer.from(packed(weights)).toString('base64');

/** A weights file as text, formatted as everything else is. */
export function weightsFile(name: string, weights: Weights, types: string): string {
  const { shape } = weights;
  const line = (key: Exclude<keyof Weights, 'shape'>): string => {
    const value = weights[key];
    const text = typeof value === 'string' ? quoted(value) : String(value);
    return text.length + key.length + 5 > WIDTH ? `  ${key}:\n    ${text},` : `  ${key}: ${text},`;
  };
  const { features, names, kinds, groups, hidden, outputs } = shape;
  return [
    `// Written by \`${weights.command}\`, not by hand.`,
    `import type { Weights } from '${types}';`,
    '',
    `export const ${name}: Weights = {`,
    ...(
      ['game', 'rules', 'command', 'round', 'after', 'games', 'positions', 'played', 'logLoss', 'prior'] as const
    ).map(line),
    `  shape: { features: ${features}, names: ${names}, kinds: ${kinds}, groups: ${groups}, hidden: ${hidden}, outputs: ${outputs} },`,
    ...(['kinds', 'numbers'] as const).map(line),
    '};',
    '',
  ].join('\n');
}
