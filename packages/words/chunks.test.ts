import { describe, expect, it } from 'vitest';
import { APART, CHUNKS, textsIn } from './chunks.ts';
import { loadFirstWords, withChunk } from './load-in-chunks.ts';
import { loadSubjects } from './subjects.ts';
import { textsOf } from './testing/texts.ts';

const { subjects } = await loadSubjects('en');

describe('the chunks', () => {
  it('hold every text that a page shows, each once', () => {
    const fetched = CHUNKS.flatMap((chunk) => Object.keys(textsIn(chunk, subjects)));
    const shown = Object.keys(textsOf('en')).filter((key) => !/^(terminal|sharing)\./.test(key));
    expect(fetched.sort()).toEqual(shown.sort());
  });

  it('are apart from their subject only where it has such keys', () => {
    for (const [subject, apart] of Object.entries(APART)) {
      const keys = Object.keys(Object.entries(subjects).find(([name]) => name === subject)?.[1] ?? {});
      for (const beginning of Object.keys(apart))
        expect(
          keys.filter((key) => key.startsWith(beginning)),
          beginning,
        ).not.toEqual([]);
    }
  });

  it('are added to what is there', async () => {
    const first = await loadFirstWords('fr');
    expect(first.messages['replay.play']).toBeUndefined();
    const both = await withChunk(first, 'replay');
    expect(both.messages['replay.play']).toBe(textsOf('fr')['replay.play']);
    expect(both.messages['names.game']).toBe(first.messages['names.game']);
    expect(both.contract).toBeDefined();
  });

  it('bring the voice of modules with their texts', async () => {
    const first = await loadFirstWords('en');
    expect(first.voice).toBeUndefined();
    expect((await withChunk(first, 'modules')).voice).toBeDefined();
  });
});
