// What the build does to style sheets: it replaces names of breakpoints and tokens, and adds the order of layers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readBreakpoints } from '../breakpoints.ts';

/** The part of PostCSS that is used here; it comes with vite. */
interface StylePlugin {
  readonly postcssPlugin: string;
  readonly AtRule?: Readonly<Record<string, (rule: { params: string }) => void>>;
  readonly Declaration?: (declaration: { prop: string; value: string; remove(): unknown }) => void;
}

/** Replaces the names of `breakpoints.ts` by their queries. */
export function breakpoints(): StylePlugin {
  // PostCSS visits a changed rule again, so only rules with a name are changed.
  const read = (rule: { params: string }) => {
    if (rule.params.includes('(--')) rule.params = readBreakpoints(rule.params);
  };
  return { postcssPlugin: 'breakpoints', AtRule: { media: read, container: read } };
}

/** Replaces the tokens that never change by their values, and removes their definitions. */
export function tokens(): StylePlugin {
  const known = readTokens();
  return {
    postcssPlugin: 'tokens',
    Declaration: (declaration) => {
      if (known.has(declaration.prop)) return void declaration.remove();
      const value = putTokens(declaration.value, known);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}

/** The names of all layers, the weakest first. */
export function readLayers(): string[] {
  const sheet = withoutComments(readFileSync(join(import.meta.dirname, '..', 'layers.css'), 'utf8'));
  return /@layer ([^{;]*);/.exec(sheet)?.[1]?.split(', ') ?? [];
}

/** Every style sheet begins with the order of layers, so that the order of fetching does not matter. */
export function layerOrder(): Plugin {
  const order = `@layer ${readLayers().join(',')};`;
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + String(file.source).replace(order, '');
    },
  };
}

// Tokens: the names that style sheets use for colours, letters, distances, corners, shadows and levels. The build replaces
// those that never change while the page is open, so that a name costs no bytes. Roles (`roles.css`) are not among them:
// they depend on day, night and contrast.
const CONSTANT_SHEETS = ['palette.css', 'type.css', 'measures.css', 'pictures/*.css'];

const DEFINITION = /(--[\w-]+):\s*([^;]+);/g;
const USE = /var\((--[\w-]+)\)/g;

export type Tokens = ReadonlyMap<string, string>;

/** What each token stands for, as the sheets of this folder define them. */
export function readTokens(): Tokens {
  const folder = join(import.meta.dirname, '..');
  const tokens = new Map<string, string>();
  for (const file of globSync(CONSTANT_SHEETS, { cwd: folder }))
    for (const [, name = '', value = ''] of withoutComments(
      readFileSync(join(folder, file), 'utf8'),
    ).matchAll(DEFINITION))
      tokens.set(name, value.replaceAll(/\s+/g, ' '));
  return tokens;
}

/** A value with all tokens replaced, including tokens within tokens. */
export const putTokens = (value: string, tokens: Tokens): string =>
  value.replaceAll(USE, (whole, name: string) => {
    const found = tokens.get(name);
    return found === undefined ? whole : putTokens(found, tokens);
  });

export const withoutComments = (sheet: string): string => sheet.replaceAll(/\/\*.*?\*\//gs, '');
