import { expect, it } from 'vitest';
import type { Store, TieRow } from '../index.ts';
import { line, row } from './kept.ts';

const ACCOUNT = { person: 'anna', login: 'anna', password: 'scrypt$…', made: 5 };
const KEY = { passkey: 'k1', person: 'anna', key: 'spki', counter: 0, label: 'phone', made: 6 };

const push = (person: string) => ({
  endpoint: `https://push.example.org/${person}`,
  person,
  p256dh: 'key',
  auth: 'secret',
  language: 'en',
  made: 1,
});

/** Tests of accounts, for every store. */
export function keepsPeople(store: () => Store): void {
  it('keeps an account, and a login for one person alone', async () => {
    expect(await store().commit([{ write: 'account', account: ACCOUNT }])).toEqual(['written']);
    expect(await store().account('anna')).toEqual(ACCOUNT);
    expect(await store().accountByLogin('anna')).toEqual(ACCOUNT);
    const second = { person: 'ben', login: 'anna', password: 'x', made: 7 };
    expect(await store().commit([{ write: 'account', account: second }])).toEqual(['conflict']);
    expect(await store().account('ben')).toBeNull();
    const changed = { ...ACCOUNT, login: 'ann', password: 'y', made: 9 };
    expect(await store().commit([{ write: 'account', account: changed }])).toEqual(['written']);
    expect(await store().account('anna')).toEqual({ ...changed, made: 5 });
    expect(await store().accountByLogin('anna')).toBeNull();
  });

  it('lets any number of accounts be without a login', async () => {
    const bare = (person: string) => ({ person, login: null, password: null, made: 1 });
    expect(
      await store().commit([
        { write: 'account', account: bare('anna') },
        { write: 'account', account: bare('ben') },
      ]),
    ).toEqual(['written', 'written']);
    expect(await store().account('ben')).toEqual(bare('ben'));
  });

  it('keeps what people show of themselves', async () => {
    const profile = { person: 'anna', picture: 'camel', words: 'Long roads.', country: 'BE' };
    await store().commit([{ write: 'profile', profile: { ...profile, words: 'Short ones.' } }]);
    expect(await store().commit([{ write: 'profile', profile }])).toEqual(['written']);
    expect(await store().profile('anna')).toEqual(profile);
    expect(await store().profile('ben')).toBeNull();
  });

  it('keeps what people note about others, each part for itself, up to a number', async () => {
    const tie = (person: string, other: string, change: Partial<TieRow>, most = 9) =>
      ({ write: 'tie', person, other, most, ...change }) as const;
    const none = { followed: null, blocked: null, note: '' };
    await store().commit([tie('anna', 'ben', { followed: 5 }), tie('anna', 'ben', { note: 'north' })]);
    expect(await store().tie('anna', 'ben')).toEqual({
      ...none,
      person: 'anna',
      other: 'ben',
      followed: 5,
      note: 'north',
    });
    expect(await store().commit([tie('anna', 'cleo', { followed: 6 }, 1)])).toEqual(['conflict']);
    expect(await store().commit([tie('anna', 'ben', { note: '' }, 1)])).toEqual(['written']);
    expect(await store().areApart('anna', 'ben')).toBe(false);
    // Whoever blocks another is no longer followed by them.
    await store().commit([tie('ben', 'anna', { blocked: 7 })]);
    expect(await store().tiesOf('anna')).toEqual([]);
    expect([await store().areApart('anna', 'ben'), await store().areApart('ben', 'anna')]).toEqual([
      true,
      true,
    ]);
    expect([await store().apartFrom('anna'), await store().apartFrom('ben')]).toEqual([['ben'], ['anna']]);
    const seek = (person: string) =>
      ({ write: 'seek', seeker: { person, seeks: '{}', since: 1, seen: 1, table: null } }) as const;
    await store().commit([seek('anna')]);
    expect(await store().apartSeekers()).toEqual([]);
    await store().commit([seek('ben')]);
    expect(await store().apartSeekers()).toEqual([{ person: 'ben', other: 'anna' }]);
    await store().commit([tie('ben', 'anna', { blocked: null })]);
    expect(await store().tiesOf('ben')).toEqual([]);
  });

  it('carries profile and notes over to an account, and forgets them on both sides', async () => {
    const tie = (person: string, other: string) =>
      ({ write: 'tie', person, other, note: `${person} of ${other}`, most: 9 }) as const;
    const profile = { person: 'guest', picture: '', words: 'Hello', country: '' };
    await store().commit([
      { write: 'profile', profile },
      tie('guest', 'ben'),
      tie('guest', 'anna'),
      tie('ben', 'guest'),
      tie('cleo', 'guest'),
      tie('cleo', 'anna'),
      { write: 'inherit', from: 'guest', to: 'anna' },
    ]);
    expect(await store().profile('anna')).toEqual({ ...profile, person: 'anna' });
    expect((await store().tiesOf('anna')).map(({ note }) => note)).toEqual(['guest of ben']);
    expect((await store().tie('ben', 'anna'))?.note).toBe('ben of guest');
    expect((await store().tie('cleo', 'anna'))?.note).toBe('cleo of anna');
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect(await store().profile('anna')).toBeNull();
    expect([...(await store().tiesOf('anna')), ...(await store().tiesOf('ben'))]).toEqual([]);
  });

  it('keeps first tries at puzzles: the earlier of two, and a day that was solved anywhere', async () => {
    const attempt = { person: 'anna', puzzle: '1n8ax-113', solved: false, found: 42, at: 50 };
    const day = { person: 'anna', day: '2026-11-15', solved: true };
    const told = (attempts: readonly (typeof attempt)[], days: readonly (typeof day)[] = []) =>
      store().commit([{ write: 'training', attempts, days }]);
    await told([attempt], [day, { ...day, day: '2026-11-16', solved: false }]);
    await told([{ ...attempt, solved: true, at: 51 }], [{ ...day, solved: false }]);
    expect(await store().attemptsOf('anna')).toEqual([attempt]);
    await told([{ ...attempt, solved: true, at: 49 }], [{ ...day, day: '2026-11-16' }]);
    expect(await store().attemptsOf('anna')).toEqual([{ ...attempt, solved: true, at: 49 }]);
    expect((await store().trainingDaysOf('anna')).map(({ solved }) => solved)).toEqual([true, true]);
    expect(await store().attemptsOf('ben')).toEqual([]);
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect([...(await store().attemptsOf('anna')), ...(await store().trainingDaysOf('anna'))]).toEqual([]);
  });

  it('finds people by the beginning of their name, once they have raced or have an account', async () => {
    const met = (person: string, name: string) =>
      ({ write: 'person', person: { person, name, made: 1 } }) as const;
    await store().commit([
      met('anna', 'Anna'),
      met('ann', 'ANNE'),
      met('ben', 'Ben'),
      met('guest', 'Annette'),
      { write: 'account', account: ACCOUNT },
      { write: 'account', account: { ...ACCOUNT, person: 'ben', login: 'ben' } },
      { write: 'ended', table: 'a', at: 1 },
      {
        write: 'rated',
        table: 'a',
        at: 1,
        results: [
          { table: 'a', seat: 0, person: 'ann', track: 't', ended: 1, place: 1, rated: false, outcome: '{}' },
        ],
        ratings: [],
      },
    ]);
    const named = async (name: string, most = 9) =>
      (await store().playersNamed(name, most)).map(({ person }) => person);
    expect([await named('aNN'), await named('ann', 1), await named('an%')]).toEqual([
      ['anna', 'ann'],
      ['anna'],
      [],
    ]);
  });

  it('keeps passkeys, each once, and takes one away from its owner alone', async () => {
    const other = { ...KEY, passkey: 'k0', made: 6 };
    expect(
      await store().commit([
        { write: 'passkey', passkey: KEY },
        { write: 'passkey', passkey: { ...KEY, person: 'ben' } },
        { write: 'passkey', passkey: other },
      ]),
    ).toEqual(['written', 'conflict', 'written']);
    expect(await store().passkey('k1')).toEqual(KEY);
    expect(await store().passkeysOf('anna')).toEqual([other, KEY]);
    expect(
      await store().commit([
        { write: 'dropPasskey', passkey: 'k1', person: 'ben' },
        { write: 'dropPasskey', passkey: 'k1', person: 'anna' },
      ]),
    ).toEqual(['conflict', 'written']);
    expect(await store().passkeysOf('anna')).toEqual([other]);
  });

  it('tells a copy of a passkey by its count', async () => {
    await store().commit([{ write: 'passkey', passkey: KEY }]);
    const use = (counter: number) => ({ write: 'passkeyUsed', passkey: 'k1', counter }) as const;
    expect(await store().commit([use(0), use(0), use(4), use(4), use(0), use(5)])).toEqual([
      'written',
      'written',
      'written',
      'conflict',
      'conflict',
      'written',
    ]);
    expect((await store().passkey('k1'))?.counter).toBe(5);
  });

  it('lets a recovery code be used once, and new ones replace the old', async () => {
    await store().commit([{ write: 'recoveries', person: 'anna', hashes: ['a', 'b'] }]);
    expect(await store().recoveriesLeft('anna')).toBe(2);
    expect(await store().recoveryOf('a')).toBe('anna');
    expect(
      await store().commit([
        { write: 'recovered', hash: 'a' },
        { write: 'recovered', hash: 'a' },
      ]),
    ).toEqual(['written', 'conflict']);
    await store().commit([{ write: 'recoveries', person: 'anna', hashes: ['c'] }]);
    expect(await store().recoveryOf('b')).toBeNull();
    expect(await store().recoveriesLeft('anna')).toBe(1);
    expect(await store().recoveriesLeft('ben')).toBe(0);
  });

  it('signs one device out', async () => {
    await store().commit([
      { write: 'person', person: { person: 'anna', name: 'Anna', made: 1 } },
      { write: 'token', hash: 'h1', person: 'anna', made: 1 },
      { write: 'token', hash: 'h2', person: 'anna', made: 1 },
      { write: 'endSession', hash: 'h1', person: 'anna' },
    ]);
    expect(await store().session('h1')).toBeNull();
    expect(await store().session('h2')).not.toBeNull();
  });

  it('forgets a person and nobody else', async () => {
    for (const person of ['anna', 'ben'])
      await store().commit([
        { write: 'person', person: { person, name: person, made: 1 } },
        { write: 'token', hash: `t ${person}`, person, made: 1 },
        { write: 'code', hash: `c ${person}`, person, until: 100 },
        { write: 'seen', table: 'a', person, at: 3 },
        { write: 'account', account: { ...ACCOUNT, person, login: person } },
        { write: 'passkey', passkey: { ...KEY, person, passkey: `k ${person}` } },
        { write: 'recoveries', person, hashes: [`r ${person}`] },
        { write: 'push', push: push(person) },
        { write: 'mail', mail: { person, address: `${person}@example.org`, language: 'en', made: 1 } },
        {
          write: 'mailCode',
          code: { person, address: `${person}@example.org`, language: 'en', hash: 'x', until: 9 },
        },
        { write: 'totp', person, secret: 'AAAA' },
        { write: 'device', hash: 'd', person, at: 1 },
      ]);
    await store().commit([{ write: 'forget', person: 'anna' }]);
    const left = async (person: string) => [
      await store().person(person),
      await store().session(`t ${person}`),
      await store().personByCode(`c ${person}`, 50),
      await store().seen('a', person),
      await store().account(person),
      await store().accountByLogin(person),
      await store().passkey(`k ${person}`),
      await store().recoveryOf(`r ${person}`),
      (await store().pushesOf(person))[0] ?? null,
      await store().mailOf(person),
      await store().mailCodeOf(person),
      await store().totpOf(person),
      (await store().devicesOf(person))[0] ?? null,
    ];
    expect(await left('anna')).toEqual(Array(13).fill(null));
    expect(await left('ben')).not.toContain(null);
  });

  it('moves the devices on which somebody is told of turns', async () => {
    await store().commit([
      { write: 'push', push: push('anna') },
      { write: 'inherit', from: 'anna', to: 'ben' },
    ]);
    expect(await store().pushesOf('anna')).toEqual([]);
    expect(await store().pushesOf('ben')).toEqual([{ ...push('anna'), person: 'ben' }]);
  });

  it('keeps what is said at a table, in order, and whose it is', async () => {
    const say = (table: string, person: string, phrase: string, words: string | null = null) =>
      ({
        write: 'said',
        said: { table, person, name: `${person} then`, seat: 1, phrase, words, made: 3 },
      }) as const;
    await store().commit([say('a', 'anna', 'hello'), say('a', 'ben', 'luck'), say('b', 'ben', 'bye')]);
    await store().commit([say('a', 'anna', '', 'What a dust!')]);
    const phrases = async (most: number) => (await store().talkOf('a', most)).map(({ phrase }) => phrase);
    expect(await phrases(9)).toEqual(['hello', 'luck', '']);
    expect(await phrases(2)).toEqual(['luck', '']);
    expect((await store().talkBy('ben')).map(({ phrase }) => phrase)).toEqual(['luck', 'bye']);
    await store().commit([{ write: 'inherit', from: 'anna', to: 'cleo' }]);
    expect((await store().talkOf('a', 1))[0]).toEqual({
      table: 'a',
      line: 3,
      person: 'cleo',
      name: 'anna then',
      seat: 1,
      phrase: '',
      words: 'What a dust!',
      made: 3,
    });
    await store().commit([{ write: 'forget', person: 'ben' }]);
    expect(await phrases(9)).toEqual(['hello', '']);
    await store().commit([{ write: 'dropTable', table: 'a' }]);
    expect(await phrases(9)).toEqual([]);
  });

  it('knows whom somebody does not want to hear', async () => {
    const mute = (person: string, other: string, muted = true) =>
      ({ write: 'mute', person, other, muted }) as const;
    await store().commit([
      mute('anna', 'ben'),
      mute('anna', 'ben'),
      mute('anna', 'cleo'),
      mute('ben', 'anna'),
    ]);
    expect(await store().mutesOf('anna')).toEqual(['ben', 'cleo']);
    await store().commit([mute('anna', 'cleo', false)]);
    expect(await store().mutesOf('anna')).toEqual(['ben']);
    await store().commit([{ write: 'forget', person: 'ben' }]);
    expect(await store().mutesOf('anna')).toEqual([]);
    expect(await store().mutesOf('ben')).toEqual([]);
  });

  it('brings along whom a guest did not want to hear, and who did not want to hear the guest', async () => {
    const mute = (person: string, other: string) => ({ write: 'mute', person, other, muted: true }) as const;
    await store().commit([mute('guest', 'ben'), mute('cleo', 'guest'), mute('guest', 'anna')]);
    await store().commit([{ write: 'inherit', from: 'guest', to: 'anna' }]);
    await store().commit([{ write: 'forget', person: 'guest' }]);
    expect(await store().mutesOf('anna')).toEqual(['ben']);
    expect(await store().mutesOf('cleo')).toEqual(['anna']);
  });

  it('knows who wants no words but ready phrases', async () => {
    const wordless = (person: string, isSo: boolean) =>
      ({ write: 'wordless', person, wordless: isSo }) as const;
    await store().commit([wordless('anna', true), wordless('anna', true), wordless('ben', true)]);
    expect(await store().isWordless('anna')).toBe(true);
    await store().commit([wordless('anna', false), { write: 'inherit', from: 'ben', to: 'cleo' }]);
    expect(await store().isWordless('anna')).toBe(false);
    expect(await store().isWordless('cleo')).toBe(true);
    await store().commit([{ write: 'forget', person: 'cleo' }]);
    expect(await store().isWordless('cleo')).toBe(false);
  });

  it('keeps reported bugs and who wrote them', async () => {
    const bug = { bug: 'b', table: 'a', seat: null, at: 7, note: 'odd', person: 'anna', made: 1 };
    await store().commit([{ write: 'bug', bug }]);
    expect(await store().bug('b')).toEqual(bug);
    expect(await store().bug('c')).toBeNull();
    expect(await store().bugsOf('anna')).toEqual([bug]);
    await store().commit([{ write: 'inherit', from: 'anna', to: 'ben' }]);
    expect(await store().bugsOf('ben')).toEqual([{ ...bug, person: 'ben' }]);
    await store().commit([{ write: 'forget', person: 'ben' }]);
    expect(await store().bug('b')).toBeNull();
  });

  it('drops a table with all that hangs on it', async () => {
    for (const table of ['a', 'b'])
      await store().commit([
        { write: 'table', row: row(table, { stage: 'over' }) },
        { write: 'line', table, line: line(1) },
        { write: 'seen', table, person: 'anna', at: 3 },
        {
          write: 'bug',
          bug: { bug: `bug ${table}`, table, seat: 0, at: 1, note: '', person: 'anna', made: 1 },
        },
      ]);
    await store().commit([{ write: 'dropTable', table: 'a' }]);
    expect(await store().table('a')).toBeNull();
    expect(await store().lines('a')).toEqual([]);
    expect(await store().seen('a', 'anna')).toBeNull();
    expect(await store().bug('bug a')).toBeNull();
    expect((await store().tablesOf('anna', 9)).map(({ table }) => table)).toEqual(['b']);
    expect(await store().lines('b')).toEqual([line(1)]);
    expect(await store().seen('b', 'anna')).toBe(3);
    expect(await store().bug('bug b')).not.toBeNull();
  });
}
