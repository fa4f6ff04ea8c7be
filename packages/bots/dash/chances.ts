import { BOOSTS, type CardIndex, cardAt, countingAs, type DashPublic, type DashRules } from '@race/dash';
import type { Seat } from '@race/kernel';
import { gains } from './worth.ts';

/** What a booster is worth to the last player, in stages. */
const BOOSTER = 0.8;
/** What it is worth to lay a card of one's own colour where it may be taken back, for each of its stages. */
const OWN = 0.1;
/** How often somebody ahead takes just what one wanted most of what is left. */
const CONTENTION = 0.6;

/** What a seat may lay in this round, and what it wants. */
interface Prospect {
  readonly cards: readonly CardIndex[];
  /** Where each card would come in the order: the lower the earlier. */
  readonly places: readonly number[];
  /** What is promised by each card beside what it lets one take. */
  readonly extras: readonly number[];
  /** What the cards lying there bring, the most first. */
  readonly wanted: readonly number[];
}

/** How likely each seat lays each of its cards. */
export type Mixtures = readonly (readonly number[])[];

export const prospects = (rules: DashRules, known: DashPublic): Prospect[] =>
  known.hands.map((hand, seat) => {
    const played = known.played[seat] ?? null;
    const cards = played === null ? hand : [played];
    return {
      cards,
      places: cards.map((card) => placeOf(rules, known, { seat, card })),
      extras: cards.map((card) => ownCard(rules, known, { seat, card })),
      wanted: gains(rules, known, seat).sort((a, b) => b - a),
    };
  });

interface Laid {
  readonly seat: Seat;
  readonly card: CardIndex;
}

const APART = 1000;

function placeOf(rules: DashRules, known: DashPublic, { seat, card }: Laid): number {
  const { vehicle, speed } = countingAs(known, seat, cardAt(rules, card));
  const row = known.hierarchy.indexOf(vehicle);
  const speedFirst = known.boost !== null && BOOSTS[known.boost.booster].speedFirst;
  return speedFirst ? row - speed * APART : row * APART - speed;
}

function ownCard(rules: DashRules, known: DashPublic, { seat, card }: Laid): number {
  const printed = cardAt(rules, card);
  return printed.character === known.characters[seat] ? OWN * printed.stages : 0;
}

export const evenly = (all: readonly Prospect[]): Mixtures =>
  all.map(({ cards }) => cards.map(() => 1 / cards.length));

/** What each card of a seat promises against what the others are likely to lay: a card to take, or the booster. */
export function promises(all: readonly Prospect[], mixtures: Mixtures, seat: Seat): number[] {
  const own = all[seat];
  if (own === undefined) return [];
  return own.places.map((place, at) => {
    let ahead = 0;
    let last = 1;
    for (const [other, { places }] of all.entries()) {
      if (other === seat) continue;
      let faster = 0;
      for (let i = 0; i < places.length; i++)
        if ((places[i] ?? 0) < place) faster += mixtures[other]?.[i] ?? 0;
      ahead += faster;
      last *= faster;
    }
    return expected(own.wanted, ahead) + last * BOOSTER + (own.extras[at] ?? 0);
  });
}

/** What is left after so many others have chosen, who partly want other things. */
function expected(wanted: readonly number[], ahead: number): number {
  const place = ahead * CONTENTION;
  const at = Math.min(Math.floor(place), wanted.length - 1);
  const better = wanted[at] ?? 0;
  const worse = wanted[Math.min(at + 1, wanted.length - 1)] ?? 0;
  return better + (worse - better) * Math.min(place - at, 1);
}

/** Cards as likely as they are promising: the cooler, the more certainly the best. */
export function likely(values: readonly number[], heat: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
