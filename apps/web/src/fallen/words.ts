import type { Language } from '@cardwright/engine';

interface FallenWords {
  readonly faster: string;
  readonly slower: string;
  readonly stay: string;
  readonly leave: string;
}

export const FALLEN_WORDS: Readonly<Record<Language, FallenWords>> = {
  en: { faster: 'Fast-forward', slower: 'Usual pace again', stay: 'Stay and watch', leave: 'Leave' },
  zh: { faster: '快进', slower: '恢复原速', stay: '留下观战', leave: '离开' },
};
