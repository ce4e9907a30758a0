import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles } from '#server/http/files/static-files.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

const page = '<!doctype html><title>FinDeus</title>';
const script = 'console.log("hello")';

describe('static files', () => {
  let folder: string;
  let app: ReturnType<typeof createTestApp>['app'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'findeus-static-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'about.html'), '<link rel="canonical" href="{{site}}/about">');
    await writeFile(join(folder, '.sources'), 'private');
    await writeFile(join(folder, 'assets/main-abc.js'), script);
    await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
    ({ app } = createTestApp({ staticFiles: await loadStaticFiles(folder, 'https://findeus.test') }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fetchScript = async (encoding: string) => {
    const response = await app.request('/assets/main-abc.js', { headers: { 'accept-encoding': encoding } });
    return {
      encoding: response.headers.get('content-encoding'),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  it('are returned in the best encoding the browser accepts', async () => {
    const brotli = await fetchScript('gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await fetchScript('gzip;q=0.8, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await fetchScript('');
    expect(plain.encoding).toBeNull();
    expect(plain.body.toString()).toBe(script);
  });

  it('are cached for good when their name has a hash, and revalidated otherwise', async () => {
    const hashed = await app.request('/assets/main-abc.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toMatch(/^text\/javascript/);
    const first = await app.request('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('answer HEAD without a body', async () => {
    const response = await app.request('/assets/main-abc.js', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('return each document with the address of the site in it, in any encoding', async () => {
    const named = '<link rel="canonical" href="https://findeus.test/about">';
    expect(await (await app.request('/about')).text()).toBe(named);
    const compressed = await app.request('/about', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(named);
  });

  it('redirect a document to its one address, and never to another site', async () => {
    const moved = await app.request('/about.html');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about']);
    expect((await app.request('/index.html')).headers.get('location')).toBe('/');
    for (const path of [
      '//evil.example/a.html',
      '/%5Cevil.example/a.html',
      '/\\evil.example/a.html',
      '/gone.html',
    ]) {
      const response = await app.request(`http://localhost${path}`);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 404, null]);
    }
  });

  it('return the application at /, and with status 404 at an unknown page', async () => {
    expect(await (await app.request('/')).text()).toBe(page);
    const etag = (await app.request('/')).headers.get('etag') ?? '';
    const stale = await app.request('/blog', { headers: { accept: 'text/html,*/*', 'if-none-match': etag } });
    expect(stale.status).toBe(404);
    expect(await stale.text()).toBe(page);
    expect((await app.request('/assets/gone.js')).headers.get('content-type')).toContain('application/json');
  });

  it.each([
    '/.sources',
    '/assets/main-abc.js.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '//etc/passwd',
  ])('return 404 for anything else: %s', async (path) => {
    const response = await app.request(`http://localhost${path}`);
    expect(response.status).toBe(404);
  });
});
