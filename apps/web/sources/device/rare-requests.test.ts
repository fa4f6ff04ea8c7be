import { heard } from '@race/kernel';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { describe, expect, it } from 'vitest';
import { recapSince, summaryOf } from './rare-requests.ts';

const table = playedTable(planOf([PERSON, PERSON, RACER]), 8);
const { standing, state } = table.history;

describe('a race in short', () => {
  it('has the way of every crew up to where it stands, and all crews in order', () => {
    const { ways, standings } = summaryOf(table);
    expect(ways.map(({ from, legs }) => legs.at(-1)?.to ?? from)).toEqual(
      state.public.crews.map(({ at }) => at),
    );
    expect(standings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
    expect(standings.map(({ level }) => level)).toEqual(
      standings.map(({ seat }) => state.public.crews[seat]?.level),
    );
  });
});

describe('what led to how things stand', () => {
  it('is shown again as one seat heard it, and ends where things stand', () => {
    const after = standing.length - 4;
    const shown = recapSince(table, 1, after);
    expect(shown?.steps.map(({ line }) => line)).toEqual([1, 2, 3, 4].map((step) => after + step));
    expect(shown?.steps.at(-1)?.after).toEqual(state.public);
    expect(shown?.steps.map(({ events }) => events)).toEqual(
      standing.slice(after).map(({ events }) => heard(events, 1)),
    );
    expect(shown?.before).not.toEqual(state.public);
  });

  it('is nothing where nothing was answered since, or the line is none', () => {
    for (const after of [standing.length, standing.length + 3, -1, 0.5])
      expect(recapSince(table, 0, after)).toBeNull();
  });
});
