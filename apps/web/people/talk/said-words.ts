import type { Said, SeatNews } from '@race/protocol';
import { say } from '../../words/say.ts';

export const saidName = (seats: readonly SeatNews[], seat: number): string => {
  const sits = seats[seat];
  return sits?.kind === 'person' ? sits.name : '—';
};

/** Kept apart from what stands around it, in whatever direction it is read. */
const apart = (words: string): string => `\u2068${words}\u2069`;

/** A phrase in the reader's language, or the words as they were written. */
export const saidText = (said: Said): string =>
  'words' in said ? apart(said.words) : say(`talk.phrase.${said.phrase}`);

/** Who says what. */
export const saidWords = (seats: readonly SeatNews[], said: Said): string =>
  say('talk.said', { name: saidName(seats, said.seat), words: saidText(said) });
