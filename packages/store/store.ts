import { type AccountChanges, type AccountStore, accountReads, accountWritings } from './accounts.ts';
import {
  type AdministrationChanges,
  type AdministrationStore,
  administrationReads,
  administrationWritings,
} from './administration.ts';
import { type ClubChanges, type ClubStore, clubReads, clubWritings } from './clubs.ts';
import { type CupChanges, type CupStore, cupReads, cupWritings } from './cups.ts';
import { type DailyChanges, type DailyStore, dailyReads, dailyWritings } from './daily.ts';
import { type DeletionChanges, type DeletionStore, deletionReads, deletionWritings } from './deletion.ts';
import { type NoticeChanges, type NoticeStore, noticeReads, noticeWritings } from './notices.ts';
import { type PaceChanges, paceWritings } from './paces.ts';
import { type PlayerChanges, type PlayerStore, playerReads, playerWritings } from './players.ts';
import { type PresenceChanges, type PresenceStore, presenceReads, presenceWritings } from './presence.ts';
import { type ProgramChanges, type ProgramStore, programReads, programWritings } from './programs.ts';
import { type RatingChanges, type RatingStore, ratingReads, ratingWritings } from './ratings.ts';
import {
  type RetentionChanges,
  type RetentionStore,
  retentionReads,
  retentionWritings,
} from './retention.ts';
import {
  HOLD_TOKEN,
  type SigningInChanges,
  type SigningInStore,
  signingInReads,
  signingInWritings,
} from './signing-in.ts';
import { type ChangeOf, type Database, queriesOf, type Writing, type Writings } from './sql.ts';
import { type TableChanges, type TableStore, tableReads, tableWritings } from './tables.ts';
import { type TalkChanges, type TalkStore, talkReads, talkWritings } from './talk.ts';
import { type TrainingChanges, type TrainingStore, trainingReads, trainingWritings } from './training.ts';

interface Changes
  extends TableChanges,
    NoticeChanges,
    AccountChanges,
    SigningInChanges,
    ProgramChanges,
    TalkChanges,
    PlayerChanges,
    TrainingChanges,
    DailyChanges,
    CupChanges,
    ClubChanges,
    RatingChanges,
    AdministrationChanges,
    DeletionChanges,
    PresenceChanges,
    PaceChanges,
    RetentionChanges {
  /** Another change, made with this token: a conflict, as a whole, if the token is no longer this person's. */
  byToken: { readonly hash: string; readonly person: string; readonly change: Change };
}

/** A change to write. Each is written whole or not at all, independently of the others. */
export type Change = ChangeOf<Changes>;

/** Conflict: another process wrote there first, and nothing of this change was written. */
export type CommitVerdict = 'written' | 'conflict';

/** Where tables, logs and people are stored. */
export interface Store
  extends TableStore,
    NoticeStore,
    AccountStore,
    SigningInStore,
    ProgramStore,
    TalkStore,
    PlayerStore,
    TrainingStore,
    DailyStore,
    CupStore,
    ClubStore,
    RatingStore,
    AdministrationStore,
    DeletionStore,
    PresenceStore,
    RetentionStore {
  /**
   * Writes all changes in one durable transaction, in order; when it resolves they survive a power cut. After a conflict,
   * later changes of the same table conflict as well, since they build on it.
   */
  commit(changes: readonly Change[]): Promise<readonly CommitVerdict[]>;
  /** Cleans up after many deletions. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const WRITINGS: Writings<Changes> = {
  ...tableWritings,
  ...noticeWritings,
  ...accountWritings,
  ...signingInWritings,
  ...programWritings,
  ...talkWritings,
  ...playerWritings,
  ...trainingWritings,
  ...dailyWritings,
  ...cupWritings,
  ...clubWritings,
  ...ratingWritings,
  ...administrationWritings,
  ...deletionWritings,
  ...presenceWritings,
  ...paceWritings,
  ...retentionWritings,
  byToken({ hash, person, change }) {
    const { claims, ...more } = writingOf(change);
    return { ...more, claims: [[HOLD_TOKEN, hash, person], ...claims] };
  },
};

/** How a change is written: the same for every database. */
export function writingOf<W extends keyof Changes>(change: ChangeOf<Changes, W>): Writing {
  return WRITINGS[change.write](change);
}

/** Queries and how their rows are read: the same for every database. */
export function readsOf(database: Database): Omit<Store, 'commit' | 'tidy' | 'close'> {
  const queries = queriesOf(database);
  return {
    ...tableReads(database),
    ...noticeReads(queries),
    ...accountReads(queries),
    ...signingInReads(queries),
    ...programReads(queries),
    ...talkReads(queries),
    ...playerReads(queries),
    ...trainingReads(queries),
    ...dailyReads(queries),
    ...cupReads(queries),
    ...clubReads(queries),
    ...ratingReads(queries),
    ...administrationReads(queries),
    ...deletionReads(queries),
    ...presenceReads(queries),
    ...retentionReads(queries),
  };
}
