import { describe, expect, it } from 'vitest';
import type { FromThinker, ToThinker } from './messages.ts';
import { makeThinker, type Thread } from './thinker.ts';

/** A thread that says what it is told to say. */
function given() {
  const threads: { asked: ToThinker[]; isEnded: boolean; say(said: FromThinker): void; fail(): void }[] = [];
  const thinker = makeThinker(() => {
    const hearers: ((event: { readonly data: FromThinker }) => void)[] = [];
    const failing: (() => void)[] = [];
    const own = {
      asked: [] as ToThinker[],
      isEnded: false,
      say: (data: FromThinker) => {
        for (const hear of hearers) hear({ data });
      },
      fail: () => {
        for (const hear of failing) hear();
      },
    };
    threads.push(own);
    const thread: Thread = {
      postMessage: (question) => void own.asked.push(question),
      addEventListener: (type: 'message' | 'error', listener: (event: { data: FromThinker }) => void) => {
        if (type === 'message') hearers.push(listener);
        else failing.push(listener as () => void);
      },
      terminate: () => {
        own.isEnded = true;
      },
    };
    return thread;
  });
  return { thinker, threads };
}

const QUESTION: ToThinker = { do: 'coach', text: '', seat: 0 };
const CHOSEN: FromThinker = { type: 'chosen', place: 2 };

describe('a thread that thinks', () => {
  it('is started once, and tells how far it is before it tells the rest', async () => {
    const { thinker, threads } = given();
    const heard: number[] = [];
    const first = thinker.think(QUESTION, ({ done }) => heard.push(done));
    threads[0]?.say({ type: 'progress', done: 1, of: 3 });
    threads[0]?.say(CHOSEN);
    expect(await first).toEqual(CHOSEN);
    expect(heard).toEqual([1]);
    const second = thinker.think(QUESTION);
    threads[0]?.say(CHOSEN);
    expect(await second).toEqual(CHOSEN);
    expect(threads).toHaveLength(1);
  });

  it('is ended when it is called off, and another one answers the next question', async () => {
    const { thinker, threads } = given();
    const first = thinker.think(QUESTION);
    const second = thinker.think(QUESTION);
    expect(await first).toBeNull();
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    // What the ended one may still say is not heard.
    threads[0]?.say({ type: 'chosen', place: 9 });
    threads[1]?.say(CHOSEN);
    expect(await second).toEqual(CHOSEN);
  });

  it('that fails says nothing', async () => {
    const { thinker, threads } = given();
    const thought = thinker.think(QUESTION);
    threads[0]?.fail();
    expect(await thought).toBeNull();
  });

  it('that cannot be had says nothing', async () => {
    const thinker = makeThinker(() => {
      throw new Error('no workers here');
    });
    expect(await thinker.think(QUESTION)).toBeNull();
  });
});
