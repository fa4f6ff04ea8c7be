import type { Race, RaceRules } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { heard, isOver, legalActions, open, type Seat, view } from '@race/kernel';
import { askedPeople, type DeviceTable, isFinished, meansOf, takeable, waysOf } from '@race/table';
import type { Beat, Sight, Told } from './protocol.ts';

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
  const answers = seat === null ? [] : legalActions(open(rules, state), seat);
  const means = seat === null ? null : meansOf(rules, state, seat);
  const from = state.public.crews[seat ?? -1]?.at ?? -1;
  const back = seat === null ? [] : takeable(table, seat);
  return {
    table: id,
    options: plan.options,
    players: plan.players,
    line: history.entries.length,
    view: shown,
    answers,
    means,
    ways: means === null ? [] : waysOf({ rules, known: shown.public, from, means }),
    canUndo: back.length > 0,
    takeable: back.map((at) => at + 1),
    curtain: seat === null && next !== undefined && !isOver(state) ? next : null,
    horizon: history.standing.findLastIndex((past) => past.horizon) + 1,
    over: isFinished(table),
    intent: isSolo(rules) ? rules.intent(state.public) : null,
    campaign: plan.solo?.campaign.id ?? null,
  };
}

const isSolo = (rules: RaceRules): rules is SoloRules => 'solo' in rules;

/** The last answer that stands, as a seat heard it; a spectator hears what everybody hears. */
export function beatOf(table: DeviceTable, seat: Seat | null): Beat {
  const { standing, state } = table.history;
  const last = standing.at(-1);
  return {
    line: standing.length,
    seat: last?.seat ?? null,
    events: heard<Race>(last?.events ?? [], seat),
    isOwn: seat !== null && last?.seat === seat,
    after: table.rules.copyPublic(state.public),
  };
}

/** Everything told so far, from the opening on. */
export function pastOf({ history }: DeviceTable, seat: Seat | null): Told[] {
  const opening: Told = { line: 0, seat: null, events: heard<Race>(history.opening, seat) };
  const answered = history.standing.map(
    ({ seat: by, events }, at): Told => ({ line: at + 1, seat: by, events: heard<Race>(events, seat) }),
  );
  return [opening, ...answered];
}
