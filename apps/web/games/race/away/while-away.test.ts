import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import type { TableStep } from '../../../sources/messages.ts';
import { isOfNote, missed } from './while-away.tsx';

const told = (line: number, seat: number, ...events: RaceEvent[]): TableStep => ({
  line,
  seat,
  events,
  horizon: false,
});
const passed = (seat: number): RaceEvent => ({ key: 'crewPassed', seat, guards: 0 });

const NO_MODULES = { gather: () => [] };

const LOG: TableStep[] = [
  { line: 0, seat: null, events: [{ key: 'turnBegun', turn: 1 }], horizon: false },
  told(1, 1, passed(1)),
  told(2, 2, { key: 'crewTargeted', seat: 2, target: 0, card: 'sabotage' } as unknown as RaceEvent),
  told(3, 0, passed(0)),
  told(4, 1, passed(1)),
];

describe('what happened while somebody was away', () => {
  it('puts first what was done to them', () => {
    const { mine, others } = missed(LOG, { after: 1, seat: 0 });
    expect(mine.map(({ from }) => from)).toEqual([2]);
    expect(others.map(({ from }) => from)).toEqual([4]);
  });

  it('begins with the first line they have not seen, also in the middle of what somebody does', () => {
    const drive = [...LOG, told(5, 1, passed(1)), told(6, 1, passed(1))];
    const { others } = missed(drive, { after: 5, seat: 0 });
    expect(others.map(({ from, events }) => [from, events.length])).toEqual([[6, 1]]);
  });

  it('does not tell the end of a line again that began another phase', () => {
    const turn = { key: 'turnBegun', turn: 2 } as const;
    const after = LOG.length;
    const log = [...LOG, told(after, 1, passed(1), turn)];
    expect(missed(log, { after, seat: 0 })).toMatchObject({ mine: [], others: [] });
  });

  it('tells apart what was played in their seat', () => {
    const { own, others } = missed(LOG, { after: 1, seat: 0 });
    expect(own.map(({ from }) => from)).toEqual([3]);
    expect(others.map(({ from }) => from)).toEqual([4]);
  });

  it('leaves out what they had seen, and what they did themselves', () => {
    expect(missed(LOG, { after: 3, seat: 1 })).toMatchObject({ mine: [], others: [] });
  });

  it('is worth a slip once a crew came on, or something was done to them', () => {
    expect(isOfNote(NO_MODULES, missed(LOG, { after: 2, seat: 2 }))).toBe(false);
    expect(isOfNote(NO_MODULES, missed(LOG, { after: 1, seat: 0 }))).toBe(true);
    const drove = told(LOG.length, 1, { key: 'brokeDown', seat: 1 } as unknown as RaceEvent);
    expect(isOfNote(NO_MODULES, missed([...LOG, drove], { after: 3, seat: 0 }))).toBe(true);
  });
});
