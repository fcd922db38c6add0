import { expect, test } from 'vitest';
import { linesOf, run } from './command-line.ts';
import { runHere } from './in-process.ts';

// [pile 0, pile 1, attack, defence, score]
test.each([
  ['6H,3C,5D', 'KH,QS', [4, 10], [6, 30], [0, 16]],
  ['6H', '9H,9S', [6, 9], [6, 27], [0, 15]],
  ['[6H,3C,TD]', '[5H]', [0, 5], [6, 5], [6, 5]],
  ['6h, 10c, kd', '7H', [0, 7], [6, 7], [0, 13]],
  ['2H,3C,3D', 'QH,QC', [0, 30], [2, 10], [0, 12]],
  ['8H,4C,5C,8S,3D,3C', 'JH', [23, 10], [13, 10], [18, 0]],
])('%s against %s', async (first, second, attack, defence, score) => {
  const { status, stdout, stderr } = await runHere(['thrones', 'battle', first, second, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`${JSON.stringify({ attack, defence, score })}\n`);
});

// The spec's own table: [pile, attack, defence]
test.each([
  ['6H', 6, 6],
  ['6H,3C', 9, 6],
  ['6H,3S', 6, 9],
  ['6H,3C,5D', 4, 6],
  ['6H,3S,5D', 6, 4],
  ['6H,3C,TD', 0, 6],
  ['6H,6C', 18, 6],
  ['6H,6C,6D', 6, 6],
  ['6H,TC,KD', 0, 6],
  ['6H,6S,6D', 6, 6],
  ['QH,QC', 30, 10],
  ['2H,3C,3D,3D', 0, 2],
  ['2H,3S,3D,3D', 2, 0],
  ['5H,4C,2D,3D', 4, 5],
  ['3H,2S,9D,4S', 3, 4],
  ['6H,3C,3S', 9, 12],
  ['8H,4C,5C,8S,3D,3C', 23, 13],
])('%s has attack %d and defence %d, against itself too', async (pile, attack, defence) => {
  const { stdout, stderr } = await runHere(['thrones', 'battle', pile, pile, '--json']);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ attack: [attack, attack], defence: [defence, defence] });
});

test('in words', async () => {
  const { status, stdout } = await run(['thrones', 'battle', '6H,3C,5D', 'KH,QS']);
  expect(status).toBe(0);
  expect(linesOf(stdout)).toEqual([
    'pile 0 [6H,3C,5D]: attack 4, defence 6',
    'pile 1 [KH,QS]: attack 10, defence 30',
    'pile 0 is held by pile 1',
    'pile 1 breaks through pile 0',
    'score 0 to 16',
  ]);
});
