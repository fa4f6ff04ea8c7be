import { moveRuns, type Runs } from '../daily/memory.ts';
import type { BugRow, CommitVerdict, PushRow } from '../port.ts';
import type { AccountRow, PasskeyRow, PeopleChange, PeopleStore } from './port.ts';
import type { TalkRow } from './talk.ts';

/** What a store in memory keeps besides, and people or tables may have to be taken out of. */
interface Besides {
  readonly people: Map<string, unknown>;
  readonly codes: Map<string, { readonly person: string }>;
  /** By table and person, with a space between. */
  readonly looks: Map<string, number>;
  readonly tables: Map<string, unknown>;
  readonly logs: Map<string, unknown>;
  readonly bugs: Map<string, BugRow>;
  readonly pushes: Map<string, PushRow>;
  readonly awaits: Map<string, { readonly person: string; readonly table: string }>;
  readonly mails: Map<string, unknown>;
  readonly calls: Map<string, number>;
  readonly runs: Runs;
}

interface PeopleInMemory extends PeopleStore {
  writePeople(change: PeopleChange): CommitVerdict;
  hasAccount(person: string): boolean;
}

export function peopleInMemory(besides: Besides): PeopleInMemory {
  const accounts = new Map<string, AccountRow>();
  const passkeys = new Map<string, PasskeyRow>();
  const recoveries = new Map<string, string>();
  let talk: TalkRow[] = [];
  const wordless = new Set<string>();
  const mutes = new Map<string, { readonly person: string; readonly other: string }>();
  const byLogin = (login: string) => [...accounts.values()].find((one) => one.login === login) ?? null;
  const verdict = (isWritten: boolean): CommitVerdict => (isWritten ? 'written' : 'conflict');

  function writePeople(change: PeopleChange): CommitVerdict {
    switch (change.write) {
      case 'newAccount':
        if (accounts.has(change.account.person)) return 'conflict';
        return writePeople({ write: 'account', account: change.account });
      case 'account': {
        const { account } = change;
        const holder = account.login === null ? null : byLogin(account.login);
        if (holder !== null && holder.person !== account.person) return 'conflict';
        const made = accounts.get(account.person)?.made ?? account.made;
        accounts.set(account.person, { ...account, made });
        return 'written';
      }
      case 'passkey':
        if (passkeys.has(change.passkey.passkey)) return 'conflict';
        passkeys.set(change.passkey.passkey, change.passkey);
        return 'written';
      case 'passkeyUsed':
        return verdict(usePasskey(change.passkey, change.counter));
      case 'dropPasskey':
        return verdict(
          passkeys.get(change.passkey)?.person === change.person && passkeys.delete(change.passkey),
        );
      case 'recoveries':
        dropWhere(recoveries, (person) => person === change.person);
        for (const hash of change.hashes) recoveries.set(hash, change.person);
        return 'written';
      case 'recovered':
        return verdict(recoveries.delete(change.hash));
      case 'said': {
        const { table } = change.said;
        const last = talk.findLast((one) => one.table === table)?.line ?? 0;
        talk.push({ ...change.said, line: last + 1 });
        return 'written';
      }
      case 'wordless':
        if (change.wordless) wordless.add(change.person);
        else wordless.delete(change.person);
        return 'written';
      case 'mute': {
        const { person, other, muted } = change;
        if (muted) mutes.set(`${person} ${other}`, { person, other });
        else mutes.delete(`${person} ${other}`);
        return 'written';
      }
      case 'inherit':
        inheritMutes(change.from, change.to);
        if (wordless.has(change.from)) wordless.add(change.to);
        moveRuns(besides.runs, change.from, change.to);
        talk = talk.map((one) => (one.person === change.from ? { ...one, person: change.to } : one));
        for (const [endpoint, push] of besides.pushes)
          if (push.person === change.from) besides.pushes.set(endpoint, { ...push, person: change.to });
        for (const [name, bug] of besides.bugs)
          if (bug.person === change.from) besides.bugs.set(name, { ...bug, person: change.to });
        return 'written';
      case 'forget':
        forget(change.person);
        return 'written';
      case 'dropTable':
        besides.tables.delete(change.table);
        besides.logs.delete(change.table);
        talk = talk.filter(({ table }) => table !== change.table);
        dropWhere(besides.bugs, ({ table }) => table === change.table);
        dropWhere(besides.looks, (_, key) => key.startsWith(`${change.table} `));
        dropWhere(besides.awaits, ({ table }) => table === change.table);
        dropWhere(besides.runs, ({ table }) => table === change.table);
        return 'written';
    }
  }

  function inheritMutes(from: string, to: string): void {
    for (const { person, other } of [...mutes.values()]) {
      if (person === from && other !== to) mutes.set(`${to} ${other}`, { person: to, other });
      if (other === from && person !== to) mutes.set(`${person} ${to}`, { person, other: to });
    }
  }

  function usePasskey(name: string, counter: number): boolean {
    const passkey = passkeys.get(name);
    if (passkey === undefined) return false;
    if (passkey.counter >= counter && (passkey.counter > 0 || counter > 0)) return false;
    passkeys.set(name, { ...passkey, counter });
    return true;
  }

  function forget(person: string): void {
    accounts.delete(person);
    wordless.delete(person);
    talk = talk.filter((one) => one.person !== person);
    dropWhere(mutes, (one) => one.person === person || one.other === person);
    dropWhere(passkeys, (one) => one.person === person);
    dropWhere(recoveries, (one) => one === person);
    dropWhere(besides.bugs, (one) => one.person === person);
    dropWhere(besides.codes, (one) => one.person === person);
    dropWhere(besides.looks, (_, key) => key.endsWith(` ${person}`));
    dropWhere(besides.pushes, (one) => one.person === person);
    dropWhere(besides.awaits, (one) => one.person === person);
    dropWhere(besides.runs, (one) => one.person === person);
    besides.mails.delete(person);
    besides.calls.delete(person);
    besides.people.delete(person);
  }

  return {
    writePeople,
    hasAccount: (person) => accounts.has(person),
    account: async (person) => accounts.get(person) ?? null,
    accountByLogin: async (login) => byLogin(login),
    passkey: async (passkey) => passkeys.get(passkey) ?? null,
    passkeysOf: async (person) =>
      [...passkeys.values()]
        .filter((one) => one.person === person)
        .sort((a, b) => a.made - b.made || (a.passkey < b.passkey ? -1 : 1)),
    recoveryOf: async (hash) => recoveries.get(hash) ?? null,
    talkOf: async (table, most) => talk.filter((one) => one.table === table).slice(-most),
    talkBy: async (person) =>
      talk
        .filter((one) => one.person === person)
        .sort((a, b) => a.made - b.made || (a.table < b.table ? -1 : Number(a.table > b.table))),
    mutesOf: async (person) =>
      [...mutes.values()].flatMap((one) => (one.person === person ? [one.other] : [])).sort(),
    isWordless: async (person) => wordless.has(person),
    recoveriesLeft: async (person) => [...recoveries.values()].filter((one) => one === person).length,
  };
}

function dropWhere<X>(map: Map<string, X>, test: (value: X, key: string) => boolean): void {
  for (const [key, value] of map) if (test(value, key)) map.delete(key);
}
