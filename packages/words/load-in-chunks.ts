// For a page, where every byte travels: words come chunk by chunk, as parts of the page need them.

import type { Chunk } from './chunks.ts';
import type { Language } from './language.ts';
import { loadChunk } from './load-chunk.ts';
import { makeWords, type Words } from './t.ts';

/** What is needed before anything is shown. */
export async function loadFirstWords(language: Language): Promise<Words> {
  const { texts, contract } = await loadChunk(language, 'first');
  // What is in other chunks is missing until they are added, and nobody asks for it before.
  return makeWords(language, texts as Words['messages'], contract);
}

/** Adds a chunk to words that are there already. */
export async function withChunk(words: Words, chunk: Chunk): Promise<Words> {
  const [{ texts }, more] = await Promise.all([
    loadChunk(words.language, chunk),
    chunk === 'modules' ? import('./modules/voice.ts') : null,
  ]);
  return {
    ...words,
    messages: { ...words.messages, ...texts },
    ...(more && { voice: more.voice }),
  };
}
