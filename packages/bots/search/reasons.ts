import type { Crew, Race } from '@race/great-race';
import type { Seat, State } from '@race/kernel';
import { chanceToWin } from './judge.ts';
import type { Company } from './rehearse.ts';

/** What may speak for an answer: a figure that is better at the end of the turn than after the other one. */
const REASONS = ['arrived', 'levels', 'city', 'vehicle', 'petrol', 'money', 'cards', 'rival'] as const;
type Reason = (typeof REASONS)[number];

/** One fact that holds, in whole units; of a rival, whose it is. */
export interface AdviceReason {
  readonly is: Reason;
  readonly count: number;
  readonly seat: Seat | null;
}

/** Two ends of the same world: the one the answer led to, and the one it is compared with. */
export interface Ends {
  readonly better: State<Race>;
  readonly other: State<Race>;
}

/** So much of a figure is worth a word, in its own unit. */
const UNITS: Readonly<Record<Reason, number>> = {
  arrived: 1,
  levels: 1,
  city: 1,
  vehicle: 1,
  petrol: 1,
  money: 10,
  cards: 1,
  rival: 1,
};
/** What is so or is not, must be so in most worlds, and after the other answer in few. */
const YES_OR_NO: ReadonlySet<Reason> = new Set(['arrived', 'city']);
const MOSTLY = 0.75;
const SELDOM = 0.35;
const NORMAL = 1.96;

/** The figures of one thing that may be said, over the worlds. */
interface Heard {
  readonly is: Reason;
  readonly seat: Seat | null;
  worlds: number;
  better: number;
  other: number;
  squares: number;
  /** How much it changes the chance to win. */
  weight: number;
}

export class Speech {
  private readonly company: Company;
  private readonly seat: Seat;
  private readonly all = new Map<string, Heard>();

  constructor(company: Company, seat: Seat) {
    this.company = company;
    this.seat = seat;
  }

  /** Compares the two ends of a world, thing by thing. */
  hear({ better, other }: Ends): void {
    const { rules, nature } = this.company;
    const [now, then] = [crewAt(better, this.seat), crewAt(other, this.seat)];
    if (now === undefined || then === undefined) return;
    const { isCity } = rules.board;
    const before = chanceToWin(rules, other, this.seat, nature);
    const chance = (seat: Seat, change: Partial<Crew>) =>
      chanceToWin(rules, changed(other, seat, change), this.seat, nature) - before;
    const own = (change: Partial<Crew>) => chance(this.seat, change);
    const { at, level, since, petrol, engine, chassis, francs, cards, arrived } = now;
    const inCity = (crew: Crew) => (crew.arrived === 0 && isCity[crew.at] === true ? 1 : 0);
    this.add('arrived', [+(arrived > 0), +(then.arrived > 0)], () => own({ at, level, since, arrived }));
    this.add('levels', [level, then.level], () => own({ at, level, since }));
    this.add('city', [inCity(now), inCity(then)], () => own({ at }));
    this.add('vehicle', [engine + chassis, then.engine + then.chassis], () => own({ engine, chassis }));
    this.add('petrol', [petrol, then.petrol], () => own({ petrol }));
    this.add('money', [francs, then.francs], () => own({ francs }));
    this.add('cards', [cards, then.cards], () => own({ cards }));
    for (const [seat, rival] of better.public.crews.entries()) {
      const was = crewAt(other, seat);
      if (seat === this.seat || was === undefined) continue;
      const { at: there, level: high, since: long } = rival;
      this.add(
        'rival',
        [-high, -was.level],
        () => chance(seat, { at: there, level: high, since: long }),
        seat,
      );
    }
  }

  private add(is: Reason, [now, then]: readonly [number, number], weigh: () => number, seat?: Seat): void {
    const key = `${is} ${seat}`;
    const heard = this.all.get(key) ?? { is, seat: seat ?? null, ...NOTHING };
    this.all.set(key, heard);
    heard.worlds += 1;
    heard.better += now;
    heard.other += then;
    heard.squares += (now - then) ** 2;
    if (now !== then) heard.weight += weigh();
  }

  /** Of the things that hold, the one that counts for most; null where nothing does. */
  loudest(): AdviceReason | null {
    let most: Heard | null = null;
    for (const heard of this.all.values())
      if (heard.weight > (most?.weight ?? 0) && holds(heard)) most = heard;
    return most === null ? null : { is: most.is, count: countOf(most), seat: most.seat };
  }
}

const NOTHING = { worlds: 0, better: 0, other: 0, squares: 0, weight: 0 };

const crewAt = (state: State<Race>, seat: Seat): Crew | undefined => state.public.crews[seat];

function changed(state: State<Race>, seat: Seat, change: Partial<Crew>): State<Race> {
  const crews = state.public.crews.map((crew, one) => (one === seat ? { ...crew, ...change } : crew));
  return { ...state, public: { ...state.public, crews } };
}

/** The mean difference in whole units. */
function countOf({ is, better, other, worlds }: Heard): number {
  return Math.round((better - other) / worlds / UNITS[is]) * UNITS[is];
}

/** Whether it may be said: more than chance, and at least one unit. */
function holds(heard: Heard): boolean {
  const { is, better, other, worlds, squares } = heard;
  if (YES_OR_NO.has(is)) return better / worlds >= MOSTLY && other / worlds <= SELDOM;
  const mean = (better - other) / worlds;
  const spread = Math.max(0, squares / worlds - mean * mean);
  return countOf(heard) > 0 && mean > NORMAL * Math.sqrt(spread / Math.max(1, worlds - 1));
}
