export { FindPage } from './find-page.tsx';
export { LeadersPage } from './leaders-page.tsx';
export { PeoplePage } from './people-page.tsx';
export { PlayerPage } from './player-page.tsx';
export { AfterRating, RatedPart } from './ratings.tsx';
