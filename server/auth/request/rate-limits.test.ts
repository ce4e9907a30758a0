import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '#server/auth/request/rate-limits.ts';
import type { Database } from '#server/db/database.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

describeOnBothEngines('rate limits', (fresh) => {
  let database: Database;
  let nodes: Wire[];
  beforeAll(async () => {
    database = await fresh();
    const limited = { rateLimits: { on: true, trustedProxies: 1 } };
    nodes = [await createWire(database, limited), await createWire(database, limited)];
  });
  afterAll(() => database.close());

  // Refused before any password is hashed, so that a flood costs little.
  const tryToken = async (node: number, forwardedFor: string) =>
    nodes[node]!.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': forwardedFor },
      body: '{}',
    });

  it('hold for an address over all nodes, say when to come again, and leave others alone', async () => {
    const { burst } = rateLimits.token;
    for (let n = 0; n < burst; n++) expect((await tryToken(n % 2, '198.51.100.7')).status).toBe(400);
    const refused = await tryToken(1, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryToken(0, '198.51.100.8')).status).toBe(400);
    // What a client writes itself stands further left, and changes nothing.
    expect((await tryToken(0, '203.0.113.9, 198.51.100.7')).status).toBe(429);
  });

  it('let one in again when its time has come', async () => {
    await database.transaction((q) =>
      q.query("update internal.rate_limits set refilled_at = now() - interval '10 seconds'"),
    );
    expect((await tryToken(0, '198.51.100.7')).status).toBe(400);
  });

  it('count right when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => tryToken(n % 2, '198.51.100.50')));
    const letIn = answers.filter(({ status }) => status === 400).length;
    expect(letIn).toBeGreaterThanOrEqual(rateLimits.token.burst);
    expect(letIn).toBeLessThan(rateLimits.token.burst + 5);
  });

  it('store no address, and are swept when they are old', async () => {
    const buckets = () =>
      database.transaction((q) => q.query<{ bucket: string }>('select bucket from internal.rate_limits'));
    expect(JSON.stringify(await buckets())).not.toContain('198.51.100');
    await sweepExpired(database);
    expect((await buckets()).length).toBeGreaterThan(0);
    await database.transaction((q) =>
      q.query("update internal.rate_limits set refilled_at = now() - interval '2 days'"),
    );
    await sweepExpired(database);
    expect(await buckets()).toEqual([]);
  });
});
