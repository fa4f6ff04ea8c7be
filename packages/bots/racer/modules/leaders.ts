import { lineOf, type RacePublic, type RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Need } from '../module-knowledge.ts';

const leaderOf = (known: RacePublic, seat: Seat) => known.modules?.leaders?.leaders[seat] ?? null;

/** Delatour lays three tiles a turn; Chapman looks twice at one. */
const TILES_OF_DELATOUR = 3;
const TILES_OF_CHAPMAN = 1;

/** Blank spaces that the leader sees to each turn, so that no pathfinder has to. */
export function scoutedByLeader(known: RacePublic, seat: Seat): number {
  const leader = leaderOf(known, seat);
  if (leader === 'french') return TILES_OF_DELATOUR;
  return leader === 'american' ? TILES_OF_CHAPMAN : 0;
}

/** Martinetti repairs without a mechanic. */
export const mendsAlone = (known: RacePublic, seat: Seat): boolean => leaderOf(known, seat) === 'italian';

const CARDS_OF_VAN_HOTTEN = 2;

/** Van Hotten is given two cards in any city. */
export const cardsInCity = (known: RacePublic, seat: Seat, cards: number): number =>
  cards > 0 && leaderOf(known, seat) === 'belgian' ? Math.max(CARDS_OF_VAN_HOTTEN, cards) : cards;

const FRANCS_OF_WALLEDGRAVE = 50;

/** What Walledgrave will pay less for a sea line when he comes to it; by then his power is ready again. */
export const seaRebate = (
  { board }: RaceRules,
  known: RacePublic,
  { seat, line }: { seat: Seat; line: number },
): number =>
  lineOf(board, line).kind === 'sea' && leaderOf(known, seat) === 'english' ? FRANCS_OF_WALLEDGRAVE : 0;

/** Whether the leader's power of step 2 is used now. */
export const usesPower = (known: RacePublic, seat: Seat, { blanks, repair, worthwhile }: Need): boolean =>
  mendsAlone(known, seat) ? repair >= worthwhile : blanks > 2;
