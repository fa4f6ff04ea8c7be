import type { Dash, DashRules } from '@race/dash';
import type { Bot } from '../base/bots.ts';
import { random } from '../base/random.ts';
import { ace } from './ace.ts';
import { driver } from './driver.ts';
import type { DashBotName } from './names.ts';
import { rookie } from './rookie.ts';

/** The bots that can play the Dash, by name. */
export const DASH_BOTS: Readonly<Record<DashBotName, Bot<Dash, DashRules>>> = { random, rookie, driver, ace };
