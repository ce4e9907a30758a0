import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { expect, it } from 'vitest';
import { DatabaseError } from '#server/db/database-error.ts';
import { accessLog } from '#server/http/access-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createLogger } from '#server/http/logger.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { renderError } from '#server/http/errors/render-error.ts';

/** An app whose only route throws the given fault. */
function failingWith(fault: Error) {
  const logged: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const app = new Hono<AppEnv>()
    .use(requestId())
    .use(accessLog(createLogger('info', destination), createMetrics()))
    .all('*', () => {
      throw fault;
    });
  app.onError(renderError);
  return { app, logged };
}

it('reveals nothing of an unexpected error, and logs its type and place', async () => {
  const { app, logged } = failingWith(new TypeError('user is undefined'));
  const response = await app.request('/auth/v1/token', { headers: { 'x-request-id': 'req-7' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Unexpected failure, please check server logs for more information',
    error_id: 'req-7',
  });
  const [line] = logged.map(
    (text) => JSON.parse(text) as { requestId: string; error: Record<string, unknown> },
  );
  expect(line).toMatchObject({
    level: 'error',
    requestId: 'req-7',
    error: { type: 'TypeError', message: 'user is undefined' },
  });
  expect(JSON.stringify(line?.error.stack)).toContain('render-error.test.ts');
});

it('keeps user input in error messages out of the log', async () => {
  const broken = await new Response('my salary is 90000').json().catch((error: Error) => error);
  const mailer = Object.assign(new Error('Recipient <somebody@example.com> refused'), { code: 'EENVELOPE' });
  for (const fault of [broken as Error, mailer]) {
    const { app, logged } = failingWith(fault);
    await app.request('/functions/v1/chat');
    expect(logged.join('')).not.toMatch(/salary|somebody/);
    expect(logged.join('')).toContain(`"type":"${fault.name}"`);
  }
});

it('keeps user input in Postgres errors out of the log', async () => {
  const driverFault = Object.assign(new Error('x'), { parameters: ['somebody@example.com'] });
  const { app, logged } = failingWith(
    new DatabaseError(
      {
        code: '22P02',
        message: 'invalid input syntax for type uuid: "my secret"',
        detail: 'Key (email)=(somebody@example.com) already exists.',
        table: 'users',
      },
      driverFault,
    ),
  );
  const response = await app.request('/rest/v1/profiles');
  expect(await response.json()).toMatchObject({ code: 'PGRSTX00', details: null, hint: null });
  expect(logged.join('')).toContain('"code":"22P02","table":"users"');
  expect(logged.join('')).not.toMatch(/secret|somebody/);
});

it('sends a rest client with a refused token a WWW-Authenticate header', async () => {
  const { app } = failingWith(new AppError('unauthorized', { message: 'JWT expired' }));
  const response = await app.request('/rest/v1/profiles');
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe(
    'Bearer error="invalid_token", error_description="JWT expired"',
  );
});

it('returns the message of the code that threw the error', async () => {
  const { app, logged } = failingWith(
    new AppError('validation_failed', {
      message: 'The title must not be empty.',
      details: 'title',
      hint: 'Write one.',
    }),
  );
  expect(await (await app.request('/rest/v1/chat_sessions')).json()).toEqual({
    code: 'validation_failed',
    message: 'The title must not be empty.',
    details: 'title',
    hint: 'Write one.',
  });
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([]);
});
