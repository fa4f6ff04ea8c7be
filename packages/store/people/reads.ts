import { type Reader, type Row, textOrNull } from '../sql.ts';
import type { KeptAccount, KeptPasskey, PeopleStore } from './port.ts';
import type { KeptSaid } from './talk.ts';

export const peopleReads = ({ one, many }: Reader): PeopleStore => ({
  account: (person) => one('account', readAccount, person),
  accountByLogin: (login) => one('accountByLogin', readAccount, login),
  passkey: (passkey) => one('passkey', readPasskey, passkey),
  passkeysOf: (person) => many('passkeysOf', readPasskey, person),
  recoveryOf: (hash) => one('recoveryOf', (row) => String(row.person), hash),
  talkOf: async (table, most) => (await many('talkOf', readSaid, table, most)).reverse(),
  saidBy: (person) => many('saidBy', readSaid, person),
  mutesOf: (person) => many('mutesOf', (row) => String(row.other), person),
  isWordless: async (person) => (await one('isWordless', () => true, person)) ?? false,
  recoveriesLeft: async (person) => (await one('recoveriesLeft', (row) => Number(row.count), person)) ?? 0,
});

const readAccount = (row: Row): KeptAccount => ({
  person: String(row.person),
  login: textOrNull(row.login),
  password: textOrNull(row.password),
  made: Number(row.made),
});

const readSaid = (row: Row): KeptSaid => ({
  table: String(row.table_id),
  line: Number(row.line),
  person: String(row.person),
  name: String(row.name),
  seat: Number(row.seat),
  phrase: String(row.phrase),
  words: textOrNull(row.words),
  made: Number(row.made),
});

const readPasskey = (row: Row): KeptPasskey => ({
  passkey: String(row.passkey),
  person: String(row.person),
  key: String(row.key),
  counter: Number(row.counter),
  label: String(row.label),
  made: Number(row.made),
});
