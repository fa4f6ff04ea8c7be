import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DashReplay, replayOfRecord } from '../../../sources/replay/dash.ts';
import { makeReplayPlayer } from './replay-page.tsx';

const text = readFileSync(
  new URL('../../../../../packages/dash/recorded/4-drawn-drivers.game.json', import.meta.url),
  'utf8',
);

function dashReplay(): DashReplay {
  const read = replayOfRecord(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
}

/** A player, and the moments it has shown. */
function playing() {
  const shown: number[] = [];
  return { player: makeReplayPlayer(dashReplay(), { show: (at) => void shown.push(at) }), shown };
}

describe('the player of a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the first moment, and then one after the other to the end', () => {
    const { player, shown } = playing();
    expect(shown).toEqual([0]);
    player.play();
    vi.runAllTimers();
    expect(shown).toEqual(Array.from({ length: player.last + 1 }, (_, at) => at));
    expect(player.isPlaying.value).toBe(false);
    player.play();
    expect(player.at.value).toBe(0);
  });

  it('stops at a step by hand, and goes from round to round', () => {
    const { player } = playing();
    const starts = player.rounds.map(({ at }) => at);
    player.play();
    player.stepToRound('next');
    expect([player.isPlaying.value, player.at.value]).toEqual([false, starts[1]]);
    player.stepTo((starts[1] ?? 0) + 1);
    player.stepToRound('previous');
    expect(player.at.value).toBe(starts[1]);
    player.stepTo(1000);
    expect(player.at.value).toBe(player.last);
  });

  it('shows nothing any more once it is closed', () => {
    const { player, shown } = playing();
    player.play();
    player.close();
    vi.runAllTimers();
    expect(shown).toEqual([0]);
  });
});
