import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// See Through 看破, Wolong. "You may use a black hand card as Negate."
export const kanpo = skill('kanpo', {
  viewAs: [{ as: ['negate'], count: 1, from: 'hand', accepts: (g, self, id) => colorFor(g, id, self) === 'black' }],
  text: {
    en: ['See Through', 'You may use a black hand card as Negate.'],
    zh: ['看破', '你可以将一张黑色手牌当【无懈可击】使用。'],
  },
});
