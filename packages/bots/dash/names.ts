/** The bots that can play the Dash, the weakest first. */
export const DASH_BOT_NAMES = ['random', 'rookie', 'driver', 'ace'] as const;
export type DashBotName = (typeof DASH_BOT_NAMES)[number];

export const isDashBotName = (name: string): name is DashBotName =>
  DASH_BOT_NAMES.some((known) => known === name);

/** Whether a bot takes so long over an answer that people would notice: an ace plays games out. */
export const thinksLong = (name: DashBotName): boolean => name === 'ace';
