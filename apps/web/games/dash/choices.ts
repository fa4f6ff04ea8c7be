import { DASH_BOT_NAMES, type DashBotName } from '@race/bots/dash/names.ts';
import type { CharacterId, DashOptions } from '@race/dash';
import type { DashPlayer } from '../../sources/dash-messages.ts';

/** The player of a seat: a person, or a bot of some strength. */
export type Sitter = 'person' | DashBotName;

/** The choices before a dash. */
export interface DashChoices {
  readonly sitters: readonly Sitter[];
  /** By seat; empty for the default name. */
  readonly names: readonly string[];
}

/** The bots to choose from; the random one is for the laboratory. */
export const BOTS: readonly DashBotName[] = DASH_BOT_NAMES.filter((name) => name !== 'random');

export const SITTERS: readonly Sitter[] = ['person', ...BOTS];

export const DEFAULT_CHOICES: DashChoices = {
  sitters: ['person', 'driver', 'driver', 'driver'],
  names: ['', '', '', ''],
};

/** New seats get bots like the last one; seats are removed from the end. */
export function withPlayers(choices: DashChoices, players: number): DashChoices {
  const like = choices.sitters.findLast((sitter) => sitter !== 'person') ?? 'driver';
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...choices,
    sitters: seats.map((seat) => choices.sitters[seat] ?? like),
    names: seats.map((seat) => choices.names[seat] ?? ''),
  };
}

/** All bots with the same strength. */
export const withBots = (choices: DashChoices, bot: DashBotName): DashChoices => ({
  ...choices,
  sitters: choices.sitters.map((sitter) => (sitter === 'person' ? sitter : bot)),
});

/** The strength that all bots share; nothing where no bot plays. */
export function botOfAll({ sitters }: DashChoices): DashBotName | 'mixed' | undefined {
  const [first, ...others] = sitters.filter((sitter) => sitter !== 'person');
  return others.every((bot) => bot === first) ? first : 'mixed';
}

/** Characters are drawn by lot unless the first player has chosen one. DASH-SETUP-04. */
export const optionsOf = ({ sitters }: DashChoices, character: CharacterId | null): DashOptions => ({
  players: sitters.length,
  characters: character === null ? 'drawn' : 'chosen',
  data: 1,
});

export const playersOf = (
  { sitters, names }: DashChoices,
  defaultName: (seat: number) => string,
): DashPlayer[] =>
  sitters.map((sitter, seat) => {
    if (sitter !== 'person') return { kind: 'bot', bot: sitter };
    const name = (names[seat] ?? '').trim();
    return { kind: 'person', name: name === '' ? defaultName(seat) : name };
  });
