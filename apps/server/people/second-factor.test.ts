import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeFor } from '../accounts/totp.ts';
import { makeLimits, NO_LIMITS, type RateLimits } from '../requests/buckets.ts';
import { makeAuthenticator } from '../testing/authenticator.ts';
import { result, whyNot } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { setUpApp } from '../testing/second-factor.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const ORIGIN = 'https://race.example.org';
const WRONG = 'PEOPLE-05 net.wrongCode';

let server: TestServer;
let store: Store;
let time = 1_800_000_000_000;
const open = async (limits: RateLimits = NO_LIMITS) => {
  store = memoryStore();
  server = await openTestServer({ store, now: () => time, limits, origins: [ORIGIN] });
};
beforeEach(() => open());
afterEach(() => server.close());

const accountOf = async (player: Player) => result(await player.get({ do: 'account' }), 'account').account;

/** A person with an account and an app; it is time for the next code. */
async function withApp() {
  const ada = await connect(server.port, null, 'Ada', ORIGIN);
  const { codes } = result(await ada.get({ do: 'password', ...ADA }), 'codes');
  const app = await setUpApp(ada, time);
  time += 30_000;
  return { ada, app, codes };
}
const guest = () => connect(server.port, null, 'Somebody', ORIGIN);
const half = async () => {
  const other = await guest();
  expect(await other.get({ do: 'signIn', ...ADA })).toEqual({ kind: 'secondFactor' });
  return other;
};
const second = (code: string) => ({ do: 'secondFactor', code }) as const;

describe('PEOPLE-05 a second factor', () => {
  it('is set up with a secret and a first code, and signs other devices out', async () => {
    const ada = await guest();
    expect(await whyNot(ada, { do: 'totp' })).toBe('PEOPLE-01 net.proveFirst');
    await ada.get({ do: 'password', ...ADA });
    const other = await guest();
    await other.get({ do: 'signIn', ...ADA });
    expect(await whyNot(ada, { do: 'confirmTotp', code: '123456' })).toBe(WRONG);
    const { secret } = result(await ada.get({ do: 'totp' }), 'totp');
    // Not confirmed yet: no code is needed.
    expect(await accountOf(ada)).toMatchObject({ totp: false });
    expect(result(await (await guest()).get({ do: 'signIn', ...ADA }), 'welcome').name).toBe('Somebody');
    const wrong = String((Number(codeFor(secret, time)) + 1) % 1_000_000).padStart(6, '0');
    expect(await whyNot(ada, { do: 'confirmTotp', code: wrong })).toBe(WRONG);
    await ada.get({ do: 'confirmTotp', code: codeFor(secret, time) });
    expect(await accountOf(ada)).toMatchObject({ totp: true });
    expect(await other.closed).toBe(4001);
    expect(await whyNot(ada, { do: 'totp' })).toBe('PEOPLE-05 net.secondFactorOn');
    expect(await whyNot(ada, { do: 'confirmTotp', code: codeFor(secret, time) })).toBe(
      'PEOPLE-05 net.secondFactorOn',
    );
  });

  it('is asked for after the password, and before it nothing of the account is there', async () => {
    const { app } = await withApp();
    const other = await half();
    expect(await accountOf(other)).toBeNull();
    expect(await whyNot(other, second('000000'))).toBe(WRONG);
    expect(result(await other.get(second(app.code(time))), 'welcome').token).not.toBeNull();
    expect(await accountOf(other)).toMatchObject({ login: 'ada', proven: true });
  });

  it('lets nobody in whose password was changed meanwhile', async () => {
    const { ada, app } = await withApp();
    const thief = await half();
    await ada.get({ do: 'password', login: ADA.login, password: 'home from the Sahara by day' });
    expect(await whyNot(thief, second(app.code(time)))).toBe('PEOPLE-05 net.signInAgain');
    expect(await accountOf(thief)).toBeNull();
    expect(result(await ada.get({ do: 'sessions' }), 'sessions').sessions).toHaveLength(1);
  });

  it('says no more of a wrong password than before', async () => {
    await withApp();
    expect(await whyNot(await guest(), { do: 'signIn', ...ADA, password: 'not the right one' })).toBe(
      'PEOPLE-01 net.signInFailed',
    );
    expect(await whyNot(await guest(), second('123456'))).toBe('PEOPLE-05 net.signInAgain');
  });

  it('takes each code once, whoever comes first', async () => {
    const { app } = await withApp();
    const [one, two] = [await half(), await half()];
    const code = app.code(time);
    const said = await Promise.all([one.ask(second(code)), two.ask(second(code))]);
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await whyNot(await half(), second(app.code(time - 30_000)))).toBe(WRONG);
    time += 30_000;
    expect(await whyNot(await half(), second(app.code(time)))).toBeNull();
  });

  it('takes a recovery code in the place of the app, once, and only of that account', async () => {
    const { codes } = await withApp();
    const eve = await guest();
    const foreign = result(await eve.get({ do: 'password', login: 'eve', password: ADA.password }), 'codes');
    const other = await half();
    expect(await whyNot(other, second(foreign.codes[0] ?? ''))).toBe(WRONG);
    expect(await whyNot(other, second(codes[0] ?? ''))).toBeNull();
    expect(await accountOf(other)).toMatchObject({ codes: 9, totp: true });
    expect(await whyNot(await half(), second(codes[0] ?? ''))).toBe(WRONG);
    expect(await accountOf(eve)).toMatchObject({ codes: 10 });
  });

  it('is not asked for after a passkey', async () => {
    const { ada } = await withApp();
    const own = makeAuthenticator();
    const challenge = async (player: Player) =>
      result(await player.get({ do: 'challenge' }), 'challenge').challenge;
    await ada.get({ do: 'addPasskey', label: 'Phone', ...own.register(await challenge(ada), ORIGIN) });
    const other = await guest();
    const signed = own.sign(await challenge(other), ORIGIN);
    expect(result(await other.get({ do: 'passkey', ...signed }), 'welcome').name).toBe('Ada');
  });

  it('is switched off by who has just proved who they are, and set up anew with another secret', async () => {
    const { ada, app } = await withApp();
    const later = await connect(server.port, ada.token);
    expect(await whyNot(later, { do: 'dropTotp' })).toBe('PEOPLE-01 net.proveFirst');
    await ada.get({ do: 'dropTotp' });
    expect(await whyNot(ada, { do: 'dropTotp' })).toBe('PEOPLE-05 net.noSecondFactor');
    expect(result(await (await guest()).get({ do: 'signIn', ...ADA }), 'welcome').token).not.toBeNull();
    expect(result(await ada.get({ do: 'totp' }), 'totp').secret).not.toBe(app.secret);
  });

  it('is awaited for five minutes and five tries, on that connection alone', async () => {
    const { app } = await withApp();
    const other = await half();
    for (let n = 0; n < 5; n++) expect(await whyNot(other, second('000000'))).toBe(WRONG);
    expect(await whyNot(other, second(app.code(time)))).toBe('PEOPLE-05 net.signInAgain');
    const slow = await half();
    time += 5 * 60_000 + 1;
    expect(await whyNot(slow, second(app.code(time)))).toBe('PEOPLE-05 net.signInAgain');
    expect(await whyNot(await guest(), second(app.code(time)))).toBe('PEOPLE-05 net.signInAgain');
  });

  it('is guessed at a few times an hour, and not where its owner has signed in before', async () => {
    await server.close();
    const counted = memoryStore();
    const { secondFactors } = makeLimits(() => time, counted);
    await open({ ...NO_LIMITS, secondFactors });
    const home = await guest();
    await home.get({ do: 'device', device: 'the-device-at-home' });
    await home.get({ do: 'password', ...ADA });
    const app = await setUpApp(home, time);
    time += 30_000;
    const reasons: (string | null)[] = [];
    for (let n = 0; n < 12; n++) reasons.push(await whyNot(await half(), second('000000')));
    expect(reasons.filter((one) => one === WRONG)).toHaveLength(5);
    expect(reasons.at(-1)).toBe('NET-05 net.tooFast');
    // The thief does not have the secret of the known device.
    const owner = await guest();
    await owner.get({ do: 'device', device: 'the-device-at-home' });
    await owner.get({ do: 'signIn', ...ADA });
    expect(await whyNot(owner, second(app.code(time)))).toBeNull();
    time += 300_000;
    expect(await whyNot(await half(), second(app.code(time)))).toBeNull();
  });
});
