import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

/** What the rest of the server relies on: which JavaScript values and faults the driver takes and gives. */
describe('Database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.transaction((queries) =>
      queries.script(
        'create table public.notes (id int primary key, body text not null check (length(body) < 10))',
      ),
    );
  });
  afterAll(() => database.close());

  const one = async (text: string, values: readonly unknown[] = []) => {
    const [row] = await database.transaction((queries) => queries.query<{ value: unknown }>(text, values));
    return row?.value;
  };

  it.each([
    ['text', '$1::text', "quotes ' and \\ and 🙂", "quotes ' and \\ and 🙂"],
    ['null', '$1::text', null, null],
    ['int', '$1::int', 42, 42],
    ['bigint', '$1::bigint', 1_900_000_000_000, 1_900_000_000_000],
    ['a bigint too large for a number', '$1::bigint', '9007199254740993', 9007199254740993n],
    ['numeric', '$1::numeric', '0.10', '0.10'],
    ['boolean', '$1::boolean', true, true],
    ['jsonb', '$1::jsonb', { a: [1, null, 'x'] }, { a: [1, null, 'x'] }],
    ['JSON as text', '$1::jsonb', '{"a": [1]}', { a: [1] }],
    ['uuid', '$1::uuid', '6F9619FF-8B86-D011-B42D-00C04FC964FF', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['text array', '$1::text[]', ['a', 'b,c'], ['a', 'b,c']],
    ['timestamptz', '$1::timestamptz', '2026-11-15T00:36:12.57Z', new Date('2026-11-15T00:36:12.57Z')],
  ])('stores and returns %s', async (_kind, expression, given, expected) => {
    const text = `select ${expression} as value`;
    expect(await one(text, [given])).toEqual(expected);
    // Alone it may be kept prepared: the second time is another way than the first.
    expect(await database.query(text, [given])).toEqual([{ value: expected }]);
    expect(await database.query(text, [given])).toEqual([{ value: expected }]);
  });

  it('reports a Postgres error with its code, detail, table and constraint', async () => {
    await database.transaction((q) => q.query("insert into public.notes values (1, 'first')"));
    const duplicate = database.transaction((q) => q.query("insert into public.notes values (1, 'again')"));
    await expect(duplicate).rejects.toThrow(DatabaseError);
    await expect(duplicate).rejects.toMatchObject({
      code: '23505',
      detail: 'Key (id)=(1) already exists.',
      table: 'notes',
      constraint: 'notes_pkey',
      hint: null,
    });
  });

  it('runs a single statement again after it has failed', async () => {
    const divide = (by: number) => database.query('select 1 / $1::int as value', [by]);
    await expect(divide(0)).rejects.toMatchObject({ name: 'DatabaseError', code: '22012' });
    expect(await divide(1)).toEqual([{ value: 1 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(1)).toEqual([{ value: 1 }]);
    await expect(database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await database.query('select 2 as value')).toEqual([{ value: 2 }]);
  });

  it('returns the current columns of a table for a repeated query', async () => {
    await database.query('create table public.changing (a int)');
    await database.query('insert into public.changing values (1)');
    expect(await database.query('select * from public.changing')).toEqual([{ a: 1 }]);
    await database.query('alter table public.changing add b int default 2');
    expect(await database.query('select * from public.changing')).toEqual([{ a: 1, b: 2 }]);
    expect(await database.query('select * from public.changing')).toEqual([{ a: 1, b: 2 }]);
    expect(await database.query('delete from public.changing')).toEqual([]);
  });

  it('keeps single statements out of concurrent transactions', async () => {
    let inside: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (inside = resolve));
    const undone = database.transaction(async (q) => {
      await q.query("insert into public.notes values (20, 'undone')");
      inside();
      await q.query('select pg_sleep(0.05)');
      throw new Error('undo');
    });
    await begun;
    const [stored] = await Promise.all([
      database.query("insert into public.notes values (21, 'stored') returning id"),
      expect(undone).rejects.toThrow('undo'),
    ]);
    expect(stored).toEqual([{ id: 21 }]);
    expect(await database.query('select id from public.notes where id in (20, 21)')).toEqual([{ id: 21 }]);
  });

  it('rolls back the whole transaction when one statement fails', async () => {
    const attempt = database.transaction(async (q) => {
      await q.query("insert into public.notes values (2, 'kept?')");
      await q.query("insert into public.notes values (3, 'far too long to store')");
    });
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
    expect(await one('select count(*)::int as value from public.notes where id in (2, 3)')).toBe(0);
  });

  it('reports failure when the work catches an error and the transaction is rolled back', async () => {
    const attempt = database.transaction(async (q) => {
      await q.query("insert into public.notes values (4, 'kept?')");
      await q.query('select 1 / 0').catch(() => undefined);
    });
    await expect(attempt).rejects.toBeInstanceOf(Error);
    expect(await one('select count(*)::int as value from public.notes where id = 4')).toBe(0);
  });

  it('refuses values that no column can hold before sending them', async () => {
    for (const value of [undefined, Symbol('x'), new Date(Number.NaN)]) {
      await expect(one('select $1::text as value', [value])).rejects.toThrow('Parameter $1 is');
    }
    expect(await one('select 1 as value')).toBe(1);
  });

  it('refuses a statement with a null character before sending it', async () => {
    const text = 'select 1 as "\u0000"';
    const refusal = 'The text of a statement has a null character';
    await expect(database.query(text)).rejects.toThrow(refusal);
    await expect(database.transaction((q) => q.query(text))).rejects.toThrow(refusal);
    await expect(database.transaction((q) => q.script(text))).rejects.toThrow(refusal);
  });

  it('refuses a transaction inside a transaction', async () => {
    const nested = database.transaction(() => database.transaction((q) => q.query('select 1')));
    await expect(nested).rejects.toThrow('A transaction is already running here');
    expect(await one('select 1 as value')).toBe(1);
  });

  it('refuses queries after the transaction has ended', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const attempt = database.transaction(async (q) => {
      const straggler = async () => {
        await q.query('select pg_sleep(0.05)');
        await new Promise((resolve) => setTimeout(resolve, 50));
        return q.query('select current_user');
      };
      late = straggler().catch((error: Error) => error.message);
      await q.query('select 1 / 0');
    });
    await expect(attempt).rejects.toMatchObject({ code: '22012' });
    expect(await late).toMatch(/transaction has ended|current transaction is aborted/);
  });

  it('runs many transactions at once, each with its own data', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        database.transaction(async (q) => {
          await q.query("select set_config('test.n', $1, true)", [String(n)]);
          const [row] = await q.query<{ n: string }>("select current_setting('test.n') as n");
          return Number(row?.n);
        }),
      ),
    );
    expect(results).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });
});
