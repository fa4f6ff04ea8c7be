// Who is told that it is their turn, and how.
import { entity, flag, type RowOf, text, whole } from './entity.ts';
import { always, claim, type Queries, type Writings } from './sql.ts';

/** A device that gets notices when its person is asked. */
export const PUSHES = entity(
  'pushes',
  { endpoint: text, person: text, p256dh: text, auth: text, language: text, made: whole },
  { key: ['endpoint'], indexes: { person: '(person)' } },
);
export type PushRow = RowOf<typeof PUSHES>;

/** The mail address of a person. */
export const MAILS = entity(
  'mails',
  { person: text, address: text, language: text, made: whole },
  { key: ['person'] },
);
export type MailRow = RowOf<typeof MAILS>;

/** A person is asked at a table they do not watch. */
export const AWAITS = entity(
  'awaits',
  {
    person: text,
    table: text,
    question: whole,
    since: whole,
    /** Whether the person was notified. */
    told: flag,
  },
  { key: ['person', 'table'], indexes: { since: '(since) WHERE told = 0', table: '(table_id)' } },
);
export type AwaitRow = Omit<RowOf<typeof AWAITS>, 'told'>;

/** When each person was last notified. */
export const CALLS = entity('calls', { person: text, at: whole }, { key: ['person'] });

export interface NoticeChanges {
  push: { readonly push: PushRow };
  /** A device that wants no more notices, or cannot be reached. */
  unpush: { readonly endpoint: string; readonly person: string };
  mail: { readonly mail: MailRow };
  unmail: { readonly person: string };
  /** Marks the person as awaited and not notified for this question. */
  await: { readonly await: AwaitRow };
  unawait: { readonly person: string; readonly table: string };
  /** Claims the notice to a person: only one process can. */
  tell: { readonly person: string; readonly table: string };
  /** Claims the right to notify a person, at the earliest so long after the last time: only one can. */
  call: { readonly person: string; readonly at: number; readonly gap: number };
}

export interface NoticeStore {
  pushesOf(person: string): Promise<readonly PushRow[]>;
  mailOf(person: string): Promise<MailRow | null>;
  /** People who have been asked since this moment or longer and were not notified, longest first. */
  awaits(until: number, most: number): Promise<readonly AwaitRow[]>;
  /** The tables at which a person is asked and does not watch, notified or not. */
  awaitsOf(person: string): Promise<readonly string[]>;
  /** When a person was last notified. */
  called(person: string): Promise<number | null>;
}

const PUT_PUSH = PUSHES.put('person', 'p256dh', 'auth', 'language');
const DROP_PUSH = PUSHES.drop('endpoint', 'person');
const PUT_MAIL = MAILS.put('address', 'language', 'made');
const DROP_MAIL = MAILS.drop('person');
const PUT_AWAIT = `${AWAITS.put('question', 'since', 'told')} WHERE awaits.question <> excluded.question`;
const DROP_AWAIT = AWAITS.drop('person', 'table');
const TELL = 'UPDATE awaits SET told = 1 WHERE person = $1 AND table_id = $2 AND told = 0';
const CALL = `${CALLS.put('at')} WHERE calls.at <= excluded.at - $3`;

export const noticeWritings: Writings<NoticeChanges> = {
  push: ({ push }) => claim(PUT_PUSH, ...PUSHES.values(push)),
  unpush: ({ endpoint, person }) => claim(DROP_PUSH, endpoint, person),
  mail: ({ mail }) => claim(PUT_MAIL, ...MAILS.values(mail)),
  unmail: ({ person }) => claim(DROP_MAIL, person),
  await: (change) => always([PUT_AWAIT, ...AWAITS.values({ ...change.await, told: false })]),
  unawait: ({ person, table }) => always([DROP_AWAIT, person, table]),
  tell: ({ person, table }) => claim(TELL, person, table),
  call: ({ person, at, gap }) => claim(CALL, person, at, gap),
};

export const noticeReads = ({ one, many }: Queries): NoticeStore => ({
  pushesOf: many(PUSHES, 'WHERE person = $1 ORDER BY made, endpoint'),
  mailOf: one(MAILS, 'WHERE person = $1'),
  awaits: many(
    AWAITS.without('told'),
    'WHERE told = 0 AND since <= $1 ORDER BY since, person, table_id LIMIT $2',
  ),
  awaitsOf: many(AWAITS.only('table'), 'WHERE person = $1 ORDER BY since, table_id'),
  called: one(CALLS.only('at'), 'WHERE person = $1'),
});
