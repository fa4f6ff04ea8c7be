import type { Verdict } from '../port.ts';
import type { Database, Row } from '../sql.ts';
import type { KeptAccount, KeptPasskey, PeopleChange, PeopleStore } from './port.ts';
import type { KeptPhrase } from './talk.ts';

interface PeopleOfSqlite extends PeopleStore {
  /** Inside the transaction of the tick. */
  writePeople(change: PeopleChange): Verdict;
}

/** The people of a store in a file. */
export function peopleOfSqlite({ run, one, many }: Database): PeopleOfSqlite {
  const verdict = (changes: number): Verdict => (changes === 0 ? 'taken' : 'written');

  function writePeople(change: PeopleChange): Verdict {
    switch (change.write) {
      case 'account': {
        const { person, login, password, made } = change.account;
        return verdict(run('putAccount', person, login, password, made));
      }
      case 'passkey': {
        const { passkey, person, key, counter, label, made } = change.passkey;
        return verdict(run('addPasskey', passkey, person, key, counter, label, made));
      }
      case 'passkeyUsed':
        return verdict(run('usePasskey', change.passkey, change.counter));
      case 'dropPasskey':
        return verdict(run('dropPasskey', change.passkey, change.person));
      case 'recoveries':
        run('forgetRecoveries', change.person);
        for (const hash of change.hashes) run('addRecovery', hash, change.person);
        return 'written';
      case 'recovered':
        return verdict(run('useRecovery', change.hash));
      case 'signOut':
        return verdict(run('signOut', change.hash));
      case 'inherit':
        run('movePushes', change.from, change.to);
        run('moveTalk', change.from, change.to);
        return 'written';
      case 'phrase': {
        const { table, person, seat, phrase, made } = change.phrase;
        return verdict(run('addPhrase', table, person, seat, phrase, made));
      }
      case 'mute':
        run(change.muted ? 'mute' : 'unmute', change.person, change.other);
        return 'written';
      case 'forget':
        for (const name of FORGETTING) run(name, change.person);
        return 'written';
      case 'dropTable':
        for (const name of DROPPING) run(name, change.table);
        return 'written';
    }
  }

  return {
    writePeople,
    account: async (person) => one('account', readAccount, person),
    accountByLogin: async (login) => one('accountByLogin', readAccount, login),
    passkey: async (passkey) => one('passkey', readPasskey, passkey),
    passkeysOf: async (person) => many('passkeysOf', readPasskey, person),
    recoveryOf: async (hash) => one('recoveryOf', (row) => String(row.person), hash),
    talkOf: async (table, most) => many('talkOf', readPhrase, table, most).reverse(),
    saidBy: async (person) => many('saidBy', readPhrase, person),
    mutesOf: async (person) => many('mutesOf', (row) => String(row.other), person),
    recoveriesLeft: async (person) => one('recoveriesLeft', (row) => Number(row.count), person) ?? 0,
  };
}

const FORGETTING = [
  'forgetAccount',
  'forgetPasskeys',
  'forgetRecoveries',
  'forgetTokens',
  'forgetCodes',
  'forgetLooks',
  'forgetPushes',
  'forgetAwaits',
  'forgetMails',
  'forgetCalls',
  'forgetTalk',
  'forgetMutes',
  'forgetPerson',
] as const;

const DROPPING = [
  'dropTable',
  'dropLines',
  'dropLooks',
  'dropAwaits',
  'dropTalk',
  'dropBugs',
  'rise',
] as const;

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const readAccount = (row: Row): KeptAccount => ({
  person: String(row.person),
  login: textOrNull(row.login),
  password: textOrNull(row.password),
  made: Number(row.made),
});

const readPhrase = (row: Row): KeptPhrase => ({
  table: String(row.table_id),
  person: String(row.person),
  seat: Number(row.seat),
  phrase: String(row.phrase),
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
