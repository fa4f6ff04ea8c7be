export { applyAnswer, closesWindow, hold, type StepEffect, type StepResult } from './apply-answer.ts';
export { type Certificate, checkRace } from './certificate.ts';
export {
  type ClockWait,
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
  waitFor,
  wind,
} from './clock.ts';
export { finish } from './finish.ts';
export { answersOf, asked, ownOf, whyNot } from './known.ts';
export { type LiveTable, lineOf, openLiveTable, rebuild, rebuilding } from './live-table.ts';
export { hasUndoneSince, type LogLine, type StandingAnswer, standingAnswers } from './log.ts';
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
export { type ReplayedStep, replaySteps } from './replay-steps.ts';
export { goBack, takeBack } from './take-back.ts';
