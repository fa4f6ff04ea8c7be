import { readOptions } from '@race/great-race';
import { loadParts } from '@race/local/load.ts';
import { describe, expect, it } from 'vitest';
import type { DeviceMessage, DeviceOutcome, RaceSeatView } from '../race-messages.ts';
import type { Choosing } from '../thinking/messages.ts';
import { backgroundBotsWith } from './bots.ts';
import { makeHost } from './race.ts';
import { memoryStorage } from './storage.ts';

const PLAYERS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', bot: 'planner' },
] as const;

/** A race against a planner whose answers this test controls. */
async function given() {
  const messages: DeviceMessage[] = [];
  const asked: { question: Choosing; answer: (place: number | null) => void }[] = [];
  let names = 0;
  const host = makeHost({
    store: memoryStorage(),
    partsFor: (plan) => loadParts(plan, () => true),
    send: (one) => messages.push(structuredClone(one)),
    notifyOtherTabs: () => undefined,
    newSeed: () => [1, 2, 3, 4, 5, 6, 7, 8],
    newName: () => `name-${++names}`,
    now: () => 0,
    backgroundBots: backgroundBotsWith(
      (question) => new Promise((answer) => asked.push({ question: structuredClone(question), answer })),
    ),
  });
  const rest = async () => {
    for (let n = 0; n < 50; n++) await host.tableChangedElsewhere('nobody', 0);
  };
  const seatView = (): RaceSeatView => {
    const found = messages.findLast((one) => one.type === 'view');
    if (found?.type !== 'view') throw new Error('nothing was shown');
    return found.seatView;
  };
  const read = readOptions({ crews: 2, order: 'seated', vehicles: ['french', 'italian'] });
  if (!read.ok) throw new Error(read.fault.option);
  const { options } = read;
  await host.request({ do: 'set', options, players: PLAYERS });
  await rest();
  const think = async (place: number | null) => {
    asked.at(-1)?.answer(place);
    await rest();
  };
  /** Both are planning: the bot thinks in the background, and nobody waits for it. */
  const untilPlan = async () => {
    for (let n = 0; n < 20 && !seatView().answers.some(({ do: verb }) => verb === 'plan'); n++) {
      const { answers, line } = seatView();
      const [answer] = answers;
      if (answer === undefined) await think(0);
      else await host.request({ do: 'answer', seat: 0, line, answer });
      await rest();
    }
  };
  const plan = async (): Promise<DeviceOutcome> => {
    const [answer] = seatView().answers;
    if (answer === undefined) throw new Error('nothing is asked');
    const outcome = await host.request({ do: 'answer', seat: 0, line: seatView().line, answer });
    await rest();
    return outcome;
  };
  return { host, seatView, asked, think, untilPlan, plan, rest, options };
}

describe('a bot that takes its time', () => {
  it('is shown what its seat sees, and nothing else', async () => {
    const { asked, untilPlan } = await given();
    await untilPlan();
    const question = asked.at(-1)?.question;
    if (question === undefined) throw new Error('it was not asked');
    expect(question).toMatchObject({ bot: 'planner', view: { seat: 1 } });
    expect(Object.keys(question.view).toSorted()).toEqual(['own', 'public', 'ready', 'seat']);
  });

  it('keeps nobody from answering and from taking back', async () => {
    const { host, seatView, untilPlan, plan, rest, asked } = await given();
    await untilPlan();
    expect(await plan()).toMatchObject({ ok: true });
    expect(seatView().answers).toEqual([]);
    const before = asked.length;
    expect(await host.request({ do: 'undo', seat: 0 })).toMatchObject({ ok: true });
    await rest();
    expect(seatView().answers.length).toBeGreaterThan(1);
    // Nothing has changed for the bot: it goes on thinking.
    expect(asked.length).toBe(before);
  });

  it('plans while the person does: a plan that is sealed meanwhile changes nothing for it', async () => {
    const { seatView, untilPlan, plan, asked, think } = await given();
    await untilPlan();
    expect(seatView().waitsFor).toEqual([0, 1]);
    const before = asked.length;
    await plan();
    expect(asked.length).toBe(before);
    expect(seatView().waitsFor).toEqual([1]);
    await think(0);
    expect(seatView().view.public.phase).not.toBe('planning');
  });

  it('is not heard at another table', async () => {
    const { host, seatView, untilPlan, asked, rest, options } = await given();
    await untilPlan();
    const late = asked.at(-1);
    expect(await host.request({ do: 'set', options, players: PLAYERS })).toMatchObject({ ok: true });
    await rest();
    const { line, answers } = seatView();
    late?.answer(0);
    await rest();
    expect(seatView()).toMatchObject({ line, answers });
  });

  it('answers with what it has chosen', async () => {
    const { seatView, untilPlan, plan, think } = await given();
    await untilPlan();
    await plan();
    await think(3);
    expect(seatView().view.public.phase).not.toBe('planning');
  });

  it('thinks here where no thread can be had', async () => {
    const { seatView, untilPlan, plan, think } = await given();
    await untilPlan();
    await plan();
    await think(null);
    await expect.poll(() => seatView().view.public.phase, { timeout: 20_000 }).not.toBe('planning');
  });
});

describe('a race from a moment of another one', () => {
  it('is set as any other; a moment that is none is refused, and nothing is kept', async () => {
    const { host, options } = await given();
    const fork = { seed: 5, entries: [], seat: 0 };
    expect(await host.request({ do: 'set', options, players: PLAYERS, fork })).toMatchObject({ ok: true });
    const before = await host.request({ do: 'list' });
    const wrong = { ...fork, seat: 7 };
    expect(await host.request({ do: 'set', options, players: PLAYERS, fork: wrong })).toMatchObject({
      ok: false,
      refusal: { reason: 'record.fork', rule: 'TABLE-02' },
    });
    expect(await host.request({ do: 'list' })).toEqual(before);
  });
});
