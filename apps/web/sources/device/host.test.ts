import { type Answer, readOptions } from '@race/great-race';
import { loadParts } from '@race/local/load.ts';
import { describe, expect, it } from 'vitest';
import type { DeviceMessage, DeviceOutcome, RaceSeatView } from '../race-messages.ts';
import { makeReplay } from '../replay/replay.ts';
import { makeHost } from './race.ts';
import { type GameStorage, memoryStorage } from './storage.ts';

const PERSON = { kind: 'person', name: 'Ada' } as const;
const FRIEND = { kind: 'person', name: 'Bea' } as const;
const WANTED: readonly Answer['do'][] = ['fuel', 'drive', 'repair', 'stop', 'done'];
const BOT = { kind: 'bot', bot: 'racer' } as const;

function options(crews: number) {
  const read = readOptions({
    crews,
    order: 'seated',
    vehicles: ['french', 'italian', 'english'].slice(0, crews),
  });
  if (!read.ok) throw new Error(read.fault.option);
  return read.options;
}

/** A host with an in-memory world, and what it sent to the page and to other tabs. */
function given(store: GameStorage = memoryStorage()) {
  const messages: DeviceMessage[] = [];
  let names = 0;
  const host = makeHost({
    store,
    partsFor: loadParts,
    send: (one) => messages.push(structuredClone(one)),
    notifyOtherTabs: () => undefined,
    newSeed: () => [1, 2, 3, 4, 5, 6, 7, 8],
    newName: () => `name-${++names}`,
    now: () => 0,
  });
  const seatView = (): RaceSeatView => {
    const found = messages.findLast((one) => one.type === 'view');
    if (found?.type !== 'view') throw new Error('nothing was shown');
    return found.seatView;
  };
  /** Waits until everything that was begun is done. */
  const rest = async () => {
    for (let n = 0; n < 200; n++) await host.tableChangedElsewhere('nobody', 0);
  };
  const give = async (answer: Answer | undefined, line = seatView().line): Promise<DeviceOutcome> => {
    const { seat } = seatView().view;
    if (answer === undefined || seat === null) throw new Error('nobody answers');
    const outcome = await host.request({ do: 'answer', seat, line, answer });
    await rest();
    return outcome;
  };
  return { host, said: messages, seatView, rest, give, store };
}

async function raceOf(players: readonly (typeof PERSON | typeof FRIEND | typeof BOT)[], store?: GameStorage) {
  const table = given(store);
  const outcome = await table.host.request({ do: 'set', options: options(players.length), players });
  if (!outcome.ok || outcome.value.kind !== 'table') throw new Error('no table');
  await table.rest();
  return { ...table, id: outcome.value.table };
}

describe('the host of this device', () => {
  it('refuses a damaged game and one with a damaged log, and lists the others', async () => {
    const memory = memoryStorage();
    const { host, id } = await raceOf([PERSON, BOT], memory);
    const found = await memory.read(id);
    if (found === null) throw new Error('not saved');
    await memory.put({ ...found.saved, table: 'log' }, [...found.lines, { seat: 0, answer: { do: 'fly' } }]);
    const again = given({
      ...memory,
      read: async (table) => (table === 'row' ? 'damaged' : memory.read(table)),
    });
    for (const table of ['row', 'log'])
      expect(await again.host.request({ do: 'open', table })).toMatchObject({
        ok: false,
        refusal: { reason: 'table.damaged', rule: 'TABLE-02' },
      });
    expect(await again.host.request({ do: 'open', table: id })).toMatchObject({ ok: true });
    expect(await host.request({ do: 'list' })).toMatchObject({ ok: true, value: { tables: [{}, {}] } });
  });

  it('opens a position from a file, and saves nothing of one that cannot be', async () => {
    const { host, id } = await raceOf([PERSON, BOT]);
    const saved = await host.request({ do: 'save', table: id });
    if (!saved.ok || saved.value.kind !== 'file') throw new Error('no file');
    const replay = makeReplay(saved.value.text);
    const text = replay.ok ? replay.value.position(1, 0, 0) : null;
    if (text === null) throw new Error('no position');
    const other = given();
    const reason = async (file: object) => {
      const outcome = await other.host.request({ do: 'load', text: JSON.stringify(file) });
      return 'refusal' in outcome ? outcome.refusal.reason : null;
    };
    const file = JSON.parse(text);
    expect(await reason({ ...file, version: 99 })).toBe('record.otherRules');
    expect(await reason({ ...file, position: { ...file.position, seat: 1 } })).toBe('position.impossible');
    expect(await reason({ ...file, position: null })).toBe('position.impossible');
    expect(await other.host.request({ do: 'list' })).toMatchObject({ value: { tables: [] } });
    expect(await reason(file)).toBeNull();
    expect(other.seatView().view).toMatchObject({ seat: 0, own: file.position.own });
    expect(await other.host.request({ do: 'list' })).toMatchObject({
      value: { tables: [{ isForked: true }] },
    });
  });

  it('lets bots play until a person is asked', async () => {
    const { seatView } = await raceOf([PERSON, BOT]);
    expect(seatView().view.seat).toBe(0);
    expect(seatView().answers.every(({ do: verb }) => verb === 'take')).toBe(true);
    expect(seatView().answers.length).toBeGreaterThan(0);
  });

  it('writes an answer down before it shows what it brought', async () => {
    const order: string[] = [];
    const saved = memoryStorage();
    const store: GameStorage = {
      ...saved,
      append: async (...line) => {
        order.push('written');
        return saved.append(...line);
      },
    };
    const { give, said: messages, seatView } = await raceOf([PERSON, BOT], store);
    const before = messages.length;
    order.length = 0;
    await give(seatView().answers[0]);
    expect(order[0]).toBe('written');
    expect(messages.slice(before).some(({ type }) => type === 'step')).toBe(true);
  });

  it('tells everything from the opening on, and who answered', async () => {
    const { host, said: messages, id, give, seatView } = await raceOf([PERSON, BOT]);
    await give(seatView().answers[0]);
    await host.request({ do: 'open', table: id });
    const told = messages.findLast((one) => one.type === 'past');
    if (told?.type !== 'past') throw new Error('nothing was told');
    expect(told.past[0]).toMatchObject({ line: 0, seat: null });
    expect(told.past[0]?.events.map(({ key }) => key)).toContain('turnBegun');
    expect(told.past.map(({ line }) => line)).toEqual(told.past.keys().toArray());
    expect(told.past.slice(1).every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
  });

  it('goes on where it was after the page was closed', async () => {
    const first = await raceOf([PERSON, BOT]);
    await first.give(first.seatView().answers[0]);
    const again = given(first.store);
    await again.host.request({ do: 'open', table: first.id });
    await again.rest();
    expect(again.seatView()).toEqual(first.seatView());
  });

  it('does not let two tabs fork a race: the second is told and brought up to date', async () => {
    const first = await raceOf([PERSON, BOT]);
    const second = given(first.store);
    await second.host.request({ do: 'open', table: first.id });
    await second.rest();
    const { line } = second.seatView();
    await first.give(first.seatView().answers[0]);
    const late = await second.give(second.seatView().answers[1], line);
    expect(late).toMatchObject({ ok: false, refusal: { reason: 'table.stale' } });
    expect(second.said.some(({ type }) => type === 'elsewhere')).toBe(true);
    expect(second.seatView().line).toBe(first.seatView().line);
  });

  it('takes a plan although others have planned since', async () => {
    const { give, rest, seatView, host } = await raceOf([PERSON, BOT]);
    const sealed = () => seatView().view.ready !== 0;
    for (let n = 0; n < 200 && !sealed(); n++) {
      await give(seatView().answers[0]);
      await rest();
    }
    expect(sealed()).toBe(true);
    const { line, answers } = seatView();
    const ask = (at: number) =>
      host.request({ do: 'answer', seat: 0, line: at, answer: answers[0] as Answer });
    expect(await ask(line - 2)).toMatchObject({ ok: false, refusal: { reason: 'table.stale' } });
    expect(await ask(line + 1)).toMatchObject({ ok: false, refusal: { reason: 'table.stale' } });
    expect(await ask(line - 1)).toMatchObject({ ok: true });
  });

  it('shows nobody’s knowledge while the device is handed over, and only that of who has it', async () => {
    const { host, seatView, give, said: messages, rest } = await raceOf([PERSON, FRIEND, BOT]);
    expect(seatView().curtain).toBe(1);
    expect(seatView().view.own).toBeNull();
    expect(seatView().answers).toEqual([]);
    await host.request({ do: 'lift', seat: 1 });
    await rest();
    expect(seatView().view.seat).toBe(1);
    const before = messages.length;
    await give(seatView().answers[0]);
    expect(seatView().curtain).toBe(0);
    expect(JSON.stringify(messages.slice(before))).not.toContain('"hand"');
  });

  it('explains nothing to who does not have the device', async () => {
    const { host } = await raceOf([PERSON, FRIEND, BOT]);
    expect(await host.request({ do: 'why', seat: 0, answer: { do: 'pass' } })).toMatchObject({ ok: false });
  });

  it('refuses what is no answer, an unknown table, and players or options that cannot be', async () => {
    const { host, seatView } = await raceOf([PERSON, BOT]);
    const nonsense = JSON.parse('{"do":"fly"}');
    const answered = await host.request({ do: 'answer', seat: 0, line: seatView().line, answer: nonsense });
    expect(answered).toMatchObject({ ok: false, refusal: { reason: 'table.noAnswer' } });
    expect(await host.request({ do: 'open', table: 'no such' })).toMatchObject({ ok: false });
    expect(await host.request({ do: 'set', options: options(3), players: [PERSON] })).toMatchObject({
      ok: false,
      fault: { option: 'players' },
    });
    expect(await host.request({ do: 'load', text: '{' })).toMatchObject({ ok: false });
  });

  it('saves a race as one file, which another device takes', async () => {
    const first = await raceOf([PERSON, BOT]);
    await first.give(first.seatView().answers[0]);
    const saved = await first.host.request({ do: 'save', table: first.id });
    if (!saved.ok || saved.value.kind !== 'file') throw new Error('not saved');
    const other = given();
    expect(await other.host.request({ do: 'load', text: saved.value.text })).toMatchObject({ ok: true });
    await other.rest();
    expect(other.seatView().view).toEqual(first.seatView().view);
  });

  it('TABLE-01 takes back an answer with all since, or nothing at all', async () => {
    const { host, seatView, give, rest } = await raceOf([PERSON, BOT]);
    // All assistants are mechanics: a drive over tiles that lie already reveals nothing.
    const isWanted = (one: Answer) => (one.do === 'plan' ? one.boxes[1] === 5 : WANTED.includes(one.do));
    for (let n = 0; n < 80 && seatView().takeable.length < 2; n++) {
      const { answers } = seatView();
      await give(answers.find(isWanted) ?? answers[0]);
    }
    const [last = 0, before = 0] = seatView().takeable;
    expect(before).toBe(last - 1);
    const { line } = seatView();
    expect(await host.request({ do: 'undo', seat: 0, from: before - 1 })).toMatchObject({
      ok: false,
      refusal: { reason: 'undo.horizon', rule: 'TABLE-01' },
    });
    expect(seatView().line).toBe(line);
    expect(await host.request({ do: 'undo', seat: 0, from: before })).toMatchObject({ ok: true });
    await rest();
    expect(seatView().line).toBe(line + 2);
    expect(seatView().takeable).not.toContain(before);
  });

  it('takes an answer back as far as the horizon', async () => {
    const { host, seatView, give, rest } = await raceOf([PERSON, FRIEND]);
    await host.request({ do: 'lift', seat: 1 });
    await rest();
    await give(seatView().answers[0]);
    expect(await host.request({ do: 'undo', seat: 0 })).toMatchObject({
      ok: false,
      refusal: { reason: 'undo.horizon', rule: 'TABLE-01' },
    });
  });
});
