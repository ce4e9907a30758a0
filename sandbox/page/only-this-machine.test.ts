import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { onlyThisMachine } from '#sandbox/page/only-this-machine.ts';

const app = new Hono().use(onlyThisMachine()).get('/mail', (c) => c.text('the mail'));

/** A request as it arrives over a socket whose other end has this address. */
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.request(
    'http://localhost/mail',
    { headers },
    { incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } } },
  );

it('accepts this machine by each of its names', async () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
    expect((await app.request(`http://${host}/mail`)).status).toBe(200);
    expect((await from('127.0.0.1', { host })).status).toBe(200);
  }
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
    expect((await from(address)).status).toBe(200);
  }
});

it('refuses host names that others could point to this machine', async () => {
  for (const host of ['findeus.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.7:3000', '']) {
    const response = await from('127.0.0.1', { host });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Open it there');
  }
  expect((await app.request('http://findeus.example/mail')).status).toBe(403);
});

it('refuses other machines, whatever the host name', async () => {
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', '2001:db8::127', '']) {
    expect((await from(address)).status).toBe(403);
  }
});

it('refuses requests that a proxy on this machine forwards for another machine', async () => {
  expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(403);
  expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' })).status).toBe(403);
  expect((await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(200);
});

it('refuses requests with any forwarding header', async () => {
  for (const header of ['forwarded', 'x-real-ip', 'via']) {
    expect((await from('127.0.0.1', { [header]: '198.51.100.7' })).status).toBe(403);
  }
});
