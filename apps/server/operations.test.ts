import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWords } from './command-line.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** What the program reads of its environment. */
const READ = sorted(
  ['config.ts', 'watch/config.ts'].flatMap((file) =>
    all(read('apps', 'server', file), /\benv\.([A-Z][A-Z_]*)/g),
  ),
);

describe('the guide for who runs it', () => {
  it('has every variable the program reads, and no other', () => {
    const [, table = ''] = read('docs', 'operations.md').split('## Configuration');
    const [rows = ''] = table.split('\n## ');
    expect(sorted(all(rows, /^\| `([A-Z_]+)` \|/gm))).toEqual(READ);
  });

  it('says what --help says', () => {
    const typed = readWords(['--help']);
    const help = typed.kind === 'help' ? typed.text : '';
    expect(sorted(all(help, /^ {2}([A-Z_]+) /gm))).toEqual(READ);
  });

  it('comes with files that set nothing the program does not read', () => {
    const others = ['NODE_ENV'];
    const unit = all(read('ops', 'great-race.service'), /^Environment=([A-Z_]+)=/gm);
    expect(unit.length).toBeGreaterThan(3);
    const compose = globSync('ops/compose.yaml', { cwd: ROOT }).flatMap((file) => {
      const [, shared = ''] = /&race-environment\n((?: {4}.*\n)+)/.exec(read(file)) ?? [];
      return all(shared, /^ {4}([A-Z_]+):/gm);
    });
    for (const name of [...unit, ...compose]) expect([...READ, ...others]).toContain(name);
  });

  it('sends Strict-Transport-Security from the balancer as from the server', async () => {
    const { STRICT_TRANSPORT } = await import('./http/headers.ts');
    expect(read('ops', 'Caddyfile')).toContain(
      `header ?Strict-Transport-Security "${STRICT_TRANSPORT['Strict-Transport-Security']}"`,
    );
  });

  it('names every figure there is', async () => {
    const { makeMeters } = await import('./watch/meters.ts');
    const guide = read('docs', 'operations.md');
    for (const { name } of makeMeters().families) expect(guide).toContain(`\`${name}`);
  });
});
