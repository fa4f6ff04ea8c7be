import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, readBreakpoints } from './breakpoints.ts';
import {
  layerOrder,
  putTokens,
  readLayers,
  readTokens,
  tokens as tokenPlugin,
  withoutComments,
} from './build/plugins.ts';

const WEB = join(import.meta.dirname, '..', '..');
const LOOK = 'shell/look/';

/** Where colours may be written as numbers: the palette, the roles, and the colours of pictures. */
const COLOURS = /^shell\/look\/(palette|roles|pictures\/\w+)\.css$/;
/** The base size, which follows the reader's settings. */
const ROOT_SIZE = /^(max|calc\(max)\(100%, min\(100vw \/ 90, 100vh \/ 56\.25\)\)/;
const MOST_TYPE_SIZES = 12;

const NUMBERED = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const NAMED =
  /(?<![\w-])(?:aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold(?:enrod)?|gr[ae]y|green|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow)(?![\w-])/i;

interface Declaration {
  readonly file: string;
  readonly property: string;
  readonly value: string;
}

const sheets = globSync('**/*.css', { cwd: WEB })
  .filter((file) => !file.startsWith('dist'))
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(WEB, file), 'utf8')) }));

const declarations: readonly Declaration[] = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<=[{};]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({
      file,
      property,
      value: value.replaceAll(/\s+/g, ' ').trim(),
    }),
  ),
);

const said = ({ file, property, value }: Declaration): string => `${file}: ${property}: ${value}`;
const tokens = readTokens();

describe('layers', () => {
  it('hold every style sheet, and each is declared', () => {
    const layers = readLayers();
    const outside = sheets
      .filter(({ file }) => file !== `${LOOK}layers.css`)
      .flatMap(({ file, text }) => {
        const named = topLevel(text).map((start) => /^@layer ([\w-]+)$/.exec(start)?.[1] ?? start);
        return named.filter((name) => !layers.includes(name)).map((name) => `${file}: ${name}`);
      });
    expect(outside).toEqual([]);
    expect(sheets.length).toBeGreaterThan(100);
  });

  it('are named before anything else in every file that is built', () => {
    const bundle = { a: { type: 'asset', fileName: 'a.css', source: '@layer pages{i{top:0}}' } };
    const { generateBundle } = layerOrder();
    if (typeof generateBundle !== 'function') throw new Error('nothing is done to the bundle');
    Reflect.apply(generateBundle, {}, [{}, bundle]);
    expect(bundle.a.source).toBe(`@layer ${readLayers().join(',')};@layer pages{i{top:0}}`);
  });
});

/** What begins at the top level of a sheet, without imports. */
function topLevel(text: string): string[] {
  const starts: string[] = [];
  let [depth, start] = [0, ''];
  for (const sign of text.replaceAll(/@import[^;]*;/g, '')) {
    if (sign === '{' && depth++ === 0) starts.push(start.trim());
    if (sign === '}' && --depth === 0) start = '';
    else if (depth === 0) start += sign;
  }
  return start.trim() === '' ? starts : [...starts, start.trim()];
}

describe('colours', () => {
  it('are written as numbers or by their English names only in the palette, the roles and the pictures', () => {
    const literal = declarations
      .filter(({ file }) => !COLOURS.test(file))
      .filter(({ value }) => {
        const rest = value.replaceAll(/var\([^)]*\)|url\([^)]*\)|"[^"]*"|--[\w-]+/g, '');
        return NUMBERED.test(rest) || NAMED.test(rest);
      });
    expect(literal.map(said)).toEqual([]);
  });

  it('of the palette differ from each other', () => {
    const palette = withoutComments(readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8'));
    const values = [...palette.matchAll(/--[\w-]+:\s*([^;]+);/g)].map(([, value]) => value);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });
});

describe('letters', () => {
  const stepsOf = (kind: string) => [...tokens.keys()].filter((name) => name.startsWith(`--${kind}-`));

  it(`have at most ${MOST_TYPE_SIZES} sizes; those in drawings are the same ones`, () => {
    const sizes = stepsOf('type');
    expect(sizes.length).toBeLessThanOrEqual(MOST_TYPE_SIZES);
    expect(stepsOf('drawn').filter((name) => !sizes.includes(name.replace('drawn', 'type')))).toEqual([]);
  });

  it('take their size from a token, or from the width of what they stand in', () => {
    const own = declarations
      .filter(({ property }) => property === 'font' || property === 'font-size')
      .filter(({ value }) => !ROOT_SIZE.test(value))
      .filter(
        ({ value }) =>
          /[\d.](?:rem|em|px|pt|%|vh)/.test(sizePart(value)) || /^[\d.]+vw/.test(sizePart(value)),
      );
    expect(own.map(said)).toEqual([]);
  });

  /** The part of a shorthand before the line height. */
  const sizePart = (value: string): string => value.replace(/ \/ [\d.]+(?:rem|em|px)? (?=var\()/, ' ');
});

describe('levels', () => {
  it('are rungs of one ladder', () => {
    const own = declarations.filter(
      ({ property, value }) => property === 'z-index' && !/^var\(--z-[\w-]+\)$/.test(value),
    );
    expect(own.map(said)).toEqual([]);
    const rungs = [...tokens].filter(([name]) => name.startsWith('--z-')).map(([, value]) => Number(value));
    expect(rungs).toEqual([...new Set(rungs)].sort((a, b) => a - b));
  });
});

describe('breakpoints', () => {
  const queries = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@(media|container)\s+([^{]+)/g)].map(([, kind = '', query = '']) => ({
      file,
      kind,
      query,
    })),
  );

  it('have a name: no media query holds a length', () => {
    const own = queries.filter(({ kind, query }) => kind === 'media' && /\d(?:em|rem|px)/.test(query));
    expect(own.map(({ file, query }) => `${file}: ${query}`)).toEqual([]);
  });

  it('of containers have a name where two ask the same', () => {
    const lengths = queries.filter(
      ({ kind, query }) => kind === 'container' && /\d(?:em|rem|px)/.test(query),
    );
    const all = lengths.map(({ query }) => query.replaceAll(/\s+/g, ' '));
    expect(all.filter((query, at) => all.indexOf(query) !== at)).toEqual([]);
  });

  it('are known, and each is used', () => {
    expect(() => queries.map(({ query }) => readBreakpoints(query))).not.toThrow();
    expect(() => readBreakpoints('(--nowhere)')).toThrow('--nowhere is no breakpoint');
    const unused = Object.keys(BREAKPOINTS).filter(
      (name) => !queries.some(({ query }) => query.includes(`(${name})`)),
    );
    expect(unused).toEqual([]);
  });

  it('that are several queries stand alone, or at an end of a list', () => {
    const several = Object.entries(BREAKPOINTS).flatMap(([name, query]) =>
      query.includes(',') ? [name] : [],
    );
    const joined = queries.filter(({ query }) =>
      several.some((name) => new RegExp(`\\(${name}\\) and|and \\(${name}\\)|not \\(${name}\\)`).test(query)),
    );
    expect(joined).toEqual([]);
  });
});

describe('tokens', () => {
  const uses = declarations.flatMap(({ file, value }) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
  );

  it('that are put in by the build are used, and defined in one place only', () => {
    const used = new Set(uses.map(({ name }) => name));
    expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
    const again = declarations.filter(({ file, property }) => tokens.has(property) && !file.startsWith(LOOK));
    expect(again.map(said)).toEqual([]);
  });

  it('are put in, those within others as well, and their definitions left out', () => {
    const known = new Map([
      ['--shade', 'black'],
      ['--lift', '0 2px var(--shade)'],
    ]);
    expect(putTokens('var(--lift), 0 0 var(--ink)', known)).toBe('0 2px black, 0 0 var(--ink)');
    const [name = '', value = ''] = [...tokens][0] ?? [];
    const removed: string[] = [];
    const remove = () => void removed.push(name);
    tokenPlugin().Declaration?.({ prop: name, value, remove });
    expect(removed).toEqual([name]);
  });
});
