import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../common/tokens.ts';
import { closeAll, cluster } from '../testing/across.ts';
import { makeExchange } from '../testing/in-process.ts';
import { result, whyNot } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const DAY = 86_400_000;
const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const PROVE = 'PEOPLE-01 net.proveFirst';

let server: TestServer;
let store: Store;
let time = 1_800_000_000_000;
beforeEach(async () => {
  store = memoryStore();
  server = await openTestServer({ store, now: () => time });
});
afterEach(() => server.close());

const sessionsOf = async (player: Player) =>
  result(await player.get({ do: 'sessions' }), 'sessions').sessions;
const isKnown = async (token: string, at = server) =>
  (await connect(at.port, token)).heard[0]?.includes('"welcome"') === true;

/** A person with an account on two devices; only the first has just proved who it is. */
async function twoDevices() {
  const laptop = await connect(server.port);
  await laptop.get({ do: 'password', ...ADA });
  time += 1_000;
  const first = await connect(server.port);
  const { token } = result(await first.get({ do: 'signIn', ...ADA }), 'welcome');
  first.token = token ?? '';
  return { laptop, first, phone: await connect(server.port, token) };
}

/** Another device of a guest, with its own token. */
async function byCode(player: Player) {
  time += 1_000;
  const { code } = result(await player.get({ do: 'code' }), 'code');
  const other = await connect(server.port, null, 'Other');
  other.token = result(await other.get({ do: 'claim', code }), 'welcome').token ?? '';
  return other;
}

describe('PEOPLE-06 the devices on which somebody is signed in', () => {
  it('are listed with what they are, since when, and when they were last used', async () => {
    const { laptop } = await twoDevices();
    const listed = await sessionsOf(laptop);
    expect(listed).toHaveLength(2);
    expect(listed.map(({ here }) => here)).toEqual([false, true]);
    expect(listed[1]).toMatchObject({
      made: time - 1_000,
      used: time - 1_000,
      session: hashOf(laptop.token),
    });
    expect(JSON.stringify(listed)).not.toContain(laptop.token);
    time += 2 * DAY;
    const again = await connect(server.port, laptop.token);
    expect((await sessionsOf(again))[0]).toMatchObject({ here: true, used: time });
  });

  it('are called by browser and system', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
    } as never);
    const said: string[] = [];
    socket.addEventListener('message', ({ data }) => said.push(String(data)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const send = (request: object) => socket.send(JSON.stringify(request));
    send({ id: 1, do: 'hello', protocol: 1, token: null, name: 'Ada' });
    send({ id: 2, do: 'code' });
    send({ id: 3, do: 'sessions' });
    await expect.poll(() => said.length).toBe(3);
    expect(JSON.parse(said[2] ?? '').value.sessions).toMatchObject([
      { label: 'Firefox · Linux', here: true },
    ]);
    socket.close();
  });

  it('are signed out one by one, at once, and only one’s own', async () => {
    const { laptop, first, phone } = await twoDevices();
    const eve = await connect(server.port, null, 'Eve');
    await eve.get({ do: 'password', login: 'eve', password: 'another long sentence' });
    const session = hashOf(first.token);
    expect(await whyNot(eve, { do: 'endSession', session })).toBe('PEOPLE-06 net.unknownSession');
    expect(await whyNot(laptop, { do: 'endSession', session: hashOf(laptop.token) })).toBe(
      'PEOPLE-06 net.ownSession',
    );
    await laptop.get({ do: 'endSession', session });
    expect(await Promise.all([first.closed, phone.closed])).toEqual([4001, 4001]);
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect(await whyNot(laptop, { do: 'endSession', session })).toBe('PEOPLE-06 net.unknownSession');
  });

  it('end by themselves: after sixty days without use, and in any case after a year', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'password', ...ADA });
    for (let month = 0; month < 6; month++) {
      time += 59 * DAY;
      expect(await isKnown(ada.token)).toBe(true);
    }
    time += 12 * DAY;
    expect(await isKnown(ada.token)).toBe(false);
    expect(await store.session(hashOf(ada.token))).toBeNull();
    const again = await connect(server.port);
    const { token } = result(await again.get({ do: 'signIn', ...ADA }), 'welcome');
    time += 61 * DAY;
    expect(await isKnown(token ?? '')).toBe(false);
  });

  it('of a guest end only when nobody has come for four hundred days', async () => {
    const guest = await connect(server.port);
    await guest.get({ do: 'code' });
    for (let year = 0; year < 4; year++) {
      time += 399 * DAY;
      expect(await isKnown(guest.token)).toBe(true);
    }
    time += 401 * DAY;
    expect(await isKnown(guest.token)).toBe(false);
  });

  it('are fifty at most: the one that was not used for longest goes', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'password', ...ADA });
    for (let n = 0; n < 50; n++) {
      time += 1_000;
      await (await connect(server.port)).get({ do: 'signIn', ...ADA });
    }
    const person = (await store.accountByLogin('ada'))?.person ?? '';
    expect(await store.sessionsOf(person)).toHaveLength(50);
    expect(await store.session(hashOf(ada.token))).toBeNull();
  });
});

describe('PEOPLE-06 a token of a guest that somebody has stolen', () => {
  it('signs the guest’s own device out in no way', async () => {
    const owner = await connect(server.port, null, 'Owner');
    await owner.get({ do: 'code' });
    const thief = await connect(server.port, owner.token);
    const copy = await byCode(thief);
    const own = hashOf(owner.token);
    await copy.get({ do: 'revoke' });
    expect(await whyNot(copy, { do: 'endSession', session: own })).toBe('PEOPLE-06 net.elderSession');
    await copy.get({ do: 'signOutEverywhere' });
    await thief.get({ do: 'revoke' });
    await thief.get({ do: 'signOutEverywhere' });
    const again = await connect(server.port, owner.token);
    await again.get({ do: 'signOut' });
    expect(await isKnown(owner.token)).toBe(true);
    expect(result(await owner.get({ do: 'sessions' }), 'sessions').sessions).toMatchObject([{ here: true }]);
  });

  it('can be taken away again from who got it by a code', async () => {
    const owner = await connect(server.port, null, 'Owner');
    await owner.get({ do: 'code' });
    const [one, two] = [await byCode(owner), await byCode(owner)];
    const session = hashOf(one.token);
    await owner.get({ do: 'endSession', session });
    expect(await one.closed).toBe(4001);
    expect(await isKnown(two.token)).toBe(true);
    await owner.get({ do: 'revoke' });
    expect(await two.closed).toBe(4001);
  });
});

describe('PEOPLE-01 what needs a fresh proof', () => {
  it.each([
    { do: 'export' },
    { do: 'code' },
    { do: 'revoke' },
    { do: 'signOutEverywhere' },
    { do: 'forgetMe' },
    { do: 'newCodes' },
    { do: 'totp' },
    { do: 'confirmTotp', code: '123456' },
    { do: 'dropTotp' },
    { do: 'password', ...ADA },
    { do: 'dropPasskey', passkey: 'abc' },
  ] as const)('is $do, with an account', async (request) => {
    const { phone } = await twoDevices();
    expect(await whyNot(phone, request)).toBe(PROVE);
    await phone.get({ do: 'signIn', ...ADA });
    expect(await whyNot(phone, request)).not.toBe(PROVE);
  });

  it('is ending the session of another device', async () => {
    const { phone, laptop } = await twoDevices();
    const session = hashOf(laptop.token);
    expect(await whyNot(phone, { do: 'endSession', session })).toBe(PROVE);
    await phone.get({ do: 'signIn', ...ADA });
    await phone.get({ do: 'endSession', session });
    expect(await laptop.closed).toBe(4001);
  });

  it('holds for a quarter of an hour', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'password', ...ADA });
    time += 15 * 60_000 - 1;
    expect(await whyNot(ada, { do: 'export' })).toBeNull();
    time += 1;
    expect(await whyNot(ada, { do: 'export' })).toBe(PROVE);
  });

  it('is nothing a guest could give', async () => {
    const guest = await connect(server.port);
    await guest.get({ do: 'code' });
    expect(await whyNot(guest, { do: 'export' })).toBeNull();
    expect(await whyNot(guest, { do: 'revoke' })).toBeNull();
  });
});

describe('PEOPLE-06 a session that is ended at one process', () => {
  afterEach(closeAll);

  it('is over at all of them at once', async () => {
    const shared = memoryStore();
    const houses = await cluster(2, makeExchange(), { store: shared });
    const [one, two] = houses as [TestServer, TestServer];
    const ada = await connect(one.port);
    await ada.get({ do: 'password', ...ADA });
    const other = await connect(two.port);
    const { token } = result(await other.get({ do: 'signIn', ...ADA }), 'welcome');
    const third = await connect(two.port);
    await third.get({ do: 'signIn', ...ADA });
    await ada.get({ do: 'endSession', session: hashOf(token ?? '') });
    expect(await other.closed).toBe(4001);
    expect(await third.get({ do: 'ping' })).toEqual({ kind: 'done' });
    expect(await isKnown(token ?? '', two)).toBe(false);
  });
});
