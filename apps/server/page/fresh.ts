// Whether the built page is newer than all its sources.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['apps/web/**/*', 'packages/**/*', 'package-lock.json', 'CREDITS.md'];
const NOT_SHIPPED = [
  /(^|\/)node_modules(\/|$)/,
  /^apps\/web\/(dist|e2e)(\/|$)/,
  /\.test\.tsx?$/,
  /(^|\/)testing\//,
  /\/[^/]+\.md$/,
];

export function isFresh(root: string, built: string): boolean {
  const made = changedAt(built);
  if (made === 0) return false;
  return sourcesOf(root).every((file) => changedAt(join(root, file)) <= made);
}

function sourcesOf(root: string): string[] {
  const isOut = (file: string) => NOT_SHIPPED.some((pattern) => pattern.test(file.replaceAll('\\', '/')));
  return globSync(SOURCES, { cwd: root, exclude: isOut }).filter((file) => !isOut(file));
}

/** When a file was last written; 0 if it does not exist, or is a folder. */
function changedAt(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.mtimeMs : 0;
}
