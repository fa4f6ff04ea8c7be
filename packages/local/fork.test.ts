import type { Race } from '@race/great-race';
import { type Fork, fingerprint, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { isFinished, playBots, setTable, type TablePlan, writeTable } from './index.ts';
import { PERSON, planOf, playedTable, RACER } from './testing/tables.ts';
import { newTable, readTable } from './whole.ts';

const PLAN = planOf([PERSON, RACER, RACER]);
const race = playedTable(PLAN, 14);

/** The race at that moment, to be continued by Anna. */
const forkOf = (seat = 0): Fork => ({
  seed: PLAN.seed,
  entries: race.history.standing.map(({ seat: by, answer }) => ({ seat: by, answer })),
  seat,
});
const again = (seed: number, fork: Fork = forkOf()): TablePlan => ({ ...PLAN, seed, fork });
const seenBy = (table: typeof race) => fingerprint(view<Race>(table.rules, table.history.state, 0));

describe('TABLE-02 a race from a moment of another one', () => {
  it('begins with what its seat knew then, and makes up the rest', () => {
    const [one, same, other] = [7, 7, 8].map((seed) => newTable(again(seed)));
    if (one === undefined || same === undefined || other === undefined) throw new Error('no tables');
    expect(seenBy(one)).toBe(seenBy(race));
    expect(fingerprint(same.history.state)).toBe(fingerprint(one.history.state));
    expect(seenBy(other)).toBe(seenBy(race));
    expect(fingerprint(other.history.state)).not.toBe(fingerprint(one.history.state));
    expect(fingerprint(one.history.state)).not.toBe(fingerprint(race.history.state));
  });

  it('is raced to its end, and comes back from its file', () => {
    const table = playedTable(again(7));
    expect(isFinished(table)).toBe(true);
    const read = readTable(writeTable(table));
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(read.value.plan).toEqual(table.plan);
    expect(fingerprint(read.value.history.state)).toBe(fingerprint(table.history.state));
  });

  it('may begin at a moment of such a race', () => {
    const first = playedTable(again(7), 6);
    const entries = first.history.standing.map(({ seat, answer }) => ({ seat, answer }));
    const second = newTable(again(9, { seed: 7, fork: forkOf(), entries, seat: 0 }));
    expect(seenBy(second)).toBe(seenBy(first));
    expect(playBots(second).history.entries.length).toBeGreaterThanOrEqual(0);
  });
});

describe('TABLE-02 files of such races that are refused', () => {
  const text = writeTable(playedTable(again(7), 3));
  const reason = (change: (fork: { [name: string]: unknown; entries: unknown[] }) => void): string | null => {
    const file = JSON.parse(text);
    change(file.fork);
    const read = readTable(JSON.stringify(file));
    return read.ok ? null : read.refusal.reason;
  };

  it('says so when the moment is none', () => {
    expect(reason(() => undefined)).toBeNull();
    expect(reason((fork) => fork.entries.splice(3, 1))).toBe('record.fork');
    expect(reason((fork) => fork.entries.push({ seat: 0, answer: { do: 'fly' } }))).toBe('record.fork');
    expect(reason((fork) => Object.assign(fork, { seat: 3 }))).toBe('record.fork');
    const whole = playedTable(PLAN).history.standing.map(({ seat, answer }) => ({ seat, answer }));
    expect(reason((fork) => Object.assign(fork, { entries: whole }))).toBe('record.fork');
  });

  it.each([
    ['no seed', { seed: 'x' }],
    ['no seat', { seat: -1 }],
    ['no lines', { entries: 'all' }],
    ['lines without an answer', { entries: [{ seat: 0 }] }],
    ['a fork that is none', { fork: 7 }],
  ])('says so when it has %s', (_what, changed) => {
    expect(reason((fork) => Object.assign(fork, changed))).toBe('record.notARecord');
  });

  it('says so when it goes back without end', () => {
    const deep = (levels: number): object =>
      levels === 0 ? { seed: 1, entries: [], seat: 0 } : { ...forkOf(), fork: deep(levels - 1) };
    expect(reason((fork) => Object.assign(fork, { fork: deep(40) }))).toBe('record.notARecord');
  });

  it('is no plan to set a table with', () => {
    const { bots, rules, streams } = race;
    expect(() => setTable(again(7, forkOf(5)), { bots, rules, streams })).toThrow('record.fork');
  });
});
