import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Module {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's folder on disk, with commits that are really on disk. The file system it brings answers every fsync with
 * success and flushes nothing: the process may be killed without loss, but a power cut could take commits along
 * that were acknowledged. Needs wal_sync_method=fsync, the one method that ends up here.
 */
export class FlushingFilesystem extends NodeFS {
  readonly #flush: (descriptor: number) => void;

  constructor(folder: string, flush = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(...args);
    initialised.emscriptenOpts.preRun?.push((module: unknown) => {
      (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          this.#flush(nfd);
        } catch (error) {
          // Postgres would end itself, and inside this process it can only spin. What is on disk is still whole.
          process.stderr.write(
            `The data folder can no longer be written (${String(error)}). Stopping at once.\n`,
          );
          process.exit(1);
        }
        return 0;
      };
    });
    return initialised;
  }
}
