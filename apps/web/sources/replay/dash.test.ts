import { readFileSync } from 'node:fs';
import { type Dash, makeDash, STREAMS } from '@race/dash';
import { readRecord, replay, streams } from '@race/kernel';
import { replayOf } from '@race/online';
import { describe, expect, it } from 'vitest';
import type { DashMessage } from '../dash-messages.ts';
import { type DashReplay, makeReplayDevice, replayOfPictures, replayOfRecord } from './dash.ts';

const text = readFileSync(
  new URL('../../../../packages/dash/recorded/4-drawn-drivers.game.json', import.meta.url),
  'utf8',
);

function replayed(read: ReturnType<typeof replayOfRecord>): DashReplay {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
}

/** The same dash as a server sends it to a spectator. */
function pictures() {
  const read = readRecord(text);
  if (!read.ok) throw new Error('no record');
  const rules = makeDash({ players: 4, characters: 'drawn', data: 1 });
  const again = replay<Dash>(rules, STREAMS, read.value);
  if (!again.ok) throw new Error('no replay');
  const lines = again.value.standing.map((step, at) => ({ ...step, at: at + 1 }));
  const chance = streams(STREAMS, read.value.seed);
  const frames = replayOf<Dash>({ rules, chance, lines }, null, lines.length);
  return { table: 't', game: 'dash', options: rules.options, seat: null, people: [], frames };
}

describe('the replay of a dash', () => {
  it('shows every moment that told something, from the start to the end', () => {
    const { scenes } = replayed(replayOfRecord(text));
    expect(scenes[0]?.public.round).toBe(1);
    expect(scenes.at(-1)?.events.at(-1)?.key).toBe('dashOver');
    expect(scenes.slice(1).every(({ events }) => events.length > 0)).toBe(true);
  });

  it('is the same from the pictures a server sends', () => {
    const recorded = replayed(replayOfRecord(text));
    const sent = replayed(replayOfPictures(pictures()));
    expect(sent.scenes.map(({ public: publicState }) => publicState)).toEqual(
      recorded.scenes.map(({ public: publicState }) => publicState),
    );
  });

  it('TABLE-02 is refused when it was changed or its pictures do not fit', () => {
    const changed = JSON.stringify({ ...JSON.parse(text), salt: 'sugar' });
    expect(replayOfRecord(changed)).toMatchObject({ refusal: { reason: 'record.commitment' } });
    expect(replayOfRecord('no')).toMatchObject({ ok: false });
    const { frames, ...rest } = pictures();
    expect(replayOfPictures({ ...rest, frames: frames.slice(1) })).toMatchObject({ ok: false });
    expect(replayOfPictures({ ...rest, frames, options: { players: 1 } })).toMatchObject({ ok: false });
  });

  it('tells at each moment what was told until then, and asks nobody', () => {
    const dashReplay = replayed(replayOfRecord(text));
    const device = makeReplayDevice(dashReplay, null);
    const messages: DashMessage[] = [];
    device.subscribe((one) => void messages.push(one));
    device.show(3);
    expect(messages.map(({ type }) => type)).toEqual(['past', 'view']);
    expect(messages[0]?.type === 'past' && messages[0].past).toHaveLength(4);
    expect(messages[1]?.type === 'view' && messages[1].seatView.answers).toEqual([]);
  });
});
