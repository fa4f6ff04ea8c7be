import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where rules are implemented and tested; texts and the laboratory itself only mention them. */
const FOLDERS = [
  'packages/kernel',
  'packages/great-race',
  'packages/campaign',
  'packages/dash',
  'packages/online',
  'apps/server',
];

export interface RuleSource {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly isTest: boolean;
  readonly text: string;
}

export function readSources(): RuleSource[] {
  return FOLDERS.flatMap((folder) => filesIn(join(ROOT, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      path: relative(ROOT, file).replaceAll('\\', '/'),
      isTest: /\.test\.tsx?$/.test(file),
      text: readFileSync(file, 'utf8'),
    }))
    .filter(({ path, isTest }) => isTest || !/\/(testing|laws|recorded)\//.test(path));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}
