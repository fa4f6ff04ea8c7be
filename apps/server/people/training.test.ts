// PEOPLE-10: puzzles tried on any device of an account, over real sockets.
import type { RequestBody } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { result, whyNot } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const NOW = 1_794_736_800_000;
const ADA = { login: 'ada', password: 'crossing the Sahara by night' };
const FIRST = { puzzle: '1n8ax-113', solved: true, found: 42, at: NOW - 5_000 };
const DAY = { day: '2026-11-15', solved: true };

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ now: () => NOW });
});
afterEach(() => server.close());

const training = (more: object = {}) =>
  ({ do: 'training', of: null, attempts: [], days: [], ...more }) as RequestBody;
const told = async (player: Player, more: object = {}) =>
  result(await player.get(training(more)), 'training');

async function withAccount(login = 'ada'): Promise<Player> {
  const player = await connect(server.port, null, login);
  await player.get({ do: 'password', ...ADA, login });
  return player;
}

describe('PEOPLE-10 puzzles', () => {
  it('count together on all devices of an account, whatever comes first and however often', async () => {
    const [phone, desk] = [await withAccount(), await connect(server.port, null)];
    await desk.get({ do: 'signIn', ...ADA });
    await told(phone, { attempts: [FIRST], days: [DAY] });
    await told(phone, { attempts: [FIRST], days: [DAY] });
    const missed = { ...FIRST, solved: false, at: FIRST.at - 1 };
    const second = { ...FIRST, puzzle: '2-9', at: NOW };
    const all = await told(desk, { attempts: [second, missed], days: [{ ...DAY, solved: false }] });
    expect(all.attempts).toEqual([missed, second]);
    expect(all.days).toEqual([DAY]);
    expect(await told(phone)).toEqual(all);
  });

  it('are not those of another person who was signed in before', async () => {
    const [ada, ben] = [await withAccount(), await withAccount('ben')];
    const { person } = await told(ada, { attempts: [FIRST] });
    expect((await told(ben, { of: person, attempts: [FIRST], days: [DAY] })).attempts).toEqual([]);
    expect((await told(ben)).days).toEqual([]);
    expect((await told(ada, { of: person, days: [DAY] })).days).toEqual([DAY]);
  });

  it('are not kept for guests', async () => {
    const guest = await connect(server.port, null);
    expect(await whyNot(guest, training({ attempts: [FIRST] }))).toBe('API-01 net.accountFirst');
  });

  it('are never from a time to come', async () => {
    const ada = await withAccount();
    const ahead = { attempts: [{ ...FIRST, at: NOW * 2 }], days: [{ ...DAY, day: '2027-01-01' }] };
    const { attempts, days } = await told(ada, ahead);
    expect(attempts).toEqual([{ ...FIRST, at: NOW }]);
    expect(days).toEqual([]);
  });

  it.each<[string, object]>([
    ['a name that is none', { attempts: [{ ...FIRST, puzzle: '<b>' }] }],
    ['a share above a hundred', { attempts: [{ ...FIRST, found: 101 }] }],
    ['a day that is none', { days: [{ ...DAY, day: '2026-13-41' }] }],
    ['too many at once', { attempts: Array.from({ length: 31 }, () => FIRST) }],
  ])('are refused with %s', async (_, more) => {
    const ada = await withAccount();
    expect(await whyNot(ada, training(more))).toBe('NET-04 net.malformed');
    expect((await told(ada)).attempts).toEqual([]);
  });
});
