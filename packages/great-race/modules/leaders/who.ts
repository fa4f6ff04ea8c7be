import type { Seat } from '@race/kernel';
import type { CrewId } from '../../crew/crews.ts';
import { isManned } from '../../seams.ts';
import { slotIn, slotOf } from '../../slots.ts';
import type { Game, RacePublic } from '../../state.ts';

/** Who leads which crew goes by the crew's name; the American is a mercenary and brings none. LEADER-04. */
export const LEADERS = [
  'french',
  'italian',
  'english',
  'belgian',
  'american',
  'swiss',
  'suffragettes',
] as const satisfies readonly (CrewId | 'american')[];

export type LeaderId = (typeof LEADERS)[number];

/** Who leads each crew, and whose power is used up in this turn. */
export interface LeadersSlot {
  /** By seat; null until it has chosen. */
  leaders: (LeaderId | null)[];
  /** By seat. */
  used: boolean[];
}

export const MERCENARY = 'american';

/** The crew that comes with a leader; null for the mercenary. */
export const crewOfLeader = (leader: LeaderId): CrewId | null => (leader === MERCENARY ? null : leader);

const leadersIn = (known: RacePublic): LeadersSlot => slotIn(known, 'leaders');

export const leads = (known: RacePublic, seat: Seat, leader: LeaderId): boolean =>
  leadersIn(known).leaders[seat] === leader;

export const isChosen = (known: RacePublic, leader: LeaderId): boolean =>
  leadersIn(known).leaders.includes(leader);

export function appoint(g: Game, seat: Seat, leader: LeaderId): void {
  leadersIn(g.public).leaders[seat] = leader;
}

/** LEADER-03: a once-a-turn power that has not been used yet. */
export const isReady = (known: RacePublic, seat: Seat, leader: LeaderId): boolean =>
  leads(known, seat, leader) && leadersIn(known).used[seat] === false;

export const isUsed = (known: RacePublic, seat: Seat): boolean => leadersIn(known).used[seat] === true;

export function usePower(g: Game, seat: Seat): void {
  leadersIn(g.public).used[seat] = true;
}

/** LEADER-03: ready again at the start of every turn. */
export const makeReady = (g: Game): void => {
  leadersIn(g.public).used.fill(false);
};

export const slot = slotOf('leaders', {
  begin: ({ seats }) => ({
    leaders: Array.from({ length: seats }, () => null),
    used: Array.from({ length: seats }, () => false),
  }),
  fields: ({ listOf, oneOf, maybe, flag, seats }) => ({
    leaders: listOf(maybe(oneOf(LEADERS)), seats),
    used: listOf(flag, seats),
  }),
  clone: (slot) => ({ ...slot }),
  isSound({ public: known, rules }, { leaders }) {
    const chosen = leaders.filter((leader) => leader !== null);
    return (
      new Set(chosen).size === chosen.length &&
      leaders.every((leader, seat) => {
        const id = known.crews[seat]?.id ?? null;
        if (!isManned(rules, seat)) return leader === null;
        if (leader === null) return known.phase === 'setup' && id === null;
        return leader === MERCENARY ? known.phase === 'setup' || id !== null : id === leader;
      })
    );
  },
});
