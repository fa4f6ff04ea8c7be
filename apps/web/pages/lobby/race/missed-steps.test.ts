import type { Race, RacePublic } from '@race/great-race';
import { streams } from '@race/kernel';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { replayOf } from '@race/online';
import type { ReplayFrame } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { pastOf } from '../../../sources/device/seat-view.ts';
import { missedSteps } from './missed-steps.ts';

const plan = planOf([PERSON, RACER, RACER]);
const table = playedTable(plan, 6);
const { rules, history } = table;
const given = history.standing.map((step, at) => ({ at: at + 1, ...step }));
const frames: readonly ReplayFrame[] = replayOf<Race>(
  { rules, chance: streams(table.streams, plan.seed), lines: given },
  null,
  Number.POSITIVE_INFINITY,
);
const publicState: RacePublic = history.state.public;
const lines = pastOf(table, null);

describe('a recap of what was missed', () => {
  it('begins where one looked last, and ends where things stand', () => {
    const missed = lines.slice(-3);
    const recap = missedSteps(missed, frames, publicState);
    expect(recap?.steps.map(({ line }) => line)).toEqual(missed.map(({ line }) => line));
    expect(recap?.steps.at(-1)?.after).toEqual(publicState);
    expect(recap?.before).not.toEqual(publicState);
  });

  it('is none where the pictures are of another moment, do not fit, or are too few', () => {
    expect(missedSteps(lines.slice(-3), frames.slice(0, -1), publicState)).toBeNull();
    expect(missedSteps(lines.slice(-3), frames.slice(1), publicState)).toBeNull();
    expect(missedSteps([], frames, publicState)).toBeNull();
    const step = { seat: 0, events: [], horizon: false };
    const many = Array.from({ length: frames.length + 1 }, (_, line) => ({ line, ...step }));
    expect(missedSteps(many, frames, publicState)).toBeNull();
  });
});
