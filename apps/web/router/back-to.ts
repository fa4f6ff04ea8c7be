import { say } from '../words/say.ts';
import type { Place } from './router.ts';

/** Whoever came from a race reads that the way leads there. */
const RACES: readonly Place['at'][] = ['table', 'online'];

/** The way back from a page that can be opened from anywhere; the front page needs no words of its own. */
export const backTo = (place: Place): { readonly back?: { readonly to: Place; readonly words: string } } =>
  place.at === 'front'
    ? {}
    : { back: { to: place, words: say(RACES.includes(place.at) ? 'book.toRace' : 'book.back') } };
