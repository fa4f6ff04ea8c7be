import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { importGraph } from './graph.ts';
import { folderOf, readSource, readSources, type SourceFile } from './sources.ts';

const server = readSources().filter(({ path }) => path.startsWith('apps/server/'));

const folderCycles = (files: readonly SourceFile[]): string[][] =>
  cycles(importGraph(files, folderOf, { withTypes: true }));

describe('the server', () => {
  it('has no cycle between folders, not even of types', () => {
    expect(folderCycles(server)).toEqual([]);
  });

  it('imports folders in the order in which ARCHITECTURE lists them', () => {
    const [, part = ''] = readSource('ARCHITECTURE.md').split('| folder of `apps/server` |');
    const listed = [...(part.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    const order = [...listed, '.'].map((name) => `apps/server/${name}`);
    const graph = importGraph(server, folderOf, { withTypes: true });
    expect([...new Set(server.map(({ path }) => folderOf(path)))].sort()).toEqual(order.toSorted());
    const upward = [...graph].flatMap(([from, all]) =>
      [...all].filter((to) => order.indexOf(to) >= order.indexOf(from)).map((to) => `${from} imports ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('has no cycle of values between files', () => {
    expect(cycles(importGraph(server, (path) => path, { withTypes: false }))).toEqual([]);
  });

  it('would be seen to have one: a planted import of a type leads back', () => {
    const planted = {
      path: 'apps/server/common/planted.ts',
      text: '',
      imports: [{ path: 'apps/server/rooms/rooms.ts', isType: true }],
    };
    expect(folderCycles([...server, planted]).flat()).toContain('apps/server/rooms');
  });
});
