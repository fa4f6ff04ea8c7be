// The Dash as a host keeps it.
import { DASH_BOTS } from '@race/bots/dash/index.ts';
import type { DashBotName } from '@race/bots/dash/names.ts';
import { type Dash, type DashOptions, type DashRules, makeDash, STREAMS } from '@race/dash';
import type { Seat } from '@race/kernel';
import { askedPeople, type GameParts } from '@race/local';
import type { HostedGame } from '../device/game-adapter.ts';
import { peopleAt, seatViewOf } from '../device/seat-view.ts';
import { DASH_FILE_ADAPTER } from './file-adapter.ts';
import type { DashDeviceTable, DashFacts, DashPlan, DashSeatView } from './protocol.ts';

export const HOSTED_DASH: HostedGame<Dash, DashRules, DashOptions, DashBotName, DashSeatView, DashFacts> = {
  ...DASH_FILE_ADAPTER,
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
 * Whose side of the table the screen shows. The only secret of a dash is a card chosen and not yet revealed: only
 * then the device is handed over behind a curtain (null), and who has lifted it is shown. All else lies open, so
 * whoever is asked simply answers.
 */
function shownSeat(table: DashDeviceTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (!isSecret(table)) return asked[0] ?? lifted ?? people[0] ?? null;
  return lifted !== null && asked.includes(lifted) ? lifted : null;
}
