import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { parseColumnFilter, parseLogicFilter } from '#server/rest/parse/parse-filter.ts';
import type { Filter } from '#server/rest/request.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'is',
  'in',
  'not.eq',
  'not.in',
  'cs',
  'isdistinct',
  'like(any)',
  'eq(all)',
  'wfts',
  'fts(english)',
  'match',
  'imatch',
  '',
];
const columns = [
  'id',
  'user_id',
  'title',
  'content',
  'created_at',
  'current_period_end',
  'status',
  'role',
  '"id"',
  'x"; --',
  'content->>a',
  'title->0->"b"',
  'chat_messages.content',
  'chat_sessions.title',
];
const embeds = [
  'chat_messages(*)',
  'chat_messages!inner(content)',
  'chat_messages()',
  'chat_messages(count)',
  'chat_sessions(*,chat_messages(id,content))',
  'chat_sessions!inner(title)',
  '...chat_sessions(title,user_id)',
  '...chat_messages(content)',
  'stripe_subscriptions(*)',
  'stripe_customers!inner(*)',
  'stripe_user_subscriptions(*)',
  'session_id(*)',
];
const tables = [
  'profiles',
  'chat_sessions',
  'chat_messages',
  'stripe_customers',
  'stripe_subscriptions',
  'stripe_user_subscriptions',
  'users',
  'pg_class',
];
const nasty = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    "' or 1=1 --",
    '")',
    '(((',
    ')',
    '\\',
    '%00',
    '\u0000',
    '1e400',
    'null',
    '{}',
    '{1,2}',
    'infinity',
    '-1',
    '9'.repeat(40),
  ),
  fc.uuid(),
  fc.integer().map(String),
);
const list = fc.array(nasty, { maxLength: 3 }).map((values) => `(${values.join(',')})`);
const condition = fc
  .tuple(fc.constantFrom(...operators), fc.oneof(nasty, list))
  .map(([op, value]) => `${op}.${value}`);
const group = fc.array(
  fc.tuple(fc.constantFrom(...columns), condition).map(([column, rest]) => `${column}.${rest}`),
  { maxLength: 3 },
);
const selection = fc
  .array(
    fc.tuple(
      fc.constantFrom('', 'a:', 'answer:', 'rows:', 'id:'),
      fc.constantFrom('*', 'id::text', 'content::json', ...columns, ...embeds),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((items) => items.map(([alias, column]) => alias + column).join(','));
const parameter = fc.oneof(
  fc.tuple(fc.constant('select'), selection),
  fc.tuple(fc.constantFrom('limit', 'offset'), fc.nat({ max: 3 }).map(String)),
  fc.tuple(fc.constantFrom(...columns), condition),
  fc.tuple(
    fc.constantFrom('or', 'and', 'not.or', 'chat_messages.or', 'chat_sessions.not.and'),
    group.map((members) => `(${members.join(',')})`),
  ),
  fc.tuple(
    fc.constantFrom('order', 'chat_messages.order', 'chat_sessions.chat_messages.order'),
    fc.constantFrom('content.desc', 'chat_sessions(title)', 'content->>a.asc.nullslast'),
  ),
  fc.tuple(fc.constantFrom('chat_messages', 'chat_sessions'), fc.constantFrom('is.null', 'not.is.null')),
  fc.tuple(fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'on_conflict'), nasty),
  fc.tuple(nasty, condition),
);
const rowOf = fc.dictionary(
  fc.constantFrom('title', 'content', 'role', 'user_id', 'session_id', 'id', 'mode', 'full_name'),
  fc.oneof(nasty, fc.integer(), fc.constant(null), fc.object({ maxDepth: 1 })),
  { maxKeys: 4 },
);
const body = fc.oneof(
  fc.array(rowOf, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  rowOf.map((one) => JSON.stringify([one, one])),
  fc.json(),
  nasty,
  rowOf.map((one) => JSON.stringify(one)),
);
const isHeaderValue = (text: string) => /^[\x20-\x7e]*$/.test(text);
const headers = fc.record(
  {
    prefer: fc.constantFrom(
      'return=representation',
      'count=exact',
      'resolution=merge-duplicates,return=representation',
      'return=minimal',
      'missing=default,resolution=merge-duplicates,return=representation',
      'handling=strict,max-affected=1',
      'x=y',
    ),
    accept: fc.constantFrom(
      '*/*',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.array+json;nulls=stripped',
      'application/json',
      'text/csv',
    ),
    range: fc.oneof(
      fc.constantFrom('0-1', '5-', '3-1', '99999999999-', 'bytes=0-1'),
      nasty.filter(isHeaderValue),
    ),
  },
  { requiredKeys: [] },
);

describe('random requests to rest/v1', () => {
  let database: Database;
  let wire: Wire;
  let token: string;
  let alice: { id: string; session: string; customer: string };
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
    alice = await addUserWithBelongings(database, 'Alice');
    token = await wire.tokenFor((await addUser(database, 'Mallory')).claims);
  });
  afterAll(() => database.close());

  const belongings = () =>
    database.transaction((q) =>
      q.query(
        `select s::text as session, m::text as message, p::text as profile, c::text as customer
         from public.chat_sessions s join public.chat_messages m on m.session_id = s.id
         join public.profiles p on p.id = s.user_id join public.stripe_customers c on c.user_id = s.user_id
         where s.user_id = $1`,
        [alice.id],
      ),
    );

  it('return a result or a clean error, and never change or show rows of another user', async () => {
    const secrets = [alice.session, alice.customer, 'my secret'];
    const before = await belongings();
    expect(before).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
        fc.constantFrom(...tables),
        fc.array(parameter, { maxLength: 4 }),
        body,
        headers,
        async (method, table, parameters, payload, given) => {
          const query = new URLSearchParams(parameters);
          const response = await wire.app.request(`/rest/v1/${table}?${query.toString()}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...given },
            ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: payload } : {}),
          });
          const text = await response.text();
          const broken = response.status >= 500 ? text : null;
          const shown = response.status < 300 ? secrets.filter((secret) => text.includes(secret)) : [];
          expect({ broken, shown }).toEqual({ broken: null, shown: [] });
        },
      ),
      { numRuns: 600 },
    );
    expect(await belongings()).toEqual(before);
  });
});

describe('the filter parser', () => {
  const field = { column: 'a', path: [] };

  it('reads back any value that a client writes in quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 4 }), (values) => {
        const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
        expect(parseColumnFilter(field, `in.(${quoted.join(',')})`)).toEqual({
          kind: 'in',
          negated: false,
          ...field,
          values,
        });
      }),
    );
  });

  it('reads the value of a plain filter to its end, with any characters', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(parseColumnFilter(field, `eq.${value}`)).toMatchObject({ operator: 'eq', value });
      }),
    );
  });

  it('nests as deep as it is written, up to a limit', () => {
    const nested = parseLogicFilter(
      'or',
      false,
      '(a.eq.1,not.and(b.not.gt.2,or(c.is.null,d.in.(1,2))))',
    ) as Filter & { filters: Filter[] };
    expect(nested.filters[1]).toMatchObject({
      kind: 'and',
      negated: true,
      filters: [{ column: 'b', negated: true }, { kind: 'or' }],
    });
    expect(() => parseLogicFilter('or', false, `(${'or('.repeat(10_000)}`)).toThrow(
      'failed to parse logic tree',
    );
  });
});
