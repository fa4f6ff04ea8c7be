export { goBack, takeBack } from './back.ts';
export { type Certificate, checkRace } from './certificate.ts';
export {
  dueAt,
  late,
  leftOf,
  merge,
  type Rest,
  reckon,
  relieve,
  restAt,
  type Timing,
  takeUp,
  turnTo,
  type Waiting,
  waitFor,
  wind,
} from './clock.ts';
export { finish } from './finish.ts';
export { type Advance, type Advanced, closesWindow, give, hold } from './give.ts';
export { answersOf, asked, ownOf, whyNot } from './known.ts';
export { type Live, lineOf, openLive, rebuild, rebuilding } from './live.ts';
export { hasUndoneSince, type Logged, type Standing, standingOf } from './log.ts';
export { follow, type Mirror, mayAnswer, reflect, takeableIn, viewOf, whyHere } from './mirror.ts';
export { filmOf, isDone, type Past, pastIn, pastOf, sightOf, type Telling, tellingOf } from './telling.ts';
export { type Stride, walk } from './walk.ts';
