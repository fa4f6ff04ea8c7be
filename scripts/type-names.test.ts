import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Names that two packages still export. A name that becomes unique leaves this list; none is added. */
const SHARED_NAMES = ['Box', 'CrewId', 'Language', 'Moment', 'Name', 'Place', 'Room', 'Step', 'View'];

const TYPE = /^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm;

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|(^|\/)(node_modules|dist|testing|e2e)\//.test(path);

/** The packages that export each type name. */
function exportedTypes(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(root, group)))
      for (const path of readdirSync(join(root, group, name), { recursive: true, encoding: 'utf8' })) {
        if (!isSource(path.replaceAll('\\', '/'))) continue;
        const text = readFileSync(join(root, group, name, path), 'utf8');
        for (const [, type = ''] of text.matchAll(TYPE))
          found.set(type, (found.get(type) ?? new Set()).add(`${group}/${name}`));
      }
  return found;
}

describe('an exported type', () => {
  it('has a name that no other package exports, apart from a list that only shrinks', () => {
    const shared = [...exportedTypes()].filter(([, packages]) => packages.size > 1).map(([name]) => name);
    expect(shared.sort()).toEqual(SHARED_NAMES.toSorted());
  });
});
