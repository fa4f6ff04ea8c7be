// Who leads which crew, read from what everybody sees.
import type { RacePublic } from '@race/great-race';
import type { LeaderId } from '@race/great-race/modules/leaders/who.ts';
import type { Seat } from '@race/kernel';

export const leaderAt = (publicState: RacePublic | null, seat: Seat): LeaderId | null =>
  publicState?.modules?.leaders?.leaders[seat] ?? null;

export function seatOf(publicState: RacePublic | null, leader: LeaderId): Seat | null {
  const seat = publicState?.modules?.leaders?.leaders.indexOf(leader) ?? -1;
  return seat < 0 ? null : seat;
}

/** Whose power is used once a turn, and then ready again. LEADER-03. */
export const isTurnByTurn = (leader: LeaderId): boolean => ONCE.includes(leader);
const ONCE: readonly LeaderId[] = ['french', 'italian', 'english', 'american'];

/** LEADER-04: the mercenary brings no crew of his own. */
export const takesPart = (leader: LeaderId): boolean => leader !== 'american';

const RULES = {
  french: 'LEADER-DELATOUR',
  italian: 'LEADER-MARTINETTI',
  english: 'LEADER-WALLEDGRAVE',
  belgian: 'LEADER-VAN-HOTTEN',
  american: 'LEADER-CHAPMAN',
  swiss: 'LEADER-CHEVY',
  suffragettes: 'LEADER-DEFORET',
} as const satisfies Record<LeaderId, string>;

export const ruleOf = (leader: LeaderId): string => RULES[leader];
