import { DASH_BOT_NAMES, type DashBotName } from '@race/bots/dash/names.ts';
import type { DashOptions } from '@race/dash';
import type { DashPlayer } from '../../sources/dash-messages.ts';

/** The player of a seat: a person, or a bot of some strength. */
export type Sitter = 'person' | DashBotName;

/** The choices before a dash. */
export interface DashChoices {
  readonly sitters: readonly Sitter[];
  /** By seat; empty for the default name. */
  readonly names: readonly string[];
  readonly characters: DashOptions['characters'];
}

/** The bots to choose from; the random one is for the laboratory. */
export const SITTERS: readonly Sitter[] = ['person', ...DASH_BOT_NAMES.filter((name) => name !== 'random')];

export const DEFAULT_CHOICES: DashChoices = {
  sitters: ['person', 'driver', 'driver', 'driver'],
  names: ['', '', '', ''],
  characters: 'drawn',
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

export const replaced = <X>(list: readonly X[], at: number, by: X): X[] =>
  list.map((one, place) => (place === at ? by : one));

export const optionsOf = ({ sitters, characters }: DashChoices): DashOptions => ({
  players: sitters.length,
  characters,
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
