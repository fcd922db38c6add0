import type { Language, Seat } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { Fallen } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';

interface FallenWords {
  as(role: string): string;
  rebel(lord: string, life: number): string;
  loyalist(lord: string, life: number): string;
  readonly spy: string;
  kingdom(side: string): string;
  readonly careerist: string;
}

const WORDS: Readonly<Record<Language, FallenWords>> = {
  en: {
    as: (role) => `You are dead; you were ${role}`,
    rebel: (lord, life) => `You still win if the Lord dies: ${lord} has ${life} life.`,
    loyalist: (lord, life) => `You still win if all rebels and the spy die before the Lord: ${lord} has ${life} life.`,
    spy: 'A dead spy cannot win any more.',
    kingdom: (side) => `You still win if only ${side} is left alive.`,
    careerist: 'A dead careerist cannot win any more.',
  },
  zh: {
    as: (role) => `你已阵亡，身份是${role}`,
    rebel: (lord, life) => `主公阵亡你仍可获胜：${lord}体力 ${life}。`,
    loyalist: (lord, life) => `反贼与内奸先于主公全部阵亡，你仍可获胜：${lord}体力 ${life}。`,
    spy: '内奸阵亡，无法再获胜。',
    kingdom: (side) => `场上只剩${side}时，你仍可获胜。`,
    careerist: '野心家阵亡，无法再获胜。',
  },
};

/** What a dead player was, and what can still be won for its side; null: it lives, or all is over. */
export function fallenOf(view: View, seat: Seat | null, { presenter, language }: StageContext<Ltk>): Fallen | null {
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined || player.alive || view.result !== null || view.stage === 'heroes') return null;
  const words = WORDS[language];
  const { role, claimed } = player;
  const lord = view.players.find((each) => each.role === 'lord');
  const is = (id: string, field: 'role' | 'kingdom', hope: string, canWin: boolean): Fallen => ({
    id,
    title: words.as(article(plain(presenter.noun(field, id)), field, language)),
    hope,
    canWin,
  });
  const [name, life] = lord === undefined ? ['', 0] : [presenter.name(lord.seat), Math.max(0, lord.hp)];
  if (role === 'rebel') return is(role, 'role', words.rebel(name, life), true);
  if (role === 'loyalist') return is(role, 'role', words.loyalist(name, life), true);
  if (role !== null) return is(role, 'role', words.spy, false);
  if (claimed === null || claimed === 'careerist') return is('careerist', 'kingdom', words.careerist, false);
  return is(claimed, 'kingdom', words.kingdom(plain(presenter.noun('kingdom', claimed))), true);
}

const article = (name: string, field: 'role' | 'kingdom', language: Language): string =>
  language === 'zh' ? name : field === 'kingdom' && name !== 'Careerist' ? `of ${name}` : `a ${name}`;
