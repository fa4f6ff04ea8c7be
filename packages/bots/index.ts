import type { Race, RaceRules } from '@race/great-race';
import type { Bot } from './bots.ts';
import { racer } from './racer/racer.ts';
import { random } from './random.ts';

export type { Ask, Bot } from './bots.ts';
export { type PlayedOut, type Player, playOut, seatBots, seatChoice } from './play-out.ts';
export { MOODS, type Moods, type Prices } from './racer/prices.ts';
export { makeRacer } from './racer/racer.ts';

/** The bots that can race, by name. */
export const BOTS = { random, racer } satisfies { readonly [name: string]: Bot<Race, RaceRules> };
export type BotName = keyof typeof BOTS;

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
