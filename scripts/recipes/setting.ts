import { change, inEveryLanguage, insertBefore, type Recipe, replace } from './recipe.ts';

const SETTINGS = 'apps/web/shell/settings';
const TEXTS = 'packages/words/texts/<language>/settings.ts';

const SAID: { readonly [language: string]: readonly [string, string, string] } = {
  en: ['Buttons', 'Right', 'Left'],
  fr: ['Boutons', 'À droite', 'À gauche'],
  de: ['Knöpfe', 'Rechts', 'Links'],
  nl: ['Knoppen', 'Rechts van je', 'Links van je'],
};

const textsIn = (language: string): string => {
  const [legend, right, left] = SAID[language] ?? [];
  return `  'settings.thumb': '${legend}',\n  'settings.thumb.right': '${right}',\n  'settings.thumb.left': '${left}',\n`;
};

const APPLIES = `  document.documentElement.dataset.thumb = preferences.thumb.chosen.value;\n`;

const PROOF = `import { LANGUAGES, loadWords } from '@race/words';
import { find } from '@race/words/t.ts';
import { afterAll, expect, it, vi } from 'vitest';

const saved = new Map<string, string>();
const dataset: Record<string, string> = {};
vi.stubGlobal('localStorage', {
  getItem: (name: string) => saved.get(name) ?? null,
  setItem: (name: string, value: string) => saved.set(name, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
vi.stubGlobal('document', { documentElement: { dataset, style: {} } });
afterAll(() => vi.unstubAllGlobals());

it('is shown, stored and applied', async () => {
  vi.resetModules();
  const { preferences } = await import('../../apps/web/shell/settings/preferences.ts');
  const { SettingsPanel } = await import('../../apps/web/shell/settings/settings-panel.tsx');
  await import('../../apps/web/shell/settings/apply-preferences.ts');
  const shown: { key: string }[] = SettingsPanel().props.children;
  expect(shown.map(({ key }) => key)).toContain('thumb');
  expect(dataset.thumb).toBe('right');
  preferences.thumb.choose('left');
  expect(saved.get('thumb')).toBe('left');
  expect(dataset.thumb).toBe('left');
  vi.resetModules();
  const again = await import('../../apps/web/shell/settings/preferences.ts');
  expect(again.preferences.thumb.chosen.value).toBe('left');
});

it('has words in every language', async () => {
  for (const language of LANGUAGES)
    expect(find(await loadWords(language), 'settings.thumb.left', '')).not.toBe('');
});
`;

export const setting: Recipe = {
  name: 'setting',
  heading: 'Add a setting',
  limit: { files: 3, texts: 'apart' },
  steps: [
    change(
      `${SETTINGS}/preferences.ts`,
      insertBefore(
        `  /** Keys without Ctrl`,
        `  thumb: setting(preference('thumb', ['right', 'left'], 'right'), {
    shownIn: 'settings',
    legend: () => say('settings.thumb'),
    words: (one) => say(\`settings.thumb.\${one}\`),
  }),
`,
      ),
    ),
    change(
      `${SETTINGS}/apply-preferences.ts`,
      replace(
        `dataset.motion = preferences.motion.chosen.value;\n`,
        `dataset.motion = preferences.motion.chosen.value;\n${APPLIES}`,
      ),
    ),
    inEveryLanguage(TEXTS, (language) => insertBefore(`  'settings.title'`, textsIn(language))),
  ],
  tests: [`${SETTINGS}/preferences.test.ts`, 'packages/words/words.test.ts'],
  proof: PROOF,
  lapses: [
    {
      what: 'what it changes for the whole page',
      file: `${SETTINGS}/apply-preferences.ts`,
      edit: replace(APPLIES, ''),
      noticedBy: { test: 'scripts/proofs/setting.test.ts' },
    },
    {
      what: 'its German text',
      file: TEXTS.replace('<language>', 'de'),
      edit: replace(textsIn('de'), ''),
      noticedBy: { types: TEXTS.replace('<language>', 'de') },
    },
  ],
};
