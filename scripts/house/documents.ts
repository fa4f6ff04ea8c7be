// The paths that the documents name, and the functions they say are in them.
import { posix } from 'node:path';
import { filesWith, readSource } from './sources.ts';

/** Paths may start at the root of the repository, at the page or at the server. */
const ROOTS = ['', 'apps/web/', 'apps/server/'];
const PATH = /^(?:[\w.<>*-]+\/)*[\w.<>*-]+\/?$/;
const SOURCE_FILE = /\.(?:css|grit|md|mjs|tsx?)$/;

/** The folders at the root of the repository, without hidden ones. */
export const rootFolders = (): Set<string> =>
  new Set(filesWith('').flatMap((path) => /^(\w[^/]*)\//.exec(path)?.[1] ?? []));

const withoutExamples = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Every path in the code spans and links of a document. */
function pathsIn(text: string): string[] {
  const folders = rootFolders();
  const isPath = (code: string): boolean =>
    PATH.test(code) &&
    (SOURCE_FILE.test(code) || (code.includes('/') && folders.has(code.split('/')[0] ?? '')));
  const prose = withoutExamples(text);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const links = [...prose.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  return [...spans.filter(isPath), ...links];
}

/** The paths of a document for which no file or folder exists; `<name>` stands for any name. */
export function missingPaths(document: string, text = readSource(document)): string[] {
  const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : '';
  const files = filesWith('').map((path) => `/${path}/`);
  const exists = (path: string): boolean => {
    const pattern = patternOf(path);
    return files.some((file) => pattern.test(file));
  };
  return pathsIn(text).filter(
    (path) => ![...ROOTS, folder].some((root) => exists(`${root}${path}`)) && !isBareName(path, files),
  );
}

/** Each `file` (`name`) of a document whose file does not contain the name. */
export function missingNames(document: string, text = readSource(document)): string[] {
  const files = filesWith('.ts', '.tsx');
  return [...withoutExamples(text).matchAll(/`([\w./-]+\.tsx?)`\s\(([^)]*)\)/g)].flatMap(
    ([, path = '', inside = '']) => {
      const found = ROOTS.map((root) => `${root}${path}`).find((one) => files.includes(one));
      const names = [...inside.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      const source = found === undefined ? '' : readSource(found);
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
        .map((name) => `${name} in ${path}`);
    },
  );
}

/** A file name without a folder may be any file of that name: the text around it says where. */
const isBareName = (path: string, files: readonly string[]): boolean =>
  !path.includes('/') && files.some((file) => file.endsWith(`/${path}/`));

/** Matches the path itself and everything in it, from the root of the repository. */
function patternOf(path: string): RegExp {
  const parts = posix.normalize(path).replace(/\/$/, '').split('/');
  const names = parts.map((part) => part.replaceAll('.', '\\.').replaceAll(/<\w+>|\*/g, '[^/]+'));
  return new RegExp(`^/${names.join('/')}/`);
}
