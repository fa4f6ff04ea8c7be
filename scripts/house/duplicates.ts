// Lines that were written twice.
import type { SourceFile } from './sources.ts';

/** Shorter runs are alike by chance: the end of one function and the beginning of the next. */
const SHORTEST_RUN = 6;

/**
 * How many lines stand in a run of six or more lines that is found in two places, of one file or of two. Lines are compared without their
 * indentation; empty lines do not count. A line in several runs is counted once, and so is each of its copies.
 */
export function duplicatedLines(files: readonly Pick<SourceFile, 'text'>[]): number {
  const lines = files.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  const places = new Map<string, { readonly file: number; readonly start: number }[]>();
  for (const [file, all] of lines.entries())
    for (let start = 0; start + SHORTEST_RUN <= all.length; start++) {
      const run = all.slice(start, start + SHORTEST_RUN).join('\n');
      const found = places.get(run);
      if (found) found.push({ file, start });
      else places.set(run, [{ file, start }]);
    }
  const duplicated = lines.map(() => new Set<number>());
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const { file, start } of found)
      for (let line = start; line < start + SHORTEST_RUN; line++) duplicated[file]?.add(line);
  }
  return duplicated.reduce((count, { size }) => count + size, 0);
}
