import { describe, expect, it } from 'vitest';
import { publicConfigSchema } from '#contract/public-config.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

describe('every response', () => {
  it('has a request id: the client’s if it is valid, or a new one', async () => {
    const { app } = createTestApp();
    const given = await app.request('/healthz', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const forged = await app.request('/healthz', { headers: { 'x-request-id': 'a b" c' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/', '/healthz', '/config.json', '/auth/v1/nothing'])('has security headers: %s', async (path) => {
    const { app } = createTestApp();
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('has an HSTS header when the site uses https', async () => {
    const { app } = createTestApp({ siteUrl: new URL('https://findeus.example') });
    expect((await app.request('/healthz')).headers.get('strict-transport-security')).toMatch(
      /^max-age=\d{8}/,
    );
  });
});

describe('the shape of errors', () => {
  const { app } = createTestApp();
  const errorOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  it('is GoTrue’s for auth clients without a version', async () => {
    const { status, body, headers } = await errorOf('/auth/v1/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({ code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' });
    expect(headers.get('x-supabase-api-version')).toBeNull();
    expect(headers.get('x-sb-error-code')).toBe('not_found');
  });

  it('is the 2024 one for auth clients of 2024-01-01 and later', async () => {
    const { body, headers } = await errorOf('/auth/v1/nothing', { 'x-supabase-api-version': '2024-01-01' });
    expect(body).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('is the older one for auth clients with an older or invalid version', async () => {
    for (const version of ['2023-12-31', 'latest', 'zzzz-zz-zz']) {
      expect((await errorOf('/auth/v1/nothing', { 'x-supabase-api-version': version })).body).toHaveProperty(
        'msg',
      );
    }
  });

  it('has all four PostgREST keys for rest', async () => {
    const { body, headers } = await errorOf('/rest/v1/no/path');
    expect(body).toEqual({
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
      details: null,
      hint: null,
    });
    expect(headers.get('proxy-status')).toBe('PostgREST; error=PGRST125');
  });

  it.each(['/functions/v1/nothing', '/nothing.js'])(
    'is the same for functions and everything else: %s',
    async (path) => {
      const { status, body } = await errorOf(path);
      expect(status).toBe(404);
      expect(body).toEqual({
        error: 'There is nothing at this address.',
        code: 'not_found',
        details: { message: 'There is nothing at this address.' },
      });
    },
  );
});

describe('CORS for the wire contract', () => {
  const { app } = createTestApp();
  const contractHeaders =
    'apikey,authorization,content-type,x-client-info,x-supabase-api-version,accept-profile,content-profile,prefer,range,x-retry-count,x-region';

  it.each(['/auth/v1/signup', '/rest/v1/profiles', '/functions/v1/chat'])(
    'answers a preflight: %s',
    async (path) => {
      const response = await app.request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': contractHeaders,
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(response.headers.get('access-control-allow-headers')?.replaceAll(', ', ',')).toBe(
        contractHeaders,
      );
    },
  );

  it('lets a page read the headers that the official client needs, also on errors', async () => {
    const response = await app.request('/auth/v1/nothing', {
      headers: { origin: 'https://elsewhere.example' },
    });
    const exposed = response.headers.get('access-control-expose-headers');
    for (const name of ['content-range', 'x-supabase-api-version', 'x-total-count', 'sb-error-code']) {
      expect(exposed).toContain(name);
    }
  });

  it('does not apply to the rest of the server', async () => {
    const response = await app.request('/config.json', { headers: { origin: 'https://elsewhere.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('/config.json', () => {
  it('contains exactly what the contract allows', async () => {
    const { app } = createTestApp();
    const response = await app.request('http://127.0.0.1:3000/config.json');
    const config: unknown = await response.json();
    expect(publicConfigSchema.strict().parse(config)).toMatchObject({
      supabaseUrl: 'http://127.0.0.1:3000',
      anonKey: 'anon-key',
      sandbox: true,
      google: false,
      passwordRule: { minLength: 6, characters: 'any' },
      plans: [
        { id: 'free', monthlyPriceCents: 0 },
        { id: 'pro', monthlyPriceCents: 999, name: 'FinDeus Pro' },
      ],
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('names the fixed address when there is one', async () => {
    const { app } = createTestApp({
      config: {
        supabaseUrl: 'https://findeus.example',
        anonKey: 'k',
        sandbox: false,
        market: 'none',
        proPriceId: 'price_1',
      },
    });
    expect(await (await app.request('/config.json')).json()).toMatchObject({
      supabaseUrl: 'https://findeus.example',
    });
  });
});

describe('for operators', () => {
  it('/healthz returns 200 while the process runs, whatever the database does', async () => {
    const { app } = createTestApp({ checkReady: () => Promise.reject(new Error('no database')) });
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('/readyz returns 503 while the database does not answer, with the reason only in the log', async () => {
    const lost = Object.assign(new Error('connection to 10.1.2.3 lost'), { code: 'ECONNREFUSED' });
    const { app, logged } = createTestApp({ checkReady: () => Promise.reject(lost) });
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('10.1.2.3');
    expect(logged.join('')).toContain('ECONNREFUSED');
  });

  it('/metrics counts requests by route pattern, not by address', async () => {
    const { app } = createTestApp();
    await app.request('/rest/v1/profiles?email=eq.somebody@example.com');
    await app.request('/healthz');
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/rest/v1/:relation",status="404",outcome="complete"} 1',
    );
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200",outcome="complete"} 1',
    );
    expect(metrics).not.toContain('profiles');
    expect(metrics).toContain('process_resident_memory_bytes');
  });

  it('/metrics returns 401 without its token, and 404 when it is closed', async () => {
    const guarded = createTestApp({ metricsToken: 'sixteen-letters-x' }).app;
    expect((await guarded.request('/metrics')).status).toBe(401);
    const wrong = await guarded.request('/metrics', {
      headers: { authorization: 'Bearer sixteen-letters-y' },
    });
    expect(wrong.status).toBe(401);
    const right = await guarded.request('/metrics', {
      headers: { authorization: 'Bearer sixteen-letters-x' },
    });
    expect(right.status).toBe(200);
    expect((await createTestApp({ metricsToken: null }).app.request('/metrics')).status).toBe(404);
  });
});

describe('the log', () => {
  it('has one line per request with id, route, status and time, and no text of the caller', async () => {
    const { app, logged } = createTestApp();
    await app.request('/auth/v1/verify?token=secret-token&email=somebody@example.com', {
      method: 'POST',
      headers: { authorization: 'Bearer secret-jwt', 'x-request-id': 'req-1', 'user-agent': 'my browser' },
      body: '{"password":"hunter2"}',
    });
    await app.request('/somebody@example.com');
    expect(logged).toHaveLength(2);
    const line = JSON.parse(logged[0]!) as Record<string, unknown>;
    expect(line).toEqual({
      level: 'info',
      time: expect.any(Number),
      requestId: 'req-1',
      method: 'POST',
      route: '/auth/v1/verify',
      status: 400,
      outcome: 'complete',
      firstByteMs: expect.any(Number),
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(logged.join('')).not.toMatch(/secret|example\.com|hunter2|browser/);
  });
});
