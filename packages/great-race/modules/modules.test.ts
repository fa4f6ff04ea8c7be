import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { readOptions } from '../options.ts';
import { makeRace } from '../race.ts';
import { GROUND } from '../testing/ground/index.ts';
import { rulesFor } from '../testing/random-races.ts';
import { CATALOGUE, MODULE_CHOICES } from './catalogue.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const HELPERS = /\.test\.ts$|\/(testing|laws|recorded|toys|node_modules)\//;

/** The kernel and the base game, without their comments. */
const core = globSync(['kernel/**/*.ts', 'great-race/**/*.ts'], { cwd: packages })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !HELPERS.test(path) && !path.startsWith('great-race/modules/'))
  .map((path) => ({
    path,
    code: readFileSync(`${packages}${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }));

/** What would give a module away. */
const NAMES = [
  ...CATALOGUE.map(({ name }) => name),
  ...['leader', 'chapman', 'topographer', 'weather', 'parcel', 'express', 'patron', 'dandy', 'visa', 'bribe'],
  ...['influence', 'workshop', 'suffragettes', 'swiss'],
];

describe('the core', () => {
  it('names no module', () => {
    const named = core.flatMap(({ path, code }) =>
      NAMES.filter((name) => new RegExp(`\\b${name}`, 'i').test(code)).map((name) => `${path}: ${name}`),
    );
    expect(core.length).toBeGreaterThan(90);
    expect(named).toEqual([]);
  });

  it('imports no module: options know the list of them, and who wants any game takes the index', () => {
    const imports = core.flatMap(({ path, code }) =>
      [...code.matchAll(/from '(\.[^']*\/modules\/[^']*)'/g)].map(([, from]) => `${path} ${from}`),
    );
    expect(imports.sort()).toEqual([
      'great-race/index.ts ./modules/catalogue.ts',
      'great-race/index.ts ./modules/index.ts',
      'great-race/index.ts ./modules/modes.ts',
      'great-race/options.ts ./modules/catalogue.ts',
    ]);
  });

  it('makes no race with a module it was not given', () => {
    const { options } = rulesFor({ modules: ['village'] });
    expect(() => makeRace(options, { data: GROUND.africa, modules: [] })).toThrow(
      'not all of these modules are here',
    );
  });
});

describe('choosing modules', () => {
  it('puts them in the order in which they act, each with how it is played', () => {
    expect(readOptions({ modules: ['diplomacy:hard', 'season', 'leaders'] })).toMatchObject({
      options: { modules: ['leaders', 'season:normal', 'diplomacy:hard'] },
    });
    for (const choice of MODULE_CHOICES) {
      const modules = choice === 'microclimate' ? ['season:normal', choice] : [choice];
      expect(readOptions({ modules })).toMatchObject({ ok: true, options: { modules } });
    }
  });

  it.each([
    [['nonsense']],
    [['season:mild']],
    [['leaders:two']],
    [['microclimate']],
    [['village', 'village']],
    [['season:hard', 'season:normal']],
    ['village'],
    [[7]],
  ])('refuses %j', (modules) => {
    expect(readOptions({ modules })).toMatchObject({ ok: false, fault: { option: 'modules' } });
  });

  it('changes no race without them: nothing of a module is in it', () => {
    const rules = rulesFor({});
    expect(rules.cards).toEqual(CARDS);
    expect(rules.crews).toHaveLength(4);
    expect(rules.answers.more).toEqual([]);
    for (const [seam, list] of Object.entries(rules.seams))
      if (seam !== 'choosesCrews') expect(Object.keys(list), seam).toEqual([]);
  });
});
