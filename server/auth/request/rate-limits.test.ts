import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/auth/request/rate-limits.ts';
import type { Database } from '#server/db/database.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('rate limits', () => {
  let database: Database;
  let nodes: Wire[];
  beforeAll(async () => {
    database = await freshDatabase();
    const limited = { rateLimits: { on: true, trustedProxies: 1 }, mail: { wake: () => undefined } };
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

  it('apply to a network across all nodes, return Retry-After, and do not affect others', async () => {
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

  it('accept a request again after the tokens are refilled', async () => {
    await database.transaction((q) =>
      q.query("update internal.rate_limits set refilled_at = now() - interval '10 seconds'"),
    );
    expect((await tryToken(0, '198.51.100.7')).status).toBe(400);
  });

  it('count correctly when many requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => tryToken(n % 2, '198.51.100.50')));
    const letIn = answers.filter(({ status }) => status === 400).length;
    expect(letIn).toBeGreaterThanOrEqual(rateLimits.token.burst);
    expect(letIn).toBeLessThan(rateLimits.token.burst + 5);
  });

  it('store no address, and are deleted when they are old', async () => {
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

  describe('for mails', () => {
    const ask = async (path: string, body: object, address = '198.51.100.60') => {
      const response = await nodes[0]!.app.request(`/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
      return {
        status: response.status,
        body: (await response.json()) as { error_code?: string; msg?: string },
      };
    };

    it('require a minute between mails, with and without an account', async () => {
      const known = 'known@example.com';
      await nodes[0]!.visitor().auth.signUp({ email: known, password: 'correct horse' });
      const answersFor = async (email: string) => {
        const first = await ask('recover', { email });
        const second = await ask('recover', { email: email.toUpperCase() });
        return {
          first: first.status,
          status: second.status,
          ...second.body,
          msg: second.body.msg?.replace(/\d+/, 'N'),
        };
      };
      const expected = {
        first: 200,
        status: 429,
        code: 429,
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after N seconds.',
      };
      expect(await answersFor(known)).toEqual(expected);
      expect(await answersFor('unknown@example.com')).toEqual(expected);
    });

    it('stop at an hourly total, counting only mails that were sent', async () => {
      // What an earlier test has asked for would be sent now, and counted.
      await database.query('delete from internal.mail_queue');
      const wire = await createMailedWire(database, {
        rateLimits: { on: true, trustedProxies: 1 },
        settings: { autoconfirm: false, mailsPerHour: 2 },
      });
      const recover = async (email: string) => {
        const body = JSON.stringify({ email });
        const headers = { 'x-forwarded-for': `198.51.100.${70 + statuses.length}` };
        const response = await wire.app.request('/auth/v1/recover', { method: 'POST', headers, body });
        statuses.push([response.status, await response.json()]);
      };
      const statuses: unknown[][] = [];
      for (let n = 0; n < 4; n++) await recover(`invented-${n}@example.com`);
      for (let n = 0; n < 2; n++) {
        const email = `real-${n}@example.com`;
        await wire
          .operator()
          .auth.admin.createUser({ email, password: 'correct horse', email_confirm: true });
        await recover(email);
        await wire.mailTo(email);
      }
      const counted = () => recover(`one-more-${statuses.length}@example.com`).then(() => statuses.at(-1));
      await expect.poll(counted).toMatchObject([429, { msg: 'email rate limit exceeded' }]);
      expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => [200, {}]));
      await wire.close();
    });

    it('limit wrong codes across all networks', async () => {
      const statuses = [];
      for (let n = 0; n < 12; n++) {
        const guess = { type: 'recovery', email: 'victim@example.com', token: String(100_000 + n) };
        statuses.push((await ask('verify', guess, `198.51.100.${100 + n}`)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    });
  });

  it.each(
    Object.entries({
      signup: ['POST', 'signup'],
      token: ['POST', 'token'],
      user: ['PUT', 'user'],
      verify: ['POST', 'verify'],
      recover: ['POST', 'recover'],
      otp: ['POST', 'otp'],
      resend: ['POST', 'resend'],
      reauthenticate: ['GET', 'reauthenticate'],
      authorize: ['GET', 'authorize'],
      factors: ['POST', 'factors'],
    } satisfies Record<keyof typeof rateLimits, [string, string]>),
  )('apply to %s', async (name, [method, path]) => {
    const { burst } = rateLimits[name as keyof typeof rateLimits];
    const call = async () =>
      (
        await nodes[0]!.app.request(`/auth/v1/${path}`, {
          method,
          headers: { 'x-forwarded-for': '203.0.113.77' },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
      ).status;
    for (let n = 0; n < burst; n++) expect(await call()).not.toBe(429);
    expect(await call()).toBe(429);
  });
});
