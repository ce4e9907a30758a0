import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';

async function run(args: string[], url: string): Promise<{ code: number; output: string }> {
  const script = new URL('support.ts', import.meta.url).pathname;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
      env: { DATABASE_URL: url },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

it('lists open requests, Pro first and then the oldest, and closes one', async () => {
  const { url, drop } = await freshPostgresUrl('template');
  const database = await openPostgres(url, { poolSize: 1, statementTimeout: 0 });
  const { id } = await addUser(database, 'Ann');
  const requests = [
    ['FD-AAA-AA2', 'free', '3 days'],
    ['FD-AAA-AA3', 'pro', '1 hour'],
    ['FD-AAA-AA4', 'pro', '9 days'],
    ['FD-AAA-AA5', 'free', '5 days'],
  ];
  for (const [reference, plan, age] of requests) {
    await database.query(
      `insert into public.support_requests (user_id, reference, plan, topic, message, created_at)
       values ($1, $2, $3, 'billing', $4, now() - $5::interval)`,
      [id, reference, plan, 'A question\u001b[2J', age],
    );
  }
  const { output } = await run([], url);
  expect(output.match(/^FD-\S+ {2}\S+/gm)).toEqual([
    'FD-AAA-AA4  PRO',
    'FD-AAA-AA3  PRO',
    'FD-AAA-AA5  free',
    'FD-AAA-AA2  free',
  ]);
  expect(output).toMatch(/FD-AAA-AA4[^\n]*\n[^\n]*OVERDUE since/);
  expect(output).not.toContain('\u001b');
  expect(output).toContain('4 open.');

  expect(await run(['--close', 'fd-aaa-aa4'], url)).toEqual({ code: 0, output: 'Closed: FD-AAA-AA4.\n' });
  expect(
    await database.query('select from public.support_requests where closed_at is not null'),
  ).toHaveLength(1);
  const again = await run(['--close', 'FD-AAA-AA4'], url);
  expect(again).toEqual({ code: 1, output: 'No open request has the reference "FD-AAA-AA4".\n' });
  await database.close();
  await drop();
});
