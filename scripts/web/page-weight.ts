import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest of a build: each file with the files that it imports statically. */
export type Manifest = Record<
  string,
  {
    file: string;
    isEntry?: boolean;
    isDynamicEntry?: boolean;
    imports?: string[];
    css?: string[];
    assets?: string[];
  }
>;

/** The maximum size of the first paint of home, gzipped. A build above it fails. */
export const budget = { javascript: 95 * 1024, css: 15 * 1024 };

interface PageWeight {
  javascript: number;
  css: number;
}

/** The maximum size of a card's code beyond what the open chat has loaded, gzipped. A build above it fails. */
export const cardBudget = 90 * 1024;

interface CardWeight {
  /** The file of the calculator, below advisor/calculators. */
  calculator: string;
  javascript: number;
}

/** What a browser has to fetch before the page can be used, gzipped. */
export async function weighPage(folder: string, manifest: Manifest): Promise<PageWeight> {
  const chunks = chunksFor(manifest, entriesOf(manifest));
  const sheets = [...new Set([...chunks].flatMap((name) => manifest[name]?.css ?? []))];
  return {
    javascript: sum(await Promise.all(filesOf(manifest, chunks).map((file) => weigh(folder, file)))),
    css: sum(await Promise.all(sheets.map((file) => weigh(folder, file)))),
  };
}

/** What each card has to fetch before it is drawn, the lightest first. */
export async function weighCards(folder: string, manifest: Manifest): Promise<CardWeight[]> {
  const inChat = chunksFor(manifest, [...entriesOf(manifest), 'features/chat/chat-overlay.tsx']);
  const folderOfCalculators = '../advisor/calculators/';
  const calculators = Object.keys(manifest).filter(
    (name) => name.startsWith(folderOfCalculators) && manifest[name]?.isDynamicEntry,
  );
  const weights = new Map<string, Promise<number>>();
  const weighOnce = (file: string) => {
    const known = weights.get(file) ?? weigh(folder, file);
    weights.set(file, known);
    return known;
  };
  const cards = await Promise.all(
    calculators.map(async (name) => {
      const chunks = chunksFor(manifest, ['features/answer-card/answer-parts.tsx', name]);
      const files = filesOf(
        manifest,
        [...chunks].filter((chunk) => !inChat.has(chunk)),
      );
      return {
        calculator: name.slice(folderOfCalculators.length),
        javascript: sum(await Promise.all(files.map(weighOnce))),
      };
    }),
  );
  return cards.sort((a, b) => a.javascript - b.javascript);
}

const entriesOf = (manifest: Manifest) => Object.keys(manifest).filter((name) => manifest[name]?.isEntry);

/** The chunks of these names and everything that they import statically. */
function chunksFor(manifest: Manifest, names: readonly string[]): Set<string> {
  const chunks = new Set<string>();
  const collect = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const needed of manifest[name]?.imports ?? []) collect(needed);
  };
  for (const name of names) {
    if (!manifest[name]) throw new Error(`The build has no chunk of ${name}.`);
    collect(name);
  }
  return chunks;
}

const filesOf = (manifest: Manifest, chunks: Iterable<string>) =>
  [...chunks].flatMap((name) => manifest[name]?.file ?? []);

const weigh = async (folder: string, file: string) =>
  gzipSync(await readFile(join(folder, file)), { level: 9 }).length;

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

export function requireWithinBudget(weight: PageWeight): void {
  for (const [kind, limit] of Object.entries(budget) as [keyof PageWeight, number][]) {
    if (weight[kind] <= limit) continue;
    throw new Error(
      `The first paint of home needs ${kilobytes(weight[kind])} KB of ${kind}, gzipped; the budget is ${kilobytes(limit)} KB. ` +
        'Load what is not needed at once with import().',
    );
  }
}

/** `cards` as weighCards returns them. */
export function requireCardsWithinBudget(cards: readonly CardWeight[]): void {
  const heaviest = cards.at(-1);
  if (!heaviest || heaviest.javascript <= cardBudget) return;
  throw new Error(
    `The card of ${heaviest.calculator} needs ${kilobytes(heaviest.javascript)} KB of code, gzipped; the budget is ${kilobytes(cardBudget)} KB. ` +
      'Load what its first drawing does not need with import().',
  );
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
