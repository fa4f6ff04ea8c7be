import type { Said, SeatNews } from '@race/protocol';
import { say } from '../../words/say.ts';
import { apart } from './apart.ts';

export const saidName = (seats: readonly SeatNews[], seat: number): string => {
  const sits = seats[seat];
  return sits?.kind === 'person' ? apart(sits.name) : '—';
};

/** A phrase in the reader's language, or the words as they were written. */
export const saidText = (said: Said): string =>
  'words' in said ? apart(said.words) : say(`talk.phrase.${said.phrase}`);

/** Who says what. */
export const saidWords = (seats: readonly SeatNews[], said: Said): string =>
  say('talk.said', { name: saidName(seats, said.seat), words: saidText(said) });
