import type { Language } from '@cardwright/engine';

/** What a table's host says that is not the game's own. */
interface HostWords {
  readonly you: string;
  readonly person: string;
  bot(id: string): string;
  readonly notAsked: string;
  readonly notHere: string;
}

export const HOST_WORDS: Readonly<Record<Language, HostWords>> = {
  en: {
    you: 'you',
    person: 'person',
    bot: (id) => `bot: ${id}`,
    notAsked: 'it is not your decision now',
    notHere: 'that is not to be had at a table that runs in a terminal',
  },
  zh: {
    you: '你',
    person: '玩家',
    bot: (id) => `电脑：${id}`,
    notAsked: '现在不是你的决定',
    notHere: '在终端运行的牌桌没有这项功能',
  },
};
