import { describe, expect, it } from 'vitest';
import { fakeWorker } from '../../../sources/testing/fake-worker.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { type Looking, makeLooks } from './looking.ts';

/** A coach whose race is saved when the test says so, on a thread that the test controls. */
function given() {
  const shown: Looking['is'][] = [];
  const saving: (() => void)[] = [];
  const thread = fakeWorker();
  const looks = makeLooks({
    thinker: makeThinker(() => thread.port),
    save: (table) => new Promise((saved) => saving.push(() => saved(table))),
    show: ({ is }) => void shown.push(is),
  });
  const saved = async () => {
    saving.shift()?.();
    await Promise.resolve();
  };
  return { looks, shown, saved, thread };
}

describe('a race looked at with the coach', () => {
  it('is looked at until the lessons are there', async () => {
    const { looks, shown, saved, thread } = given();
    const look = looks.look('one', 0);
    await saved();
    thread.send({ done: 1, of: 2, turn: 1 });
    thread.reply([]);
    await look;
    expect(shown).toEqual(['looking', 'looking', 'told']);
  });

  it('is left alone by who stops while it is still being saved', async () => {
    const { looks, shown, saved, thread } = given();
    const look = looks.look('one', 0);
    looks.stop();
    await saved();
    await look;
    expect(thread.asked).toEqual([]);
    expect(shown).toEqual(['looking', 'idle']);
  });

  it('is looked at anew by who stops and asks again, and only that is heard of', async () => {
    const { looks, shown, saved, thread } = given();
    const first = looks.look('one', 0);
    looks.stop();
    const second = looks.look('one', 0);
    await saved();
    await first;
    await saved();
    thread.reply([]);
    await second;
    expect(thread.asked).toHaveLength(1);
    expect(shown).toEqual(['looking', 'idle', 'looking', 'told']);
  });

  it('says so where it cannot be saved', async () => {
    const shown: Looking[] = [];
    const looks = makeLooks({
      thinker: makeThinker(),
      save: async () => null,
      show: (now) => void shown.push(now),
    });
    await looks.look('one', 0);
    expect(shown.at(-1)).toEqual({ is: 'failed' });
  });
});
