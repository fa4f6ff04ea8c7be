// Which texts each file of the page uses, and which are certainly loaded when it runs.
import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from './sources.ts';

/** A key that a file may use before the chunk it is in is loaded. */
export interface MissingText {
  readonly path: string;
  readonly text: string;
  readonly chunk: string;
}

interface TextUses {
  readonly sources: readonly SourceFile[];
  /** The chunk of every key. */
  readonly chunks: ReadonlyMap<string, string>;
  /** Where the page begins, with the first chunk loaded. */
  readonly entry: string;
}

/** An import that adds texts (`withTexts(import('./x.tsx'), 'a', 'b')`), or one that adds none. */
const LATE_IMPORT = /(?<!typeof )(withTexts\(\s*)?import\(\s*'([^']+)'\s*\)((?:,\s*'\w+')*)/g;
/** A file that adds texts itself, or asks whether they are there, answers for them. */
const OWN_CHUNKS = /\b(?:addTexts|hasTexts)\(((?:'\w+'(?:,\s*)?)+)\)/g;
const QUOTED = /(['"`])([a-zA-Z]+\.[\w.-]*)(\1|\$\{)/g;

interface Import {
  readonly to: string;
  readonly adds: readonly string[];
}

export function missingTexts({ sources, chunks, entry }: TextUses): MissingText[] {
  const loaded = loadedIn(sources, entry);
  return sources.flatMap(({ path, text }) => {
    const here = loaded.get(path);
    if (here === undefined) return [];
    const there = new Set([...here, ...ownChunks(text)]);
    return usedIn(text, chunks).flatMap(([used, of]) =>
      of.some((chunk) => there.has(chunk)) ? [] : [{ path, text: used, chunk: of.join(' or ') }],
    );
  });
}

/** The chunks that are loaded on every way from the entry to a file, by file; a file that is not reached has none. */
function loadedIn(sources: readonly SourceFile[], entry: string): Map<string, ReadonlySet<string>> {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const loaded = new Map<string, ReadonlySet<string>>([[entry, new Set(['first'])]]);
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const here = loaded.get(path) ?? new Set();
    for (const { to, adds } of imports.get(path) ?? []) {
      const before = loaded.get(to);
      const now = new Set([...here, ...adds].filter((chunk) => before?.has(chunk) ?? true));
      if (before?.size === now.size) continue;
      loaded.set(to, now);
      waiting.push(to);
    }
  }
  return loaded;
}

function importsOf({ path, text, imports }: SourceFile): Import[] {
  const early = imports.filter(({ isType }) => !isType).map(({ path: to }) => ({ to, adds: [] }));
  const late = [...text.matchAll(LATE_IMPORT)].map(([, isWithTexts, to = '', adds = '']) => ({
    to: normalize(join(dirname(path), to)).replaceAll('\\', '/'),
    adds: [...ownChunks(text), ...(isWithTexts === undefined ? [] : namesIn(adds))],
  }));
  return [...early, ...late];
}

const ownChunks = (text: string): string[] =>
  [...text.matchAll(OWN_CHUNKS)].flatMap(([, names = '']) => namesIn(names));

const namesIn = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** Each text a file names, with its chunk; the beginning of a key, as in `setup.who.${bot}`, with all chunks it may mean. */
function usedIn(text: string, chunks: ReadonlyMap<string, string>): [string, string[]][] {
  return [...text.matchAll(QUOTED)].flatMap(([, , named = '', end]): [string, string[]][] => {
    const keys = end === '${' ? [...chunks.keys()].filter((key) => key.startsWith(named)) : [named];
    const of = new Set(keys.flatMap((key) => chunks.get(key) ?? []));
    return of.size === 0 ? [] : [[named, [...of]]];
  });
}
