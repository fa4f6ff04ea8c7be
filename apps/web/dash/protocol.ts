import type { DashBotName } from '@race/bots/dash/names.ts';
import type { Dash, DashOptions, DashRules } from '@race/dash';
import type { GameTable, LocalPlayer, TablePlan } from '@race/local';
import type {
  GameEntry,
  GameMessage,
  GameOutcome,
  GameRequest,
  GameResult,
  SeatView,
} from '../device/protocol.ts';

// What the page of the Dash and its worker say to each other: what any game says, of a dash.
export type DashPlayer = LocalPlayer<DashBotName>;
export type DashPlan = TablePlan<DashOptions, DashBotName>;
export type DashDeviceTable = GameTable<Dash, DashRules, DashOptions, DashBotName>;
export type DashRequest = GameRequest<DashOptions, Dash['answer'], DashBotName>;
export type DashResult = GameResult<DashOptions, DashBotName>;
export type DashOutcome = GameOutcome<DashResult>;
export type DashEntry = GameEntry<DashOptions, DashBotName>;
export type DashSeatView = SeatView<Dash, DashOptions, DashBotName>;
export type DashFacts = Pick<DashRules, 'options'>;
export type DashMessage = GameMessage<Dash, DashSeatView, DashFacts>;
