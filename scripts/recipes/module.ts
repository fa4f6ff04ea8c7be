import {
  change,
  create,
  inEveryLanguage,
  inOrder,
  insertBefore,
  type Recipe,
  replace,
  whole,
} from './recipe.ts';

const ENGINE = 'packages/great-race/modules';
const PAGE = 'apps/web/games/race/modules';
const SHIELDS = 'apps/web/pages/set-up/modules/shield-card.tsx';
const TEXTS = 'packages/words/texts/<language>/modules';

const FACTS = `import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'mirage',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'not stated',
} as const satisfies ModuleFacts;
`;

const MODULE = `import type { RaceModule } from '../../module.ts';
import { facts } from './facts.ts';

/** One tile that costs nothing. */
export const mirage: RaceModule = {
  facts,
  play: () => ({
    tiles: [{ id: 'mirage', petrol: 0, damage: 0, danger: false, stop: false, copies: 1 }],
  }),
};
`;

const TEST = `import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';

describe('the mirage', () => {
  it('is a tile that costs nothing', () => {
    expect(given({ phase: 'start' }).bag).not.toContain('mirage');
    const race = given({ modules: ['mirage'], blue: { at: 'timbuktu', petrol: 6 }, tiles: { 37: 'mirage' } });
    race.blue.drives('se').stops();
    expect(race.blue).toHavePetrol(6);
  });
});
`;

const FACE = `import sunset from 'virtual:game-icon/sunset';
import type { MakeFace } from '../../../../table/model/module-face.ts';

/** A tile like any other. */
export const face: MakeFace = () => ({
  name: 'mirage',
  icon: sunset,
  note: { rule: 'BASE-SETUP-07', matters: ({ turn }) => turn > 0 },
});
`;

const PAIRS = `  ...Object.fromEntries(
    CATALOGUE.filter(({ name }) => name !== 'mirage').map(({ name, needs }) => [
      \`\${name} mirage\`,
      () => {
        const { tiles } = given({ modules: [...needs, name, 'mirage'] }).rules;
        expect(tiles.map(({ id }) => id)).toContain('mirage');
      },
    ]),
  ),
`;

const SAID: { readonly [language: string]: readonly [string, string] } = {
  en: ['Mirage', 'One tile of the bag costs nothing at all.'],
  fr: ['Mirage', 'Une tuile du sac ne coûte rien du tout.'],
  de: ['Luftspiegelung', 'Ein Plättchen im Beutel kostet gar nichts.'],
  nl: ['Luchtspiegeling', 'Eén tegel in de zak kost helemaal niets.'],
};

function textsIn(language: string): string {
  const [name, how] = SAID[language] ?? [];
  const texts = `  'names.module.mirage': '${name}',\n  'modules.how.mirage': '${how}',\n`;
  if (language === 'en') return `export const mirage = {\n${texts}} as const;\n`;
  return `import { translationOf } from '../../../text.ts';
import type { mirage as English } from '../../en/modules/mirage.ts';

export const mirage = translationOf<typeof English>()({\n${texts}});
`;
}

const isListed = [
  insertBefore(`import { modes }`, `import { mirage } from './mirage.ts';\n`),
  replace(`  ...modes,\n`, `  ...mirage,\n  ...modes,\n`),
];

export const module: Recipe = {
  name: 'module',
  heading: 'Add a module',
  steps: [
    create(`${ENGINE}/<name>/facts.ts`, `${ENGINE}/mirage/facts.ts`, FACTS),
    create(`${ENGINE}/<name>/<name>.ts`, `${ENGINE}/mirage/mirage.ts`, MODULE),
    create(`${ENGINE}/<name>/<name>.test.ts`, `${ENGINE}/mirage/mirage.test.ts`, TEST),
    change(
      `${ENGINE}/catalogue.ts`,
      insertBefore(`import { facts as paddock }`, `import { facts as mirage } from './mirage/facts.ts';\n`),
      replace(`diplomacy] as const`, `diplomacy, mirage] as const`),
    ),
    change(
      `${ENGINE}/all.ts`,
      insertBefore(`import { paddock }`, `import { mirage } from './mirage/mirage.ts';\n`),
      replace(`  diplomacy,\n}`, `  diplomacy,\n  mirage,\n}`),
    ),
    inEveryLanguage(`${TEXTS}/<name>.ts`, (language) => whole(textsIn(language)), 'mirage'),
    inEveryLanguage(`${TEXTS}/index.ts`, () => inOrder(...isListed)),
    create(`${PAGE}/<name>/face.ts`, `${PAGE}/mirage/face.ts`, FACE),
    change(
      `${PAGE}/index.ts`,
      insertBefore(`import { face as paddock }`, `import { face as mirage } from './mirage/face.ts';\n`),
      replace(`  village,\n`, `  mirage,\n  village,\n`),
    ),
    change(
      `${ENGINE}/mix.test.ts`,
      replace(
        `const PAIRS: { readonly [pair: string]: () => void } = {\n`,
        `const PAIRS: { readonly [pair: string]: () => void } = {\n${PAIRS}`,
      ),
    ),
    change(
      SHIELDS,
      replace(
        `  village: {`,
        `  mirage: { icon: rain, colour: '#2c5c94', weight: 1, rule: 'BASE-SETUP-07' },\n  village: {`,
      ),
    ),
  ],
  tests: [
    `${ENGINE}/mirage/mirage.test.ts`,
    `${ENGINE}/mix.test.ts`,
    `${ENGINE}/modules.test.ts`,
    `${PAGE}/modules.test.ts`,
    'packages/words/words.test.ts',
  ],
  proof: `import { MODULE_CHOICES, makeRace, readOptions } from '@race/great-race';
import { expect, it } from 'vitest';

it('can be chosen', () => {
  expect(MODULE_CHOICES).toContain('mirage');
  const read = readOptions({ modules: ['mirage'] });
  if (!read.ok) throw new Error(read.fault.option);
  expect(makeRace(read.options).tiles.map(({ id }) => id)).toContain('mirage');
});
`,
  lapses: [
    {
      what: 'a test with each other module',
      file: `${ENGINE}/mix.test.ts`,
      edit: replace(PAIRS, ''),
      noticedBy: { test: `${ENGINE}/mix.test.ts` },
    },
    {
      what: 'its Dutch texts, in the list of texts',
      file: `${TEXTS.replace('<language>', 'nl')}/index.ts`,
      edit: replace(`  ...mirage,\n`, ''),
      noticedBy: { types: 'packages/words/texts/nl/index.ts' },
    },
    {
      what: 'what it does, in the list of the engine',
      file: `${ENGINE}/all.ts`,
      edit: replace(`  mirage,\n}`, '}'),
      noticedBy: { types: `${ENGINE}/all.ts` },
    },
    {
      what: 'its face, in the list of the page',
      file: `${PAGE}/index.ts`,
      edit: replace(`  mirage,\n`, ''),
      noticedBy: { types: `${PAGE}/index.ts` },
    },
    {
      what: 'its shield',
      file: SHIELDS,
      edit: replace(`  mirage: {`, `  fata: {`),
      noticedBy: { types: SHIELDS },
    },
  ],
};
