import { type Race, type RacePublic, readOptions } from '@race/great-race';
import { newTable } from '@race/local/whole.ts';
import { describe, expect, it } from 'vitest';
import type { Beat, Sight } from '../device/protocol.ts';
import { sightOf } from '../device/seat-view.ts';
import { makeStage } from './playback.ts';

const read = readOptions({ crews: 2 });
if (!read.ok) throw new Error('no options');
const table = newTable({
  options: read.options,
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', bot: 'racer' },
  ],
  seed: 1,
  salt: '',
});
const sight: Sight = sightOf('t', table, null);
const after = (turn: number): RacePublic => ({ ...table.history.state.public, turn });
const beat = (line: number): Beat => ({
  line,
  seat: 1,
  isOwn: false,
  events: [{ key: 'turnBegun', turn: line }],
  after: after(line),
});

/** A stage whose clock stands until the test lets it go on. */
function given(pace: 'calm' | 'atOnce') {
  const timers: (() => void)[] = [];
  const stage = makeStage<Race, Sight>({
    timeFor: () => (pace === 'calm' ? 1000 : 0),
    after: (_time, then) => void timers.push(then),
  });
  return { stage, tick: () => timers.shift()?.(), timers };
}

describe('the stage', () => {
  it('shows beats one by one, and asks only when the last has been shown', () => {
    const { stage, tick } = given('calm');
    for (const line of [1, 2, 3]) stage.hear({ say: 'beat', beat: beat(line) });
    stage.hear({ say: 'sight', sight });
    expect(stage.shown.value?.turn).toBe(1);
    expect(stage.sight.value).toBeNull();
    tick();
    expect(stage.shown.value?.turn).toBe(2);
    tick();
    expect(stage.shown.value?.turn).toBe(3);
    expect(stage.sight.value).toEqual(sight);
    expect(stage.told.value.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('goes back and shows what was missed once more, and can be hurried to its end', () => {
    const { stage, tick } = given('calm');
    const told = [1, 2, 3].map((line) => ({ line, seat: 1, events: beat(line).events }));
    stage.hear({ say: 'past', past: [{ line: 0, seat: null, events: [] }, ...told] });
    stage.hear({ say: 'sight', sight });
    stage.again(after(1), [beat(2), beat(3)]);
    expect(stage.shown.value?.turn).toBe(1);
    expect(stage.sight.value).toBeNull();
    expect(stage.told.value.map(({ line }) => line)).toEqual([0, 1]);
    tick();
    expect(stage.shown.value?.turn).toBe(2);
    stage.skip();
    expect(stage.shown.value?.turn).toBe(3);
    expect(stage.told.value.map(({ line }) => line)).toEqual([0, 1, 2, 3]);
    expect(stage.sight.value).toBe(sight);
  });

  it('shows what was missed also when the table was opened again in the middle of something', () => {
    const { stage, tick } = given('calm');
    stage.hear({ say: 'beat', beat: beat(1) });
    const told = [1, 2, 3].map((line) => ({ line, seat: 1, events: beat(line).events }));
    stage.hear({ say: 'past', past: [{ line: 0, seat: null, events: [] }, ...told] });
    stage.hear({ say: 'sight', sight });
    stage.again(after(1), [beat(2), beat(3)]);
    expect(stage.shown.value?.turn).toBe(1);
    // The time of what was called off passes without anything happening.
    tick();
    expect(stage.shown.value?.turn).toBe(1);
    tick();
    expect(stage.shown.value?.turn).toBe(2);
  });

  it('shows the rest at once when it is skipped', () => {
    const { stage } = given('calm');
    for (const line of [1, 2, 3]) stage.hear({ say: 'beat', beat: beat(line) });
    stage.hear({ say: 'sight', sight });
    stage.skip();
    expect(stage.waiting.value).toBe(0);
    expect(stage.shown.value?.turn).toBe(3);
    expect(stage.sight.value).toEqual(sight);
  });

  it('shows at once what the person has done, also while the last beat still stands', () => {
    const { stage } = given('calm');
    stage.hear({ say: 'beat', beat: beat(1) });
    stage.hear({ say: 'beat', beat: { ...beat(2), isOwn: true } });
    expect(stage.shown.value?.turn).toBe(2);
    stage.hear({ say: 'beat', beat: beat(3) });
    expect(stage.shown.value?.turn).toBe(2);
  });

  it('waits for nothing at the quickest pace', () => {
    const { stage, timers } = given('atOnce');
    for (const line of [1, 2, 3]) stage.hear({ say: 'beat', beat: beat(line) });
    expect(stage.shown.value?.turn).toBe(3);
    expect(timers).toEqual([]);
  });

  it('waits for nothing that tells nothing, as a plan laid face down', () => {
    const { stage, timers } = given('calm');
    for (const line of [1, 2]) stage.hear({ say: 'beat', beat: { ...beat(line), events: [] } });
    expect(stage.shown.value?.turn).toBe(2);
    expect(timers).toEqual([]);
  });

  it('forgets what was waiting when another person takes the device', () => {
    const { stage } = given('calm');
    for (const line of [1, 2, 3]) stage.hear({ say: 'beat', beat: beat(line) });
    stage.hear({ say: 'past', past: [{ line: 1, seat: 0, events: [] }] });
    stage.hear({ say: 'sight', sight });
    expect(stage.waiting.value).toBe(0);
    expect(stage.told.value).toEqual([{ line: 1, seat: 0, events: [] }]);
    expect(stage.shown.value).toEqual(sight.view.public);
  });

  it('forgets what one person alone was told before the curtain for another is shown', () => {
    const { stage, tick } = given('calm');
    const seen = { key: 'cardsSeen', to: 0, cards: ['jerrycan'] } as const;
    const held = { ...sight, view: { ...sight.view, seat: 0 } };
    const handedOver = { ...sight, curtain: 1, view: { ...sight.view, seat: null, own: null } };
    const secrets = () => stage.told.value.flatMap(({ events }) => events).filter((event) => 'to' in event);
    stage.hear({ say: 'sight', sight: held });
    stage.hear({ say: 'beat', beat: { ...beat(1), isOwn: true, events: [...beat(1).events, seen] } });
    expect(secrets()).toEqual([seen]);
    for (const line of [2, 3]) stage.hear({ say: 'beat', beat: beat(line) });
    stage.hear({ say: 'sight', sight: handedOver });
    // Whoever played still watches what the others do.
    expect([stage.sight.value, secrets()]).toEqual([null, [seen]]);
    tick();
    expect([stage.sight.value, secrets()]).toEqual([handedOver, []]);
    expect(stage.told.value.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('keeps a notice until it is put away', () => {
    const { stage } = given('calm');
    stage.hear({ say: 'elsewhere' });
    expect(stage.notice.value).toBe('elsewhere');
    stage.forgetNotice();
    expect(stage.notice.value).toBeNull();
  });
});
