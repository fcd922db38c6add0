import type { Thrones } from '@cardwright/thrones/public';
import type { Bot } from '../bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { simple } from './simple.ts';
import { smart } from './smart.ts';

/** The bots of Thrones, weakest first. */
export const thronesBots: readonly Bot<Thrones>[] = [random, simple, smart, greedy];
