export { applyAnswer, closesWindow, hold, type StepEffect, type StepResult } from './apply-answer.ts';
export { type Certificate, checkRace } from './certificate.ts';
export {
  type ClockWait,
  type Downtime,
  downtimeLeft,
  dueAt,
  holidaysOf,
  isUnseen,
  late,
  leftOf,
  merge,
  reckon,
  relieve,
  shownTo,
  type Timing,
  takeHoliday,
  takeUp,
  turnTo,
  waitFor,
  wind,
} from './clock.ts';
export { foresee, isAsForeseen } from './foresee.ts';
export { asked, ownOf, whyNot } from './known.ts';
export {
  type LiveTable,
  type LogLine,
  lineOf,
  openLiveTable,
  rebuild,
  rebuilding,
  standingBefore,
} from './live-table.ts';
export {
  isDone,
  type MessageForSeat,
  messagesFor,
  type Past,
  pastIn,
  pastOf,
  replayOf,
  sightOf,
} from './messages.ts';
export { follow, type Mirror, mayAnswer, mirrorOf, takeableIn, viewOf, whyHere } from './mirror.ts';
export { goBack, type Undone, undoLast } from './take-back.ts';
