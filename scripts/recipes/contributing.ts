// What CONTRIBUTING says in its recipes: the files they name, by heading.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools.ts';

/** A path from the root of the repository, perhaps with placeholders: `packages/words/texts/<language>/`. */
const PATH = /`((?:packages|apps|scripts|docs)\/[^`\s]*)`/g;

/** The paths that each recipe names. */
export function pathsInRecipes(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, recipes = ''] = /\n## Recipes\n([\s\S]*?)\n## /.exec(text) ?? [];
  const sections = recipes.split(/^### /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0] ?? '',
      [...section.matchAll(PATH)].map(([, path = '']) => path),
    ]),
  );
}
