export type { KeptAct, KeptQuote, KeptReport, KeptSanction } from './administration/port.ts';

export { copySqlite, faultOfSqlite } from './backup.ts';
export { chainOf } from './chain.ts';
export type { KeptResult, KeptRun, ListedRun } from './daily/port.ts';
export { lockSqlite, type StoreLock } from './lock.ts';
export { memoryStore } from './memory.ts';
export type { KeptAccount, KeptPasskey } from './people/port.ts';
export type { KeptSession, KeptTotp } from './people/signing-in.ts';
export type { KeptSaid } from './people/talk.ts';
export type {
  Change,
  KeptAwait,
  KeptBug,
  KeptHead,
  KeptLine,
  KeptMail,
  KeptNews,
  KeptPerson,
  KeptPush,
  KeptRest,
  KeptTable,
  Store,
  Verdict,
} from './port.ts';
export { openPostgres } from './postgres/open.ts';
export type { KeptPlacing, KeptRating, KeptSeeker } from './ratings/port.ts';
export type { Ageing, AgeingGuest, AgeingTable } from './retention.ts';
export { isDamage, openSqlite } from './sqlite.ts';
