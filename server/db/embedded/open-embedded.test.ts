import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { lockDataFolder } from '#server/db/embedded/data-folder-lock.ts';
import { DataFolderInUse, DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import { hasEnded } from '#server/db/embedded/leftover.ts';
import { joinEmbedded } from '#server/db/embedded/open-embedded.ts';
import { runningSocketFolder } from '#server/db/embedded/running-socket.ts';
import { openSmallEmbedded } from '#server/testing/postgres/embedded.ts';
import { freshDataFolder } from '#server/testing/postgres/fresh-database.ts';

let dataDir: string;
let remove: () => Promise<void>;
let opened: Database[];
beforeEach(async () => {
  opened = [];
  ({ dataDir, remove } = await freshDataFolder());
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await remove();
});

/** Opens the folder until the end of the test. */
async function open(folder: string): Promise<Database> {
  const database = await openSmallEmbedded(folder);
  opened.push(database);
  return database;
}

const createNotes = "create table public.notes as select 'kept'::text as body";
const postmasterOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** The file of a Postgres that was killed while it took connections. */
const writeLeftover = (pid: number) => {
  const cluster = join(dataDir, 'postgres');
  return writeFile(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n5432\n/nowhere\n\n\nready\n`);
};

/** Another process that opens the folder, prints "open" and closes it when it is written to. */
async function openElsewhere(folder: string) {
  const script = `
    import { openSmallEmbedded } from '#server/testing/postgres/embedded.ts';
    const database = await openSmallEmbedded(process.argv[1]);
    await database.transaction((q) => q.script("${createNotes}"));
    process.stdout.write('open');
    process.stdin.once('data', async () => {
      await database.close();
      process.exit(0);
    });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('a data folder', () => {
  it('is created on first use, even after a creation that was cut off, and opened on the second', async () => {
    const empty = join(dataDir, 'empty');
    await mkdir(join(empty, 'postgres.unfinished-x'), { recursive: true });
    await writeFile(join(empty, 'postgres.unfinished-x', 'PG_VERSION'), 'half');
    const first = await openSmallEmbedded(empty);
    await first.transaction((q) => q.script(createNotes));
    await first.close();
    const second = await open(empty);
    expect(await second.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    expect((await readdir(empty)).filter((name) => name.startsWith('postgres.un'))).toEqual([]);
  });

  it('is closed to other users, or lets them only pass through when root runs Postgres as another user', async () => {
    await chmod(dataDir, 0o700);
    await open(dataDir);
    const mode = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777;
    expect(await mode('.')).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    expect(await mode('postgres')).toBe(0o700);
    expect(await mode('run')).toBe(0o700);
    expect(await mode('postgres/findeus-password')).toBe(0o600);
    expect(await mode('postgres.log')).toBe(0o600);
    expect(await mode('in-use.lock')).toBe(0o600);
  });

  it('is refused while another process has it open, which is named', async () => {
    const other = await openElsewhere(dataDir);
    const attempt = openSmallEmbedded(dataDir);
    await expect(attempt).rejects.toThrow(DataFolderInUse);
    await expect(attempt).rejects.toThrow(dataDir);
    await expect(attempt).rejects.toThrow(`process ${other.pid}`);
    other.stdin.write('close');
    expect(await once(other, 'exit')).toEqual([0, null]);
    const database = await openSmallEmbedded(dataDir);
    expect(await database.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await database.close();
  });

  it('can be opened by a command while a server has it open', async () => {
    const other = await openElsewhere(dataDir);
    const joined = await joinEmbedded(dataDir, { poolSize: 1, statementTimeout: 1_000 });
    expect(await joined.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await joined.close();
    other.stdin.write('close');
    expect(await once(other, 'exit')).toEqual([0, null]);
  });

  it('is not created by a command that needs an existing one', async () => {
    const empty = join(dataDir, 'mistyped');
    const options = { poolSize: 1, statementTimeout: 1_000, mustExist: true };
    await expect(joinEmbedded(empty, options)).rejects.toThrow(/There is no database in .*mistyped/);
    expect(existsSync(empty)).toBe(false);
  });

  it('opens after kill -9 of its process, whose Postgres is stopped first', async () => {
    const other = await openElsewhere(dataDir);
    const leftover = await postmasterOf(dataDir);
    other.kill('SIGKILL');
    await once(other, 'exit');
    const database = await openSmallEmbedded(dataDir);
    expect(await hasEnded(leftover, 0)).toBe(true);
    expect(await database.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await database.close();
  });

  it('opens when the process id of a leftover now belongs to another program, which is left alone', async () => {
    await (await openSmallEmbedded(dataDir)).close();
    const bystander = spawn('sleep', ['60']);
    onTestFinished(() => void bystander.kill('SIGKILL'));
    await writeLeftover(bystander.pid!);
    const database = await openSmallEmbedded(dataDir);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    await database.close();
    expect(bystander.exitCode).toBeNull();
  });

  it('opens when leftover files name the process that opens it, as in a restarted container', async () => {
    await (await openSmallEmbedded(dataDir)).close();
    await writeLeftover(process.pid);
    const since = new Date(0).toISOString();
    await writeFile(join(dataDir, 'in-use-by.json'), JSON.stringify({ pid: process.pid, since }));
    const database = await open(dataDir);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('opens after its folder was renamed while a leftover Postgres was running on it', async () => {
    const first = join(dataDir, 'first');
    const second = join(dataDir, 'second');
    await mkdir(first, { mode: 0o711 });
    await rename(join(dataDir, 'postgres'), join(first, 'postgres'));
    const other = await openElsewhere(first);
    const leftover = await postmasterOf(first);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await rename(first, second);
    const database = await open(second);
    expect(await hasEnded(leftover, 0)).toBe(true);
    expect(await database.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
  });

  it('leaves no Postgres behind when it is closed', async () => {
    const database = await openSmallEmbedded(dataDir);
    const postmaster = await postmasterOf(dataDir);
    await database.close();
    expect(await hasEnded(postmaster, 0)).toBe(true);
  });

  it('can be copied while closed, as a backup', async () => {
    const database = await openSmallEmbedded(dataDir);
    await database.transaction((q) => q.script(createNotes));
    await database.close();
    const copy = join(dataDir, 'copy');
    await mkdir(copy);
    await cp(join(dataDir, 'postgres'), join(copy, 'postgres'), {
      recursive: true,
      preserveTimestamps: true,
    });
    const restored = await openSmallEmbedded(copy);
    expect(await restored.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await restored.close();
  });

  it('works with a path too long for a socket', async () => {
    const deep = join(dataDir, 'a-long-name-'.repeat(10));
    await mkdir(deep, { mode: 0o755 });
    const database = await openSmallEmbedded(deep);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    await database.close();
  });

  it('is refused with a message when it is a file', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(openSmallEmbedded(file)).rejects.toThrow(/cannot be used .* Choose another with DATA_DIR/);
  });

  it('is refused with an explanation when PGlite created it, and not changed', async () => {
    const old = join(dataDir, 'old');
    await mkdir(join(old, 'postgres'), { recursive: true });
    await writeFile(join(old, 'postgres', 'PG_VERSION'), '17\n');
    const attempt = openSmallEmbedded(old);
    await expect(attempt).rejects.toThrow(DataFolderProblem);
    await expect(attempt).rejects.toThrow(/earlier version of FinDeus .* Set DATA_DIR to another folder/);
    expect(await readdir(join(old, 'postgres'))).toEqual(['PG_VERSION']);
  });

  it('is refused with Postgres’s message and log when Postgres cannot start', async () => {
    await (await openSmallEmbedded(dataDir)).close();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');
    await expect(openSmallEmbedded(dataDir)).rejects.toThrow(
      /did not start: .*incompatible.* Its log is .*postgres\.log/s,
    );
  });
});

describe('the embedded Postgres', () => {
  it('refuses strangers: no port, no superuser, no other database, no wrong password', async () => {
    const database = await open(dataDir);
    const host = (await runningSocketFolder(join(dataDir, 'postgres')))!;
    const signIn = async (user: string, name: string, password: string) => {
      const client = new Client({ host, user, database: name, password });
      await client.connect();
      await client.end();
    };
    const password = await readFile(join(dataDir, 'postgres', 'findeus-password'), 'utf8');
    await signIn('findeus', 'findeus', password);
    await expect(signIn('findeus', 'findeus', 'guess')).rejects.toThrow(/password authentication failed/);
    await expect(signIn('postgres', 'findeus', password)).rejects.toThrow(/no pg_hba.conf entry/);
    await expect(signIn('findeus', 'postgres', password)).rejects.toThrow(/no pg_hba.conf entry/);
    expect(await database.query('show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const [role] = await database.query('select rolsuper from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false });
  });

  it('writes every commit to disk before acknowledging it', async () => {
    const database = await open(dataDir);
    const [settings] = await database.query(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on' });
  });

  it('is restarted after it was killed', async () => {
    const database = await open(dataDir);
    await database.transaction((q) => q.script(createNotes));
    process.kill(-(await postmasterOf(dataDir)), 'SIGKILL');
    await expect
      .poll(() => database.query('select body from public.notes').catch(() => null), { timeout: 20_000 })
      .toEqual([{ body: 'kept' }]);
  });

  it('logs neither values nor statements of errors', async () => {
    const database = await openSmallEmbedded(dataDir);
    await database.query("select 'ada@example.com'::uuid").catch(() => undefined);
    await database.query('select $1::text::int', ['my secret words']).catch(() => undefined);
    await database.close();
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/ada@example|secret words|select/);
  });
});

describe('the lock of a folder', () => {
  it('creates the folder for its owner only', async () => {
    const inner = join(dataDir, 'data');
    lockDataFolder(inner).release();
    expect((await stat(inner)).mode & 0o777).toBe(0o700);
  });
});
