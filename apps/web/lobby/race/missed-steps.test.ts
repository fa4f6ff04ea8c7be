import type { Race, RacePublic } from '@race/great-race';
import { streams } from '@race/kernel';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { replayOf } from '@race/online';
import type { ReplayFrame } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { pastOf } from '../../device/seat-view.ts';
import { filmOfMissed } from './missed-steps.ts';

const plan = planOf([PERSON, RACER, RACER]);
const table = playedTable(plan, 6);
const { rules, history } = table;
const standing = history.standing.map(({ seat, answer }, at) => ({ at: at + 1, seat, answer }));
const frames: readonly ReplayFrame[] = replayOf<Race>(
  { rules, chance: streams(table.streams, plan.seed), standing },
  null,
  Number.POSITIVE_INFINITY,
);
const known: RacePublic = history.state.public;
const lines = pastOf(table, null);

describe('a film of what was missed', () => {
  it('begins where one looked last, and ends where things stand', () => {
    const missed = lines.slice(-3);
    const film = filmOfMissed(missed, frames, known);
    expect(film?.beats.map(({ line }) => line)).toEqual(missed.map(({ line }) => line));
    expect(film?.beats.at(-1)?.after).toEqual(known);
    expect(film?.before).not.toEqual(known);
  });

  it('is none where the pictures are of another moment, do not fit, or are too few', () => {
    expect(filmOfMissed(lines.slice(-3), frames.slice(0, -1), known)).toBeNull();
    expect(filmOfMissed(lines.slice(-3), frames.slice(1), known)).toBeNull();
    expect(filmOfMissed([], frames, known)).toBeNull();
    const many = Array.from({ length: frames.length + 1 }, (_, line) => ({ line, seat: 0, events: [] }));
    expect(filmOfMissed(many, frames, known)).toBeNull();
  });
});
