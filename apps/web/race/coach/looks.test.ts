import { describe, expect, it } from 'vitest';
import type { FromThinker, ToThinker } from '../../thinking/messages.ts';
import { makeThinker } from '../../thinking/thinker.ts';
import { type Looking, makeLooks } from './looks.ts';

/** A coach whose race is saved when the test says so, on a thread that says what it is told to say. */
function given() {
  const shown: Looking['is'][] = [];
  const asked: ToThinker[] = [];
  const saving: (() => void)[] = [];
  let say: (data: FromThinker) => void = () => undefined;
  const thinker = makeThinker(() => ({
    postMessage: (question) => void asked.push(question),
    addEventListener(type: 'message' | 'error', hear: (event: { data: FromThinker }) => void) {
      if (type === 'message') say = (data) => hear({ data });
    },
    terminate: () => undefined,
  }));
  const looks = makeLooks({
    thinker,
    save: (table) => new Promise((saved) => saving.push(() => saved(table))),
    show: ({ is }) => void shown.push(is),
  });
  const saved = async () => {
    saving.shift()?.();
    await Promise.resolve();
  };
  return { looks, shown, asked, saved, tells: (data: FromThinker) => say(data) };
}

const LESSONS: FromThinker = { type: 'lessons', lessons: [] };

describe('a race looked at with the coach', () => {
  it('is looked at until the lessons are there', async () => {
    const { looks, shown, saved, tells } = given();
    const look = looks.look('one', 0);
    await saved();
    tells({ type: 'progress', done: 1, of: 2 });
    tells(LESSONS);
    await look;
    expect(shown).toEqual(['looking', 'looking', 'told']);
  });

  it('is left alone by who stops while it is still being saved', async () => {
    const { looks, shown, asked, saved } = given();
    const look = looks.look('one', 0);
    looks.stop();
    await saved();
    await look;
    expect(asked).toEqual([]);
    expect(shown).toEqual(['looking', 'idle']);
  });

  it('is looked at anew by who stops and asks again, and only that is heard of', async () => {
    const { looks, shown, asked, saved, tells } = given();
    const first = looks.look('one', 0);
    looks.stop();
    const second = looks.look('one', 0);
    await saved();
    await first;
    await saved();
    tells(LESSONS);
    await second;
    expect(asked).toHaveLength(1);
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
