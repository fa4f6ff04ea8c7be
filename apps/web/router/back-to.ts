import { say } from '../words/say.ts';
import type { Route } from './router.ts';

/** Whoever came from a race reads that the way leads there. */
const RACES: readonly Route['at'][] = ['table', 'online'];

/** The way back from a page that can be opened from anywhere; the front page needs no words of its own. */
export const backTo = (route: Route): { readonly back?: { readonly to: Route; readonly words: string } } =>
  route.at === 'front'
    ? {}
    : { back: { to: route, words: say(RACES.includes(route.at) ? 'book.toRace' : 'book.back') } };
