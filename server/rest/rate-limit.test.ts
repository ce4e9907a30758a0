import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataLimits } from '#contract/api/limits.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

describe('the rate limit of rest/v1', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const open = async (on: boolean) => {
    const wire = await createWire(database, { rateLimits: { on, trustedProxies: 1 } });
    const tokenOf = async (name: string) => wire.tokenFor((await addUser(database, name)).claims);
    const get = (token: string | null, network = '192.0.2.1') =>
      wire.app.request('/rest/v1/nothing', {
        headers: {
          'x-forwarded-for': network,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      });
    /** The first answer that is not the ordinary one, and how many came before it. */
    const untilRefused = async (ask: () => Response | Promise<Response>, ordinary: number) => {
      // The bucket refills while it is emptied, so there is no exact number.
      for (let before = 0; before < 20_000; before++) {
        const response = await ask();
        if (response.status !== ordinary) return { response, before };
      }
      throw new Error('Nothing was refused');
    };
    return { wire, tokenOf, get, untilRefused };
  };

  it('returns 429 with Retry-After to a user after the burst, and not to another', async () => {
    const { tokenOf, get, untilRefused } = await open(true);
    const [alice, bob] = [await tokenOf('Alice'), await tokenOf('Bob')];
    const { response, before } = await untilRefused(() => get(alice), 404);
    expect(before).toBeGreaterThanOrEqual(dataLimits.user.burst);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('proxy-status')).toBe('PostgREST; error=over_request_rate_limit');
    expect(await response.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Too many requests. Please wait 1 second.',
      details: null,
      hint: null,
    });
    expect((await get(bob)).status).toBe(404);
  });

  it('counts visitors by network', async () => {
    const { get, untilRefused } = await open(true);
    const { response, before } = await untilRefused(() => get(null), 404);
    expect(response.status).toBe(429);
    expect(before).toBeGreaterThanOrEqual(dataLimits.visitor.burst);
    expect((await get(null, '198.51.100.1')).status).toBe(404);
  });

  it('counts rejected tokens by network', async () => {
    const { get, untilRefused } = await open(true);
    const { response } = await untilRefused(() => get('a.b.c'), 401);
    expect(response.status).toBe(429);
  });

  it('does not apply with RATE_LIMITS=off or to the service role', async () => {
    const off = await open(false);
    const on = await open(true);
    const alice = await off.tokenOf('Alice');
    for (let n = 0; n < 2 * dataLimits.user.burst; n++) {
      expect((await off.get(alice)).status).toBe(404);
      expect((await on.get(on.wire.serviceKey)).status).toBe(404);
    }
  });
});
