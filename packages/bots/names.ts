/** The bots that can race. */
const BOT_NAMES = ['random', 'racer'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((known) => known === name);
