// How the code is organised, in figures.
import { cycles } from './cycles.ts';
import { filesWith, folderOf, packageOf, readSource, readSources, type SourceFile } from './sources.ts';

const TYPE = /^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm;
const SIGNAL = /^(?:export )?const \w+[^=\n]*= (?:signal|computed)[(<]/gm;

const linesIn = ({ text }: SourceFile): number => text.split('\n').length - 1;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function graphOf(files: readonly SourceFile[], nodeOf: (path: string) => string, withTypes: boolean) {
  const graph = new Map<string, Set<string>>();
  const nodes = new Set(files.map(({ path }) => nodeOf(path)));
  for (const { path, imports } of files)
    for (const one of imports) {
      const [from, to] = [nodeOf(path), nodeOf(one.path)];
      if (from === to || !nodes.has(to) || (one.isType && !withTypes)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  return graph;
}

export function houseFigures() {
  const files = readSources();
  const inside = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const packages = Object.fromEntries(
    [...new Set(files.map(({ path }) => packageOf(path)))]
      .filter((name) => /^(apps|packages)\//.test(name))
      .sort()
      .map((name) => {
        const lines = inside(name).map(linesIn);
        const inCycles = cycles(graphOf(inside(name), folderOf, true)).map(({ length }) => length);
        return [name, { files: lines.length, lines: sum(lines), medianLines: median(lines), inCycles }];
      }),
  );
  const web = inside('apps/web');
  return {
    files: files.length,
    lines: sum(files.map(linesIn)),
    linesWithoutTexts: sum(files.filter(({ path }) => !path.includes('/texts/')).map(linesIn)),
    packages,
    fileCycles: cycles(graphOf(files, (path) => path, false)).map(({ length }) => length),
    sharedTypeNames: sharedTypeNames(files).length,
    page: {
      moduleSignals: sum(web.map(({ text }) => count(text, SIGNAL))),
      dynamicImports: sum(web.map(({ text }) => count(text, /\bimport\(/g))),
      filesTo30Lines: web.filter((file) => linesIn(file) <= 30).length,
    },
    styles: styleFigures(),
    hops: hops(),
  };
}

/** Names of types that two packages export. */
export function sharedTypeNames(files: readonly SourceFile[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files.filter((file) => /^(apps|packages)\//.test(file.path)))
    for (const [, name = ''] of text.matchAll(TYPE))
      found.set(name, (found.get(name) ?? new Set()).add(packageOf(path)));
  return [...found].filter(([, owners]) => owners.size > 1).map(([name]) => name);
}

function styleFigures() {
  const sheets = filesWith('.css').map((path) => ({
    path,
    text: readSource(path).replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));
  const values = (pattern: RegExp) =>
    new Set(sheets.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value]) => value))).size;
  return {
    sheets: sheets.length,
    coloursOutsideLook: sum(
      sheets
        .filter(({ path }) => !path.includes('/look/'))
        .map(({ text }) => count(text, /#[0-9a-fA-F]{3,8}\b/g)),
    ),
    typeSizes: values(/font(?:-size)?:[^;]*?([\d.]+(?:rem|px|em))/g),
    zIndices: values(/z-index:\s*(-?\d+)/g),
  };
}

/** The steps of the two paths that ARCHITECTURE lists; null where it has no such list. */
function hops() {
  const text = readSource('ARCHITECTURE.md');
  const listed = (title: string): number | null => {
    const [, part] = text.split(new RegExp(`^#+ ${title}.*$`, 'm'));
    const steps = part?.split(/^#/m)[0]?.match(/^\d+\. /gm);
    return steps?.length ?? null;
  };
  return { click: listed('The path of a click'), onlineMove: listed('The path of an online move') };
}
