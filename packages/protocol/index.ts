export {
  ACTS,
  type ActKind,
  type ActNews,
  type FoundNews,
  LONGEST_REPORT,
  type Quote,
  REPORT_REASONS,
  type RecordNews,
  type ReplyMessage,
  type ReportNews,
  type ReportReason,
  SANCTIONS,
  type SanctionKind,
  type SanctionMessage,
  type SanctionNews,
} from './administration.ts';
export {
  LARGEST_MESSAGE,
  LONGEST_BOT_NAME,
  LONGEST_LOGIN,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_PASSWORD,
  MOST_SEATS,
  PROTOCOL,
  SHORTEST_LOGIN,
  SHORTEST_PASSWORD,
} from './base/limits.ts';
export { checksum, ownChecksum, publicChecksum } from './checksum.ts';
export {
  type Clock,
  type ClockMessage,
  type ClockProposal,
  HOLIDAYS,
  type Holiday,
  isOverDays,
  type Night,
  sameClock,
} from './clock.ts';
export {
  CLUB_ROLES,
  type ClubDoor,
  type ClubLine,
  type ClubNews,
  type ClubPerson,
  type ClubRole,
  type ClubStanding,
  type ClubsResult,
  type ClubTicket,
} from './community/clubs.ts';
export {
  CUP_KINDS,
  CUP_PACES,
  type CupEntrant,
  type CupKind,
  type CupLineNews,
  type CupNews,
  type CupPace,
  type CupPaperNews,
  type CupRoundNews,
  type CupStage,
  type CupTableNews,
  type CupTicket,
  MOST_ROUNDS,
} from './community/cups.ts';
export { type NowNews, type RaceToWatch, readNow } from './community/now.ts';
export type { ExpeditionNews, PastExpedition, RunLeg, RunNews, RunResult, RunWay } from './daily/results.ts';
export { isLivePath, livePath, NOW_PATH } from './live.ts';
export type {
  Announcement,
  Beat,
  BeatMessage,
  Ending,
  EndProposal,
  LateAnswer,
  LiveNews,
  LobbyTable,
  MyTable,
  OwnMessage,
  Progress,
  Proposal,
  RematchOffer,
  ReplayData,
  ReplayFrame,
  RequestResult,
  ResultMessage,
  SeatNews,
  ServerMessage,
  TableNews,
  TableStage,
  TurnNews,
  ViewMessage,
} from './messages.ts';
export { NEVER, type Orders, type OrdersNews } from './orders.ts';
export { type Difference, diff, difference, type Patch, patched } from './patch.ts';
export { mixesAlphabets } from './people/lookalikes.ts';
export { botName, cleanName, isReservedName, nameKey, uniqueName } from './people/names.ts';
export {
  type ChallengeNews,
  isPicture,
  LEAST_SOUGHT,
  type LeaderNews,
  LONGEST_PROFILE,
  LONGEST_TIE_NOTE,
  type MetNews,
  type PersonNews,
  PICTURES,
  type PlayerNews,
  type ProfileNews,
  type ProfilePicture,
  type TieNews,
} from './people/players.ts';
export type { AccountNews, SessionNews } from './people/results.ts';
export { isPhrase, PHRASES, type Phrase, type TalkLine, type WordsHere } from './people/talk.ts';
export { type Attempt, MOST_TOLD, type TrainingDay } from './people/training.ts';
export { cleanWords, LONGEST_WORDS } from './people/words.ts';
export { API_SCOPES, type ApiScope, TOKEN_DAYS } from './programs/requests.ts';
export type { BotAccountNews, TokenNews } from './programs/results.ts';
export { SEEK_PACES, type SeekPace } from './ratings/requests.ts';
export {
  FATES,
  type Fate,
  type Leaves,
  type RaceResult,
  type RatingNews,
  type SeatRating,
  type SeekingNews,
  type Track,
  type TrackRating,
} from './ratings/results.ts';
export {
  type ClientRequest,
  fieldsOf,
  type PlainAnswer,
  REQUEST_NAMES,
  type RequestBody,
  type RequestName,
  type RequestOf,
  readPlainAnswer,
  readRequest,
} from './requests.ts';
export {
  CODE_MINUTES,
  isRetentionKind,
  PRIVACY_PATH,
  type PrivacyNews,
  RETENTION,
  RETENTION_KINDS,
  type Retention,
  type RetentionKind,
  readPrivacy,
  SIGNED_IN,
} from './retention.ts';
