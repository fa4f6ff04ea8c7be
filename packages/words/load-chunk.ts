import { type Chunk, type ChunkTexts, textsIn } from './chunks.ts';
import type { Contract } from './fill.ts';
import type { Language } from './language.ts';
import { loadSubjects } from './subjects.ts';

export interface LoadedChunk {
  readonly texts: ChunkTexts;
  /** Comes with the first chunk of a language that has one. */
  readonly contract?: Contract;
}

/**
 * A chunk of a language. The build of the page replaces this file by one that fetches each chunk as a file of its own
 * (`apps/web/shell/words/split.ts`); elsewhere the whole language is at hand.
 */
export async function loadChunk(language: Language, chunk: Chunk): Promise<LoadedChunk> {
  const { subjects, contract } = await loadSubjects(language);
  return { texts: textsIn(chunk, subjects), ...(contract && { contract }) };
}
