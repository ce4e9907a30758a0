import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/wire/test-app.ts';

it.each(['/stripe-webhook', '/functions/v1/stripe-webhook'])(
  '%s returns an error that payments are not set up, and logs no stack trace',
  async (path) => {
    const { app, logged } = createTestApp();
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const response = await app.request(path, { method: 'POST', headers, body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        error: 'Payments are not set up on this server.',
        code: 'service_unavailable',
        details: { message: 'Payments are not set up on this server.' },
      },
    ]);
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { level: 'warn', message: 'Payments are not set up on this server.', msg: 'service_unavailable' },
      { level: 'info', msg: 'request', status: 503 },
    ]);
    expect(logged.join('')).not.toContain('stack');
  },
);
