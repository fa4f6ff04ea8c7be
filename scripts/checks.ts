// What must hold without running the program: types, style, nothing unused.
import { type Outcome, tool } from './tools.ts';

export type Check = { readonly name: string; readonly run: () => Promise<Outcome> };

export const typecheck = (): Promise<Outcome> => tool('typescript', 'tsc', ['-b']);

export const CHECKS: readonly Check[] = [
  { name: 'types', run: typecheck },
  { name: 'style', run: () => tool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']) },
  { name: 'unused', run: () => tool('knip', 'knip', ['--no-progress', '--no-config-hints']) },
];
