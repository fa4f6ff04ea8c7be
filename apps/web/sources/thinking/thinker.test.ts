import { describe, expect, it } from 'vitest';
import { type FakeWorker, fakeWorker } from '../testing/fake-worker.ts';
import { makeThinker } from './thinker.ts';

function given() {
  const threads: FakeWorker[] = [];
  const thinker = makeThinker(() => {
    const thread = fakeWorker();
    threads.push(thread);
    return thread.port;
  });
  return { thinker, threads };
}

const RACE = { text: '', seat: 0 };

describe('a thread that thinks', () => {
  it('is started once, and tells how far it is before it tells the rest', async () => {
    const { thinker, threads } = given();
    const heard: number[] = [];
    const first = thinker.think('coach', RACE, ({ done }) => heard.push(done));
    threads[0]?.send({ done: 1, of: 3 });
    threads[0]?.reply([]);
    expect(await first).toEqual([]);
    const second = thinker.think('coach', RACE);
    threads[0]?.send({ done: 2, of: 3 });
    threads[0]?.reply(null);
    expect(await second).toBeNull();
    expect(heard).toEqual([1]);
    expect(threads).toHaveLength(1);
  });

  it('is ended when it is called off, and another one answers the next question', async () => {
    const { thinker, threads } = given();
    const first = thinker.think('coach', RACE);
    const second = thinker.think('coach', RACE);
    expect(await first).toBeNull();
    expect(threads.map(({ isEnded }) => isEnded())).toEqual([true, false]);
    // Messages of the thread that was ended are ignored.
    threads[0]?.reply(['too late']);
    threads[1]?.reply([]);
    expect(await second).toEqual([]);
  });

  it('that fails says nothing, and another one answers the next question', async () => {
    const { thinker, threads } = given();
    const thought = thinker.think('coach', RACE);
    threads[0]?.fail();
    expect(await thought).toBeNull();
    const next = thinker.think('coach', RACE);
    threads[1]?.reply([]);
    expect(await next).toEqual([]);
  });

  it('that cannot be had says nothing', async () => {
    const thinker = makeThinker(() => {
      throw new Error('no workers here');
    });
    expect(await thinker.think('coach', RACE)).toBeNull();
  });
});
