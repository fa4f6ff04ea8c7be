import type { DashBotName } from '@race/bots/dash/names.ts';
import type { Dash, DashOptions, DashRules } from '@race/dash';
import type { GameTable, LocalPlayer, TablePlan } from '@race/local';
import type {
  GameBrought,
  GameKept,
  GameOutcome,
  GameSaid,
  GameSight,
  GameWish,
} from '../device/protocol.ts';

// What the page of the Dash and its worker say to each other: what any game says, of a dash.
export type DashPlayer = LocalPlayer<DashBotName>;
export type DashPlan = TablePlan<DashOptions, DashBotName>;
export type DashTable = GameTable<Dash, DashRules, DashOptions, DashBotName>;
export type DashWish = GameWish<DashOptions, Dash['answer'], DashBotName>;
export type DashBrought = GameBrought<DashOptions, DashBotName>;
export type DashOutcome = GameOutcome<DashBrought>;
export type KeptDash = GameKept<DashOptions, DashBotName>;
export type DashSight = GameSight<Dash, DashOptions, DashBotName>;
export type DashFacts = Pick<DashRules, 'options'>;
export type DashSays = GameSaid<Dash, DashSight, DashFacts>;
