import { BadInputError, type Language, replay } from '@cardwright/engine';
import { type DealFault, dealFault, type FairDeal, readFairDeal, type Witness } from '@cardwright/online';
import { HUMAN } from '@cardwright/players';
import { cleanText } from '@cardwright/presenter';
import { languageFrom } from '../arguments.ts';
import { CheckFailedError } from '../faults.ts';
import type { Terminal } from '../line-source.ts';
import { readRecord } from '../record-file.ts';
import { entryOf } from '../registry.ts';
import { checkRules } from '../save-file.ts';

export interface VerifyOptions {
  readonly promise?: string;
  readonly number?: string;
  readonly lang: string;
}

interface Words {
  readonly secret: (commitment: string) => string;
  readonly promised: string;
  readonly numbers: (given: number, people: number) => string;
  readonly yours: string;
  readonly seed: (seed: string) => string;
  readonly cards: (choices: number, outcome: string) => string;
  readonly faults: Readonly<Record<DealFault, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    secret: (commitment) => `The server's secret has the hash that was told before the deal: ${commitment}.`,
    promised: 'That is the hash you were told.',
    numbers: (given, people) => `${given} of ${people} people added a number of their own.`,
    yours: 'Your number is one of them.',
    seed: (seed) => `The seed ${seed} is what comes of the secret and those numbers.`,
    cards: (choices, outcome) => `Dealt from that seed, the ${choices} choices play to the end it names: ${outcome}.`,
    faults: {
      'other-secret': 'the secret is not the one whose hash was told before the deal',
      'other-promise': 'another hash was told to you before the deal than the one that stands here',
      'number-missing': 'the number you added is not among those the seed was made of',
      'other-people':
        'there are not as many numbers as people: one may be nobody’s, tried until the cards pleased, or somebody’s is left out',
      'other-seed': 'the seed is not what comes of the secret and the numbers',
    },
  },
  zh: {
    secret: (commitment) => `服务器的密钥与发牌前公布的哈希一致：${commitment}。`,
    promised: '与你当时看到的哈希相同。',
    numbers: (given, people) => `${people} 人中有 ${given} 人加入了自己的随机数。`,
    yours: '其中有你的随机数。',
    seed: (seed) => `种子 ${seed} 正是由密钥和这些随机数得出。`,
    cards: (choices, outcome) => `按此种子发牌，${choices} 步选择可重演至记录的结局：${outcome}。`,
    faults: {
      'other-secret': '密钥与发牌前公布的哈希不符',
      'other-promise': '发牌前告诉你的哈希与这里的不同',
      'number-missing': '你加入的随机数不在其中',
      'other-people': '随机数与同桌人数不符：可能混入了反复挑选的数，或漏掉了某人的数',
      'other-seed': '种子与密钥和随机数得出的不符',
    },
  },
};

const wanted = (name: string, text: string | undefined, digits: number): string | undefined => {
  if (text === undefined || new RegExp(`^[0-9a-f]{${digits}}$`).test(text)) return text;
  throw new BadInputError(`${name} is ${digits} hexadecimal digits, as the table showed them, not "${text}"`);
};

/** Checks a deal that several had a hand in: the promise, the seed and every card. */
export async function verify(path: string, given: VerifyOptions, terminal: Terminal): Promise<void> {
  const words = WORDS[languageFrom(given.lang)];
  const promise = wanted('--promise', given.promise, 64);
  const number = wanted('--number', given.number, 32);
  const record = readRecord(path);
  if (record.fair === undefined)
    throw new BadInputError(`${path} says nothing of how its seed came about: only games of online tables do`);
  const deal = readFairDeal(record.fair);
  if (deal === null) throw new CheckFailedError(`${path}: its "fair" line is not one that can be checked`);
  const witness = { ...(promise && { commitment: promise }), ...(number && { number }) };
  const people = record.players.filter((player) => player === HUMAN).length;
  const fault = await dealFault(deal, record.seed, witness, people);
  if (fault !== null) throw new CheckFailedError(`${path}: ${words.faults[fault]}`);
  const entry = entryOf(record.game);
  checkRules(path, entry.game, record);
  try {
    replay(entry.game, record);
  } catch (error) {
    if (error instanceof BadInputError) throw new CheckFailedError(`${path}: ${error.message}`);
    throw error;
  }
  const end = words.cards(record.choices.length, record.outcome ?? 'unfinished');
  for (const line of [...agreed(words, deal, witness, `${record.seed}`), end])
    terminal.output.write(`${cleanText(line)}\n`);
}

const agreed = (words: Words, { commitment, numbers }: FairDeal, witness: Witness, seed: string): string[] => [
  words.secret(commitment),
  ...(witness.commitment === undefined ? [] : [words.promised]),
  words.numbers(numbers.filter((each) => each !== null).length, numbers.length),
  ...(witness.number === undefined ? [] : [words.yours]),
  words.seed(seed),
];
