export { FindPage } from './find-page.tsx';
export { PlayerPage } from './player-page.tsx';
export { AfterRating, RatedPart } from './ratings.tsx';
