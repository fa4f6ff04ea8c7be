import type { Dash, DashRules } from '@race/dash';
import type { Bot } from '../bots.ts';
import { random } from '../random.ts';
import { ace } from './ace.ts';
import { driver } from './driver.ts';
import { rookie } from './rookie.ts';

/** The bots that can play the Dash, the weakest first. */
export const DASH_BOTS = { random, rookie, driver, ace } satisfies {
  readonly [name: string]: Bot<Dash, DashRules>;
};
export type DashBotName = keyof typeof DASH_BOTS;

export const isDashBotName = (name: string): name is DashBotName => Object.hasOwn(DASH_BOTS, name);
