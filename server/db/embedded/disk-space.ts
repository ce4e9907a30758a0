import { statfs } from 'node:fs/promises';

/** Below this many free bytes nothing more is written: Postgres needs the rest to stay alive. */
const reservedBytes = 64 * 2 ** 20;
const checkEveryMs = 250;

export interface DiskSpace {
  isLow(): boolean;
  stop(): void;
}

/** Watches the free space of a disk. `freeBytes` is an argument for tests. */
export async function watchDiskSpace(folder: string, freeBytes = freeBytesOf): Promise<DiskSpace> {
  let low = (await freeBytes(folder)) < reservedBytes;
  const timer = setInterval(() => {
    void freeBytes(folder).then(
      (free) => (low = free < reservedBytes),
      () => undefined,
    );
  }, checkEveryMs);
  timer.unref();
  return { isLow: () => low, stop: () => clearInterval(timer) };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
