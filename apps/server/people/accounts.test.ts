import type { RequestBody, RequestResult, ResultMessage } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { makeAuthenticator } from '../testing/authenticator.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
const ORIGIN = 'https://race.example.org';
const ADA = { login: 'Ada', password: 'a long password' };

beforeEach(async () => {
  store = memoryStore();
  server = await openTestServer({ store, origins: [ORIGIN] });
});
afterEach(() => server.close());

const arrive = (name = 'Ada') => connect(server.port, null, name, ORIGIN);
const reason = (said: ResultMessage) => (said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`);
const whyNot = async (player: Player, request: RequestBody) => reason(await player.ask(request));

function result<K extends RequestResult['kind']>(value: RequestResult, kind: K) {
  if (value.kind !== kind) throw new Error(`${value.kind} instead of ${kind}`);
  return value as Extract<RequestResult, { kind: K }>;
}
const accountOf = async (player: Player) => result(await player.get({ do: 'account' }), 'account').account;
const tablesOf = async (player: Player) => result(await player.get({ do: 'mine' }), 'mine').tables;

/** Signs up and returns the recovery codes. */
const signUp = async (player: Player, who = ADA) =>
  result(await player.get({ do: 'password', ...who }), 'codes').codes;

describe('PEOPLE-01 an account', () => {
  it('is nothing a guest needs', async () => {
    expect(await accountOf(await arrive())).toBeNull();
  });

  it('is made with a name and a password, and brings recovery codes', async () => {
    const ada = await arrive();
    const codes = await signUp(ada);
    expect(new Set(codes).size).toBe(10);
    expect(await accountOf(ada)).toEqual({
      login: 'ada',
      passkeys: [],
      codes: 10,
      totp: false,
      proven: true,
      administrator: false,
    });
    const stored = JSON.stringify(await store.accountByLogin('ada'));
    expect(stored).not.toContain(ADA.password);
  });

  it('is entered from another device with name and password', async () => {
    const ada = await arrive();
    await signUp(ada);
    const other = await arrive('Somebody');
    const { name, token } = result(
      await other.get({ do: 'signIn', login: ' ADA ', password: ADA.password }),
      'welcome',
    );
    expect(name).toBe('Ada');
    expect(await accountOf(other)).toMatchObject({ login: 'ada', proven: true });
    const again = await connect(server.port, token);
    expect(await accountOf(again)).toMatchObject({ login: 'ada', proven: false });
  });

  it('says the same of a wrong password and of a name nobody has', async () => {
    await signUp(await arrive());
    const thief = await arrive();
    const wrong = await thief.ask({ do: 'signIn', login: 'ada', password: 'not the password' });
    const nobody = await thief.ask({ do: 'signIn', login: 'nobody', password: 'not the password' });
    expect(reason(wrong)).toBe('PEOPLE-01 net.signInFailed');
    expect({ ...wrong, id: 0 }).toEqual({ ...nobody, id: 0 });
  });

  it('hashes what is tried for a name nobody has, too', async () => {
    const tried: (string | null)[] = [];
    const { makeAccounts } = await import('../accounts/accounts.ts');
    const hasher = {
      hash: async () => null,
      matches: async (_: string, stored: string | null) => {
        tried.push(stored);
        return false;
      },
    };
    const accounts = makeAccounts({ store, hasher, write: async () => true, now: () => 0 });
    const waiting = { address: '', isFirst: false, spend: () => undefined };
    await accounts.byPassword('nobody', 'whatever it is', waiting);
    expect(tried).toEqual([null]);
  });

  it('is refused a name that is taken, too short or strange, and a password that is weak', async () => {
    await signUp(await arrive());
    const bea = await arrive('Bea');
    const set = (login: string, password: string) => whyNot(bea, { do: 'password', login, password });
    expect(await set('ADA', 'another password')).toBe('PEOPLE-01 net.loginTaken');
    expect(await set('b', 'another password')).toBe('PEOPLE-01 net.badLogin');
    expect(await set('be\u0000a', 'another password')).toBe('PEOPLE-01 net.badLogin');
    expect(await set('bea', 'too short')).toBe('PEOPLE-05 net.weakPassword');
    expect(await set('beatrice-l', 'BEATRICE-L')).toBe('PEOPLE-05 net.patternPassword');
    for (const password of ['1234567890', 'password12', 'qwertyuiop', 'aaaaaaaaaa', 'Password2026!'])
      expect(await set('bea', password)).toBe('PEOPLE-05 net.commonPassword');
    await bea.get({ do: 'rename', name: 'Ibn Battuta' });
    expect(await set('bea', 'Ibn Battuta 1234')).toBe('PEOPLE-05 net.patternPassword');
    expect(await accountOf(bea)).toBeNull();
  });

  it('is changed only by who has proved lately who they are; then the other devices are signed out', async () => {
    const ada = await arrive();
    await signUp(ada);
    const other = await connect(server.port, ada.token);
    const fresh = { do: 'password', login: 'ada', password: 'quite another one' } as const;
    expect(await whyNot(other, fresh)).toBe('PEOPLE-01 net.proveFirst');
    expect(await whyNot(other, { do: 'newCodes' })).toBe('PEOPLE-01 net.proveFirst');
    expect(await whyNot(other, { do: 'forgetMe' })).toBe('PEOPLE-01 net.proveFirst');
    await other.get({ do: 'signIn', ...ADA });
    result(await other.get(fresh), 'codes');
    expect(await ada.closed).toBe(4001);
    expect(await whyNot(await arrive(), { do: 'signIn', ...ADA })).toBe('PEOPLE-01 net.signInFailed');
  });

  it('is won back with a recovery code, once', async () => {
    const [code = ''] = await signUp(await arrive());
    const other = await arrive('Somebody');
    result(await other.get({ do: 'recover', code }), 'welcome');
    expect(await accountOf(other)).toEqual({
      login: 'ada',
      passkeys: [],
      codes: 9,
      totp: false,
      proven: true,
      administrator: false,
    });
    const third = await arrive();
    expect(await whyNot(third, { do: 'recover', code })).toBe('NET-06 net.unknownCode');
    const fresh = result(await other.get({ do: 'newCodes' }), 'codes').codes;
    expect(fresh).not.toContain(code);
    expect(await accountOf(other)).toMatchObject({ codes: 10 });
  });

  it('takes the tables of the guest who signs in', async () => {
    const ada = await arrive();
    await signUp(ada);
    const { table, players } = await gather(server, ['Guest', 'Ben', 'Cleo']);
    const [guest, ben] = players;
    await guest.get({ do: 'signIn', ...ADA });
    expect((await tablesOf(guest)).map((one) => one.table)).toEqual([table]);
    expect(await tablesOf(ada)).toHaveLength(1);
    await guest.get({ do: 'watch', table, since: null });
    expect(guest.news.at(-1)).toMatchObject({ you: 0, host: true });
    await ben.get({ do: 'watch', table, since: null });
    expect(ben.news.at(-1)?.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', here: true });
    // The guest no longer exists.
    const { ok } = await (await arrive()).ask({ do: 'hello', protocol: 1, token: guest.token, name: null });
    expect(ok).toBe(false);
  });

  it('never holds two hands of one race', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ada again', 'Cleo']);
    const [ada, second] = players;
    await signUp(ada);
    await second.get({ do: 'signIn', ...ADA });
    const row = await store.table(table);
    expect(new Set(row?.people).size).toBe(3);
    const old = await connect(server.port, second.token);
    expect(await tablesOf(old)).toHaveLength(1);
  });

  it('is left on this device, or on all', async () => {
    const ada = await arrive();
    await signUp(ada);
    const other = await arrive();
    await other.get({ do: 'signIn', ...ADA });
    const third = await arrive();
    await third.get({ do: 'signIn', ...ADA });
    result(await other.get({ do: 'signOut' }), 'welcome');
    expect(await accountOf(other)).toBeNull();
    expect(await accountOf(ada)).not.toBeNull();
    await third.get({ do: 'signOutEverywhere' });
    expect(await ada.closed).toBe(4001);
    expect(await accountOf(third)).toBeNull();
    const { ok } = await (await arrive()).ask({ do: 'hello', protocol: 1, token: ada.token, name: null });
    expect(ok).toBe(false);
  });

  it('hands out all that is kept of somebody', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await signUp(players[0]);
    await players[0].get({ do: 'say', table, phrase: 'luck' });
    const { text } = result(await players[0].get({ do: 'export' }), 'file');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Ada',
      account: { login: 'ada', recoveries: 10 },
      passkeys: [],
      said: [{ table, phrase: 'luck' }],
      mutes: [],
      tables: [{ table, game: 'race', stage: 'racing', seat: 0 }],
    });
    expect(text).not.toContain('scrypt');
    expect(text).not.toContain('seed');
  });

  it('is forgotten: a seat among others loses its name, and what nobody else sat at is gone', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    await signUp(ada);
    const options = { crews: 2, order: 'seated', vehicles: ['french', 'italian'] };
    const alone = result(
      await ada.get({ do: 'create', game: 'race', options, seats: ['me', 'racer'], listed: false }),
      'table',
    ).table;
    result(await ada.get({ do: 'forgetMe' }), 'welcome');
    expect(await store.table(alone)).toBeNull();
    expect(await store.accountByLogin('ada')).toBeNull();
    const row = await store.table(table);
    expect(row?.record).not.toContain('Ada');
    await ben.get({ do: 'watch', table, since: null });
    expect(ben.news.at(-1)?.seats[0]).toMatchObject({ kind: 'bot' });
    expect(await tablesOf(ada)).toEqual([]);
  });

  it('is only tried so often, by address and by name', async () => {
    const limited = await openTestServer({
      store: memoryStore(),
      limits: makeLimits(() => 0, memoryStore()),
    });
    const thief = await connect(limited.port);
    const reasons: (string | null)[] = [];
    for (let n = 0; n < 17; n++)
      reasons.push(await whyNot(thief, { do: 'signIn', login: 'ada', password: `guess number ${n}` }));
    expect(reasons.filter((one) => one === 'PEOPLE-01 net.signInFailed')).toHaveLength(15);
    expect(reasons.at(-1)).toBe('NET-05 net.tooFast');
    await limited.close();
  });
});

describe('PEOPLE-01 an account with passkeys', () => {
  const challengeOf = async (player: Player) =>
    result(await player.get({ do: 'challenge' }), 'challenge').challenge;

  async function withPasskey() {
    const ada = await arrive();
    const own = makeAuthenticator();
    const made = own.register(await challengeOf(ada), ORIGIN);
    result(await ada.get({ do: 'addPasskey', label: 'Phone', ...made }), 'codes');
    return { ada, own };
  }

  it('is made with one, and entered with it and no name', async () => {
    const { ada, own } = await withPasskey();
    expect(await accountOf(ada)).toMatchObject({ login: null, passkeys: [{ label: 'Phone' }], codes: 10 });
    const other = await arrive('Somebody');
    const signed = own.sign(await challengeOf(other), ORIGIN);
    expect(result(await other.get({ do: 'passkey', ...signed }), 'welcome').name).toBe('Ada');
  });

  it('takes a signature once, and none by a copy', async () => {
    const { own } = await withPasskey();
    const other = await arrive();
    const signed = own.sign(await challengeOf(other), ORIGIN);
    await other.get({ do: 'passkey', ...signed });
    expect(await whyNot(other, { do: 'passkey', ...signed })).toBe('PEOPLE-01 net.badPasskey');
    own.counter = 0;
    const copied = own.sign(await challengeOf(other), ORIGIN);
    expect(await whyNot(other, { do: 'passkey', ...copied })).toBe('PEOPLE-01 net.badPasskey');
  });

  it('is refused what was signed for another page', async () => {
    const { own } = await withPasskey();
    const other = await arrive();
    const signed = own.sign(await challengeOf(other), 'https://evil.example.org');
    expect(await whyNot(other, { do: 'passkey', ...signed })).toBe('PEOPLE-01 net.badPasskey');
  });

  it('keeps its last way in', async () => {
    const { ada, own } = await withPasskey();
    const drop = { do: 'dropPasskey', passkey: own.passkey } as const;
    expect(await whyNot(ada, drop)).toBe('PEOPLE-01 net.lastWayIn');
    await ada.get({ do: 'password', ...ADA });
    expect(await ada.get(drop)).toEqual({ kind: 'done' });
    expect(await whyNot(ada, drop)).toBe('PEOPLE-01 net.badPasskey');
    expect(await accountOf(ada)).toMatchObject({ login: 'ada', passkeys: [] });
  });

  it('has at most ten', async () => {
    const { ada } = await withPasskey();
    for (let n = 2; n <= 10; n++) {
      const made = makeAuthenticator().register(await challengeOf(ada), ORIGIN);
      await ada.get({ do: 'addPasskey', label: `${n}`, ...made });
    }
    const made = makeAuthenticator().register(await challengeOf(ada), ORIGIN);
    expect(await whyNot(ada, { do: 'addPasskey', label: '11', ...made })).toBe('PEOPLE-01 net.manyPasskeys');
  });
});
