import { type SqlReader, type SqlRow, textOrNull } from '../sql.ts';
import type { AccountRow, PasskeyRow, PeopleStore } from './port.ts';
import type { TalkRow } from './talk.ts';

export const peopleReads = ({ one, many }: SqlReader): PeopleStore => ({
  account: (person) => one('account', readAccount, person),
  accountByLogin: (login) => one('accountByLogin', readAccount, login),
  passkey: (passkey) => one('passkey', readPasskey, passkey),
  passkeysOf: (person) => many('passkeysOf', readPasskey, person),
  recoveryOf: (hash) => one('recoveryOf', (row) => String(row.person), hash),
  talkOf: async (table, most) => (await many('talkOf', readTalk, table, most)).reverse(),
  talkBy: (person) => many('talkBy', readTalk, person),
  mutesOf: (person) => many('mutesOf', (row) => String(row.other), person),
  isWordless: async (person) => (await one('isWordless', () => true, person)) ?? false,
  recoveriesLeft: async (person) => (await one('recoveriesLeft', (row) => Number(row.count), person)) ?? 0,
});

const readAccount = (row: SqlRow): AccountRow => ({
  person: String(row.person),
  login: textOrNull(row.login),
  password: textOrNull(row.password),
  made: Number(row.made),
});

const readTalk = (row: SqlRow): TalkRow => ({
  table: String(row.table_id),
  line: Number(row.line),
  person: String(row.person),
  name: String(row.name),
  seat: Number(row.seat),
  phrase: String(row.phrase),
  words: textOrNull(row.words),
  made: Number(row.made),
});

const readPasskey = (row: SqlRow): PasskeyRow => ({
  passkey: String(row.passkey),
  person: String(row.person),
  key: String(row.key),
  counter: Number(row.counter),
  label: String(row.label),
  made: Number(row.made),
});
