import type { DeviceTable } from '@race/local';
import { loadRules, type Rulebook } from '@race/rulebook';
import { type Language, loadWords, type Words } from '@race/words';
import type { NarrationContext } from '../screen/telling.ts';
import { heardBefore, look } from '../seat/sight.ts';

/** A person at a table: the race, who they are, their language, and where it is kept. */
export interface TerminalSession {
  table: DeviceTable;
  readonly seat: number;
  readonly file: string;
  words: Words;
  book: Rulebook;
  /** How much of the log has been shown. */
  heard: number;
  /** What was typed on one line and is still to be read. */
  typed: string[];
}

export async function sitDown(
  at: { table: DeviceTable; seat: number; file: string },
  language: Language,
): Promise<TerminalSession> {
  const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
  return { ...at, words, book, heard: heardBefore(at.table, at.seat), typed: [] };
}

export const tellingOf = ({ table, seat, words, book }: TerminalSession): NarrationContext => ({
  sight: look(table, seat),
  words,
  book,
});
