import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInbox, type Inbox } from '#sandbox/mail/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.close());

const send = (mail: object) =>
  createTransport(inbox.url).sendMail({ from: 'FinDeus <hello@example.com>', ...mail });

it('receives a mail with two parts unchanged', async () => {
  const html =
    '<!doctype html><p>Grüße, 世界. <a class="button" href="http://localhost:3000/verify?a=1&amp;b=2&#x3D;">Weiter</a> ' +
    '<a href="mailto:hello@example.com">write</a> <a href=\'https://example.com/\'>home</a></p>';
  const text = `Grüße, 世界.\n${'A long line, which travels in pieces. '.repeat(40)}\nEnd`;
  await send({ to: 'ada@example.com', bcc: 'noah@example.com', subject: 'Bestätige 世界 — now', html, text });

  const [mail] = inbox.messages();
  expect(mail).toMatchObject({
    from: 'FinDeus <hello@example.com>',
    to: ['ada@example.com', 'noah@example.com'],
    subject: 'Bestätige 世界 — now',
    links: ['http://localhost:3000/verify?a=1&b=2=', 'https://example.com/'],
  });
  expect(mail?.html.trimEnd()).toBe(html);
  expect(mail?.text.trimEnd()).toBe(text);
  expect(Math.abs(Date.now() - Number(mail?.receivedAt))).toBeLessThan(5_000);
});

it('finds links in the text of a mail without HTML', async () => {
  await send({
    to: 'text@example.com',
    subject: 'Text',
    text: 'Open http://localhost/a?b=1&c=2. Or (https://example.com)!',
  });
  const mail = await inbox.waitFor(({ to }) => to.includes('text@example.com'));
  expect(mail).toMatchObject({
    html: '',
    links: ['http://localhost/a?b=1&c=2', 'https://example.com'],
  });
});

it('waits for a matching mail, and skips others', async () => {
  const awaited = inbox.waitFor(({ subject }) => subject === 'Second');
  await send({ to: 'ada@example.com', subject: 'First', text: 'one' });
  await send({ to: 'ada@example.com', subject: 'Second', text: 'two' });
  expect((await awaited).text.trim()).toBe('two');
  expect(inbox.messages().slice(0, 2)).toMatchObject([{ subject: 'Second' }, { subject: 'First' }]);
});

it('names what arrived when it times out', async () => {
  await send({ to: 'noah@example.com', subject: 'Something else', text: 'x' });
  await expect(inbox.waitFor(() => false, 50)).rejects.toThrow(
    /within 50 ms[^]*to noah@example\.com: Something else/,
  );
});

it('accepts any name and password', async () => {
  const transport = createTransport({ url: inbox.url, auth: { user: 'anybody', pass: 'anything' } });
  await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Signed in', text: 'x' });
  expect(inbox.messages()[0]).toMatchObject({ subject: 'Signed in', from: 'a@example.com' });
});

it('refuses a mail of more than 10 MB', async () => {
  const text = 'x'.repeat(76).concat('\n').repeat(150_000);
  await expect(send({ to: 'ada@example.com', subject: 'Too large', text })).rejects.toThrow(/552|10 MB/);
  expect(inbox.messages().some(({ subject }) => subject === 'Too large')).toBe(false);
});

it('keeps the newest 200 mails', async () => {
  const pool = createTransport({ url: inbox.url, pool: true });
  const numbers = Array.from({ length: 205 }, (_, n) => n);
  await Promise.all(
    numbers.map((n) =>
      pool.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: `${n}`, text: 'x' }),
    ),
  );
  expect(inbox.messages()).toHaveLength(200);
  pool.close();
});

it('closes at once with open connections', async () => {
  const shortLived = await startInbox();
  const pool = createTransport({ url: shortLived.url, pool: true });
  await pool.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Kept open', text: 'x' });
  const started = performance.now();
  await shortLived.close();
  expect(performance.now() - started).toBeLessThan(5_000);
  pool.close();
});
