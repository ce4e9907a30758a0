import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Below this many free bytes nothing more is stored. */
const reservedBytes = 64 * 2 ** 20;
/** The size of a file that is deleted when the disk is full, to leave room for Postgres's checkpoints. */
const ballastBytes = 16 * 2 ** 20;
/** The file is deleted only below this, because other programs would fill its space as well. */
const exhaustedBytes = 4 * 2 ** 20;
const checkEveryMs = 250;

interface DiskSpace {
  isLow(): boolean;
  stop(): void;
}

/**
 * Watches the free space of the disk that `folder` is on, and keeps a file there that is given up when space runs out.
 * `freeBytes` is an argument for tests.
 */
export async function watchDiskSpace(folder: string, freeBytes = freeBytesOf): Promise<DiskSpace> {
  const ballast = join(folder, 'reserved-space');
  let low = false;
  // On a full disk it fails; the next change tries again.
  const holdBallast = (hold: boolean) =>
    (hold ? writeBallast(ballast) : rm(ballast, { force: true })).catch(() => undefined);
  // An earlier run may have left it.
  let holds = await isBallast(ballast);
  const check = async () => {
    const free = await freeBytes(folder);
    low = free < reservedBytes;
    const wanted = holds ? free >= exhaustedBytes : free >= reservedBytes + ballastBytes;
    if (wanted !== holds) {
      holds = wanted;
      await holdBallast(wanted);
    }
  };
  await check();
  const timer = setInterval(() => void check().catch(() => undefined), checkEveryMs);
  timer.unref();
  return { isLow: () => low, stop: () => clearInterval(timer) };
}

async function writeBallast(path: string): Promise<void> {
  if (!(await isBallast(path))) await writeFile(path, Buffer.alloc(ballastBytes), { mode: 0o600 });
}

async function isBallast(path: string): Promise<boolean> {
  const there = await stat(path).catch(() => null);
  return there?.size === ballastBytes;
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
