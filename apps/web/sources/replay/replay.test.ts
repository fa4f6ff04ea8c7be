import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Race, readOptions, STREAMS } from '@race/great-race';
import { beginAt, fingerprint, view } from '@race/kernel';
import { type DeviceTable, writeTable } from '@race/local';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { newTable } from '@race/local/whole.ts';
import { describe, expect, it } from 'vitest';
import type { Viewpoint } from './messages.ts';
import { makeReplay } from './replay.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'great-race', 'recorded');
const text = readFileSync(join(FOLDER, 'africa-south-4-racers.game.json'), 'utf8');

function replayOf(from: string) {
  const made = makeReplay(from);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value;
}

function seen(from: string, viewpoint: Viewpoint) {
  const shown = replayOf(from).see(viewpoint);
  if (shown === null) throw new Error(`${viewpoint} may not look`);
  return shown;
}

/** An event that one seat alone got, and not the first seat. */
const othersHeard = (lines: readonly { readonly events: readonly Race['event'][] }[]) =>
  lines.flatMap(({ events }) => events).filter((event) => 'to' in event && event.to !== 0);

const tampered = (change: object) => makeReplay(JSON.stringify({ ...JSON.parse(text), ...change }));

describe('the replay of a recorded race', () => {
  const { moments, scenes, replayIndex } = seen(text, 'everybody');

  it('begins before the first turn and ends with the standings', () => {
    expect(replayIndex.moments).toBe(moments.length);
    expect(scenes).toHaveLength(moments.length);
    expect(moments[0]?.events.map(({ key }) => key)).toContain('orderDrawn');
    expect(moments.at(-1)?.events.map(({ key }) => key)).toContain('raceEnded');
    expect(scenes.at(-1)?.standings).toHaveLength(4);
    expect(scenes.slice(0, -1).every(({ standings }) => standings === null)).toBe(true);
  });

  it('knows at which moment each turn and each phase begins', () => {
    expect(replayIndex.turns.map((at) => scenes[at]?.public.turn)).toEqual(
      replayIndex.turns.map((_, index) => index + 1),
    );
    expect(replayIndex.turns.every((at) => replayIndex.phases.includes(at))).toBe(true);
    const begin = replayIndex.phases.map((at) => `${scenes[at]?.public.turn} ${scenes[at]?.public.phase}`);
    expect(new Set(begin).size).toBe(begin.length);
  });

  it('tells something at every moment, and nothing that only one seat may hear', () => {
    for (const { events } of moments) {
      expect(events.length).toBeGreaterThan(0);
      expect(events.filter((event) => 'to' in event)).toEqual([]);
    }
  });

  it('shows no hand and no draw still to come', () => {
    const shown = JSON.stringify(scenes[Math.floor(scenes.length / 2)]);
    for (const secret of ['"hand":[', 'chance', 'sealed', 'hands']) expect(shown).not.toContain(secret);
    expect(shown.length).toBeLessThan(4096);
  });

  it('marks arrivals, cities and changes of the lead, in order', () => {
    const kinds = replayIndex.marks.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['arrival', 'city', 'lead']));
    expect(replayIndex.marks.map(({ at }) => at)).toEqual(
      replayIndex.marks.map(({ at }) => at).sort((a, b) => a - b),
    );
    for (const { event, kind } of replayIndex.marks) expect(event === null).toBe(kind === 'lead');
  });

  it('is refused when the file is none, or not what it claims', () => {
    expect(makeReplay('{')).toMatchObject({ ok: false, refusal: { reason: 'record.notJson' } });
    expect(makeReplay('[]')).toMatchObject({ ok: false, refusal: { reason: 'record.notARecord' } });
    expect(tampered({ salt: 'other' })).toMatchObject({
      ok: false,
      refusal: { reason: 'record.commitment' },
    });
    expect(tampered({ options: { board: 'atlantis' } })).toMatchObject({ ok: false });
    expect(tampered({ options: null })).toMatchObject({ ok: false });
  });
});

const PLAN = planOf([PERSON, RACER, RACER]);
const running = playedTable(PLAN, 14);
const over = playedTable(PLAN);
const around = playedTable(planOf([PERSON, PERSON, RACER]), 14);

describe('with whose eyes a race is looked at', () => {
  it('while it runs: with those of who sits here, and no others', () => {
    expect(replayOf(writeTable(running)).race.viewpoints).toEqual([0]);
    expect(replayOf(writeTable(around)).race.viewpoints).toEqual(['everybody', 0, 1]);
    for (const viewpoints of [1, 2, 'open', 'everybody'] as const)
      expect(replayOf(writeTable(running)).see(viewpoints)).toBeNull();
  });

  it('once it is over: with anybody’s, or with nothing hidden', () => {
    expect(replayOf(writeTable(over)).race.viewpoints).toEqual(['everybody', 0, 1, 2, 'open']);
  });

  it('a seat sees its own hand and its own plans, and neither of others', () => {
    const { scenes, moments } = seen(writeTable(around), 0);
    const hand = around.history.state.seats[0]?.hand;
    expect(scenes.at(-1)?.hands).toEqual([hand, null, null]);
    const given = moments.filter(({ answer }) => answer !== undefined);
    expect(given.length).toBeGreaterThan(0);
    expect(given.every(({ seat }) => seat === 0)).toBe(true);
    expect(othersHeard(moments)).toEqual([]);
  });

  it('open eyes see every answer and every hand', () => {
    const { scenes, replayIndex } = seen(writeTable(over), 'open');
    expect(replayIndex.moments).toBe(over.history.standing.length + 1);
    expect(scenes.at(-1)?.hands).toEqual(over.history.state.seats.map(({ hand }) => hand));
  });
});

describe('TABLE-02 going on from a moment', () => {
  const whole = replayOf(writeTable(over));
  const then = playedTable(PLAN, 14);
  const at = then.history.standing.length;
  const begun = (
    table: DeviceTable,
    seed: number,
    fork: NonNullable<ReturnType<typeof whole.fork>>['fork'],
  ) => {
    const made = beginAt<Race>(table.rules, STREAMS, { seed, fork });
    if (!made.ok) throw new Error(made.refusal.reason);
    return made.history;
  };

  it('keeps what the seat knew, and makes up the rest', () => {
    const branch = whole.fork(at, 1, 1);
    expect(branch?.players).toEqual([RACER, { kind: 'person', name: '' }, RACER]);
    if (branch === null) throw new Error('no branch');
    const { state } = begun(over, 7, branch.fork);
    const known = (from: typeof state) => fingerprint(view<Race>(over.rules, from, 1));
    expect(known(state)).toBe(known(then.history.state));
    expect(fingerprint(state.seats)).not.toBe(fingerprint(then.history.state.seats));
  });

  it('with nothing hidden keeps every hand; only chance is another', () => {
    const branch = whole.fork(at, 'open', 0);
    if (branch === null) throw new Error('no branch');
    const { state } = begun(over, 7, branch.fork);
    expect(fingerprint(state.seats)).toBe(fingerprint(then.history.state.seats));
    expect(fingerprint(state.public)).toBe(fingerprint(then.history.state.public));
    expect(state.table).toMatchObject({ deck: then.history.state.table.deck });
    expect(state.table.chance).not.toEqual(then.history.state.table.chance);
  });

  it('tells the story before it, and no line that others alone heard', () => {
    const branch = whole.fork(at, 0, 0);
    if (branch === null) throw new Error('no branch');
    const { before } = begun(over, 7, branch.fork);
    expect(before).toHaveLength(at + 1);
    expect(before[0]?.events.map(({ key }) => key)).toContain('orderDrawn');
    expect(othersHeard(before)).toEqual([]);
    const forked = newTable({ ...PLAN, seed: 7, fork: branch.fork });
    expect(replayOf(writeTable(forked)).race.before.map(({ events }) => events)).toEqual(
      before.map(({ events }) => events),
    );
  });

  it('is refused at the end, from a seat one does not know, and while one only looks on', () => {
    const early = around.history.standing.length - 3;
    expect(whole.fork(over.history.standing.length, 0, 0)).toBeNull();
    expect(whole.fork(at, 0, 1)).toBeNull();
    expect(whole.fork(at, 'open', 9)).toBeNull();
    expect(replayOf(writeTable(running)).fork(at, 'open', 0)).toBeNull();
    expect(replayOf(writeTable(around)).fork(early, 'everybody', 0)).toBeNull();
    expect(replayOf(writeTable(around)).fork(early, 0, 0)).not.toBeNull();
    expect(readOptions(whole.fork(at, 'everybody', 2)?.options).ok).toBe(true);
  });
});

describe('TABLE-02 the position of a moment', () => {
  const whole = replayOf(writeTable(over));
  const then = playedTable(PLAN, 14);
  const at = then.history.standing.length;
  const ofRunning = replayOf(writeTable(running));
  const opened = (text: string | null) => {
    const { players, position } = JSON.parse(text ?? 'null');
    const made = beginAt<Race>(over.rules, STREAMS, { seed: 7, position });
    if (!made.ok) throw new Error(made.refusal.reason);
    return { players, state: made.history.state };
  };

  it('is what the seat knew, for a person in that seat and bots in the others', () => {
    const { players, state } = opened(whole.position(at, 1, 1));
    const known = (from: typeof state) => fingerprint(view<Race>(over.rules, from, 1));
    expect(known(state)).toBe(known(then.history.state));
    expect(fingerprint(state.seats)).not.toBe(fingerprint(then.history.state.seats));
    expect(players).toEqual([RACER, { kind: 'person', name: '' }, RACER]);
  });

  it('is everything once the race is over and nothing is hidden', () => {
    const { state } = opened(whole.position(at, 'open', 0));
    expect(fingerprint(state.seats)).toBe(fingerprint(then.history.state.seats));
  });

  it('can be had of the present moment of a race that runs, from its own seat alone', () => {
    const now = running.history.standing.length;
    expect(ofRunning.position(now, 0, 0)).not.toBeNull();
    expect(ofRunning.position(now, 'open', 0)).toBeNull();
    expect(ofRunning.position(now, 1, 1)).toBeNull();
    expect(ofRunning.position(now, 0, 1)).toBeNull();
    expect(ofRunning.position(now + 1, 0, 0)).toBeNull();
    expect(whole.position(over.history.standing.length, 0, 0)).toBeNull();
  });
});
