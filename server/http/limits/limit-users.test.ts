import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/api/limits.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('the limit on calls of a signed-in user', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
  });
  afterAll(() => database.close());

  const newToken = async () => wire.tokenFor((await addUser(database, 'Somebody')).claims);
  const get = async (path: string, token: string) =>
    wire.app.request(path, { headers: { authorization: `Bearer ${token}` } });
  const { burst } = accountLimits.user;

  it.each(['/auth/v1/user', '/functions/v1/sign-ins', '/calculators', '/openapi.json'])(
    'counts each call to %s once, and no calls of other users',
    async (path) => {
      const token = await newToken();
      const responses: Response[] = [];
      // Many at once, because the bucket refills meanwhile; but no more than may wait for a connection.
      while (responses.length < 4 * burst) {
        responses.push(...(await Promise.all(Array.from({ length: 40 }, () => get(path, token)))));
      }
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(responses.length - refused.length).toBeGreaterThanOrEqual(burst);
      expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await get(path, await newToken())).status).not.toBe(429);
    },
  );
});
