import type { Language } from '@cardwright/engine';
import type { DealFault } from '@cardwright/online';
import { useSettings } from '../settings.ts';

interface DealWords {
  readonly check: string;
  readonly findings: Readonly<Record<DealFault | 'checking' | 'fair' | 'fair-witnessed' | 'unplayable', string>>;
  readonly proof: string;
  readonly promise: string;
  readonly secret: string;
  readonly numbers: string;
  readonly seed: string;
}

const WORDS: Readonly<Record<Language, DealWords>> = {
  en: {
    check: 'Check the deal',
    findings: {
      checking: 'Checking …',
      fair: '✓ Nobody chose these cards, as far as somebody can tell who was not at the table.',
      'fair-witnessed': '✓ Nobody chose these cards: promise, your number, seed and every card fit.',
      unplayable: '✗ The cards do not come from the seed.',
      'other-secret': '✗ The server used another secret than it promised.',
      'other-promise': '✗ You were promised something else before the deal.',
      'number-missing': '✗ Your number was left out.',
      'other-people': '✗ There are not as many numbers as people at the table.',
      'other-seed': '✗ The seed does not come from the secret and the numbers.',
    },
    proof: 'What it was worked out from',
    promise: 'Promise (SHA-256)',
    secret: 'Secret',
    numbers: 'Numbers',
    seed: 'Seed',
  },
  zh: {
    check: '验证发牌',
    findings: {
      checking: '正在验证……',
      fair: '✓ 无人操纵发牌（以未在场者所能验证者为限）。',
      'fair-witnessed': '✓ 无人操纵发牌：承诺、你的随机数、种子和每张牌都相符。',
      unplayable: '✗ 牌并非由种子发出。',
      'other-secret': '✗ 服务器所用密钥与其承诺不符。',
      'other-promise': '✗ 发牌前给你的承诺与此不同。',
      'number-missing': '✗ 你的随机数被漏掉了。',
      'other-people': '✗ 随机数与同桌人数不符。',
      'other-seed': '✗ 种子并非由密钥和随机数得出。',
    },
    proof: '验证依据',
    promise: '承诺（SHA-256）',
    secret: '密钥',
    numbers: '随机数',
    seed: '种子',
  },
};

export const useDealWords = (): DealWords => WORDS[useSettings((settings) => settings.language)];
