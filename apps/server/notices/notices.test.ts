import { listSeats } from '@race/kernel';
import { asked } from '@race/online';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Player } from '../testing/player.ts';
import { openPushService, type PushService } from '../testing/push-service.ts';
import { gather, openTestServer, playUntil, type TestServer } from '../testing/server.ts';
import { hookChannel, pushChannel } from './channels.ts';
import { makePoster, NOTICE_GAP, type Poster } from './poster.ts';
import { isPushService, vapidKeysIn } from './services.ts';

const MINUTE = 60_000;
let time = 0;
let store: Store;
let server: TestServer;
let service: PushService;
let hook: PushService;
let posters: Poster[] = [];
const faults: unknown[] = [];

beforeEach(async () => {
  time = 1_000_000;
  store = memoryStore();
  [service, hook] = await Promise.all([openPushService(), openPushService()]);
  server = await openTestServer({ store, now: () => time, pushServices: [service.origin] });
  faults.length = 0;
});
afterEach(async () => {
  for (const poster of posters) poster.close();
  posters = [];
  await Promise.all([server.close(), service.close(), hook.close()]);
});

async function poster(): Promise<Poster> {
  const keys = await vapidKeysIn(store);
  const channels = {
    push: pushChannel({ store, keys, contact: 'mailto:host@example.org', now: () => time }),
    hook: hookChannel({ address: `${hook.origin}/hook`, secret: null, now: Date.now }),
  };
  const made = makePoster({ rooms: server.rooms, channels, failed: (fault) => faults.push(fault) });
  posters.push(made);
  return made;
}

const wanted = (language = 'en') => ({ do: 'push', ...service.subscription, language }) as const;

/** A race in which a person is asked who wants notices. */
async function racing(language = 'en') {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const seat = listSeats(asked(liveOf(table)))[0] ?? 0;
  const late = players[seat] as Player;
  await late.get(wanted(language));
  return { table, players, late, others: players.filter((player) => player !== late) };
}
const liveOf = (table: string) => {
  const live = server.rooms.openNow(table)?.game.live;
  if (live == null) throw new Error('the race must be running');
  return live;
};

/** A person closes the page, and the server has noticed. */
async function goes(player: Player, table: string): Promise<void> {
  const before = server.rooms.openNow(table)?.people.members.length ?? 0;
  player.close();
  await expect.poll(() => server.rooms.openNow(table)?.people.members.length).toBe(before - 1);
  await server.services.committer.flushed();
}

describe('NET-10 a notice', () => {
  it('comes to who is asked for a minute and does not look, in the language of the device', async () => {
    const { table, late } = await racing('fr');
    await goes(late, table);
    const { post } = await poster();
    await post();
    expect(service.read).toEqual([]);
    time += MINUTE;
    await post();
    expect(service.read.map((text) => JSON.parse(text))).toEqual([
      { title: 'The Great Race', body: 'C’est à vous de jouer à une table.', to: `/#online=${table}` },
    ]);
    expect(service.headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(service.headers[0]?.authorization)).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
    expect(JSON.parse(hook.read[0] ?? '{}')).toMatchObject({ notice: 'turn', tables: [table] });
    expect(faults).toEqual([]);
  });

  it('comes once, from whichever server, and the next one much later', async () => {
    const { table, late } = await racing();
    await goes(late, table);
    const [one, two] = [await poster(), await poster()];
    time += MINUTE;
    await Promise.all([one.post(), two.post()]);
    await one.post();
    expect(service.read).toHaveLength(1);
    time += NOTICE_GAP;
    await one.post();
    expect(service.read).toHaveLength(1);
  });

  it('is one for all tables', async () => {
    const { table, late } = await racing();
    const made = await late.get({
      do: 'create',
      game: 'race',
      options: { crews: 2, order: 'seated' },
      seats: ['me', 'racer'],
      listed: false,
    });
    const second = made.kind === 'table' ? made.table : '';
    await late.get({ do: 'begin', table: second });
    await server.services.committer.flushed();
    await goes(late, table);
    time += MINUTE;
    await (await poster()).post();
    const told = service.read.map((text) => JSON.parse(text));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ body: 'It is your turn at 2 tables.', to: '/#races' });
  });

  it('does not come to who looks, has answered, or is not asked', async () => {
    const { table, late, others } = await racing();
    const { post } = await poster();
    await goes(late, table);
    const back = await connect(server.port, late.token);
    await back.get({ do: 'watch', table, since: null });
    for (const other of others) await goes(other, table);
    time += MINUTE;
    await post();
    expect(service.read).toEqual([]);
    back.mirror = late.mirror;
    await back.give(table, late.answers()[0] as object);
    await goes(back, table);
    time += MINUTE;
    await post();
    const names = hook.read.map((text) => JSON.parse(text).name);
    expect(names).not.toContain(late.news[0]?.seats.length === 0 ? '' : nameOf(late));
  });

  it('is told at once to a page of theirs that looks at something else', async () => {
    const { table, late } = await racing();
    const second = await connect(server.port, late.token);
    await goes(late, table);
    await second.until(({ heard }) => heard.includes(JSON.stringify({ type: 'turn', table, asked: true })));
  });

  it('is taken back there as soon as they look at that table', async () => {
    const { table, late } = await racing();
    const second = await connect(server.port, late.token);
    await goes(late, table);
    await second.until(({ heard }) => heard.some((text) => text.includes('"asked":true')));
    const third = await connect(server.port, late.token);
    await third.get({ do: 'watch', table, since: null });
    await second.until(({ heard }) => heard.includes(JSON.stringify({ type: 'turn', table, asked: false })));
    expect(await second.get({ do: 'turns' })).toEqual({ kind: 'turns', turns: [] });
  });

  it('goes to no device that has had enough, and to none that is gone', async () => {
    const { table, late } = await racing();
    await late.get({ do: 'unpush', endpoint: service.subscription.endpoint });
    expect(await store.pushesOf(personOf(table))).toEqual([]);
    await late.get(wanted());
    service.status = 410;
    await goes(late, table);
    time += MINUTE;
    await (await poster()).post();
    expect(service.read).toHaveLength(1);
    expect(await store.pushesOf(personOf(table))).toEqual([]);
    expect(counted()).toEqual({ 'push gone': 1, 'hook sent': 1 });
  });

  it('that one channel cannot deliver is delivered by the others, and counted as failed', async () => {
    const { table, late } = await racing();
    await late.get({ ...wanted(), endpoint: `${service.origin}/other` });
    service.status = 500;
    await hook.close();
    await goes(late, table);
    time += MINUTE;
    await (await poster()).post();
    expect(service.read).toHaveLength(2);
    expect(counted()).toEqual({ 'push failed': 2, 'hook failed': 1 });
    expect(faults).toHaveLength(1);
  });

  const counted = () =>
    Object.fromEntries(
      [...server.services.meters.notices.samples()].map(({ labels, value }) => [
        `${labels?.channel} ${labels?.outcome}`,
        value,
      ]),
    );

  const personOf = (table: string): string => {
    const room = server.rooms.openNow(table);
    const sits = room?.game.record.seats[listSeats(asked(liveOf(table)))[0] ?? 0];
    return sits?.kind === 'person' ? sits.person : '';
  };
  const nameOf = ({ news }: Player): string => {
    const last = news.at(-1);
    const sits = last?.you == null ? undefined : last.seats[last.you];
    return sits?.kind === 'person' ? sits.name : '';
  };

  it('says nothing of a window that not everybody could know', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await playUntil(table, players, ([one]) => one?.mirror?.public.stack.at(-1)?.kind === 'plan');
    for (const player of players) await goes(player, table);
    time += MINUTE;
    await (await poster()).post();
    // All were asked, and all get the same: name, person and table, and nothing else.
    const told = hook.read.map((text) => JSON.parse(text));
    expect(told.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben', 'Cleo']);
    for (const one of told) expect(Object.keys(one)).toEqual(['notice', 'person', 'name', 'tables']);
  });
});

describe('NET-10 where notices go', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://me:pass@fcm.googleapis.com/abc', false],
    ['https://notify.windows.com.evil.org/', false],
    ['http://127.0.0.1:9/abc', false],
    ['http://127.0.0.1:99/abc', true],
    ['nonsense', false],
  ])('%s: %s', (endpoint, isKnown) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:99'])).toBe(isKnown);
  });

  it('is refused for any other address', async () => {
    const ada = await connect(server.port, null, 'Ada');
    expect(await ada.ask({ ...wanted(), endpoint: 'https://10.0.0.1/x' })).toMatchObject({
      refusal: { reason: 'net.noPushService', rule: 'NET-10' },
    });
    const about = await ada.get({ do: 'notices' });
    expect(about).toMatchObject({ kind: 'notices', minutes: 30 });
    expect((await vapidKeysIn(store)).publicKey).toBe(about.kind === 'notices' ? about.key : '');
  });
});
