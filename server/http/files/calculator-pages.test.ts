import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles } from '#server/http/files/static-files.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('pages of calculators', () => {
  let folder: string;
  let app: ReturnType<typeof createTestApp>['app'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'findeus-pages-'));
    await mkdir(join(folder, 'calculators'));
    await writeFile(join(folder, 'index.html'), 'home');
    await writeFile(join(folder, 'calculators.html'), 'all calculators');
    const canonical = `<link rel="canonical" href="{{site}}/x">${'take-home pay '.repeat(100)}`;
    for (const name of ['take-home-pay', 'runway'])
      await writeFile(join(folder, `calculators/${name}.html`), canonical);
    ({ app } = createTestApp({ staticFiles: await loadStaticFiles(folder, 'https://findeus.test') }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const get = async (path: string, accept?: string, method = 'GET', more: Record<string, string> = {}) => {
    const headers = { ...(accept === undefined ? {} : { accept }), ...more };
    const response = await app.request(path, { method, headers });
    return { response, body: await response.text(), type: response.headers.get('content-type') ?? '' };
  };

  it.each(['/calculators', '/calculators/runway'])(
    'are returned to browsers at %s, where programs get the API',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const page = await get(path, browser, method);
        expect([page.response.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
        for (const accept of [undefined, '*/*', 'application/json', 'text/html;q=0.5, application/json']) {
          const api = await get(path, accept, method);
          expect([api.response.status, api.type]).toEqual([200, 'application/json']);
          expect(api.response.headers.get('vary')).toMatch(/\baccept(,|$)/);
        }
        expect(page.response.headers.get('vary')).toMatch(/\baccept(,|$)/);
      }
    },
  );

  it('have their own addresses for every Accept header', async () => {
    for (const accept of [browser, '*/*', undefined]) {
      const { response, body } = await get('/calculators/take-home-pay', accept);
      expect(response.status).toBe(200);
      expect(body).toContain('href="https://findeus.test/x"');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const { type } = await get('/calculators/take_home_pay', browser);
    expect(type).toBe('application/json');
  });

  it('are compressed on request, also from the cache', async () => {
    const plain = await get('/calculators/take-home-pay', browser);
    for (const encoding of ['br', 'gzip', 'br']) {
      const { response } = await get('/calculators/take-home-pay', browser, 'GET', {
        'accept-encoding': encoding,
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
    }
    const etag = plain.response.headers.get('etag') ?? '';
    const again = await get('/calculators/take-home-pay', browser, 'GET', { 'if-none-match': etag });
    expect(again.response.status).toBe(304);
  });

  it.each(['/calculators/nothing-here', '/calculators/constructor', '/calculators/..%2Findex'])(
    'return 404 at %s, with the list of all calculators for people',
    async (path) => {
      const page = await get(path, browser);
      expect([page.response.status, page.body]).toEqual([404, 'all calculators']);
      const api = await get(path, 'application/json');
      expect([api.response.status, api.type]).toEqual([404, 'application/json']);
    },
  );
});
