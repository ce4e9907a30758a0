import { use } from 'react';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { loaders } from '#advisor/calculators/loaders.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';
import { forgetOnRetry } from '#web/lib/lazy-part.tsx';

const arrived = new Map<string, AnyCalculator>();
/** By the names that are waited for: renders that wait for the same ones must get the same promise. */
const waiting = new Map<string, Promise<void>>();

/** The calculators that have arrived, by name. Suspends until those of these names have; names of none are skipped. */
export function useCalculators(names: readonly string[]): ReadonlyMap<string, AnyCalculator> {
  const missing = names.filter((name) => Object.hasOwn(loaders, name) && !arrived.has(name));
  if (missing.length > 0) use(loadCalculators(missing));
  return arrived;
}

/** The same outside of a page. */
export async function calculatorsOf(names: readonly string[]): Promise<ReadonlyMap<string, AnyCalculator>> {
  await loadCalculators(names);
  return arrived;
}

/** Resolves once the calculators of these names have arrived. */
export function loadCalculators(names: readonly string[]): Promise<void> {
  const key = names.join();
  const begun = waiting.get(key);
  if (begun) return begun;
  const loading = Promise.all(names.map(loadCalculator)).then(() => undefined);
  waiting.set(key, loading);
  loading.catch(() => forgetOnRetry(() => waiting.delete(key)));
  return loading;
}

async function loadCalculator(name: string): Promise<void> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load && !arrived.has(name)) arrived.set(name, await fetchPart(load));
}
