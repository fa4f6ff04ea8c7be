import { change, create, inEveryLanguage, insertBefore, type Recipe, remove, replace } from './recipe.ts';

const CARDS = 'packages/great-race/cards';
const TEXTS = 'packages/rulebook/texts/<language>/resources.ts';

const CARD = `import { earn } from '../crew/money.ts';
import { tell } from '../state.ts';
import { card } from './card.ts';

const FRANCS = 10;

/** CARD-MULE */
export const mule = card({
  id: 'mule',
  copies: 2,
  when: 'beforeAssistant',
  picture: 'donkey',
  play(g, seat) {
    earn(g, seat, FRANCS);
    tell(g, { key: 'moneyReceived', seat, francs: FRANCS });
  },
});
`;

const TEST = `import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-MULE', () => {
  it('brings 10 F', () => {
    const race = given({ blue: { francs: 10, hand: ['mule'] } });
    race.blue.plays('mule');
    expect(race.blue).toHave({ francs: 20 });
  });
});
`;

const SAID: { readonly [language: string]: string } = {
  en: `name: 'Mule', a: 'a mule', does: '+10\\u00a0F', rule: 'Take 10\\u00a0F. Played in step 2. 2 copies.'`,
  fr: `name: 'Mulet|m|def le mulet', a: 'un mulet', does: '+10\\u00a0F', rule: 'Recevez 10\\u00a0F. Se joue à l’étape 2. 2 exemplaires.'`,
  de: `name: 'Maultier|n', a: 'ein Maultier', does: '+10\\u00a0F', rule: 'Nimm 10\\u00a0F. Spielbar in Schritt 2. 2 Exemplare.'`,
  nl: `name: 'Muildier', a: 'een muildier', does: '+10\\u00a0F', rule: 'Neem 10\\u00a0F. Speelbaar in stap 2. 2 exemplaren.'`,
};

const PROOF = `import { loadRules } from '@race/rulebook';
import { LANGUAGES, loadWords } from '@race/words';
import { find } from '@race/words/t.ts';
import { expect, it } from 'vitest';
import { given } from '../../packages/great-race/testing/given.ts';

it('is in the deck, is dealt and can be taken', () => {
  expect(given({ phase: 'start' }).deck.filter((card) => card === 'mule')).toHaveLength(2);
  const race = given({ phase: 'bivouac', crews: 2, deck: ['mule', 'guide', 'driver'] });
  expect(race.row).toContain('mule');
  race.orange.takes('mule');
  expect(race.orange).toHold(['mule']);
});

it('has its name and its rule in every language', async () => {
  for (const language of LANGUAGES) {
    const [words, { rules, list }] = [await loadWords(language), await loadRules(language)];
    expect(find(words, 'names.card.mule', '')).not.toBe('');
    expect(find(words, 'bivouac.does.mule', '')).toMatch(/10/);
    expect(rules['CARD-MULE'].rule).toMatch(/10/);
    expect(list.at(list.findIndex(({ id }) => id === 'CARD-MILITIA') + 1)?.id).toBe('CARD-MULE');
  }
});
`;

export const card: Recipe = {
  name: 'card',
  heading: 'Add a card',
  limit: { files: 8, texts: 'counted' },
  steps: [
    create(`${CARDS}/<card>.ts`, `${CARDS}/mule.ts`, CARD),
    change(
      `${CARDS}/index.ts`,
      insertBefore(`import { refuellingStation }`, `import { mule } from './mule.ts';\n`),
      replace(`  militia,\n]`, `  militia,\n  mule,\n]`),
    ),
    create(`${CARDS}/<card>.test.ts`, `${CARDS}/mule.test.ts`, TEST),
    inEveryLanguage(TEXTS, (language) => insertBefore('} satisfies', `  mule: { ${SAID[language]} },\n`)),
    change(
      'packages/bots/racer/cards.ts',
      replace(`  militia: () => 17,\n`, `  militia: () => 17,\n  mule: () => 10,\n`),
      replace(`  financial: () => true,\n`, `  financial: () => true,\n  mule: () => true,\n`),
    ),
  ],
  tests: [
    `${CARDS}/mule.test.ts`,
    `${CARDS}/card.test.ts`,
    'packages/great-race/assistants/pathfinder.test.ts',
    'packages/great-race/modules/modules.test.ts',
    'packages/great-race/modules/patronage/patronage.test.ts',
    'packages/great-race/phases/setup.test.ts',
    'packages/great-race/testing/given.test.ts',
    'packages/rulebook/rulebook.test.ts',
    'packages/words/words.test.ts',
    'apps/lab/rules/law-10.test.ts',
    'apps/web/shell/icons/names.test.ts',
  ],
  proof: PROOF,
  lapses: [
    {
      what: 'the card in the list',
      file: `${CARDS}/index.ts`,
      edit: replace(`  mule,\n]`, ']'),
      noticedBy: { test: 'scripts/proofs/card.test.ts' },
    },
    {
      what: 'its test',
      file: `${CARDS}/mule.test.ts`,
      edit: remove,
      noticedBy: { test: 'apps/lab/rules/law-10.test.ts' },
    },
    {
      what: 'its picture',
      file: `${CARDS}/mule.ts`,
      edit: replace(`  picture: 'donkey',\n`, ''),
      noticedBy: { types: `${CARDS}/mule.ts` },
    },
    {
      what: 'its French text',
      file: TEXTS.replace('<language>', 'fr'),
      edit: replace(`  mule: { ${SAID.fr} },\n`, ''),
      noticedBy: { types: TEXTS.replace('<language>', 'fr') },
    },
    {
      what: 'what it is worth to bots',
      file: 'packages/bots/racer/cards.ts',
      edit: replace(`  mule: () => 10,\n`, ''),
      noticedBy: { types: 'packages/bots/racer/cards.ts' },
    },
    {
      what: 'when bots play it',
      file: 'packages/bots/racer/cards.ts',
      edit: replace(`  mule: () => true,\n`, ''),
      noticedBy: { types: 'packages/bots/racer/cards.ts' },
    },
  ],
};
