// The sources of the repository and what they import.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../tools.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Paths of other sources and style sheets it imports, for their values or only for their types. */
  readonly imports: readonly { readonly path: string; readonly isType: boolean }[];
}

const isTest = (path: string): boolean => /\.(test|spec)\.|\/(testing|e2e)\//.test(path);

const IMPORT = /(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]/g;

export const filesWith = (...endings: readonly string[]): string[] =>
  execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)));

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** All sources that are neither tests nor made for tests. */
export function readSources(): SourceFile[] {
  const paths = filesWith('.ts', '.tsx').filter((path) => !isTest(path));
  const known = new Set([...paths, ...filesWith('.css')]);
  return paths.map((path) => {
    const text = readSource(path);
    const imports = [...text.matchAll(IMPORT)].flatMap(([, isType, from, bare]) => {
      const found = resolveImport(path, from ?? bare ?? '', known);
      return found === null ? [] : [{ path: found, isType: isType !== undefined }];
    });
    return { path, text, imports };
  });
}

function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | null {
  const [, workspace, rest = 'index.ts'] = /^@race\/([\w-]+)(?:\/(.*))?$/.exec(name) ?? [];
  const candidates = name.startsWith('.')
    ? [normalize(join(dirname(from), name)).replaceAll('\\', '/')]
    : ['packages', 'apps'].map((group) => `${group}/${workspace}/${rest}`);
  return candidates.find((path) => known.has(path)) ?? null;
}

/** Imports of types, and imports in the text of a file that the build writes, are none. */
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\((?!'\$\{)/g;

export const dynamicImportsIn = ({ text }: Pick<SourceFile, 'text'>): number =>
  text.match(DYNAMIC_IMPORT)?.length ?? 0;

/** `packages/kernel`, `apps/web`. */
export const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** `apps/web/map`; files at the root of a package are a folder of their own. */
export const folderOf = (path: string): string => {
  const parts = path.split('/');
  return parts.length > 3 ? parts.slice(0, 3).join('/') : `${packageOf(path)}/.`;
};
