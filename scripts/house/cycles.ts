/** Groups of nodes that all reach each other, largest first (Tarjan's algorithm). */
export function cycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const indices = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(node: string): void {
    indices.set(node, indices.size);
    lowest.set(node, indices.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indices.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== indices.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group);
  }

  for (const node of graph.keys()) if (!indices.has(node)) visit(node);
  return found.sort((a, b) => b.length - a.length);
}
