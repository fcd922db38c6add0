import { skill } from './kinds.ts';

// Baneful Beauty 祸水, Lady Zou. "While she is revealed, others cannot reveal heroes during your turn."
export const huoshui = skill('huoshui', {
  modifies: { keepsHidden: (g, owner, seat) => seat !== owner && g.state.current === owner },
  text: {
    en: [
      'Baneful Beauty',
      'While this hero is revealed, other players cannot reveal heroes during your turn. You may reveal it in your play phase.',
    ],
    zh: ['祸水', '你的回合内，若此武将牌处于明置状态，其他角色不能明置其武将牌。出牌阶段，你可以明置此武将牌。'],
  },
});
