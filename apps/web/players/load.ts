import { withRatings } from '@race/words/parts/ratings.ts';
import { addTexts } from '../words/say.ts';

/** What is public of a player, and the words for it. */
export async function loadPlayer() {
  const [{ PlayerPage }] = await Promise.all([import('./player-page.tsx'), addTexts(withRatings)]);
  return PlayerPage;
}

/** Looking for a race. */
export async function loadFind() {
  const [{ FindPage }] = await Promise.all([import('./find/find-page.tsx'), addTexts(withRatings)]);
  return FindPage;
}

/** What is known of who sits in the waiting room, and whether the race counts. */
export async function loadRated() {
  const [{ RatedPart }] = await Promise.all([import('./rated-part.tsx'), addTexts(withRatings)]);
  return RatedPart;
}

/** What a race has made of one's rating. */
export async function loadAfter() {
  const [{ AfterRating }] = await Promise.all([import('./after-rating.tsx'), addTexts(withRatings)]);
  return AfterRating;
}
