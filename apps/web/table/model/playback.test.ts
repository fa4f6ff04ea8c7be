import { type Race, type RacePublic, readOptions } from '@race/great-race';
import { newTable } from '@race/local/whole.ts';
import { describe, expect, it } from 'vitest';
import { raceSeatViewOf } from '../../sources/device/seat-view.ts';
import type { NewStep } from '../../sources/messages.ts';
import type { RaceSeatView } from '../../sources/race-messages.ts';
import { makePlayback } from './playback.ts';

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
const seatView: RaceSeatView = raceSeatViewOf('t', table, null);
const after = (turn: number): RacePublic => ({ ...table.history.state.public, turn });
const step = (line: number): NewStep => ({
  line,
  seat: 1,
  isOwn: false,
  horizon: false,
  events: [{ key: 'turnBegun', turn: line }],
  after: after(line),
});

const SILENT = { events: [], horizon: false };

/** A playback whose clock stands until the test advances it. */
function given(pace: 'calm' | 'atOnce') {
  const timers: (() => void)[] = [];
  const playback = makePlayback<Race, RaceSeatView>({
    timeFor: () => (pace === 'calm' ? 1000 : 0),
    after: (_time, then) => void timers.push(then),
  });
  return { playback, tick: () => timers.shift()?.(), timers };
}

describe('the playback', () => {
  it('shows beats one by one, and asks only when the last has been shown', () => {
    const { playback, tick } = given('calm');
    for (const line of [1, 2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.receive({ type: 'view', seatView });
    expect(playback.shown.value?.turn).toBe(1);
    expect(playback.seatView.value).toBeNull();
    tick();
    expect(playback.shown.value?.turn).toBe(2);
    tick();
    expect(playback.shown.value?.turn).toBe(3);
    expect(playback.seatView.value).toEqual(seatView);
    expect(playback.steps.value.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('shows steps that go on with each other as one, once all of them are known', () => {
    const timers: (() => void)[] = [];
    const playback = makePlayback<Race, RaceSeatView>({
      timeFor: () => 1000,
      after: (_time, then) => void timers.push(then),
      goesOn: (_before, next) => next.line < 3,
      waitFor: (events) => (events.some((event) => event.key === 'turnBegun' && event.turn === 1) ? 100 : 0),
    });
    playback.receive({ type: 'step', step: step(1) });
    expect(playback.shown.value).toBeNull();
    for (const line of [2, 3]) playback.receive({ type: 'step', step: step(line) });
    timers.shift()?.();
    expect(playback.shown.value?.turn).toBe(2);
    expect(playback.now.value).toHaveLength(2);
    expect(playback.steps.value.map(({ line }) => line)).toEqual([1, 2]);
    timers.shift()?.();
    expect(playback.shown.value?.turn).toBe(3);
  });

  it('can be hastened to its next step, whose time it then takes', () => {
    const { playback, tick, timers } = given('calm');
    for (const line of [1, 2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.hasten();
    expect(playback.shown.value?.turn).toBe(2);
    // The timer of the step that was cut short does nothing.
    tick();
    expect(playback.shown.value?.turn).toBe(2);
    expect(timers).toHaveLength(1);
    tick();
    expect(playback.shown.value?.turn).toBe(3);
  });

  it('shows no further step while it is held, and goes on once it is let go', () => {
    const { playback, tick } = given('calm');
    playback.receive({ type: 'step', step: { ...step(1), isOwn: true } });
    playback.hold(true);
    for (const line of [2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.receive({ type: 'view', seatView });
    expect([playback.shown.value?.turn, playback.seatView.value]).toEqual([1, null]);
    playback.hold(false);
    expect(playback.shown.value?.turn).toBe(2);
    // Held while a step is shown: the next one waits, and its time is not lost.
    playback.hold(true);
    tick();
    expect(playback.shown.value?.turn).toBe(2);
    playback.hold(false);
    expect(playback.shown.value?.turn).toBe(3);
  });

  it('goes back and shows what was missed once more, and can be hurried to its end', () => {
    const { playback, tick } = given('calm');
    const steps = [1, 2, 3].map((line) => ({ line, seat: 1, events: step(line).events, horizon: false }));
    playback.receive({ type: 'past', past: [{ ...SILENT, line: 0, seat: null }, ...steps] });
    playback.receive({ type: 'view', seatView });
    playback.recap(after(1), [step(2), step(3)]);
    expect(playback.shown.value?.turn).toBe(1);
    expect(playback.seatView.value).toBeNull();
    expect(playback.steps.value.map(({ line }) => line)).toEqual([0, 1]);
    tick();
    expect(playback.shown.value?.turn).toBe(2);
    playback.skip();
    expect(playback.shown.value?.turn).toBe(3);
    expect(playback.steps.value.map(({ line }) => line)).toEqual([0, 1, 2, 3]);
    expect(playback.seatView.value).toBe(seatView);
  });

  it('shows what was missed also when the table was opened again in the middle of something', () => {
    const { playback, tick } = given('calm');
    playback.receive({ type: 'step', step: step(1) });
    const steps = [1, 2, 3].map((line) => ({ line, seat: 1, events: step(line).events, horizon: false }));
    playback.receive({ type: 'past', past: [{ ...SILENT, line: 0, seat: null }, ...steps] });
    playback.receive({ type: 'view', seatView });
    playback.recap(after(1), [step(2), step(3)]);
    expect(playback.shown.value?.turn).toBe(1);
    // The timers of what was cancelled do nothing.
    tick();
    expect(playback.shown.value?.turn).toBe(1);
    tick();
    expect(playback.shown.value?.turn).toBe(2);
  });

  it('shows the rest at once when it is skipped', () => {
    const { playback } = given('calm');
    for (const line of [1, 2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.receive({ type: 'view', seatView });
    playback.skip();
    expect(playback.waiting.value).toBe(0);
    expect(playback.shown.value?.turn).toBe(3);
    expect(playback.seatView.value).toEqual(seatView);
  });

  it('shows at once what the person has done, also while the last step is still shown', () => {
    const { playback } = given('calm');
    playback.receive({ type: 'step', step: step(1) });
    playback.receive({ type: 'step', step: { ...step(2), isOwn: true } });
    expect(playback.shown.value?.turn).toBe(2);
    playback.receive({ type: 'step', step: step(3) });
    expect(playback.shown.value?.turn).toBe(2);
  });

  it('waits for nothing at the quickest pace', () => {
    const { playback, timers } = given('atOnce');
    for (const line of [1, 2, 3]) playback.receive({ type: 'step', step: step(line) });
    expect(playback.shown.value?.turn).toBe(3);
    expect(timers).toEqual([]);
  });

  it('waits for nothing that tells nothing, as a plan laid face down', () => {
    const { playback, timers } = given('calm');
    for (const line of [1, 2]) playback.receive({ type: 'step', step: { ...step(line), events: [] } });
    expect(playback.shown.value?.turn).toBe(2);
    expect(timers).toEqual([]);
  });

  it('forgets what was waiting when another person takes the device', () => {
    const { playback } = given('calm');
    for (const line of [1, 2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.receive({ type: 'past', past: [{ ...SILENT, line: 1, seat: 0 }] });
    playback.receive({ type: 'view', seatView });
    expect(playback.waiting.value).toBe(0);
    expect(playback.steps.value).toEqual([{ ...SILENT, line: 1, seat: 0 }]);
    expect(playback.shown.value).toEqual(seatView.view.public);
  });

  it('forgets what one person alone was told before the curtain for another is shown', () => {
    const { playback, tick } = given('calm');
    const seen = { key: 'cardsSeen', to: 0, cards: ['jerrycan'] } as const;
    const held = { ...seatView, view: { ...seatView.view, seat: 0 } };
    const handedOver = { ...seatView, curtain: 1, view: { ...seatView.view, seat: null, own: null } };
    const secrets = () =>
      playback.steps.value.flatMap(({ events }) => events).filter((event) => 'to' in event);
    playback.receive({ type: 'view', seatView: held });
    playback.receive({ type: 'step', step: { ...step(1), isOwn: true, events: [...step(1).events, seen] } });
    expect(secrets()).toEqual([seen]);
    for (const line of [2, 3]) playback.receive({ type: 'step', step: step(line) });
    playback.receive({ type: 'view', seatView: handedOver });
    // The player who answered still watches what the others do.
    expect([playback.seatView.value, secrets()]).toEqual([null, [seen]]);
    tick();
    expect([playback.seatView.value, secrets()]).toEqual([handedOver, []]);
    expect(playback.steps.value.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('keeps a notice until it is put away', () => {
    const { playback } = given('calm');
    playback.receive({ type: 'elsewhere' });
    expect(playback.notice.value).toBe('elsewhere');
    playback.forgetNotice();
    expect(playback.notice.value).toBeNull();
  });
});
