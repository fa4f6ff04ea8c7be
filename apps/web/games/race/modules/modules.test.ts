import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../../', import.meta.url));
const OURS =
  /^(games\/race\/modules|pages\/set-up\/modules|pages\/players|pages\/cups|e2e|dist|node_modules)\/|\.test\.tsx?$|\.d\.ts$/;

/** The page without the folders of modules, and without its comments. */
const core = globSync(['**/*.ts', '**/*.tsx'], { cwd: web })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !OURS.test(path))
  .map((path) => ({
    path,
    code: readFileSync(`${web}${path}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      // Crews have the names of leaders, with the module or without.
      .replaceAll("nameOf('leader', ", '')
      // Leaderboards and Swiss cups are no modules.
      .replaceAll(/\bleaders\b|\bLeaders(?:Page)?\b|\.\/leaders-page/g, ''),
  }));

/** Words that belong to one module. */
const NAMES = [
  ...CATALOGUE.map(({ name }) => name),
  ...['leader', 'chapman', 'topographer', 'weather', 'parcel', 'express', 'patron', 'dandy', 'visa', 'bribe'],
  ...['influence', 'workshop', 'suffragettes', 'swiss'],
];

describe('the page', () => {
  it('names no module outside their folders', () => {
    const named = core.flatMap(({ path, code }) =>
      NAMES.filter((name) => new RegExp(`\\b${name}`, 'i').test(code)).map((name) => `${path}: ${name}`),
    );
    expect(core.length).toBeGreaterThan(150);
    expect(named).toEqual([]);
  });

  it('fetches what modules show only when it is wanted', () => {
    // The set-up page shows all modules at once.
    const others = core.filter(({ path }) => !path.startsWith('pages/set-up/'));
    const imports = others.flatMap(({ path, code }) =>
      [...code.matchAll(/^import (?!type)[^;]*'(\.[^']*\/modules\/[^']*)'/gm)].map(
        ([, from]) => `${path} ${from}`,
      ),
    );
    expect(imports).toEqual([]);
  });

  it('has a folder and a face for every module', () => {
    const folders = readdirSync(`${web}games/race/modules`, { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    const faces = folders
      .map(({ name }) => name)
      .filter((name) => globSync(`${web}games/race/modules/${name}/face.{ts,tsx}`).length > 0);
    expect(faces.sort()).toEqual(CATALOGUE.map(({ name }) => name).sort());
  });
});
