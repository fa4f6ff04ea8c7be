import type { Dash } from '@race/dash';
import { heard, isOver, legalActions, open, type Seat, view } from '@race/kernel';
import { askedPeople, takeable } from '@race/table';
import type { DashSight, DashTable } from './protocol.ts';

/** The people who play at this device, lowest seat first. */
const peopleAt = (table: DashTable): Seat[] =>
  table.plan.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

const isSecret = ({ history }: DashTable): boolean => history.state.public.stack.at(-1)?.kind === 'play';

/**
 * Whose side of the table the screen shows. The only secret of a dash is a card chosen and not yet revealed: only
 * then the device is handed over behind a curtain (null), and who has lifted it is shown. All else lies open, so
 * whoever is asked simply answers.
 */
export function shownSeat(table: DashTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (!isSecret(table)) return asked[0] ?? lifted ?? people[0] ?? null;
  return lifted !== null && asked.includes(lifted) ? lifted : null;
}

export function sightOf(id: string, table: DashTable, lifted: Seat | null): DashSight {
  const { rules, history, plan } = table;
  const seat = shownSeat(table, lifted);
  const told = [history.opening, ...history.standing.map(({ events }) => events)];
  const news = told.at(-1) ?? [];
  return {
    table: id,
    options: plan.options,
    players: plan.players,
    line: history.entries.length,
    view: view<Dash>(rules, history.state, seat),
    answers: seat === null ? [] : legalActions(open<Dash>(rules, history.state), seat),
    canUndo: seat !== null && takeable(table, seat).length > 0,
    curtain: seat === null ? (askedPeople(table)[0] ?? null) : null,
    over: isOver(history.state),
    told: heard<Dash>(told.flat(), seat),
    news: heard<Dash>(news, seat).length,
  };
}
