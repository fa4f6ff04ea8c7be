import { CHUNKS, textsIn } from '@race/words/chunks.ts';
import { subjects } from '@race/words/texts/en/index.ts';
import { describe, expect, it } from 'vitest';
import { readSources, type SourceFile } from './sources.ts';
import { missingTexts } from './text-uses.ts';

/** Files that use texts only where something else has loaded them. A file that needs this no longer leaves the list. */
const GUARDED = [
  // In a race against René, which is opened with its texts.
  'apps/web/games/race/windscreen/glass.tsx: solo',
  'apps/web/table/dashboard/crew.tsx: solo',
  // With a module, which is loaded with its texts; without one another text stands in.
  'apps/web/games/race/decide/costs.ts: modules',
  // At an online table.
  'apps/web/games/dash/words.ts: online',
  // On a sheet that is loaded with these texts.
  'apps/web/games/dash/aids.tsx: about',
  'apps/web/table/rules/rule-sheet.tsx: about',
  // On pages that are loaded with these texts, and in the front page's line about news, which waits for them.
  'apps/web/shell/router/links.tsx: about',
  'apps/web/pages/front/front.tsx: about',
  // Said by the panel of settings and the sheet of keys, which are loaded with these texts.
  'apps/web/shell/settings/preferences.ts: about',
  // Once the map can be used, which is loaded with these texts.
  'apps/web/table/map/board-map.tsx: turn',
  // With a message, which is shown once these texts are loaded.
  'apps/web/pages/lobby/sign.tsx: people',
];

/** Where the page says which texts come with a part. */
const LOADERS = 'apps/web/shell/chunks.ts';

const chunks = new Map(
  CHUNKS.flatMap((chunk) => Object.keys(textsIn(chunk, subjects)).map((key) => [key, chunk] as const)),
);

describe('a part of the page', () => {
  const page = readSources().filter(({ path }) => path.startsWith('apps/web/'));
  const missingIn = (sources: readonly SourceFile[]): string[] => {
    const missing = missingTexts({ sources, chunks, entry: 'apps/web/main.tsx' });
    return [...new Set(missing.map(({ path, chunk }) => `${path}: ${chunk}`))].sort();
  };

  it('uses no text before its chunk is loaded', () => {
    expect(page.length).toBeGreaterThan(300);
    expect(missingIn(page)).toEqual(GUARDED.toSorted());
  });

  it.each(['administration', 'expedition', 'ratings', 'turn'])('is found without its texts: %s', (chunk) => {
    const forgetful = page.map((file) =>
      file.path === LOADERS
        ? { ...file, text: file.text.replaceAll(new RegExp(`,\\s+'${chunk}'`, 'g'), '') }
        : file,
    );
    const found = missingIn(forgetful).filter((one) => !GUARDED.includes(one));
    expect(found).not.toEqual([]);
    expect(found.filter((one) => !one.endsWith(`: ${chunk}`))).toEqual([]);
  });
});

describe('a text that is missing', () => {
  const file = (path: string, text: string, early: readonly string[] = []): SourceFile => ({
    path,
    text,
    imports: early.map((to) => ({ path: to, isType: false })),
  });
  const missing = (...sources: SourceFile[]) =>
    missingTexts({ sources, chunks, entry: 'main.tsx' }).map(({ path, text }) => `${path} ${text}`);
  const book = file('book.tsx', `say('book.title'); say('site.loading'); say(\`book.part.\${part}\`)`);

  it('is found where a part is fetched without its texts', () => {
    expect(missing(file('main.tsx', "import('./book.tsx')"), book)).toEqual([
      'book.tsx book.title',
      'book.tsx book.part.',
    ]);
    expect(missing(file('main.tsx', "withTexts(import('./book.tsx'), 'setup')"), book)).toHaveLength(2);
    expect(missing(file('main.tsx', "withTexts(import('./book.tsx'), 'setup', 'about')"), book)).toEqual([]);
  });

  it('is found on any way to it', () => {
    const main = file('main.tsx', "withTexts(import('./book.tsx'), 'about'); import('./learn.tsx')");
    expect(missing(main, book, file('learn.tsx', ''))).toEqual([]);
    expect(missing(main, book, file('learn.tsx', '', ['book.tsx']))).toHaveLength(2);
    expect(missing(main, book, file('learn.tsx', "await addTexts('about'); import('./book.tsx')"))).toEqual(
      [],
    );
  });

  it('is no concern of a file that asks for it', () => {
    const asking = file('book.tsx', "hasTexts('about') && say('book.title')");
    expect(missing(file('main.tsx', '', ['book.tsx']), asking)).toEqual([]);
    expect(missing(file('main.tsx', '', ['book.tsx']), book)).toHaveLength(2);
  });
});
