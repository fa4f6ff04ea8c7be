// A copy of the repository to try things in: what git knows of the working tree, and node_modules by links.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../tools.ts';
import type { Edit } from './recipe.ts';

export interface Copy {
  readonly root: string;
  /** Returns how to take it back. */
  edit(file: string, edit: Edit): () => void;
  /** How many files were copied. */
  copyFolder(from: string, to: string): number;
  remove(): void;
}

/** Removed when the process ends, also when it is interrupted. */
export function copyRepository(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  // A tool that was just stopped may still be writing a last file.
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  copySources(root);
  linkModules(root);
  return {
    root,
    edit(file, edit) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
      const after = edit(before);
      if (after === null) rmSync(path);
      else writeFileSync(path, after);
      return () => (before === null ? rmSync(path) : writeFileSync(path, before));
    },
    copyFolder(from, to) {
      cpSync(join(root, from), join(root, to), { recursive: true });
      return readdirSync(join(root, to), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      ).length;
    },
    remove,
  };
}

function copySources(root: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files) {
    if (file === '' || !existsSync(join(ROOT, file))) continue;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(root, file));
  }
}

/** Packages are those of the original, but for our own, which are the copy's, and for the caches of tools. */
function linkModules(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@race'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@race' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(root, group)))
      symlinkSync(join(root, group, name), join(to, '@race', name));
  // What the type check remembers holds for the copy too: it then reads only what changes.
  const notes = join(from, '.cache', 'tsc');
  if (existsSync(notes)) cpSync(notes, join(to, '.cache', 'tsc'), { recursive: true });
}
