import { type Answer, readOptions } from '@race/great-race';
import { loadParts } from '@race/local/load.ts';
import { describe, expect, it } from 'vitest';
import type { Outcome, Said, Sight } from './protocol.ts';
import { makeHost } from './race.ts';
import { memoryStore, type Store } from './storage.ts';

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

/** A host whose world is a list: what it said, and what it told other tabs. */
function given(store: Store = memoryStore()) {
  const said: Said[] = [];
  let names = 0;
  const host = makeHost({
    store,
    partsFor: loadParts,
    say: (one) => said.push(structuredClone(one)),
    toldOthers: () => undefined,
    newSeed: () => [1, 2, 3, 4, 5, 6, 7, 8],
    newName: () => `name-${++names}`,
    now: () => 0,
  });
  const sight = (): Sight => {
    const found = said.findLast((one) => one.say === 'sight');
    if (found?.say !== 'sight') throw new Error('nothing was shown');
    return found.sight;
  };
  /** Lets everything that is under way come to its end. */
  const rest = async () => {
    for (let n = 0; n < 200; n++) await host.heardOthers('nobody', 0);
  };
  const give = async (answer: Answer | undefined, line = sight().line): Promise<Outcome> => {
    const { seat } = sight().view;
    if (answer === undefined || seat === null) throw new Error('nobody answers');
    const outcome = await host.wish({ do: 'answer', seat, line, answer });
    await rest();
    return outcome;
  };
  return { host, said, sight, rest, give, store };
}

async function raceOf(players: readonly (typeof PERSON | typeof FRIEND | typeof BOT)[], store?: Store) {
  const table = given(store);
  const outcome = await table.host.wish({ do: 'set', options: options(players.length), players });
  if (!outcome.ok || outcome.value.kind !== 'table') throw new Error('no table');
  await table.rest();
  return { ...table, id: outcome.value.table };
}

describe('the host of this device', () => {
  it('lets bots play until a person is asked', async () => {
    const { sight } = await raceOf([PERSON, BOT]);
    expect(sight().view.seat).toBe(0);
    expect(sight().answers.every(({ do: verb }) => verb === 'take')).toBe(true);
    expect(sight().answers.length).toBeGreaterThan(0);
  });

  it('writes an answer down before it shows what it brought', async () => {
    const order: string[] = [];
    const kept = memoryStore();
    const store: Store = {
      ...kept,
      append: async (...line) => {
        order.push('written');
        return kept.append(...line);
      },
    };
    const { give, said, sight } = await raceOf([PERSON, BOT], store);
    const before = said.length;
    order.length = 0;
    await give(sight().answers[0]);
    expect(order[0]).toBe('written');
    expect(said.slice(before).some(({ say }) => say === 'beat')).toBe(true);
  });

  it('tells everything from the opening on, and who answered', async () => {
    const { host, said, id, give, sight } = await raceOf([PERSON, BOT]);
    await give(sight().answers[0]);
    await host.wish({ do: 'open', table: id });
    const told = said.findLast((one) => one.say === 'past');
    if (told?.say !== 'past') throw new Error('nothing was told');
    expect(told.past[0]).toMatchObject({ line: 0, seat: null });
    expect(told.past[0]?.events.map(({ key }) => key)).toContain('turnBegun');
    expect(told.past.map(({ line }) => line)).toEqual(told.past.keys().toArray());
    expect(told.past.slice(1).every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
  });

  it('goes on where it was after the page was closed', async () => {
    const first = await raceOf([PERSON, BOT]);
    await first.give(first.sight().answers[0]);
    const again = given(first.store);
    await again.host.wish({ do: 'open', table: first.id });
    await again.rest();
    expect(again.sight()).toEqual(first.sight());
  });

  it('does not let two tabs fork a race: the second is told and brought up to date', async () => {
    const first = await raceOf([PERSON, BOT]);
    const second = given(first.store);
    await second.host.wish({ do: 'open', table: first.id });
    await second.rest();
    const { line } = second.sight();
    await first.give(first.sight().answers[0]);
    const late = await second.give(second.sight().answers[1], line);
    expect(late).toMatchObject({ ok: false, refusal: { reason: 'table.stale' } });
    expect(second.said.some(({ say }) => say === 'elsewhere')).toBe(true);
    expect(second.sight().line).toBe(first.sight().line);
  });

  it('shows nobody’s knowledge while the device is handed over, and only that of who has it', async () => {
    const { host, sight, give, said, rest } = await raceOf([PERSON, FRIEND, BOT]);
    expect(sight().curtain).toBe(1);
    expect(sight().view.own).toBeNull();
    expect(sight().answers).toEqual([]);
    await host.wish({ do: 'lift', seat: 1 });
    await rest();
    expect(sight().view.seat).toBe(1);
    const before = said.length;
    await give(sight().answers[0]);
    expect(sight().curtain).toBe(0);
    expect(JSON.stringify(said.slice(before))).not.toContain('"hand"');
  });

  it('explains nothing to who does not have the device', async () => {
    const { host } = await raceOf([PERSON, FRIEND, BOT]);
    expect(await host.wish({ do: 'why', seat: 0, answer: { do: 'pass' } })).toMatchObject({ ok: false });
  });

  it('refuses what is no answer, an unknown table, and players or options that cannot be', async () => {
    const { host, sight } = await raceOf([PERSON, BOT]);
    const nonsense = JSON.parse('{"do":"fly"}');
    const answered = await host.wish({ do: 'answer', seat: 0, line: sight().line, answer: nonsense });
    expect(answered).toMatchObject({ ok: false, refusal: { reason: 'table.noAnswer' } });
    expect(await host.wish({ do: 'open', table: 'no such' })).toMatchObject({ ok: false });
    expect(await host.wish({ do: 'set', options: options(3), players: [PERSON] })).toMatchObject({
      ok: false,
      fault: { option: 'players' },
    });
    expect(await host.wish({ do: 'load', text: '{' })).toMatchObject({ ok: false });
  });

  it('saves a race as one file, which another device takes', async () => {
    const first = await raceOf([PERSON, BOT]);
    await first.give(first.sight().answers[0]);
    const saved = await first.host.wish({ do: 'save', table: first.id });
    if (!saved.ok || saved.value.kind !== 'file') throw new Error('not saved');
    const other = given();
    expect(await other.host.wish({ do: 'load', text: saved.value.text })).toMatchObject({ ok: true });
    await other.rest();
    expect(other.sight().view).toEqual(first.sight().view);
  });

  it('TABLE-01 takes back an answer with all since, or nothing at all', async () => {
    const { host, sight, give, rest } = await raceOf([PERSON, BOT]);
    // Everybody to the mechanics: a drive over laid tiles shows nothing new.
    const isWanted = (one: Answer) => (one.do === 'plan' ? one.boxes[1] === 5 : WANTED.includes(one.do));
    for (let n = 0; n < 80 && sight().takeable.length < 2; n++) {
      const { answers } = sight();
      await give(answers.find(isWanted) ?? answers[0]);
    }
    const [last = 0, before = 0] = sight().takeable;
    expect(before).toBe(last - 1);
    const { line } = sight();
    expect(await host.wish({ do: 'undo', seat: 0, from: before - 1 })).toMatchObject({
      ok: false,
      refusal: { reason: 'undo.horizon', rule: 'TABLE-01' },
    });
    expect(sight().line).toBe(line);
    expect(await host.wish({ do: 'undo', seat: 0, from: before })).toMatchObject({ ok: true });
    await rest();
    expect(sight().line).toBe(line + 2);
    expect(sight().takeable).not.toContain(before);
  });

  it('takes an answer back as far as the horizon', async () => {
    const { host, sight, give, rest } = await raceOf([PERSON, FRIEND]);
    await host.wish({ do: 'lift', seat: 1 });
    await rest();
    await give(sight().answers[0]);
    expect(await host.wish({ do: 'undo', seat: 0 })).toMatchObject({
      ok: false,
      refusal: { reason: 'undo.horizon', rule: 'TABLE-01' },
    });
  });
});
