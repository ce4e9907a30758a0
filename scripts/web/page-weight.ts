import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest of a build: each file with the files that it imports statically. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The maximum size of the first paint of home, gzipped. A build above it fails. */
export const budget = { javascript: 95 * 1024, css: 15 * 1024 };

export interface PageWeight {
  javascript: number;
  css: number;
}

/** What a browser has to fetch before the page can be used, gzipped. */
export async function weighPage(folder: string, manifest: Manifest): Promise<PageWeight> {
  const chunks = new Set<string>();
  const collect = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const needed of manifest[name]?.imports ?? []) collect(needed);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) collect(name);
  const scripts = [...chunks].flatMap((name) => manifest[name]?.file ?? []);
  const sheets = [...new Set([...chunks].flatMap((name) => manifest[name]?.css ?? []))];
  const weigh = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { javascript: await weigh(scripts), css: await weigh(sheets) };
}

export function requireWithinBudget(weight: PageWeight): void {
  for (const [kind, limit] of Object.entries(budget) as [keyof PageWeight, number][]) {
    if (weight[kind] <= limit) continue;
    throw new Error(
      `The first paint of home needs ${kilobytes(weight[kind])} KB of ${kind}, gzipped; the budget is ${kilobytes(limit)} KB. ` +
        'Load what is not needed at once with import().',
    );
  }
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
