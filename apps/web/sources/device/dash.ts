// The Dash as a game that the device hosts.
import { DASH_BOTS } from '@race/bots/dash/index.ts';
import type { DashBotName } from '@race/bots/dash/names.ts';
import { type Dash, type DashOptions, type DashRules, makeDash, STREAMS } from '@race/dash';
import type { Seat } from '@race/kernel';
import { askedPeople, type GameParts } from '@race/local';
import {
  DASH_FORMAT,
  type DashDeviceTable,
  type DashFacts,
  type DashPlan,
  type DashSeatView,
} from '../dash-messages.ts';
import type { HostedGame } from './host.ts';
import { peopleAt, seatViewOf } from './seat-view.ts';

export const HOSTED_DASH: HostedGame<Dash, DashRules, DashOptions, DashBotName, DashSeatView, DashFacts> = {
  ...DASH_FORMAT,
  shownSeat,
  seatViewOf: (id, table, lifted) => seatViewOf(id, table, shownSeat(table, lifted)),
  factsOf: ({ rules: { options } }) => ({ options }),
  turnOf: ({ round }) => round,
  fileName: () => 'the-dash',
};

export const dashParts = async ({ options }: DashPlan): Promise<GameParts<Dash, DashRules, DashBotName>> => ({
  rules: makeDash(options),
  streams: STREAMS,
  bots: DASH_BOTS,
});

const isSecret = ({ history }: DashDeviceTable): boolean =>
  history.state.public.stack.at(-1)?.kind === 'play';

/**
 * The seat that the screen shows. The only secret of a dash is a card that is chosen and not yet revealed: only then
 * is the device handed over behind a curtain (null), until a person lifts it. Otherwise everything is open, and the
 * person who is asked simply answers.
 */
function shownSeat(table: DashDeviceTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (!isSecret(table)) return asked[0] ?? lifted ?? people[0] ?? null;
  return lifted !== null && asked.includes(lifted) ? lifted : null;
}
