import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { whyNot } from '../testing/people.ts';
import { connect } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const HOME = { do: 'device', device: 'the-device-at-home' } as const;
const FAILED = 'PEOPLE-01 net.signInFailed';
const TOO_FAST = 'NET-05 net.tooFast';

let server: TestServer;
let store: Store;
let time = 1_800_000_000_000;
let waits: number[] = [];
beforeEach(async () => {
  store = memoryStore();
  waits = [];
  const { signIns, logins, manyLogins, knownDevices, knownAddresses } = makeLimits(() => time, store);
  server = await openTestServer({
    store,
    now: () => time,
    limits: { ...NO_LIMITS, signIns, logins, manyLogins, knownDevices, knownAddresses },
    isBehindProxy: true,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
});
afterEach(() => server.close());

/** A guess from its own address, as an attacker with many addresses makes it. */
let addresses = 0;
async function guess(login: string, password = `guess ${addresses}`) {
  addresses += 1;
  const from = `10.${addresses >> 8}.${addresses & 255}.1`;
  const thief = await connect(server.port, null, 'Thief', undefined, { 'x-forwarded-for': from });
  const refused = await whyNot(thief, { do: 'signIn', login, password });
  thief.close();
  return refused;
}

async function signedUp() {
  const ada = await connect(server.port);
  await ada.get(HOME);
  await ada.get({ do: 'password', ...ADA });
  return ada;
}

describe('PEOPLE-05 guessing at a name from many addresses', () => {
  it('waits longer and longer, and is never refused for the name', async () => {
    await signedUp();
    for (let n = 0; n < 105; n++) expect(await guess('ada')).toBe(FAILED);
    expect(waits.filter((one) => one === 5_000)).toHaveLength(70);
    expect(waits.filter((one) => one === 20_000)).toHaveLength(5);
    expect(waits).toHaveLength(75);
    // Nobody can lock the owner out, wherever they are.
    expect(await guess('ada', ADA.password)).toBeNull();
  });

  it('waits the same for a name that nobody has', async () => {
    for (let n = 0; n < 31; n++) await guess('nobody');
    expect(waits).toEqual([5_000]);
  });

  it('does not hold up a device on which the owner has signed in before', async () => {
    await signedUp();
    for (let n = 0; n < 40; n++) await guess('ada');
    waits = [];
    const owner = await connect(server.port);
    await owner.get(HOME);
    expect(await whyNot(owner, { do: 'signIn', ...ADA })).toBeNull();
    expect(waits).toEqual([]);
  });

  it('is no quicker on a device where somebody else has signed in', async () => {
    await signedUp();
    const eve = await connect(server.port);
    await eve.get({ do: 'device', device: 'the-device-of-eve' });
    await eve.get({ do: 'password', login: 'eve', password: 'another long sentence' });
    for (let n = 0; n < 31; n++) await guess('ada');
    waits = [];
    await whyNot(eve, { do: 'signIn', login: 'ada', password: 'a guess of hers' });
    expect(waits).toEqual([5_000]);
  });
});

describe('PEOPLE-05 guessing', () => {
  it('from one address is refused after fifteen tries, but not on a known device at that address', async () => {
    await signedUp();
    const thief = await connect(server.port);
    const reasons: (string | null)[] = [];
    for (let n = 0; n < 16; n++)
      reasons.push(await whyNot(thief, { do: 'signIn', login: 'ada', password: `guess ${n}` }));
    expect(reasons.filter((one) => one === FAILED)).toHaveLength(15);
    expect(reasons.at(-1)).toBe(TOO_FAST);
    const owner = await connect(server.port);
    await owner.get(HOME);
    expect(await whyNot(owner, { do: 'signIn', ...ADA })).toBeNull();
  });

  it('on a known device has tries of its own', async () => {
    await signedUp();
    const thief = await connect(server.port);
    await thief.get(HOME);
    const tries = [];
    for (let n = 0; n < 16; n++)
      tries.push(await whyNot(thief, { do: 'signIn', login: 'ada', password: `guess ${n}` }));
    expect(tries.at(-1)).toBe(TOO_FAST);
    time += 10_000;
    expect(await whyNot(thief, { do: 'signIn', ...ADA })).toBeNull();
  });

  it('on known devices of many names is bounded by address as well', async () => {
    const thief = await connect(server.port);
    await thief.get(HOME);
    for (let n = 0; n < 6; n++) {
      await thief.get({ do: 'hello', protocol: 1, token: null, name: 'Thief' });
      await thief.get(HOME);
      await thief.get({ do: 'password', login: `thief${n}`, password: ADA.password });
    }
    const tries: (string | null)[] = [];
    for (let n = 0; n < 66; n++)
      tries.push(await whyNot(thief, { do: 'signIn', login: `thief${n % 6}`, password: 'a wrong password' }));
    expect(tries.filter((one) => one === FAILED)).toHaveLength(60);
    expect(tries.at(-1)).toBe(TOO_FAST);
    // Elsewhere nobody is affected.
    const elsewhere = { 'x-forwarded-for': '10.0.0.99' };
    const owner = await connect(server.port, null, 'Ada', undefined, elsewhere);
    await owner.get(HOME);
    expect(await whyNot(owner, { do: 'signIn', login: 'thief0', password: ADA.password })).toBeNull();
  });

  it('leaves only hashes of devices in the store, and none of who signed in nowhere', async () => {
    const ada = await signedUp();
    const { person } = (await store.accountByLogin('ada')) ?? { person: '' };
    expect(await store.isDeviceOf('the-device-at-home', person)).toBe(false);
    expect(await store.devicesOf(person)).toEqual([time]);
    await ada.get({ do: 'forgetMe' });
    expect(await store.devicesOf(person)).toEqual([]);
  });
});

describe('PEOPLE-05 what a hash costs', () => {
  it('is charged to the address that asked, and a proven change goes before guesses', async () => {
    await server.close();
    const hashed = new Set<string>();
    const workAddress = {
      take: () => true,
      spend(address: string, milliseconds: number) {
        if (milliseconds > 25) hashed.add(address);
      },
    };
    server = await openTestServer({
      store: memoryStore(),
      limits: { ...NO_LIMITS, workAddress },
      isBehindProxy: true,
      cost: { n: 2 ** 15, r: 8, p: 1 },
    });
    const at = (from: string) => connect(server.port, null, 'Ada', undefined, { 'x-forwarded-for': from });
    const ada = await at('10.0.0.1');
    await ada.get({ do: 'password', ...ADA });
    const thieves = await Promise.all(Array.from({ length: 20 }, (_, n) => at(`10.0.1.${n}`)));
    hashed.clear();
    const guesses = thieves.map((one) =>
      one.ask({ do: 'signIn', login: 'ada', password: 'a guess of theirs' }),
    );
    await ada.get({ do: 'password', login: 'ada', password: 'crossing the Gobi by day' });
    await Promise.all(guesses);
    expect(hashed.size).toBe(21);
    expect([...hashed].indexOf('10.0.0.1')).toBeLessThan(10);
  });
});
