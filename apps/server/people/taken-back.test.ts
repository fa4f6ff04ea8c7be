// What is revoked stays revoked: codes, tokens and notices from before, also for a person who signs in at that moment.
import { PROTOCOL } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../common/tokens.ts';
import { result, whyNot } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { setUpApp } from '../testing/second-factor.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const CHANGED = { ...ADA, password: 'home from the Sahara by day' };
const MOST_SESSIONS = 50;

let server: TestServer;
let store: Store;
let time = 1_800_000_000_000;
const administrators = new Set<string>();
beforeEach(async () => {
  store = memoryStore();
  administrators.clear();
  server = await openTestServer({ store, administrators, now: () => time });
});
afterEach(() => server.close());

const arrive = (token: string | null = null) => connect(server.port, token);
const signedUp = async () => {
  const ada = await arrive();
  const { codes } = result(await ada.get({ do: 'password', ...ADA }), 'codes');
  return { ada, codes };
};
const personOf = async (player: Player) => result(await player.get({ do: 'challenge' }), 'challenge').person;

const newTable = async (host: Player) => {
  const options = { board: 'africa', crews: 3 };
  const request = {
    do: 'create',
    game: 'race',
    options,
    seats: ['me', 'open', 'open'],
    listed: false,
  } as const;
  return result(await host.get(request), 'table').table;
};

/** The next read of a person waits until something else is done. */
function meanwhile(work: () => Promise<unknown>): void {
  const { person } = store;
  store.person = async (of) => {
    store.person = person;
    const found = await person(of);
    await work();
    return found;
  };
}

describe('PEOPLE-01 after a password is changed', () => {
  it('codes for other devices no longer work', async () => {
    const { ada } = await signedUp();
    const { code } = result(await ada.get({ do: 'code' }), 'code');
    await ada.get({ do: 'password', ...CHANGED });
    expect(await whyNot(await arrive(), { do: 'claim', code })).toBe('NET-06 net.unknownCode');
  });

  it('neither do recovery codes that were made with the old one', async () => {
    const { ada, codes } = await signedUp();
    const fresh = result(await ada.get({ do: 'password', ...CHANGED }), 'codes').codes;
    expect(await whyNot(await arrive(), { do: 'recover', code: codes[0] ?? '' })).toBe(
      'NET-06 net.unknownCode',
    );
    expect(await whyNot(await arrive(), { do: 'recover', code: fresh[0] ?? '' })).toBeNull();
  });

  it('no device is told of turns that asked for it before', async () => {
    const { ada } = await signedUp();
    const endpoint = 'https://updates.push.services.mozilla.com/thief';
    await ada.get({ do: 'push', endpoint, p256dh: 'k'.repeat(40), auth: 'a'.repeat(20), language: 'en' });
    await ada.get({ do: 'password', ...CHANGED });
    expect(await store.pushesOf(await personOf(ada))).toEqual([]);
  });

  it('but making an account keeps the notices of this device', async () => {
    const ada = await arrive();
    const endpoint = 'https://updates.push.services.mozilla.com/own';
    await ada.get({ do: 'push', endpoint, p256dh: 'k'.repeat(40), auth: 'a'.repeat(20), language: 'en' });
    await ada.get({ do: 'password', ...ADA });
    expect(await store.pushesOf(await personOf(ada))).toMatchObject([{ endpoint }]);
  });
});

describe('PEOPLE-01 a guest’s token on another device', () => {
  it('ends when the guest makes an account', async () => {
    const ada = await arrive();
    const { code } = result(await ada.get({ do: 'code' }), 'code');
    const thief = await arrive();
    await thief.get({ do: 'claim', code });
    await ada.get({ do: 'password', ...ADA });
    expect(await thief.closed).toBe(4001);
  });

  it('cannot push the first device out by adding more', async () => {
    const ada = await arrive();
    for (let n = 1; n <= MOST_SESSIONS; n++) {
      const { code } = result(await ada.get({ do: 'code' }), 'code');
      const refused = n < MOST_SESSIONS ? null : 'NET-06 net.unknownCode';
      expect(await whyNot(await arrive(), { do: 'claim', code })).toBe(refused);
    }
    expect(await whyNot(await arrive(ada.token), { do: 'ping' })).toBeNull();
  });
});

describe('PEOPLE-06 whoever comes in at that moment', () => {
  it('is signed out with the session that was ended', async () => {
    const { ada } = await signedUp();
    const { token } = result(await (await arrive()).get({ do: 'signIn', ...ADA }), 'welcome');
    const thief = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    await new Promise((resolve) => thief.addEventListener('open', resolve));
    meanwhile(() => ada.get({ do: 'endSession', session: hashOf(token ?? '') }));
    thief.send(JSON.stringify({ do: 'hello', id: 1, protocol: PROTOCOL, token, name: null }));
    expect(await new Promise((resolve) => thief.addEventListener('close', ({ code }) => resolve(code)))).toBe(
      4001,
    );
  });

  it('is let in by no password that was changed', async () => {
    const { ada } = await signedUp();
    const thief = await arrive();
    meanwhile(() => ada.get({ do: 'password', ...CHANGED }));
    expect(await whyNot(thief, { do: 'signIn', ...ADA })).toBe('PEOPLE-05 net.signInAgain');
    expect(await store.sessionsOf(await personOf(ada))).toHaveLength(1);
  });

  it('is let in by nobody who was banned', async () => {
    const { ada } = await signedUp();
    const person = await personOf(ada);
    const banned = await arrive();
    meanwhile(() =>
      store.commit([
        {
          write: 'act',
          act: { act: 'a', administrator: 'root', kind: 'ban', person, days: null, made: time },
          sanction: {
            sanction: 's',
            person,
            kind: 'ban',
            reason: 'other',
            made: time,
            until: null,
            lifted: null,
            confirmed: null,
          },
        },
      ]),
    );
    void banned.ask({ do: 'signIn', ...ADA });
    expect(await banned.closed).toBe(4001);
  });
});

describe('ADMIN-01 a recovery code alone', () => {
  it('opens the account, and no administration', async () => {
    const { ada, codes } = await signedUp();
    administrators.add(await personOf(ada));
    const app = await setUpApp(ada, time);
    expect(await whyNot(ada, { do: 'administration' })).toBeNull();
    const finder = await arrive();
    await finder.get({ do: 'recover', code: codes[0] ?? '' });
    expect(await whyNot(finder, { do: 'administration' })).toBe('PEOPLE-01 net.proveFirst');
    time += 30_000;
    await finder.get({ do: 'signIn', ...ADA });
    await finder.get({ do: 'secondFactor', code: app.code(time) });
    expect(await whyNot(finder, { do: 'administration' })).toBeNull();
  });
});

describe('PEOPLE-01 whoever is forgotten', () => {
  it('is named by no table, although they were its host and stood up', async () => {
    const host = await connect(server.port, null, 'Host');
    const table = await newTable(host);
    const ben = await connect(server.port, null, 'Ben');
    await ben.get({ do: 'sit', table, seat: 1 });
    await host.get({ do: 'leave', table });
    const person = await personOf(host);
    await host.get({ do: 'forgetMe' });
    await server.services.committer.flushed();
    const row = await store.table(table);
    expect(row?.record).not.toContain(person);
    // Another person can begin the race.
    expect(JSON.parse(row?.record ?? '{}').host).toBe(await personOf(ben));
  });

  it('leaves no seat that another device takes at that moment', async () => {
    const { players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    const table = await newTable(ben);
    const { code } = result(await ada.get({ do: 'code' }), 'code');
    const other = await arrive();
    await other.get({ do: 'claim', code });
    const person = await personOf(ada);
    await Promise.all([
      ada.get({ do: 'forgetMe' }),
      Promise.race([other.ask({ do: 'sit', table, seat: 1 }), other.closed]),
    ]);
    await server.services.committer.flushed();
    expect((await store.table(table))?.record).not.toContain(person);
  });
});
