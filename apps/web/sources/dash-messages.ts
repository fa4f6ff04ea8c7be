// Messages between the page of the Dash and the host of its table: those of any game, with the types of the Dash.
import { type DashBotName, isDashBotName } from '@race/bots/dash/names.ts';
import type { Dash, DashOptions, DashRules } from '@race/dash';
import { readDashOptions } from '@race/dash/options.ts';
import type { GameTable, LocalPlayer, TablePlan } from '@race/local';
import type { GameFormat } from '@race/local/format.ts';
import type { Device } from './client.ts';
import type {
  GameEntry,
  GameMessage,
  GameOutcome,
  GameRequest,
  GameResult,
  GameSeatView,
} from './messages.ts';

export type DashPlayer = LocalPlayer<DashBotName>;
export type DashPlan = TablePlan<DashOptions, DashBotName>;
export type DashDeviceTable = GameTable<Dash, DashRules, DashOptions, DashBotName>;
export type DashRequest = GameRequest<DashOptions, Dash['answer'], DashBotName>;
export type DashResult = GameResult<DashOptions, DashBotName>;
export type DashOutcome = GameOutcome<DashResult>;
export type DashEntry = GameEntry<DashOptions, DashBotName>;
export type DashSeatView = GameSeatView<Dash, DashOptions, DashBotName>;
export type DashFacts = Pick<DashRules, 'options'>;
export type DashMessage = GameMessage<Dash, DashSeatView, DashFacts>;
/** A table of the Dash, hosted by this device or by a server. */
export type DashDevice = Device<DashRequest, DashOutcome, DashMessage>;

/** Reads options and players of the Dash that come from outside. */
export const DASH_FORMAT: GameFormat<DashOptions, DashBotName> = {
  game: 'dash',
  readOptions: readDashOptions,
  seats: ({ players }) => players,
  isBot: isDashBotName,
};
