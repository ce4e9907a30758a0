import type { PositionsReading } from '#advisor/portfolio/import/read-positions.ts';
import { ImportRefused, requireReadableSize } from '#advisor/portfolio/import/refused.ts';
import type { ImportSource, WorkOrder, WorkReport } from '#web/features/holdings/import-worker.ts';

export type ReadingOutcome =
  | { kind: 'read'; reading: PositionsReading }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed' };

interface Reading {
  outcome: Promise<ReadingOutcome>;
  stop: () => void;
}

/** Reads positions beside the page. What is too large is refused before a byte of it is read. */
export function readInWorker(
  source: ImportSource,
  options: Omit<WorkOrder['options'], 'today'>,
  onProgress: (share: number) => void,
): Reading {
  const refusal = refusalBySize(source);
  if (refusal !== null) {
    return { outcome: Promise.resolve({ kind: 'refused', sentence: refusal }), stop: () => undefined };
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<ReadingOutcome>();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkReport>) => {
    if (data.kind === 'progress') return onProgress(data.share);
    worker.terminate();
    resolve(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    resolve({ kind: 'failed' });
  });
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
  worker.postMessage({ source, options: { ...options, today: localDate(new Date()) } } satisfies WorkOrder);
  return { outcome: promise, stop: () => worker.terminate() };
}

function refusalBySize(source: ImportSource): string | null {
  try {
    requireReadableSize('file' in source ? source.file.size : source.text.length);
    return null;
  } catch (error) {
    if (error instanceof ImportRefused) return error.message;
    throw error;
  }
}

const two = (n: number) => String(n).padStart(2, '0');

/** The day it is here, such as 2026-01-31. */
export function localDate(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
