/** The cycles of a graph of files, each as a way that ends where it begins. Every file on a cycle is in one of them. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string) => {
    const before = way.indexOf(file);
    if (before !== -1) return void cycles.push([...way.slice(before), file]);
    if (done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
