/** The bots that can race, weakest first. */
export const BOT_NAMES = [
  'random',
  'beginner',
  'amateur',
  'racer',
  'veteran',
  'planner',
  'expert',
  'champion',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((known) => known === name);

/** Those offered to people, from one who makes every beginner's mistake to the strongest. */
export const LEVELS: readonly BotName[] = ['beginner', 'amateur', 'racer', 'veteran', 'expert', 'champion'];

/** The next stronger one that is offered; null for the strongest. */
export function strongerThan(name: BotName): BotName | null {
  const rank = BOT_NAMES.indexOf(name);
  return LEVELS.find((level) => BOT_NAMES.indexOf(level) > rank) ?? null;
}

/** Those that search: an answer may take them a second. */
const PATIENT: readonly string[] = ['planner', 'expert', 'champion'] satisfies readonly BotName[];
export const isPatient = (name: string): boolean => PATIENT.includes(name);
