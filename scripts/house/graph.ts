// Imports as a graph: between files, folders or packages.
import type { SourceFile } from './sources.ts';

/** Which nodes import which; `withTypes` also counts imports of types alone. */
export function importGraph(
  files: readonly SourceFile[],
  nodeOf: (path: string) => string,
  { withTypes }: { readonly withTypes: boolean },
): Map<string, Set<string>> {
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
