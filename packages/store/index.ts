export type { ActRow, QuoteRow, ReportRow, SanctionRow } from './administration/port.ts';

export { copySqlite, faultOfSqlite } from './backup.ts';
export { chainOf } from './chain.ts';
export type { ListedRun, ResultRow, RunRow } from './daily/port.ts';
export { lockSqlite, type StoreLock } from './lock.ts';
export { memoryStore } from './memory.ts';
export type { AccountRow, PasskeyRow } from './people/port.ts';
export type { SessionRow, TotpRow } from './people/signing-in.ts';
export type { TalkRow } from './people/talk.ts';
export type {
  AwaitRow,
  BugRow,
  Change,
  CommitVerdict,
  LineRow,
  MailRow,
  NewLines,
  PersonRow,
  PushRow,
  RestRow,
  Store,
  TableHead,
  TableRow,
} from './port.ts';
export { openPostgres } from './postgres/open.ts';
export type { PlacingRow, RatingRow, SeekerRow } from './ratings/port.ts';
export type { Ageing, AgeingGuest, AgeingTable } from './retention.ts';
export { isDamage, openSqlite } from './sqlite.ts';
