// What could be done at a moment, tried out in the same made-up worlds: the best few ways to go on, with their chances.
import type { Nature } from '@race/bots/racer/outlook.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import { differenceOf } from '@race/bots/search/compare.ts';
import { type AdviceReason, Speech } from '@race/bots/search/reasons.ts';
import { answerAs, type Company } from '@race/bots/search/rehearse.ts';
import { imagineWorld } from '@race/bots/search/worlds.ts';
import { type Answer, type Race, type RaceRules, STREAMS } from '@race/great-race';
import {
  copy,
  fast,
  isOver,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Seat,
  type SeatView,
  type State,
  streams,
} from '@race/kernel';
import { judged } from './chances.ts';

/** Answers of one crew, one after the other: a drive is a few of them. */
type Way = readonly Answer[];

export interface WeighedWay {
  /** Its place among the ways that were asked about. */
  readonly place: number;
  /** The chance to win after it, in thousandths. */
  readonly chance: number;
  /** Nothing separates it from the best. */
  readonly isBest: boolean;
}

/** What is best at a moment. */
export interface Judgement {
  /** The best ones, and those that had to be weighed; best first. */
  readonly ways: readonly WeighedWay[];
  /** Whether it hardly matters what is done. */
  readonly isEven: boolean;
  /** What speaks for the only best one, and holds. */
  readonly reason: AdviceReason | null;
  /** The chances of all crews after the best one, in thousandths. */
  readonly crews: readonly number[];
}

interface Weighing {
  readonly rules: RaceRules;
  readonly nature: Nature;
  /** What one seat knows; or all of it, where only what is still to be drawn is made up. */
  readonly known: SeatView<Race> | State<Race>;
  readonly seat: Seat;
  readonly ways: readonly Way[];
  /** The ways that are weighed to the end whatever they are worth: the one that was played. */
  readonly kept: readonly number[];
}

/** So many are left after a round of so many worlds. */
const ROUNDS = [
  { worlds: 4, left: 12 },
  { worlds: 8, left: 6 },
  { worlds: 48, left: 3 },
] as const;
const SHOWN = 3;
/** A difference that nobody would notice in a hundred races. */
const UNNOTICED = 0.01;
/** Of the ways that fell out early two are weighed to the end: where even those are as good, it hardly matters. */
const OUTSIDERS = 2;
const THOUSAND = 1000;
/** A stream apart from those of races and their players. */
const CHANCE = 8_000_009;

interface Trial {
  readonly place: number;
  readonly chances: number[];
  readonly ends: State<Race>[];
}

/** Tries the ways out; the same question gives the same answer. */
export function judge(weighing: Weighing): Judgement {
  const { rules, nature, ways, kept, seat } = weighing;
  const racer = makeRacer(nature);
  const worldOf = worldsOf(weighing);
  const trials = ways.map((_, place): Trial => ({ place, chances: [], ends: [] }));
  let left: readonly Trial[] = trials;
  let outsiders: readonly Trial[] = [];
  let world = 0;
  for (const [round, { worlds, left: few }] of ROUNDS.entries()) {
    for (let n = 0; n < worlds; n++, world++) {
      const company: Company = { rules, nature, racer, chance: fast(CHANCE, world) };
      const made = worldOf(company, world);
      for (const trial of left) {
        const end = raceOn(company, copy<Race>(rules, made), { seat, way: ways[trial.place] ?? [] });
        trial.chances.push(judged(weighing, end)[seat] ?? 0);
        trial.ends.push(end);
      }
    }
    const ranked = left.toSorted((a, b) => mean(b.chances) - mean(a.chances));
    if (round === 0) outsiders = ranked.slice(few).slice(-OUTSIDERS);
    if (round === ROUNDS.length - 1) left = ranked;
    else
      left = ranked.filter(
        (trial, rank) => rank < few || kept.includes(trial.place) || outsiders.includes(trial),
      );
  }
  return verdict(weighing, { left, racer });
}

/** A world for each seed. */
function worldsOf({ rules, known }: Pick<Weighing, 'rules' | 'known'>) {
  if (!('seats' in known)) return (company: Company, seed: number) => imagineWorld(company, known, seed);
  // Answers that came in a message are copies of the game's own.
  const own = (sealed: Answer | null) => (sealed === null ? null : rules.readAnswer(sealed));
  const seats = known.seats.map((seat) => ({ ...seat, sealed: own(seat.sealed) }));
  return (_: Company, seed: number) => {
    const world = copy<Race>(rules, { ...known, seats });
    world.table.chance = streams(STREAMS, seed);
    return world;
  };
}

function verdict(
  weighing: Weighing,
  { left, racer }: { readonly left: readonly Trial[]; readonly racer: Company['racer'] },
): Judgement {
  const { rules, nature, seat, kept } = weighing;
  const [best] = left;
  if (best === undefined) throw new Error('there is nothing to choose');
  const isAsGood = (trial: Trial) => {
    if (trial === best) return true;
    const { difference, low } = differenceOf(best.chances, trial.chances);
    return low <= 0 || difference < UNNOTICED;
  };
  const good = left.filter(isAsGood);
  const worse = left.find((trial) => !isAsGood(trial));
  const shown = left.filter((trial, rank) => rank < SHOWN || kept.includes(trial.place));
  const speech = new Speech({ rules, nature, racer, chance: fast(CHANCE, 0) }, seat);
  if (worse !== undefined && good.length === 1)
    for (const [n, end] of best.ends.entries()) {
      const other = worse.ends[n];
      if (other !== undefined) speech.hear({ better: end, other });
    }
  const sums = best.ends.map((end) => judged(weighing, end));
  const crews = (sums[0] ?? []).map((_, crew) => inThousandths(mean(sums.map((one) => one[crew] ?? 0))));
  return {
    ways: shown.map((trial) => ({
      place: trial.place,
      chance: inThousandths(mean(trial.chances)),
      isBest: isAsGood(trial),
    })),
    isEven: worse === undefined && left.length > 1,
    reason: worse !== undefined && good.length === 1 ? speech.loudest() : null,
    crews,
  };
}

/** Goes a way in a made-up world, as far as it leads, and lets everybody race on to the end of the turn. */
function raceOn(
  company: Company,
  world: State<Race>,
  { seat, way }: { readonly seat: Seat; readonly way: Way },
): State<Race> {
  const { rules } = company;
  const g = open<Race>(rules, world);
  const until = g.public.turn + 1;
  let done = 0;
  for (let asked = pending(rules, g); asked !== 0 && g.public.turn < until; asked = pending(rules, g)) {
    // Plans are made at once: the crew's own is among them whoever is asked first.
    const next = done === 0 && (asked & (1 << seat)) !== 0 ? seat : lowest(asked);
    const wanted = next === seat ? way[done] : undefined;
    const goesOn = wanted !== undefined && legalActions(g, seat).includes(wanted);
    if (next === seat) done = goesOn ? done + 1 : way.length;
    play<Race>(g, next, goesOn ? wanted : answerAs(company, g, next));
    if (isOver(g)) break;
  }
  return g;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const inThousandths = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * THOUSAND);
