import type { Dash } from '@race/dash';
import { describe, expect, it } from 'vitest';
import type { DashMessage, DashPlan, DashPlayer, DashSeatView } from '../dash-messages.ts';
import { dashParts, HOSTED_DASH } from './dash.ts';
import { makeGameHost } from './host.ts';
import { memoryStorage } from './storage.ts';

const person = (name: string): DashPlayer => ({ kind: 'person', name });
const bot: DashPlayer = { kind: 'bot', bot: 'rookie' };

/** A host on a store that outlives it, and all its messages. */
function device(store = memoryStorage<Dash, DashPlan>()) {
  const messages: DashMessage[] = [];
  let names = 0;
  const host = makeGameHost(HOSTED_DASH, {
    store,
    partsFor: dashParts,
    send: (one) => void messages.push(one),
    notifyOtherTabs: () => undefined,
    newSeed: () => 7,
    newName: () => `dash-${++names}`,
    now: () => names,
  });
  const seatViews = () => messages.flatMap((one) => (one.type === 'view' ? [one.seatView] : []));
  const latest = (): DashSeatView => {
    const seatView = seatViews().at(-1);
    if (seatView === undefined) throw new Error('nothing is shown');
    return seatView;
  };
  /** Waits until no bot has a question to answer. */
  const quiet = async () => {
    for (let seen = -1; seen !== messages.length; ) {
      seen = messages.length;
      await host.request({ do: 'list' });
    }
  };
  const set = async (players: readonly DashPlayer[]) => {
    const outcome = await host.request({
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
    const outcome = await host.request({ do: 'answer', seat: view.seat, line, answer });
    await quiet();
    return outcome;
  };
  const events = () => messages.flatMap((one) => (one.type === 'step' ? one.step.events : []));
  return { host, store, seatViews, latest, told: events, set, quiet, answerFirst };
}

describe('a dash on one device', () => {
  it('is played to its end against bots, and kept', async () => {
    const { host, set, latest, told, answerFirst, store } = device();
    await set([person('Ada'), bot, bot]);
    while (!latest().over) expect(await answerFirst()).toMatchObject({ ok: true });
    expect(told().at(-1)?.key).toBe('dashOver');
    expect(await host.request({ do: 'list' })).toMatchObject({
      value: { tables: [{ over: true, turn: 5 }] },
    });
    const again = device(store);
    await again.host.request({ do: 'open', table: latest().table });
    expect(again.latest().view).toEqual(latest().view);
  });

  it('hands the device over only while cards are chosen in secret', async () => {
    const { host, set, latest, answerFirst } = device();
    await set([person('Ada'), person('Bob')]);
    expect(latest()).toMatchObject({ curtain: 0, answers: [], view: { seat: null } });
    await host.request({ do: 'lift', seat: 0 });
    expect(latest().view.seat).toBe(0);
    await answerFirst();
    expect(latest()).toMatchObject({ curtain: 1, view: { seat: null } });
    expect(JSON.stringify(latest())).not.toContain('"sealed":{');
    await host.request({ do: 'lift', seat: 1 });
    await answerFirst();
    expect(latest().view.public.stack[0]?.kind).toBe('take');
    expect(latest().curtain).toBeNull();
  });

  it('never shows what another has chosen in secret', async () => {
    const { host, set, seatViews, answerFirst } = device();
    await set([person('Ada'), person('Bob'), bot]);
    await host.request({ do: 'lift', seat: 0 });
    await answerFirst();
    for (const { view } of seatViews()) {
      const sealed = JSON.stringify(view).includes('"sealed":{');
      expect(sealed && view.seat !== 0).toBe(false);
    }
  });

  it('takes a chosen card back until all have chosen', async () => {
    const { host, set, latest, answerFirst } = device();
    await set([person('Ada'), person('Bob')]);
    await host.request({ do: 'lift', seat: 0 });
    await answerFirst();
    await host.request({ do: 'undo', seat: 0 });
    expect(latest().curtain).toBeNull();
    expect(latest().view.seat).toBe(0);
    expect(latest().answers.length).toBe(5);
  });
});

describe('TABLE-02 a dash as one file', () => {
  const saved = async () => {
    const first = device();
    await first.set([person('Ada'), bot]);
    await first.answerFirst();
    const outcome = await first.host.request({ do: 'save', table: first.latest().table });
    if (!outcome.ok || outcome.value.kind !== 'file') throw new Error('not saved');
    return { first, file: outcome.value };
  };

  it('is taken by another device, and goes on there', async () => {
    const { first, file } = await saved();
    expect(file.name).toMatch(/^the-dash-.*\.json$/);
    const other = device();
    expect(await other.host.request({ do: 'load', text: file.text })).toMatchObject({ ok: true });
    await other.quiet();
    expect(other.latest().view).toEqual(first.latest().view);
    while (!other.latest().over) await other.answerFirst();
  });

  it('is refused when it is another game’s, was changed or is none, and nothing is kept of it', async () => {
    const { file } = await saved();
    const other = device();
    const load = (change: object) =>
      other.host.request({ do: 'load', text: JSON.stringify({ ...JSON.parse(file.text), ...change }) });
    expect(await load({ game: 'race' })).toMatchObject({ refusal: { reason: 'record.otherGame' } });
    expect(await load({ options: { players: 9 } })).toMatchObject({ refusal: { reason: 'record.options' } });
    expect(await load({ players: [person('Ada')] })).toMatchObject({ refusal: { reason: 'record.players' } });
    expect(await load({ salt: 'sugar' })).toMatchObject({ refusal: { reason: 'record.commitment' } });
    expect(await other.host.request({ do: 'load', text: '{' })).toMatchObject({ ok: false });
    expect(await other.host.request({ do: 'list' })).toMatchObject({ value: { tables: [] } });
  });
});

describe('what a device refuses', () => {
  it('options and players that are none', async () => {
    const { host } = device();
    const options = { players: 9, characters: 'drawn', data: 1 } as const;
    expect(await host.request({ do: 'set', options, players: [] })).toMatchObject({
      fault: { option: 'players' },
    });
    expect(
      await host.request({ do: 'set', options: { ...options, players: 2 }, players: [bot] }),
    ).toMatchObject({ ok: false });
  });

  it('an answer for another, for a line that is not there, or that is none, and changes nothing', async () => {
    const { host, set, latest } = device();
    await set([person('Ada'), bot]);
    const before = latest();
    const [answer] = before.answers;
    if (answer === undefined) throw new Error('nothing is offered');
    const give = (seat: number, line: number, given: unknown) =>
      host.request({ do: 'answer', seat, line, answer: given as never });
    expect(await give(1, before.line, answer)).toMatchObject({ refusal: { reason: 'table.noAnswer' } });
    for (const line of [-1, before.line + 1])
      expect(await give(0, line, answer)).toMatchObject({ refusal: { reason: 'table.stale' } });
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
    expect(await host.request({ do: 'open', table: 'nowhere' })).toMatchObject({
      refusal: { reason: 'table.unknown' },
    });
    expect(await host.request({ do: 'lift', seat: 0 })).toMatchObject({ ok: false });
    expect(await host.request({ do: 'undo', seat: 0 })).toMatchObject({ ok: false });
  });
});
