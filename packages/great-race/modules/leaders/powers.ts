import type { Refusal, Seat } from '@race/kernel';
import { hinderedLaying, layTiles } from '../../assistants/pathfinder.ts';
import { hinderedRepair, startRepair } from '../../assistants/repairman.ts';
import { earn } from '../../crew/money.ts';
import { no } from '../../refusals.ts';
import type { SequenceOffer } from '../../seams.ts';
import { crewIn, type Game, type RacePublic, tell } from '../../state.ts';
import { isUsed, type LeaderId, leads, usePower } from './who.ts';

export const POWER = { do: 'power' } as const;

const TILES_OF_DELATOUR = 3;
const CARDS_OF_VAN_HOTTEN = 2;
const FRANCS_OF_CHEVY = 20;

/** A power of step 2: it needs an active assistant, like a card, and does not end the sequence. LEADER-05. */
interface Power {
  readonly leader: LeaderId;
  hindered(g: Game, seat: Seat): Refusal | null;
  start(g: Game, seat: Seat): void;
}

const POWERS: readonly Power[] = [
  // LEADER-DELATOUR
  {
    leader: 'french',
    hindered: hinderedLaying,
    start: (g, seat) => layTiles(g, seat, TILES_OF_DELATOUR),
  },
  // LEADER-MARTINETTI
  { leader: 'italian', hindered: hinderedRepair, start: (g, seat) => startRepair(g, seat, true) },
];

const powerOf = (known: RacePublic, seat: Seat): Power | undefined =>
  POWERS.find(({ leader }) => leads(known, seat, leader));

export const offer: SequenceOffer = {
  verbs: ['power'],
  offer(g, { seat }, out) {
    const power = powerOf(g.public, seat);
    if (power === undefined || isUsed(g.public, seat)) return;
    if (power.hindered(g, seat) === null) out.push(POWER);
  },
  take(g, f) {
    f.step = 'cards';
    usePower(g, f.seat);
    tell(g, { key: 'powerUsed', seat: f.seat });
    powerOf(g.public, f.seat)?.start(g, f.seat);
  },
  why(g, { seat }) {
    const power = powerOf(g.public, seat);
    if (power === undefined) return no('power.none', 'LEADER-05');
    return power.hindered(g, seat) ?? no('power.used', 'LEADER-03');
  },
};

/** LEADER-VAN-HOTTEN, LEADER-11: in coloured cities. */
export const cardsInCity = (g: Game, seat: Seat, cards: number): number =>
  leads(g.public, seat, 'belgian') ? Math.max(CARDS_OF_VAN_HOTTEN, cards) : cards;

/** LEADER-CHEVY, LEADER-05: as each convoy phase begins, unless he has arrived. */
export function payChevy(g: Game): void {
  for (const seat of g.public.order) {
    if (!leads(g.public, seat, 'swiss') || crewIn(g.public, seat).arrived > 0) continue;
    earn(g, seat, FRANCS_OF_CHEVY);
    tell(g, { key: 'moneyReceived', seat, francs: FRANCS_OF_CHEVY });
  }
}
