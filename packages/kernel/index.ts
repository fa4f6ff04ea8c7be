export {
  chooseFrom,
  copyStreams,
  drawFrom,
  drawKind,
  fast,
  readStreams,
  roll,
  type Stream,
  type Streams,
  scripted,
  sealed,
  streams,
} from './chance.ts';
export type {
  Frame,
  FrameKind,
  PublicState,
  Question,
  ReadableRules,
  Refusal,
  Rules,
  Seat,
  SeatState,
  Seats,
  State,
  Table,
  TableState,
  Told,
  Types,
  View,
} from './contract.ts';
export { canonical, commit, fingerprint } from './fingerprint.ts';
export { heard } from './heard.ts';
export {
  type Before,
  begin,
  beginAt,
  type Entry,
  type Fork,
  type History,
  type Origin,
  type Seed,
  undoable,
  write,
} from './history.ts';
export {
  close,
  copy,
  copyStack,
  fallback,
  isOver,
  legalActions,
  open,
  pending,
  play,
  readyShown,
  type Step,
  secrecyOf,
  start,
  step,
  why,
  withdraw,
} from './play.ts';
export {
  type GameRecord,
  isFinished,
  originOf,
  type Provenance,
  type Read,
  readRecord,
  record,
  replay,
} from './record.ts';
export { load, save } from './save.ts';
export { includes, listSeats, NOBODY, only } from './seats.ts';
export { imagine, view } from './view.ts';
