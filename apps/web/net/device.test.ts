import type { Answer } from '@race/great-race';
import { chooseFrom, fast } from '@race/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../server/testing/server.ts';
import type { Said, Sight } from '../device/protocol.ts';
import { checkFile } from './check.ts';
import { makeNetDevice, type NetDevice } from './device.ts';
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

/** A page with a real socket that can be cut, as in a tunnel. */
interface Page {
  readonly link: Link;
  readonly device: NetDevice;
  readonly said: Said[];
  readonly states: LinkState[];
  sight(): Sight | null;
  cut(): void;
  /** Bends the next message that matches, as if it had been damaged. */
  damage: ((text: string) => string) | null;
  until(test: () => boolean): Promise<void>;
}

let keys = 0;

function openPage(name: string, at: () => number = () => house.port): Page {
  let token: string | null = null;
  let socket: WebSocket | null = null;
  const states: LinkState[] = [];
  const said: Said[] = [];
  const link = makeLink({
    open(hooks) {
      const opened = new WebSocket(`ws://127.0.0.1:${at()}/live`);
      socket = opened;
      opened.addEventListener('open', hooks.opened);
      opened.addEventListener('message', ({ data }) =>
        hooks.heard(page.damage === null ? String(data) : page.damage(String(data))),
      );
      opened.addEventListener('close', hooks.closed);
      return { send: (text) => opened.send(text), close: () => opened.close() };
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds / 10);
      return () => clearTimeout(timer);
    },
    chance: () => 0.5,
    token: {
      get: () => token,
      set: (next) => {
        token = next;
      },
      prize: () => undefined,
      setAside: () => {
        token = null;
      },
      aside: () => [],
    },
    name: () => name,
  });
  const device = makeNetDevice(link, () => `p${++keys}`);
  device.hear((one) => said.push(one as Said));
  link.watch((state) => states.push(state));
  const page: Page = {
    link,
    device,
    said,
    states,
    damage: null,
    sight() {
      const found = said.findLast((one) => one.say === 'sight');
      return found?.say === 'sight' ? found.sight : null;
    },
    cut: () => socket?.close(),
    async until(test) {
      await expect.poll(test, { timeout: 10_000, interval: 5 }).toBe(true);
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

const DASH: Asked = { game: 'dash', options: { players: 3 }, seats: ['me', 'open', 'rookie'] };

/** Two people and a bot at a table that has begun. */
async function begun(asked: Asked = RACE): Promise<{ table: string; ada: Page; ben: Page }> {
  const [ada, ben] = [openPage('Ada'), openPage('Ben')];
  const made = await ada.link.ask({ do: 'create', ...asked, listed: false });
  const table = made.ok && made.value.kind === 'table' ? made.value.table : '';
  await ben.link.ask({ do: 'sit', table, seat: 1 });
  await ada.device.wish({ do: 'open', table });
  await ben.device.wish({ do: 'open', table });
  await ada.link.ask({ do: 'begin', table });
  await ada.until(() => ada.sight() !== null);
  await ben.until(() => ben.sight() !== null);
  return { table, ada, ben };
}

const chance = fast(5, 5);

/** Answers once for whoever is asked. */
async function playOnce(...people: Page[]): Promise<void> {
  const asked = () => people.find((page) => (page.sight()?.answers.length ?? 0) > 0);
  await people[0]?.until(() => asked() !== undefined || people[0]?.sight()?.over === true);
  const page = asked();
  const sight = page?.sight();
  if (page === undefined || sight == null || sight.view.seat === null) return;
  const answer = chooseFrom(chance, sight.answers) as Answer;
  const before = page.said.length;
  await page.device.wish({ do: 'answer', seat: sight.view.seat, line: sight.line, answer });
  await page.until(() => page.said.length > before);
}

/** Lets the other one answer until this page is asked. */
async function untilAsked(page: Page, other: Page): Promise<void> {
  const isAsked = () => (page.sight()?.answers.length ?? 0) > 0;
  while (!isAsked()) {
    await page.until(() => isAsked() || (other.sight()?.answers.length ?? 0) > 0);
    if (!isAsked()) await playOnce(other);
  }
}

describe('a table elsewhere', () => {
  it('speaks as one on this device does: facts, past, beats, sight', async () => {
    const { table, ada, ben } = await begun();
    expect(ada.said.slice(0, 3).map(({ say }) => say)).toEqual(['facts', 'past', 'sight']);
    for (let n = 0; n < 12; n++) await playOnce(ada, ben);
    expect(ada.said.some(({ say }) => say === 'beat')).toBe(true);
    expect(ada.sight()).toMatchObject({ table, curtain: null, over: false });
    expect(ada.sight()?.players).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { kind: 'bot' }]);
    const own = ada.said.find((one) => one.say === 'beat' && one.beat.isOwn);
    expect(own).toBeDefined();
  });

  it('says whom everybody waits for', async () => {
    const { ada, ben } = await begun();
    await untilAsked(ada, ben);
    const seat = ada.sight()?.view.seat;
    expect(ada.sight()?.waitsFor).toContain(seat);
    await ben.until(() => ben.sight()?.waitsFor?.includes(seat ?? -1) === true);
  });

  it('explains what may not be answered, without asking the server', async () => {
    const { ada, ben } = await begun();
    await untilAsked(ada, ben);
    const why = await ada.device.wish({ do: 'why', seat: 0, answer: { do: 'stop' } });
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
    for (let n = 0; n < 3; n++) if ((ben.sight()?.answers.length ?? 0) > 0) await playOnce(ben);
    await ada.until(() => ada.states.at(-1) === 'here');
    await ada.until(() => ada.sight()?.view.public.moves === ben.sight()?.view.public.moves);
    await ada.until(
      () => JSON.stringify(ada.sight()?.view.public) === JSON.stringify(ben.sight()?.view.public),
    );
    for (let n = 0; n < 6; n++) await playOnce(ada, ben);
  });

  it('sends an answer again that was on its way, and it counts once', async () => {
    const { table, ada, ben } = await begun();
    await untilAsked(ada, ben);
    const sight = ada.sight() as Sight;
    const answer = sight.answers[0] as Answer;
    const given = ada.device.wish({ do: 'answer', seat: 0, line: sight.line, answer });
    ada.cut();
    expect(await given).toMatchObject({ ok: true });
    const lines = await house.store.lines(table);
    expect(
      lines.filter(({ seat, question }) => seat === 0 && question <= sight.line + 1).length,
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
    expect(ada.sight()?.table).toBe(table);
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
      () => JSON.stringify(ada.sight()?.view.public) === JSON.stringify(ben.sight()?.view.public),
    );
  });

  it('takes back, and tells the past anew', async () => {
    const { ada, ben } = await begun();
    const undoable = () => [ada, ben].find((page) => page.sight()?.canUndo === true);
    for (let n = 0; n < 200 && undoable() === undefined; n++) await playOnce(ada, ben);
    const page = undoable() as Page;
    const pasts = page.said.filter(({ say }) => say === 'past').length;
    const undone = await page.device.wish({ do: 'undo', seat: page.sight()?.view.seat ?? 0 });
    expect(undone).toMatchObject({ ok: true });
    await page.until(() => (page.sight()?.answers.length ?? 0) > 0);
    expect(page.said.filter(({ say }) => say === 'past').length).toBeGreaterThanOrEqual(pasts);
  });

  it('TABLE-01 takes back several steps at once, as far as its own go', async () => {
    const { ada, ben } = await begun();
    // Where it is this page's turn again, no bot answers meanwhile.
    const able = () =>
      [ada, ben].find((page) => {
        const sight = page.sight();
        return sight !== null && sight.takeable.length > 1 && sight.answers.length > 0;
      });
    for (let n = 0; n < 400 && able() === undefined; n++) await playOnce(ada, ben);
    const page = able() as Page;
    const sight = page.sight() as Sight;
    const seat = sight.view.seat ?? 0;
    const first = sight.takeable.at(-1) as number;
    const behind = await page.device.wish({ do: 'undo', seat, from: first - 1 });
    expect(behind).toMatchObject({ ok: false, refusal: { reason: 'undo.horizon', rule: 'TABLE-01' } });
    expect(await page.device.wish({ do: 'undo', seat, from: first })).toMatchObject({ ok: true });
    await page.until(() => page.sight()?.takeable.length === 0);
    const past = page.said.findLast((one) => one.say === 'past');
    expect(past?.say === 'past' && past.past.length).toBe(first);
  });

  it('drives several spaces in one gesture, the beginning of the drive included', async () => {
    let { ada, ben } = await begun();
    const able = () =>
      [ada, ben].find((page) => {
        const sight = page.sight();
        const isBegun = sight?.view.public.stack.at(-1)?.kind === 'drive';
        return !isBegun && sight?.ways.some(({ spaces }) => spaces.length > 1) === true;
      });
    for (let n = 0; n < 6000 && able() === undefined; n++) {
      if (ada.sight()?.over === true) ({ ada, ben } = await begun());
      await playOnce(ada, ben);
    }
    const page = able() as Page;
    const sight = page.sight() as Sight;
    const way = sight.ways.find(({ spaces }) => spaces.length > 1);
    const seat = sight.view.seat ?? 0;
    const before = page.said.length;
    const driven = await page.device.wish({
      do: 'drive',
      seat,
      line: sight.line,
      spaces: way?.spaces ?? [],
      by: null,
    });
    expect(driven).toMatchObject({ ok: true });
    const told = () => page.said.slice(before).flatMap((one) => (one.say === 'beat' ? one.beat.events : []));
    await vi.waitFor(() =>
      expect(told()).toContainEqual(expect.objectContaining({ key: 'driveBegun', seat })),
    );
    // A space is entered, or turned back from when it shows what cannot be paid. BASE-DRIVE-08.
    await vi.waitFor(() => expect(told().length).toBeGreaterThan(1));
  });

  it('tells who looks at it already how things stand, without asking the server', async () => {
    const { table, ada } = await begun();
    const before = ada.said.length;
    ada.link.close();
    expect(await ada.device.wish({ do: 'open', table })).toMatchObject({ ok: true });
    expect(ada.said.slice(before).map(({ say }) => say)).toEqual(['facts', 'past', 'sight']);
  });

  it('is of any game in the list, to its end, and can be checked', async () => {
    const { table, ada, ben } = await begun(DASH);
    // The bot has chosen soon; the people are waited for.
    await ada.until(() => ada.sight()?.waitsFor?.includes(2) === false);
    expect(ada.sight()).toMatchObject({ options: { players: 3 }, takeable: [], waitsFor: [0, 1] });
    const why = await ada.device.wish({ do: 'why', seat: 0, answer: { do: 'decline' } });
    expect(why).toMatchObject({ value: { refusal: { rule: 'DASH-ROUND-01' } } });
    for (let n = 0; n < 60 && ada.sight()?.over !== true; n++) await playOnce(ada, ben);
    const saved = await ada.device.wish({ do: 'save', table });
    expect(saved).toMatchObject({ value: { name: `the-dash-${table}.json` } });
    const file = await ada.link.ask({ do: 'file', table });
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
    ada.device.hearMissed((line) => missed.push(line));
    await untilAsked(ben, ada);
    ada.device.leave();
    // What was asked first is granted first: she has left when this comes back.
    await ada.link.ask({ do: 'ping' });
    const before = ben.said.filter(({ say }) => say === 'beat').length;
    await playOnce(ben);
    await ben.until(() => ben.said.filter(({ say }) => say === 'beat').length > before);
    await ada.device.wish({ do: 'open', table });
    await ada.until(() => missed.length === 1);
    const past = ada.said.findLast((one) => one.say === 'past');
    expect(past?.say === 'past' && past.past.length - 1).toBeGreaterThan(missed[0] as number);
  });
});
