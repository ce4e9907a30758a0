import { performance } from 'node:perf_hooks';

export interface Rate {
  perSecond: number;
  /** Median and 95th percentile of a single run, in milliseconds. */
  p50: number;
  p95: number;
}

/** Runs `work` from `lanes` lanes at once for the given time and says how often and how fast it went. */
export async function measureRate(
  work: () => Promise<unknown>,
  { lanes = 10, seconds = 3 } = {},
): Promise<Rate> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A table whose every row stands beside the floor it is measured against. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
