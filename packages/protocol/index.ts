export {
  ACTS,
  type ActKind,
  type ActNews,
  LONGEST_REPORT,
  type Quote,
  REASONS,
  type Reason,
  type RecordNews,
  type ReportNews,
  SANCTIONS,
  type SanctionKind,
  type SanctionNews,
  type SanctionSaid,
} from './administration.ts';
export { type Clock, type ClockSaid, type ClockWish, sameClock } from './clock.ts';
export type { ExpeditionNews, PastExpedition, RunLeg, RunNews, RunResult } from './daily/says.ts';
export {
  LARGEST_MESSAGE,
  LONGEST_LOGIN,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_PASSWORD,
  MOST_SEATS,
  PROTOCOL,
  SHORTEST_LOGIN,
  SHORTEST_PASSWORD,
} from './limits.ts';
export { NEVER, type Orders, type OrdersNews } from './orders.ts';
export { type Difference, diff, difference, type Patch, patched } from './patch.ts';
export { mixesAlphabets } from './people/lookalikes.ts';
export { cleanName, isReservedName, nameKey, uniqueName } from './people/names.ts';
export type { AccountNews, SessionNews } from './people/says.ts';
export { isPhrase, PHRASES, type Phrase, type Said, type WordsHere } from './people/talk.ts';
export { cleanWords, LONGEST_WORDS } from './people/words.ts';
export { ownPrint, print, printText } from './print.ts';
export {
  FATES,
  type Fate,
  type Leaves,
  type PlayerNews,
  type RaceResult,
  type RatingNews,
  type SeatRating,
  type SeekingNews,
  type Track,
  type TrackRating,
} from './ratings/says.ts';
export { PACES, type Pace } from './ratings/wishes.ts';
export {
  CODE_MINUTES,
  isKept,
  KEPT,
  type Kept,
  PRIVACY_PATH,
  type PrivacyNews,
  RETENTION,
  type Retention,
  readPrivacy,
  SIGNED_IN,
} from './retention.ts';
export type {
  BeatSaid,
  Film,
  FilmFrame,
  LobbyTable,
  MyTable,
  NetBrought,
  NetSaid,
  OutcomeSaid,
  OwnSaid,
  Proposal,
  SeatNews,
  SightSaid,
  Stage,
  TableNews,
  Told,
} from './says.ts';
export {
  type NetAsk,
  type NetWish,
  readUsualAnswer,
  readWish,
  type UsualAnswer,
  WISH_NAMES,
  type WishName,
  type WishOf,
} from './wishes.ts';
