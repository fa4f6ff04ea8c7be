import type { Race } from '@race/great-race';
import { heard, isOver, legalActions, open, type Seat, view } from '@race/kernel';
import { askedPeople, canUndo, type DeviceTable, isFinished, waysOf } from '@race/table';
import type { Beat, Sight } from './protocol.ts';

/** The people who play at this device, lowest seat first. */
const peopleAt = (table: DeviceTable): Seat[] =>
  table.plan.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/**
 * Whose knowledge the screen may show: the only person's at any time, else that of who lifted the curtain,
 * as long as no other person is the one to answer. Nobody's (null) while the device is being handed over.
 */
export function shownSeat(table: DeviceTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (lifted === null || (asked.length > 0 && !asked.includes(lifted))) return null;
  return lifted;
}

export function sightOf(id: string, table: DeviceTable, lifted: Seat | null): Sight {
  const { rules, history, plan } = table;
  const { state } = history;
  const seat = shownSeat(table, lifted);
  const shown = view(rules, state, seat);
  const [next] = askedPeople(table);
  const drive = state.public.stack.at(-1);
  const range = drive?.kind === 'drive' && 'left' in drive ? Number(drive.left) : 0;
  const answers = seat === null ? [] : legalActions(open(rules, state), seat);
  return {
    table: id,
    options: plan.options,
    players: plan.players,
    line: history.entries.length,
    view: shown,
    answers,
    ways: answers.length > 0 && range > 0 ? [...waysOf(rules, shown, range).values()] : [],
    canUndo: seat !== null && canUndo(table, seat),
    curtain: seat === null && next !== undefined && !isOver(state) ? next : null,
    horizon: history.standing.findLastIndex((past) => past.horizon) + 1,
    over: isFinished(table),
  };
}

/** The last answer that stands, as a seat heard it; a spectator hears what everybody hears. */
export function beatOf(table: DeviceTable, seat: Seat | null): Beat {
  const { standing, state } = table.history;
  const last = standing.at(-1);
  const events = heard<Race>(last?.events ?? [], seat);
  return {
    line: standing.length,
    isOwn: seat !== null && last?.seat === seat,
    events,
    after: table.rules.copyPublic(state.public),
  };
}

export function pastOf(table: DeviceTable, seat: Seat | null): Pick<Beat, 'line' | 'events'>[] {
  return table.history.standing.map(({ events }, at) => ({
    line: at + 1,
    events: heard<Race>(events, seat),
  }));
}
