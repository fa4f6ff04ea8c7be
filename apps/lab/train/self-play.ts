import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, featuresOf } from '@race/bots/learned/features.ts';
import { featuresSeen, promisingPlans, racerSays } from '@race/bots/learned/plan-prior.ts';
import { learnedJudge } from '@race/bots/learned/value.ts';
import { makeVeteran } from '@race/bots/learned/veteran.ts';
import { PLAN_NETWORK, VALUE_LAYERS } from '@race/bots/learned/weights.ts';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { lookOut } from '@race/bots/racer/outlook.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import { think } from '@race/bots/search/think.ts';
import { type Answer, makeRace, type Race, type RaceRules, STREAMS, winnerOf } from '@race/great-race';
import { randomModules, randomOptions } from '@race/great-race/laws/options.ts';
import { randomSolo, randomSoloModules } from '@race/great-race/laws/solo-options.ts';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import {
  chooseFrom,
  fast,
  isOver,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Stream,
  start,
  streams,
  type Table,
} from '@race/kernel';

/** Who plays: racers, veterans, or bots that search their plans. */
export const TUTORS = ['racer', 'veteran', 'tutor'] as const;

export interface SelfPlayJob {
  readonly bot: (typeof TUTORS)[number];
  readonly seed: number;
  readonly first: number;
  readonly races: number;
  readonly folder: string;
}

export interface SelfPlayDone {
  readonly races: number;
  readonly positions: number;
  readonly plans: number;
}

const NATURE = { moods: MOODS, sense: WORLDLY };
const JUDGE = learnedJudge(VALUE_LAYERS);
const MOST_CREWS = 5;
const HEAD = 4;
/** Figures are written as whole numbers of this part. */
const PART = 256;
const LARGEST = 32_767;
const NO_PLAN = -32_768;
/** One answer in so many is random, so that positions that good players avoid are learnt, too. */
const SLIPS = Array.from({ length: 40 }, (_, n) => n === 0);
/** One plan in so many is searched well enough to learn from it. */
const DEEP = Array.from({ length: 5 }, (_, n) => n === 0);
const SHALLOW_SEARCH = { most: 12, steps: 3_000 };
const DEEP_SEARCH = { most: 40, steps: 12_000 };
/** One race in so many is against René, and one with modules. */
const SOLO = 12;
const MODULAR = 3;

const whole = (figure: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(figure * PART)));

/** Plays races and writes what is learned from them: positions with their winner, and plans with the searched one. */
export function playToLearn({ bot, seed, first, races, folder }: SelfPlayJob): SelfPlayDone {
  const files = ['value', 'plan'].map((what) =>
    openSync(join(folder, `${what}-${bot}-${seed}-${first}.bin`), 'w'),
  );
  const [values = 0, plans = 0] = files;
  let counted = { positions: 0, plans: 0 };
  for (let nth = first; nth < first + races; nth++) {
    const dice = fast(seed, nth);
    const rules = rulesOf(dice, nth);
    const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, seed + nth)));
    const seen = { rules, g, dice, bot, positions: [] as Int16Array[], plans: [] as Int16Array[] };
    playOne(seen);
    const winner = winnerOf(g.public);
    const isLearnt = winner >= 0 || g.public.crews.length === 1;
    for (const position of isLearnt ? seen.positions : []) {
      position[1] = winner;
      writeSync(values, new Uint8Array(position.buffer));
    }
    for (const plan of seen.plans) writeSync(plans, new Uint8Array(plan.buffer));
    counted = {
      positions: counted.positions + (isLearnt ? seen.positions.length : 0),
      plans: counted.plans + seen.plans.length,
    };
  }
  for (const file of files) closeSync(file);
  return { races, ...counted };
}

const rulesOf = (dice: Stream, nth: number): RaceRules =>
  nth % SOLO === 0
    ? makeSolo(randomSolo(dice, nth % (2 * SOLO) === 0 ? randomSoloModules(dice) : []))
    : makeRace(randomOptions(dice, nth % MODULAR === 0 ? randomModules(dice) : []));

interface Seen {
  readonly rules: RaceRules;
  readonly g: Table<Race>;
  readonly dice: Stream;
  readonly bot: SelfPlayJob['bot'];
  readonly positions: Int16Array[];
  readonly plans: Int16Array[];
}

const racer = makeRacer(NATURE);
const veteran = makeVeteran(NATURE, PLAN_NETWORK);

function playOne(seen: Seen): void {
  const { rules, g } = seen;
  let turn = 0;
  while (!isOver(g)) {
    if (g.public.turn > turn) {
      turn = g.public.turn;
      seen.positions.push(positionOf(rules, g));
    }
    const seat = lowest(pending(rules, g));
    const answers = legalActions(g, seat);
    const [only] = answers;
    play(g, seat, answers.length === 1 && only !== undefined ? only : answerOf(seen, seat, answers));
  }
}

function positionOf(rules: RaceRules, g: Table<Race>): Int16Array {
  const record = new Int16Array(HEAD + MOST_CREWS * FEATURES);
  record[0] = g.public.crews.length;
  record[3] = g.public.turn;
  record.set(Array.from(featuresOf(rules, g, NATURE), whole), HEAD);
  return record;
}

function answerOf({ rules, g, dice, bot, plans }: Seen, seat: number, answers: readonly Answer[]): Answer {
  if (chooseFrom(dice, SLIPS)) return chooseFrom(dice, answers);
  const view = { seat, public: g.public, own: g.seats[seat] ?? null, ready: 0 };
  const ask = { rules, view, answers, chance: dice };
  if (bot === 'racer' || g.public.stack.at(-1)?.kind !== 'plan') return racer.choose(ask);
  if (bot === 'veteran') return veteran.choose(ask);
  const isDeep = chooseFrom(dice, DEEP);
  const { most, steps } = isDeep ? DEEP_SEARCH : SHALLOW_SEARCH;
  const candidates = promisingPlans(ask, NATURE, { network: PLAN_NETWORK, most });
  const company = { rules, nature: NATURE, racer: veteran, chance: dice };
  const best = think(company, ask, { candidates, steps, turns: 1, judge: JUDGE })[0]?.answer;
  if (best === undefined) throw new Error('nothing was tried');
  if (isDeep) {
    const all: readonly Answer[] = rules.answers.plan;
    const says = racerSays(lookOut(ask, NATURE), answers);
    const placed = new Int16Array(all.length).fill(NO_PLAN);
    answers.forEach((answer, n) => {
      placed[all.indexOf(answer)] = whole(says[n] ?? 0);
    });
    const own = Array.from(featuresSeen(rules, view, NATURE), whole);
    plans.push(Int16Array.of(all.indexOf(best), ...own, ...placed));
  }
  return best;
}
