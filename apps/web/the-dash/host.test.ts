import { DASH_BOTS } from '@race/bots/dash/index.ts';
import { type Dash, makeDash, STREAMS } from '@race/dash';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/store.ts';
import { makeDashHost } from './host.ts';
import type { DashPlan, DashPlayer, DashSaid, DashSight } from './protocol.ts';

const person = (name: string): DashPlayer => ({ kind: 'person', name });
const bot: DashPlayer = { kind: 'bot', bot: 'rookie' };

/** A host on a store that outlives it, and everything it said. */
function device(store = memoryStore<Dash, DashPlan>()) {
  const said: DashSaid[] = [];
  let names = 0;
  const host = makeDashHost({
    store,
    partsFor: async ({ options }) => ({ rules: makeDash(options), streams: STREAMS, bots: DASH_BOTS }),
    say: (one) => void said.push(one),
    toldOthers: () => undefined,
    newSeed: () => 7,
    newName: () => `dash-${++names}`,
    now: () => names,
  });
  const sights = () => said.flatMap((one) => (one.say === 'sight' ? [one.sight] : []));
  const latest = (): DashSight => {
    const sight = sights().at(-1);
    if (sight === undefined) throw new Error('nothing is shown');
    return sight;
  };
  /** Waits until bots have nothing to answer. */
  const quiet = async () => {
    for (let seen = -1; seen !== said.length; ) {
      seen = said.length;
      await host.wish({ do: 'list' });
    }
  };
  const set = async (players: readonly DashPlayer[]) => {
    const outcome = await host.wish({
      do: 'set',
      options: { players: players.length, characters: 'drawn', data: 1 },
      players,
    });
    await quiet();
    return outcome;
  };
  const answerFirst = async () => {
    const { view, line, answers } = latest();
    const [answer] = answers;
    if (answer === undefined || view.seat === null) throw new Error('nobody is asked');
    const outcome = await host.wish({ do: 'answer', seat: view.seat, line, answer });
    await quiet();
    return outcome;
  };
  return { host, store, sights, latest, set, quiet, answerFirst };
}

describe('a dash on one device', () => {
  it('is played to its end against bots, and kept', async () => {
    const { host, set, latest, answerFirst, store } = device();
    await set([person('Ada'), bot, bot]);
    while (!latest().over) expect(await answerFirst()).toMatchObject({ ok: true });
    expect(latest().told.at(-1)?.key).toBe('dashOver');
    expect(await host.wish({ do: 'list' })).toMatchObject({ value: { tables: [{ over: true, round: 5 }] } });
    const again = device(store);
    await again.host.wish({ do: 'open', table: latest().table });
    expect(again.latest().view).toEqual(latest().view);
  });

  it('hands the device over only while cards are chosen in secret', async () => {
    const { host, set, latest, answerFirst } = device();
    await set([person('Ada'), person('Bob')]);
    expect(latest()).toMatchObject({ curtain: 0, answers: [], view: { seat: null } });
    await host.wish({ do: 'lift', seat: 0 });
    expect(latest().view.seat).toBe(0);
    await answerFirst();
    expect(latest()).toMatchObject({ curtain: 1, view: { seat: null } });
    expect(JSON.stringify(latest())).not.toContain('"sealed":{');
    await host.wish({ do: 'lift', seat: 1 });
    await answerFirst();
    expect(latest().view.public.stack[0]?.kind).toBe('take');
    expect(latest().curtain).toBeNull();
  });

  it('never shows what another has chosen in secret', async () => {
    const { host, set, sights, answerFirst } = device();
    await set([person('Ada'), person('Bob'), bot]);
    await host.wish({ do: 'lift', seat: 0 });
    await answerFirst();
    for (const { view } of sights()) {
      const sealed = JSON.stringify(view).includes('"sealed":{');
      expect(sealed && view.seat !== 0).toBe(false);
    }
  });

  it('takes a chosen card back until all have chosen', async () => {
    const { host, set, latest, answerFirst } = device();
    await set([person('Ada'), person('Bob')]);
    await host.wish({ do: 'lift', seat: 0 });
    await answerFirst();
    await host.wish({ do: 'undo', seat: 0 });
    expect(latest().curtain).toBeNull();
    expect(latest().view.seat).toBe(0);
    expect(latest().answers.length).toBe(5);
  });
});

describe('what a device refuses', () => {
  it('options and players that are none', async () => {
    const { host } = device();
    const options = { players: 9, characters: 'drawn', data: 1 } as const;
    expect(await host.wish({ do: 'set', options, players: [] })).toMatchObject({
      fault: { option: 'players' },
    });
    expect(await host.wish({ do: 'set', options: { ...options, players: 2 }, players: [bot] })).toMatchObject(
      { ok: false },
    );
  });

  it('an answer for another, for a line that is gone, or that is none, and changes nothing', async () => {
    const { host, set, latest } = device();
    await set([person('Ada'), bot]);
    const before = latest();
    const [answer] = before.answers;
    if (answer === undefined) throw new Error('nothing is offered');
    const give = (seat: number, line: number, given: unknown) =>
      host.wish({ do: 'answer', seat, line, answer: given as never });
    expect(await give(1, before.line, answer)).toMatchObject({ refusal: { reason: 'table.noAnswer' } });
    expect(await give(0, before.line - 1, answer)).toMatchObject({ refusal: { reason: 'table.stale' } });
    expect(await give(0, before.line, { do: 'plan' })).toMatchObject({
      refusal: { reason: 'table.noAnswer' },
    });
    expect(await give(0, before.line, { do: 'take', card: 'starter-boat' })).toMatchObject({
      refusal: { reason: 'expected.play', rule: 'DASH-ROUND-01' },
    });
    expect(latest()).toEqual(before);
  });

  it('a dash that is not there', async () => {
    const { host } = device();
    expect(await host.wish({ do: 'open', table: 'nowhere' })).toMatchObject({
      refusal: { reason: 'table.unknown' },
    });
    expect(await host.wish({ do: 'lift', seat: 0 })).toMatchObject({ ok: false });
    expect(await host.wish({ do: 'undo', seat: 0 })).toMatchObject({ ok: false });
  });
});
