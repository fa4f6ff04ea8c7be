// How the code is organised, in figures.
import { sum } from '../../packages/kernel/sum.ts';
import { cycles } from './cycles.ts';
import { duplicatedLines } from './duplicates.ts';
import { importGraph } from './graph.ts';
import {
  dynamicImportsIn,
  filesWith,
  folderOf,
  packageOf,
  readSource,
  readSources,
  type SourceFile,
} from './sources.ts';

const TYPE = /^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm;
const SIGNAL = /^(?:export )?const \w+[^=\n]*= (?:signal|computed)[(<]/gm;

const linesIn = ({ text }: SourceFile): number => text.split('\n').length - 1;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
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
        const inCycles = cycles(importGraph(inside(name), folderOf, { withTypes: true })).map(
          ({ length }) => length,
        );
        return [name, { files: lines.length, lines: sum(lines), medianLines: median(lines), inCycles }];
      }),
  );
  const web = inside('apps/web');
  const withoutTexts = files.filter(({ path }) => !path.includes('/texts/'));
  return {
    files: files.length,
    lines: sum(files.map(linesIn)),
    linesWithoutTexts: sum(withoutTexts.map(linesIn)),
    duplicatedLines: duplicatedLines(withoutTexts),
    packages,
    fileCycles: cycles(importGraph(files, (path) => path, { withTypes: false })).map(({ length }) => length),
    sharedTypeNames: sharedTypeNames(files).length,
    page: {
      moduleSignals: sum(web.map(({ text }) => count(text, SIGNAL))),
      dynamicImports: sum(web.map(dynamicImportsIn)),
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
    /** Different font sizes, of tokens and of rules. The pattern stops at a slash, which separates a line height. */
    typeSizes: values(/(?:--type-\d+|\bfont(?:-size)?):[^;/]*?([\d.]+(?:rem|px|em))/g),
    /** Different z-indices, of tokens and of rules. */
    zIndices: values(/(?:--z-[\w-]+|z-index):\s*(-?\d+)/g),
  };
}

/** An online move shares the first two hops and the last three with a click. */
const SHARED_HOPS = 5;

/** The steps of the paths that ARCHITECTURE lists. */
export function hops() {
  const text = readSource('ARCHITECTURE.md');
  const listed = (title: string): number => {
    const [, part] = text.split(new RegExp(`^#+ ${title}.*$`, 'm'));
    return part?.split(/^#/m)[0]?.match(/^\d+\. /gm)?.length ?? 0;
  };
  return {
    tap: listed('The path of a tap'),
    click: listed('The path of a click'),
    onlineMove: SHARED_HOPS + listed('The path of an online move'),
  };
}
