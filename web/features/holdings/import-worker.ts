import {
  readPositionsFile,
  readPositionsText,
  type PositionsReading,
  type ReadOptions,
} from '#advisor/portfolio/import/read-positions.ts';
import { ImportRefused } from '#advisor/portfolio/import/refused.ts';

/** What is to be read: a file, or what was pasted. */
export type ImportSource = { file: File } | { text: string };
export type WorkOrder = { source: ImportSource; options: Omit<ReadOptions, 'onProgress'> };
export type WorkReport =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; reading: PositionsReading }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed' };

/** Reading 10,000 rows takes a moment: here it holds up nothing that the page does. */
addEventListener('message', (event: MessageEvent<WorkOrder>) => {
  const { source, options } = event.data;
  void read(source, {
    ...options,
    onProgress: (share) => postMessage({ kind: 'progress', share } satisfies WorkReport),
  });
});

async function read(source: ImportSource, options: ReadOptions): Promise<void> {
  try {
    const reading =
      'file' in source
        ? readPositionsFile(new Uint8Array(await source.file.arrayBuffer()), options)
        : readPositionsText(source.text, options);
    postMessage({ kind: 'read', reading } satisfies WorkReport);
  } catch (error) {
    const report: WorkReport =
      error instanceof ImportRefused ? { kind: 'refused', sentence: error.message } : { kind: 'failed' };
    postMessage(report);
  }
}
