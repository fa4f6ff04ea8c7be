import type { Answer } from '@race/great-race';
import { chooseFrom, fast } from '@race/kernel';
import { livePath } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAll, cluster } from '../../../server/testing/across.ts';
import { makeExchange } from '../../../server/testing/in-process.ts';
import { openTestServer, type TestServer } from '../../../server/testing/server.ts';
import type { DeviceMessage, RaceSeatView } from '../race-messages.ts';
import { makeNetDevice, type NetDevice } from './device.ts';
import { checkFile } from './games.ts';
import { type Link, type LinkState, makeLink } from './link.ts';

let house: TestServer;
const pages: Page[] = [];

beforeEach(async () => {
  house = await openTestServer();
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.link.close();
  await house.close();
});

/** A page with a real socket that can be cut. */
interface Page {
  readonly link: Link;
  readonly device: NetDevice;
  readonly messages: DeviceMessage[];
  readonly states: LinkState[];
  seatView(): RaceSeatView | null;
  cut(): void;
  /** Damages the next message that matches. */
  damage: ((text: string) => string) | null;
  /** The same with what the page sends. */
  damageSent: ((text: string) => string) | null;
  until(test: () => boolean): Promise<void>;
}

let keys = 0;

function openPage(name: string, at: (table: string | null) => number = () => house.port): Page {
  let token: string | null = null;
  let socket: WebSocket | null = null;
  const states: LinkState[] = [];
  const messages: DeviceMessage[] = [];
  const link = makeLink({
    open(table, hooks) {
      const opened = new WebSocket(`ws://127.0.0.1:${at(table)}${livePath(table)}`);
      socket = opened;
      opened.addEventListener('open', hooks.opened);
      opened.addEventListener('message', ({ data }) =>
        hooks.received(page.damage === null ? String(data) : page.damage(String(data))),
      );
      opened.addEventListener('close', hooks.closed);
      return { send: (text) => opened.send(page.damageSent?.(text) ?? text), close: () => opened.close() };
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds / 10);
      return () => clearTimeout(timer);
    },
    chance: () => 0.5,
    // As slow as a page that is asked by its worker.
    credentials: {
      read: async () => ({ token, aside: [], name }),
      accept: (accepted) => {
        token = accepted.token;
      },
      markWorthKeeping: () => undefined,
      reject: () => {
        token = null;
      },
    },
  });
  const device = makeNetDevice(link, () => `p${++keys}`);
  device.subscribe((one) => messages.push(one as DeviceMessage));
  link.watch((state) => states.push(state));
  const page: Page = {
    link,
    device,
    messages,
    states,
    damage: null,
    damageSent: null,
    seatView() {
      const found = messages.findLast((one) => one.type === 'view');
      return found?.type === 'view' ? found.seatView : null;
    },
    cut: () => socket?.close(),
    async until(test) {
      await expect.poll(test, { timeout: 60_000, interval: 5 }).toBe(true);
    },
  };
  pages.push(page);
  return page;
}

interface Asked {
  readonly game: string;
  readonly options: object;
  readonly seats: string[];
}

const RACE: Asked = {
  game: 'race',
  options: { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] },
  seats: ['me', 'open', 'racer'],
};

/** Without a bot, for which the people would have to wait. */
const DUEL: Asked = {
  game: 'race',
  options: { crews: 2, order: 'seated', vehicles: ['french', 'italian'] },
  seats: ['me', 'open'],
};

const DASH: Asked = { game: 'dash', options: { players: 3 }, seats: ['me', 'open', 'rookie'] };

/** Two people and a bot at a table that has begun. */
async function begun(request: Asked = RACE): Promise<{ table: string; ada: Page; ben: Page }> {
  const [ada, ben] = [openPage('Ada'), openPage('Ben')];
  const made = await ada.link.request({ do: 'create', ...request, listed: false });
  const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
  await ben.link.request({ do: 'sit', table, seat: 1 });
  await ada.device.request({ do: 'open', table });
  await ben.device.request({ do: 'open', table });
  await ada.link.request({ do: 'begin', table });
  await ada.until(() => ada.seatView() !== null);
  await ben.until(() => ben.seatView() !== null);
  return { table, ada, ben };
}

const chance = fast(5, 5);

/** Answers once for the player who is asked. */
async function playOnce(...people: Page[]): Promise<void> {
  const asked = () => people.find((page) => (page.seatView()?.answers.length ?? 0) > 0);
  await people[0]?.until(() => asked() !== undefined || people[0]?.seatView()?.over === true);
  const page = asked();
  const seatView = page?.seatView();
  if (page === undefined || seatView == null || seatView.view.seat === null) return;
  const answer = chooseFrom(chance, seatView.answers) as Answer;
  const before = page.messages.length;
  await page.device.request({ do: 'answer', seat: seatView.view.seat, line: seatView.line, answer });
  await page.until(() => page.messages.length > before);
}

/** Lets the other player answer until this page is asked. */
async function untilAsked(page: Page, other: Page): Promise<void> {
  const isAsked = () => (page.seatView()?.answers.length ?? 0) > 0;
  while (!isAsked()) {
    await page.until(() => isAsked() || (other.seatView()?.answers.length ?? 0) > 0);
    if (!isAsked()) await playOnce(other);
  }
}

describe('a table elsewhere', () => {
  it('speaks as one on this device does: facts, past, steps, view', async () => {
    const { table, ada, ben } = await begun();
    expect(ada.messages.slice(0, 3).map(({ type }) => type)).toEqual(['facts', 'past', 'view']);
    for (let n = 0; n < 12; n++) await playOnce(ada, ben);
    expect(ada.messages.some(({ type }) => type === 'step')).toBe(true);
    expect(ada.seatView()).toMatchObject({ table, curtain: null, over: false });
    expect(ada.seatView()?.players).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { kind: 'bot' }]);
    const own = ada.messages.find((one) => one.type === 'step' && one.step.isOwn);
    expect(own).toBeDefined();
  });

  it('says whom everybody waits for', async () => {
    const { ada, ben } = await begun();
    await untilAsked(ada, ben);
    const seat = ada.seatView()?.view.seat;
    expect(ada.seatView()?.waitsFor).toContain(seat);
    await ben.until(() => ben.seatView()?.waitsFor?.includes(seat ?? -1) === true);
  });

  it('explains what may not be answered, without asking the server', async () => {
    const { ada, ben } = await begun();
    await untilAsked(ada, ben);
    const why = await ada.device.request({ do: 'why', seat: 0, answer: { do: 'stop' } });
    expect(why).toMatchObject({
      ok: true,
      value: { kind: 'refusal', refusal: { rule: expect.any(String) } },
    });
  });

  it('loses nothing and asks nothing when the line is cut', async () => {
    const { ada, ben } = await begun();
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
    ada.cut();
    await ada.until(() => ada.states.at(-1) === 'away');
    for (let n = 0; n < 3; n++) if ((ben.seatView()?.answers.length ?? 0) > 0) await playOnce(ben);
    await ada.until(() => ada.states.at(-1) === 'here');
    await ada.until(() => ada.seatView()?.view.public.moves === ben.seatView()?.view.public.moves);
    await ada.until(
      () => JSON.stringify(ada.seatView()?.view.public) === JSON.stringify(ben.seatView()?.view.public),
    );
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
  });

  it('shows what is certain before the server has said so', async () => {
    const { ada, ben } = await begun(DUEL);
    let told = 0;
    ada.damage = (text) => {
      if (text.includes('"type":"beat"')) told += 1;
      return text;
    };
    const waiting: number[] = [];
    ada.device.subscribeToUnconfirmed((count) => waiting.push(count));
    let shown = 0;
    for (let n = 0; n < 12; n++) {
      await untilAsked(ada, ben);
      const { line, answers } = ada.seatView() as RaceSeatView;
      const [before, count] = [told, ada.messages.length];
      // As it comes from a page.
      const answer = structuredClone(chooseFrom(chance, answers)) as Answer;
      expect(await ada.device.request({ do: 'answer', seat: 0, line, answer })).toMatchObject({ ok: true });
      if (told > before) continue;
      shown += 1;
      // The view comes again with every news of the table.
      expect(new Set(ada.messages.slice(count).map(({ type }) => type))).toEqual(new Set(['step', 'view']));
      expect(ada.seatView()?.line).toBe(line + 1);
    }
    expect(shown).toBeGreaterThan(0);
    await ada.until(() => waiting.at(-1) === 0);
    expect(Math.max(...waiting)).toBeGreaterThan(0);
    // Nothing is shown a second time.
    expect(ada.messages.filter(({ type }) => type === 'past')).toHaveLength(1);
  });

  it('shows the table as it is when an answer is refused whose outcome was shown', async () => {
    const { ada, ben } = await begun(DUEL);
    let seatView = ada.seatView() as RaceSeatView;
    for (let isShown = false; !isShown; ) {
      await untilAsked(ada, ben);
      seatView = ada.seatView() as RaceSeatView;
      const { line, answers } = seatView;
      // The server is asked about another question, and refuses.
      ada.damageSent = (text) => text.replace(/"question":\d+/, '"question":0');
      const given = await ada.device.request({ do: 'answer', seat: 0, line, answer: answers[0] as Answer });
      ada.damageSent = null;
      // Where the outcome is not certain, nothing is shown before the refusal.
      isShown = given.ok;
      if (!isShown) await playOnce(ada);
    }
    expect(ada.messages.slice(-2)).toMatchObject([
      { type: 'step' },
      { seatView: { line: seatView.line + 1 } },
    ]);
    await ada.until(() => ada.messages.at(-1)?.type === 'refused');
    expect(ada.messages.slice(-3)).toMatchObject([
      { type: 'past' },
      { type: 'view', seatView: { line: seatView.line, answers: seatView.answers } },
      { type: 'refused', refusal: { rule: 'NET-01' } },
    ]);
  });

  it('sends an answer again that was on its way, and it counts once', async () => {
    const { table, ada, ben } = await begun();
    await untilAsked(ada, ben);
    const seatView = ada.seatView() as RaceSeatView;
    const answer = seatView.answers[0] as Answer;
    const given = ada.device.request({ do: 'answer', seat: 0, line: seatView.line, answer });
    ada.cut();
    expect(await given).toEqual({ ok: true, value: { kind: 'done' } });
    const lines = await house.store.lines(table);
    expect(
      lines.filter(({ seat, question }) => seat === 0 && question <= seatView.line + 1).length,
    ).toBeLessThan(3);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  it('goes on when the server is killed and started again', async () => {
    const { table, ada, ben } = await begun();
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
    const { store } = house;
    const old = house;
    house = await openTestServer({ store });
    await old.close();
    await ada.until(() => ada.states.filter((state) => state === 'here').length === 2);
    await ben.until(() => ben.states.filter((state) => state === 'here').length === 2);
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
    expect(ada.seatView()?.table).toBe(table);
  });

  it('notices that it has drifted, and finds back by itself', async () => {
    const { ada, ben } = await begun();
    ada.damage = (text) => {
      if (!text.includes('"type":"beat"')) return text;
      ada.damage = null;
      return text.replace(/"checksum":"\w+"/, '"checksum":"wrong"');
    };
    for (let n = 0; n < 8; n++) await playOnce(ada, ben);
    expect(ada.damage).toBeNull();
    await ada.until(
      () => JSON.stringify(ada.seatView()?.view.public) === JSON.stringify(ben.seatView()?.view.public),
    );
  });

  it('takes back, and tells the past anew', async () => {
    const { ada, ben } = await begun();
    const undoable = () => [ada, ben].find((page) => page.seatView()?.canUndo === true);
    for (let n = 0; n < 200 && undoable() === undefined; n++) await playOnce(ada, ben);
    const page = undoable() as Page;
    const pasts = page.messages.filter(({ type }) => type === 'past').length;
    const undone = await page.device.request({ do: 'undo', seat: page.seatView()?.view.seat ?? 0 });
    expect(undone).toMatchObject({ ok: true });
    await page.until(() => (page.seatView()?.answers.length ?? 0) > 0);
    expect(page.messages.filter(({ type }) => type === 'past').length).toBeGreaterThanOrEqual(pasts);
  });

  it('TABLE-01 takes back several steps at once, as far as its own go', async () => {
    const { ada, ben } = await begun();
    // While it is this page's turn again, no bot answers.
    const able = () =>
      [ada, ben].find((page) => {
        const seatView = page.seatView();
        return seatView !== null && seatView.takeable.length > 1 && seatView.answers.length > 0;
      });
    for (let n = 0; n < 400 && able() === undefined; n++) await playOnce(ada, ben);
    const page = able() as Page;
    const seatView = page.seatView() as RaceSeatView;
    const seat = seatView.view.seat ?? 0;
    const first = seatView.takeable.at(-1) as number;
    const behind = await page.device.request({ do: 'undo', seat, from: first - 1 });
    expect(behind).toMatchObject({ ok: false, refusal: { reason: 'undo.horizon', rule: 'TABLE-01' } });
    expect(await page.device.request({ do: 'undo', seat, from: first })).toMatchObject({ ok: true });
    await page.until(() => page.seatView()?.takeable.length === 0);
    const past = page.messages.findLast((one) => one.type === 'past');
    expect(past?.type === 'past' && past.past.length).toBe(first);
  });

  it('drives several spaces in one gesture, the beginning of the drive included', async () => {
    let { ada, ben } = await begun();
    const able = () =>
      [ada, ben].find((page) => {
        const seatView = page.seatView();
        const isBegun = seatView?.view.public.stack.at(-1)?.kind === 'drive';
        return !isBegun && seatView?.ways.some(({ spaces }) => spaces.length > 1) === true;
      });
    for (let n = 0; n < 6000 && able() === undefined; n++) {
      if (ada.seatView()?.over === true) ({ ada, ben } = await begun());
      await playOnce(ada, ben);
    }
    const page = able() as Page;
    const seatView = page.seatView() as RaceSeatView;
    const way = seatView.ways.find(({ spaces }) => spaces.length > 1);
    const seat = seatView.view.seat ?? 0;
    const before = page.messages.length;
    const driven = await page.device.request({
      do: 'drive',
      seat,
      line: seatView.line,
      spaces: way?.spaces ?? [],
      by: null,
    });
    expect(driven).toMatchObject({ ok: true });
    const events = () =>
      page.messages.slice(before).flatMap((one) => (one.type === 'step' ? one.step.events : []));
    await vi.waitFor(() =>
      expect(events()).toContainEqual(expect.objectContaining({ key: 'driveBegun', seat })),
    );
    // Enters a space, or turns back if it shows a price that cannot be paid (BASE-DRIVE-08); unless a danger comes first.
    const isDriving = () => page.seatView()?.view.public.stack.at(-1)?.kind === 'drive';
    await vi.waitFor(() => expect(events().length > 1 || !isDriving()).toBe(true));
  });

  it('tells who looks at it already how things stand, without asking the server', async () => {
    const { table, ada } = await begun();
    const before = ada.messages.length;
    ada.link.close();
    expect(await ada.device.request({ do: 'open', table })).toMatchObject({ ok: true });
    expect(ada.messages.slice(before).map(({ type }) => type)).toEqual(['facts', 'past', 'view']);
  });

  it('is of any game in the list, to its end, and can be checked', async () => {
    const { table, ada, ben } = await begun(DASH);
    // The bot chooses soon; the people take their time.
    await ada.until(() => ada.seatView()?.waitsFor?.includes(2) === false);
    expect(ada.seatView()).toMatchObject({ options: { players: 3 }, takeable: [], waitsFor: [0, 1] });
    const why = await ada.device.request({ do: 'why', seat: 0, answer: { do: 'decline' } });
    expect(why).toMatchObject({ value: { refusal: { rule: 'DASH-ROUND-01' } } });
    for (let n = 0; n < 60 && ada.seatView()?.over !== true; n++) await playOnce(ada, ben);
    const saved = await ada.device.request({ do: 'save', table });
    expect(saved).toMatchObject({ value: { name: `the-dash-${table}.json` } });
    const file = await ada.link.request({ do: 'file', table });
    const text = file.ok && file.value.kind === 'file' ? file.value.text : '';
    const { commitment, entries } = JSON.parse(text);
    expect(await checkFile(text, { commitment, seals: [] })).toBe(entries.length);
    expect(await checkFile(text, { commitment: 'another', seals: [] })).toBeNull();
    expect(
      await checkFile(text.replace('"game":"dash"', '"game":"chess"'), { commitment, seals: [] }),
    ).toBeNull();
  });

  it('tells what was missed while nobody looked', async () => {
    const { table, ada, ben } = await begun();
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
    const missed: number[] = [];
    ada.device.subscribeToMissed((line) => missed.push(line));
    await untilAsked(ben, ada);
    ada.device.leave();
    // Requests are handled in order: she has left when this returns.
    await ada.link.request({ do: 'ping' });
    const before = ben.messages.filter(({ type }) => type === 'step').length;
    await playOnce(ben);
    await ben.until(() => ben.messages.filter(({ type }) => type === 'step').length > before);
    await ada.device.request({ do: 'open', table });
    await ada.until(() => missed.length === 1);
    const past = ada.messages.findLast((one) => one.type === 'past');
    expect(past?.type === 'past' && past.past.length - 1).toBeGreaterThan(missed[0] as number);
  });
});

describe('a server of several processes', () => {
  afterEach(closeAll);

  it('has its people of a table at one of them: their sockets move, and nothing is lost or seen', async () => {
    const [one, two] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    const addresses: (string | null)[] = [];
    // A load balancer that sends everybody with a table to the second process, and everybody else to the first.
    const at = (table: string | null): number => {
      addresses.push(table);
      return table === null ? one.port : two.port;
    };
    const [ada, ben] = [openPage('Ada', at), openPage('Ben', at)];
    const made = await ada.link.request({ do: 'create', ...RACE, listed: false });
    const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
    await ben.link.request({ do: 'sit', table, seat: 1 });
    for (const page of [ada, ben]) {
      await page.device.request({ do: 'open', table });
      // While the socket moves, another request is under way.
      expect(await page.link.request({ do: 'lobby' })).toMatchObject({ ok: true });
    }
    await expect.poll(() => addresses).toEqual([null, null, table, table]);
    await expect.poll(() => two.rooms.all.get(table)?.people.members.length).toBe(2);
    await expect.poll(() => one.rooms.all.get(table)?.people.members.length ?? 0).toBe(0);
    await ada.link.request({ do: 'begin', table });
    for (let n = 0; n < 12; n++) await playOnce(ada, ben);
    for (const page of [ada, ben]) expect(page.states).toEqual(['opening', 'here']);
  });

  it('leaves a guest whom only one process knows where they are until they sit down', async () => {
    const [one, two] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    const at = (table: string | null): number => (table === null ? one.port : two.port);
    const [ada, ben] = [openPage('Ada', at), openPage('Ben', at)];
    const made = await ada.link.request({ do: 'create', ...RACE, listed: false });
    const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
    expect(await ben.device.request({ do: 'open', table })).toMatchObject({ ok: true });
    expect(one.rooms.all.get(table)?.people.members.length).toBe(1);
    expect(await ben.link.request({ do: 'sit', table, seat: 1 })).toMatchObject({ ok: true });
    await expect.poll(() => two.rooms.all.get(table)?.people.members.length).toBe(1);
    expect(ben.states).toEqual(['opening', 'here']);
  });

  it('goes on where the sockets were if the other process cannot be reached', async () => {
    const [one] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    const [ada, ben] = ['Ada', 'Ben'].map((name) =>
      openPage(name, (table) => (table === null ? one.port : 9)),
    ) as [Page, Page];
    const made = await ada.link.request({ do: 'create', ...RACE, listed: false });
    const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
    await ben.link.request({ do: 'sit', table, seat: 1 });
    for (const page of [ada, ben]) await page.device.request({ do: 'open', table });
    await ada.link.request({ do: 'begin', table });
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
    expect(ada.states).toEqual(['opening', 'here']);
  });

  it('answers what was asked at the old socket, and again what it did not', async () => {
    const [one, two] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    let isMoving = false;
    const at = (table: string | null): number => (table === null || !isMoving ? one.port : two.port);
    const [ada, ben] = [openPage('Ada', at), openPage('Ben', at)];
    const made = await ada.link.request({ do: 'create', ...RACE, listed: false });
    const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
    await ben.link.request({ do: 'sit', table, seat: 1 });
    for (const page of [ada, ben]) await page.device.request({ do: 'open', table });
    await ada.link.request({ do: 'begin', table });
    const other = await ada.link.request({ do: 'create', ...RACE, listed: false });
    isMoving = true;
    let unconfirmed = 0;
    ada.device.subscribeToUnconfirmed((count) => {
      unconfirmed = count;
    });
    for (let n = 0; n < 8; n++) {
      await untilAsked(ada, ben);
      const seatView = ada.seatView();
      if (seatView === null || seatView.view.seat === null) break;
      const answer = chooseFrom(chance, seatView.answers) as Answer;
      const given = ada.device.request({
        do: 'answer',
        seat: seatView.view.seat,
        line: seatView.line,
        answer,
      });
      // The page goes to another table and back while its answer is on the way.
      const there = other.ok && other.value.kind === 'table' ? other.value.table : '';
      await ada.device.request({ do: 'open', table: n % 2 === 0 ? there : table });
      expect(await given).toEqual({ ok: true, value: { kind: 'done' } });
      await ada.until(() => unconfirmed === 0);
      const before = ada.messages.length;
      await ada.device.request({ do: 'open', table });
      await ada.until(() => ada.messages.slice(before).some(({ type }) => type === 'view'));
      // The step itself comes over the new socket.
      await ada.until(() => ada.seatView()?.line !== seatView.line || ada.seatView()?.answers.length === 0);
    }
    expect(ada.states).toEqual(['opening', 'here']);
  });
});
