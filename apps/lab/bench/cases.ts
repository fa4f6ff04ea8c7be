import { CATALOGUE } from '@race/great-race';
import { benchDraw } from './draw.ts';
import type { BenchResult } from './measure.ts';
import { benchByHand, benchKernel } from './noughts.ts';
import { benchPlay } from './play.ts';
import { benchAnswers, benchCopy, benchLate, benchRacer, benchView } from './race.ts';
import { benchRequests } from './requests.ts';

/** All modules, in their hardest variants. */
const ALL_MODULES = CATALOGUE.map(({ name, variants }) =>
  variants.length === 0 ? name : `${name}:${variants.at(-1)}`,
);

const AFRICA_4 = { board: 'africa', crews: 4 };

/** The cases, each measured in its own process, with their seconds. */
export const CASES: { readonly [name: string]: () => BenchResult } = {
  'play africa 4': () => benchPlay('race', AFRICA_4, 2.5),
  'play africa 4 all modules': () => benchPlay('race', { ...AFRICA_4, modules: ALL_MODULES }, 2.5),
  'play africa 2': () => benchPlay('race', { board: 'africa', crews: 2 }, 2.5),
  'play south-america 4': () => benchPlay('race', { board: 'south-america', crews: 4 }, 2.5),
  'play south-america 2': () => benchPlay('race', { board: 'south-america', crews: 2 }, 1.6),
  'play dash 7': () => benchPlay('dash', { players: 7 }, 2.5),
  'copy africa 4': () => benchCopy(AFRICA_4, 1.6),
  'view africa 4': () => benchView(AFRICA_4, 1.6),
  'answers africa 4': () => benchAnswers(AFRICA_4, 1.6),
  'late answers africa 4': () => benchLate(AFRICA_4, 1.6),
  'racer africa 4': () => benchRacer(AFRICA_4, 2.5),
  'draw fast': () => benchDraw('fast', 0.8),
  'draw sealed': () => benchDraw('sealed', 0.8),
  'read plain answer': () => benchRequests('plain', 0.8),
  'read any request': () => benchRequests('any', 0.8),
  'noughts kernel': () => benchKernel(1.6),
  'noughts by hand': () => benchByHand(1.6),
};
