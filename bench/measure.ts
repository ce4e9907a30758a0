import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quantile } from '#advisor/numerics/statistics.ts';

export interface Rate {
  perSecond: number;
  /** Of a single run, in milliseconds. */
  p50: number;
  p99: number;
}

interface Run {
  /** Of each piece of work, in milliseconds. */
  times: number[];
  seconds: number;
}

/** Runs `work` in `lanes` lanes at once for the given time, and returns how often and how fast it ran. */
export async function measureRate(
  work: () => Promise<unknown>,
  { lanes = 10, seconds = 3 } = {},
): Promise<Rate> {
  return toRate([await runLanes(work, { lanes, seconds })]);
}

async function runLanes(
  work: () => Promise<unknown>,
  { lanes, seconds }: { lanes: number; seconds: number },
): Promise<Run> {
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { times, seconds: (performance.now() - begun) / 1000 };
}

function toRate(runs: readonly Run[]): Rate {
  const times = runs.flatMap((run) => run.times);
  const took = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Several kinds of work in turns, so that other load on the machine affects all of them equally. */
export async function measureInTurns<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  { lanes = 10, seconds = 2, turns = 5 } = {},
): Promise<Record<Name, Rate>> {
  const names = Object.keys(works) as Name[];
  const runs = new Map(names.map((name) => [name, [] as Run[]]));
  for (let turn = 0; turn < turns; turn++)
    for (const name of names) runs.get(name)!.push(await runLanes(works[name], { lanes, seconds }));
  return Object.fromEntries(names.map((name) => [name, toRate(runs.get(name)!)])) as Record<Name, Rate>;
}

export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The memory in use, after a garbage collection. */
export function megabytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** The memory of a process, on Linux; unknown elsewhere. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** A line of a table; `ratio` is how much of the floor's rate is reached. */
export function toRow(what: string, { perSecond, p50, p99 }: Rate, floor: Rate | null) {
  return {
    what,
    'per second': perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond),
    'p50 ms': p50.toFixed(2),
    'p99 ms': p99.toFixed(2),
    ratio: floor ? (perSecond / floor.perSecond).toFixed(2) : '',
  };
}

/** A table whose every row stands beside the floor it is measured against. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
