import { change, type Edit, insertBefore, type Lapse, type Recipe, replace } from './recipe.ts';

// The dummy says what Dutch says, so that every test of texts can hold for it.
const FROM = 'nl';
const TO = 'eo';
const LIST = 'packages/rulebook/languages.ts';
const ENTRY = `  eo: { name: 'Esperanto', locale: 'eo' },\n`;
const WORDS = `packages/words/texts/${TO}`;

/** Every Dutch string of a list by language, once more for the new one. */
const sayAgain: Edit = (before) =>
  (before ?? '').replaceAll(
    /\bnl: ('(?:[^'\\]|\\.)*'|"[^"]*")/g,
    (found, text) => `${found}, ${TO}: ${text}`,
  );

/** An entry of its own, like the Dutch one, in every list by language. */
const listAgain: Edit = (before) =>
  (before ?? '').replaceAll(
    /^ {2}nl: (?:\[\n[\s\S]*?^ {2}\]|.*),\n/gm,
    (entry) => `${entry}${entry.replace('nl:', `${TO}:`).replace("'nl'", `'${TO}'`)}`,
  );

/** Without the first match. */
const without =
  (pattern: RegExp): Edit =>
  (before) =>
    (before ?? '').replace(pattern, '');

/** What the type check must miss in the file it is left out of. */
const missing = (what: string, file: string, pattern: RegExp): Lapse => ({
  what,
  file,
  edit: without(pattern),
  noticedBy: { types: file },
});

export const language: Recipe = {
  name: 'language',
  heading: 'Add a language',
  folders: [
    {
      path: 'packages/rulebook/texts/<language>/',
      from: `packages/rulebook/texts/${FROM}`,
      to: `packages/rulebook/texts/${TO}`,
    },
    { path: 'packages/words/texts/<language>/', from: `packages/words/texts/${FROM}`, to: WORDS },
  ],
  steps: [
    change(LIST, insertBefore(`} as const satisfies`, ENTRY)),
    {
      ...change(
        `${WORDS}/names.ts`,
        replace(`'names.game': 'The Great Race'`, `'names.game': 'La Granda Vetkuro'`),
      ),
      path: 'packages/words/texts/<language>/',
    },
    change('packages/words/glossary.ts', sayAgain),
    change('packages/words/testing/faults.ts', listAgain),
    change(
      'packages/words/testing/same-on-purpose.ts',
      insertBefore(`  nl: [`, `  eo: NAMES.filter((name) => name !== 'names.game'),\n`),
    ),
    change('packages/rulebook/same-as-english.ts', listAgain),
    change('apps/web/e2e/language.spec.ts', sayAgain),
  ],
  tests: [
    'packages/words/words.test.ts',
    'packages/words/faults.test.ts',
    'packages/words/chunks.test.ts',
    'packages/words/names.test.ts',
    'packages/words/subjects.test.ts',
    'packages/rulebook/rulebook.test.ts',
    'packages/rulebook/references.test.ts',
    'packages/rulebook/told.test.ts',
    'apps/lab/rules/cite.test.ts',
    'apps/lab/rules/law-10.test.ts',
  ],
  proof: `import { LANGUAGES, loadWords, t } from '@race/words';
import { loadRules } from '@race/rulebook';
import { afterAll, expect, it, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());

it('can be chosen, by its own name', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } });
  vi.resetModules();
  const { preferences } = await import('../../apps/web/shell/settings/preferences.ts');
  expect(preferences.language.options).toContain('eo');
  expect(preferences.language.words('eo')).toBe('Esperanto');
});

it('says a sentence and has the rules', async () => {
  expect(LANGUAGES).toContain('eo');
  const words = await loadWords('eo');
  expect(t(words, 'names.game')).toBe('La Granda Vetkuro');
  expect(t(words, 'events.turnBegun', { turn: 3 })).toMatch(/3/);
  expect((await loadRules('eo')).rules['CARD-01'].title).not.toBe('');
});
`,
  lapses: [
    {
      what: 'the language in the list',
      file: LIST,
      edit: replace(ENTRY, ''),
      noticedBy: { test: 'scripts/proofs/language.test.ts' },
    },
    missing('one of its texts', `${WORDS}/settings.ts`, /^ {2}'settings\.light': .*\n/m),
    missing('its words in the glossary', 'packages/words/glossary.ts', /, eo: '[^']*'/),
    missing('its forbidden words', 'packages/words/testing/faults.ts', /^ {2}eo: forbiddenIn.*\n/m),
    missing('its texts that equal English', 'packages/words/testing/same-on-purpose.ts', /^ {2}eo: .*\n/m),
    missing(
      'its titles that equal English',
      'packages/rulebook/same-as-english.ts',
      /^ {2}eo: [\s\S]*?^ {2}\],\n/m,
    ),
    missing('its word for the menu', 'apps/web/e2e/language.spec.ts', /, eo: '[^']*'/),
  ],
};
