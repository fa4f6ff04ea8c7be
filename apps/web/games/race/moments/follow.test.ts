import { batch, signal } from '@preact/signals';
import type { Race, RaceEvent } from '@race/great-race';
import type { Seat, Step } from '@race/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../shell/testing/texts.ts';
import { addTexts } from '../../../shell/words/say.ts';
import type { RaceSeatView } from '../../../sources/race-messages.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { BOT, beginRace, person, untilConvoy } from '../../../table/testing/races.ts';
import { makeIdleTable, makeRaceTable } from '../race-table.ts';
import { momentsOf } from './follow.ts';
import { occurrencesFrom } from './occurrences.ts';
import { foiledWords, spokenWords } from './words.ts';

const stepWith = (events: readonly RaceEvent[]): Step<Race> => ({
  seat: null,
  answer: { do: 'done' },
  events,
  horizon: true,
});
const STRIKE: RaceEvent[] = [
  { key: 'crewTargeted', seat: 1, card: 'saboteur', target: 0 },
  { key: 'damageTaken', seat: 0, by: 1, engine: 2, chassis: 0 },
];
const PLANS = [0, 1].map((seat): RaceEvent => ({ key: 'planned', seat, boxes: [1, 2, 1, 1] }));

const kindsOn = (table: TableModel) => {
  const { papers } = momentsOf(table);
  const top = papers.top.value;
  return { top: top?.content.kind ?? null, under: papers.under.value };
};

/** Three crews, of which one was hit: its engine has nothing left. */
async function hitCrews() {
  const { table } = await beginRace({
    players: [person('Ada'), BOT, BOT],
    vehicles: ['french', 'italian', 'english'],
  });
  const now = table.publicState.peek();
  const facts = table.facts.peek();
  if (now === null || facts === null) throw new Error('there is no race');
  const crews = now.crews.map((crew, seat) => (seat === 0 ? { ...crew, engine: 0 } : crew));
  return { now: { ...now, crews }, facts, sheet: table.sheet.peek(), seatView: table.seatView.peek() };
}

/** A replay, and how it is taken a step further or made to jump. */
async function replay(reader: Seat | null) {
  const { now, facts, sheet } = await hitCrews();
  const table = makeIdleTable();
  batch(() => {
    table.facts.value = facts;
    table.sheet.value = sheet;
    table.reader.value = reader;
  });
  momentsOf(table);
  const goOn = (isActed: boolean, ...lines: RaceEvent[][]) =>
    batch(() => {
      table.isActed.value = isActed;
      table.publicState.value = now;
      table.moments.value = [...table.moments.peek(), ...lines.map(stepWith)];
    });
  return { table, goOn };
}

beforeEach(async () => {
  await speak('en');
  await addTexts('moments');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('in a replay', () => {
  it('every step has its papers, which go by themselves at its speed', async () => {
    const { table, goOn } = await replay(0);
    vi.useFakeTimers();
    table.hurry.value = 2;
    goOn(true, STRIKE);
    expect(kindsOn(table)).toEqual({ top: 'blow', under: 0 });
    expect(table.marks.value.struck).toEqual({ engine: 2 });
    vi.advanceTimersByTime(1600);
    expect(kindsOn(table)).toEqual({ top: null, under: 0 });
    goOn(true, PLANS);
    expect(kindsOn(table)).toEqual({ top: 'reveal', under: 0 });
    vi.advanceTimersByTime(1100);
    expect(kindsOn(table)).toEqual({ top: null, under: 0 });
  });

  it('a jump has none, and takes away those that lie there', async () => {
    const { table, goOn } = await replay(0);
    goOn(true, PLANS);
    expect(kindsOn(table).top).toBe('reveal');
    goOn(false, [], STRIKE);
    expect(kindsOn(table)).toEqual({ top: null, under: 0 });
  });

  it('an attack is told to the crew it struck, and to whoever takes no side', async () => {
    const rival = await replay(2);
    rival.goOn(true, STRIKE);
    expect(kindsOn(rival.table).top).toBeNull();

    const struck = await replay(0);
    struck.goOn(true, STRIKE);
    const own = momentsOf(struck.table).papers.top.value;
    expect(own && spokenWords(struck.table, own.content).words).toBe(
      'Martinetti played a saboteur against you. Engine 2 to 0. You cannot drive until you repair.',
    );

    const { table, goOn } = await replay(null);
    goOn(true, STRIKE);
    const paper = momentsOf(table).papers.top.value;
    expect(paper && spokenWords(table, paper.content)).toEqual({
      words:
        'Delatour: engine wrecked. Martinetti played a saboteur against Delatour. Engine 2 to 0. No driving until it is repaired.',
      isUrgent: false,
    });
    expect(
      foiledWords(table, { kind: 'foiled', by: 0, attacker: 1, card: 'saboteur', shield: 'guard' }),
    ).toMatch(/^Martinetti played a saboteur\. Delatour stopped it with .* and loses nothing\.$/);
  });
});

describe('around one device', () => {
  /** A table with this seat in front of it, which is asked something or not. */
  async function shared() {
    const { now, facts, sheet, seatView: first } = await hitCrews();
    if (first === null) throw new Error('nobody is asked');
    const seatView = signal<RaceSeatView | null>(null);
    const table: TableModel = { ...makeIdleTable(), isLive: signal(true), seatView };
    const show = (seat: Seat | null, isAsked: boolean) =>
      batch(() => {
        const view = { ...first.view, seat };
        const players = [person('Ada'), person('Bea'), BOT];
        seatView.value = { ...first, players, view, answers: isAsked ? first.answers : [] };
        if (seat !== null) table.reader.value = seat;
      });
    batch(() => {
      table.facts.value = facts;
      table.sheet.value = sheet;
      table.publicState.value = now;
      table.moments.value = [stepWith([])];
    });
    return { table, show };
  }

  it('an attack is told when its owner has the device and is asked', async () => {
    const { table, show } = await shared();
    show(0, false);
    momentsOf(table);
    table.moments.value = [...table.moments.peek(), stepWith(STRIKE)];
    // The owner has just played, and the device goes to somebody else.
    expect(kindsOn(table).top).toBeNull();
    show(null, false);
    expect(kindsOn(table).top).toBeNull();
    show(1, true);
    expect(kindsOn(table).top).toBeNull();
    show(0, true);
    expect(kindsOn(table).top).toBe('blow');
    const { dismiss, papers } = momentsOf(table);
    if (papers.top.value !== null) dismiss(papers.top.value);
    show(1, true);
    show(0, true);
    expect(kindsOn(table).top).toBeNull();
  });
});

describe('in play', () => {
  it('nobody acts before the plans have been seen, however long the table is hidden', async () => {
    vi.stubGlobal('document', { hidden: false });
    const { now, facts, sheet, seatView: first } = await hitCrews();
    if (first === null) throw new Error('nobody is asked');
    vi.useFakeTimers();
    const [hold, seatView] = [vi.fn(), signal<RaceSeatView | null>({ ...first, curtain: 0 })];
    const table: TableModel = { ...makeIdleTable(), isLive: signal(true), seatView, hold };
    batch(() => {
      table.facts.value = facts;
      table.sheet.value = sheet;
      table.publicState.value = now;
    });
    momentsOf(table);
    batch(() => {
      table.isActed.value = true;
      table.moments.value = [stepWith(PLANS)];
    });
    expect(kindsOn(table).top).toBeNull();
    expect(hold).toHaveBeenLastCalledWith(true);
    seatView.value = null;
    expect(kindsOn(table).top).toBe('reveal');
    vi.advanceTimersByTime(2100);
    expect(hold).toHaveBeenLastCalledWith(false);
  });

  it('the plans are told, where they were revealed while the papers were being fetched', async () => {
    vi.stubGlobal('document', { hidden: false });
    const { table } = await beginRace(
      { players: [person('Ada'), BOT], vehicles: ['french', 'italian'] },
      makeRaceTable,
    );
    await untilConvoy(table);
    const steps = table.moments.peek();
    const revealed = steps.findIndex((_, at) =>
      occurrencesFrom(
        at,
        steps.slice(0, at + 1).map(({ events }) => events),
      ).some(({ kind }) => kind === 'reveal'),
    );
    table.moments.value = steps.slice(0, revealed + 1);
    table.isActed.value = true;
    expect(kindsOn(table).top).toBe('reveal');
    table.close();
  });
});
