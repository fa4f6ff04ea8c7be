/** The bots that can race, weakest first. */
export const BOT_NAMES = [
  'random',
  'beginner',
  'amateur',
  'racer',
  'veteran',
  'planner',
  'champion',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((known) => known === name);

/** Those offered to people, from one who makes every beginner's mistake to the strongest. */
export const LEVELS: readonly BotName[] = ['beginner', 'amateur', 'racer', 'veteran', 'champion'];

/** Those that search: an answer may take them a second. */
const PATIENT: readonly string[] = ['planner', 'champion'] satisfies readonly BotName[];
export const isPatient = (name: string): boolean => PATIENT.includes(name);
