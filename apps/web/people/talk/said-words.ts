import type { Said, SeatNews } from '@race/protocol';
import { say } from '../../words/say.ts';

/** Who says what, in the reader's language. */
export function saidWords(seats: readonly SeatNews[], { seat, phrase }: Said): string {
  const sits = seats[seat];
  return say('talk.said', {
    name: sits?.kind === 'person' ? sits.name : '—',
    words: say(`talk.phrase.${phrase}`),
  });
}
