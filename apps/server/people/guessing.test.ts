import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../live/buckets.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { whyNot } from '../testing/people.ts';
import { connect } from '../testing/player.ts';
import { makeHasher } from './hashing.ts';

const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const HOME = { do: 'device', device: 'the-device-at-home' } as const;
const FAILED = 'PEOPLE-01 net.signInFailed';
const TOO_FAST = 'NET-05 net.tooFast';

let house: TestHouse;
let store: Store;
let time = 1_800_000_000_000;
let waits: number[] = [];
beforeEach(async () => {
  store = memoryStore();
  waits = [];
  const { signIns, logins, manyLogins, knownDevices } = makeLimits(() => time, store);
  house = await openHouse({
    store,
    now: () => time,
    limits: { ...NO_LIMITS, signIns, logins, manyLogins, knownDevices },
    isBehindProxy: true,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
});
afterEach(() => house.close());

/** A guess from an address of its own, as somebody with many of them makes it. */
let addresses = 0;
async function guess(login: string, password = `guess ${addresses}`) {
  addresses += 1;
  const from = `10.${addresses >> 8}.${addresses & 255}.1`;
  const thief = await connect(house.port, null, 'Thief', undefined, { 'x-forwarded-for': from });
  const refused = await whyNot(thief, { do: 'signIn', login, password });
  thief.close();
  return refused;
}

async function signedUp() {
  const ada = await connect(house.port);
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
    const owner = await connect(house.port);
    await owner.get(HOME);
    expect(await whyNot(owner, { do: 'signIn', ...ADA })).toBeNull();
    expect(waits).toEqual([]);
  });

  it('is no quicker on a device where somebody else has signed in', async () => {
    await signedUp();
    const eve = await connect(house.port);
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
    const thief = await connect(house.port);
    const reasons: (string | null)[] = [];
    for (let n = 0; n < 16; n++)
      reasons.push(await whyNot(thief, { do: 'signIn', login: 'ada', password: `guess ${n}` }));
    expect(reasons.filter((one) => one === FAILED)).toHaveLength(15);
    expect(reasons.at(-1)).toBe(TOO_FAST);
    const owner = await connect(house.port);
    await owner.get(HOME);
    expect(await whyNot(owner, { do: 'signIn', ...ADA })).toBeNull();
  });

  it('on a known device has tries of its own', async () => {
    await signedUp();
    const thief = await connect(house.port);
    await thief.get(HOME);
    const tries = [];
    for (let n = 0; n < 16; n++)
      tries.push(await whyNot(thief, { do: 'signIn', login: 'ada', password: `guess ${n}` }));
    expect(tries.at(-1)).toBe(TOO_FAST);
    time += 10_000;
    expect(await whyNot(thief, { do: 'signIn', ...ADA })).toBeNull();
  });

  it('that fills the line of hashes leaves room for known devices, which go first', async () => {
    const hasher = makeHasher({ n: 2 ** 10, r: 8, p: 1 });
    const done: string[] = [];
    const all = Array.from({ length: 60 }, async () => {
      const result = await hasher.matches('a guess', null);
      done.push(result === null ? 'turned away' : 'stranger');
    });
    const owner = hasher.matches('the right one', null, true).then((result) => {
      expect(result).not.toBeNull();
      done.push('owner');
    });
    await Promise.all([...all, owner]);
    expect(done.filter((one) => one === 'turned away')).toHaveLength(8);
    expect(done.filter((one) => one !== 'turned away').indexOf('owner')).toBeLessThan(5);
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
