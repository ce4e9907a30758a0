import { createTransport } from 'nodemailer';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReceivedMail } from '#sandbox/mail/received-mail.ts';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';

let sandbox: Sandbox;
let app: Hono;
let mail: ReceivedMail;

const hostile = '<script>alert("subject")</script>';
const html =
  '<!doctype html><html><head lang="de"><title>x</title></head><body><p>Hello <a href="http://localhost/verify?token=1&amp;type=signup">confirm</a></p></body></html>';

beforeAll(async () => {
  sandbox = await startSandbox({ mail: true, google: false, stripe: false });
  app = new Hono().route('/sandbox', sandbox.pages);
  await createTransport(sandbox.mail?.url).sendMail({
    from: 'FinDeus <hello@example.com>',
    to: 'ada@example.com',
    subject: hostile,
    html,
    text: 'Hello </pre><script>text</script>',
  });
  mail = await sandbox.mail!.inbox.waitFor(() => true);
});
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:3000/sandbox${path}`, { headers });

it('lists the mails, and refreshes itself', async () => {
  const response = await get('/mail');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<h1>Mail inbox</h1>');
  expect(page).toContain('never leaves this machine');
  expect(page).toContain('To ada@example.com');
  expect(page).toContain(`href="/sandbox/mail/${mail.id}"`);
  expect(page).toContain('http-equiv="refresh" content="5"');
});

it('says when there is no mail, and what sends one', async () => {
  const empty = await startSandbox({ mail: true, google: false, stripe: false });
  expect(await (await empty.pages.request('http://localhost/mail')).text()).toContain('No mail yet.');
  await empty.close();
});

it('links to the payments when the sandbox has any', async () => {
  expect(await (await get('/mail')).text()).not.toContain('Payments');
  const both = await startSandbox({ mail: true, google: false, stripe: true });
  const control = `${both.stripe?.url}/control`;
  for (const path of ['/mail', '/mail/unknown']) {
    expect(await (await both.pages.request(`http://localhost${path}`)).text()).toContain(`href="${control}"`);
  }
  const shortcut = await both.pages.request('http://localhost/payments');
  expect([shortcut.status, shortcut.headers.get('location')]).toEqual([302, control]);
  await both.close();
});

it('shows a mail with its headers, links and text', async () => {
  const response = await get(`/mail/${mail.id}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain(`src="/sandbox/mail/${mail.id}/html"`);
  expect(page).toContain('<a href="http://localhost/verify?token=1&amp;type=signup">');
  expect(page).not.toContain('http-equiv');
});

it('escapes the content of a mail', async () => {
  for (const path of ['/mail', `/mail/${mail.id}`]) {
    const page = await (await get(path)).text();
    expect(page).toContain('&lt;script&gt;alert(&quot;subject&quot;)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  }
});

it('sandboxes the HTML of a mail, but lets its links leave the frame', async () => {
  const response = await get(`/mail/${mail.id}/html`);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  );
  expect((await response.text()).trimEnd()).toBe(
    html.replace('<head lang="de">', '<head lang="de"><base target="_top">'),
  );
});

it('returns JSON to scripts', async () => {
  const accept = { accept: 'application/json' };
  const expected = { ...mail, receivedAt: mail.receivedAt.toISOString() };
  expect(await (await get('/mail', accept)).json()).toEqual([expected]);
  expect(await (await get(`/mail/${mail.id}`, accept)).json()).toEqual(expected);
  const missing = await get('/mail/unknown', accept);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ message: 'There is no such mail' });
});

it('returns a page for an unknown mail', async () => {
  for (const path of ['/mail/unknown', '/mail/unknown/html']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>There is no such mail</h1>');
  }
  const response = await get('/elsewhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/sandbox/mail');
});

it('redirects from its root to the mail, and serves its style', async () => {
  for (const path of ['', '/']) {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox/mail']);
  }
  const style = await get('/style.css');
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(await style.text()).toContain('prefers-color-scheme: dark');
});

it('sends every page with strict headers', async () => {
  for (const path of ['/mail', '/mail/unknown', '/elsewhere', '/style.css']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
