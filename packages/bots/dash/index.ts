import type { Dash, DashRules } from '@race/dash';
import type { Bot } from '../base/bots.ts';
import { random } from '../base/random.ts';
import { ace, makeAce } from './ace.ts';
import type { DashBotName } from './names.ts';
import { rookie } from './rookie.ts';

/** Plays through a few games only, as one does who has driven a while. */
const driver = makeAce('driver', { secret: 5, open: 1 });

/** The bots that can play the Dash, by name. */
export const DASH_BOTS: Readonly<Record<DashBotName, Bot<Dash, DashRules>>> = { random, rookie, driver, ace };
