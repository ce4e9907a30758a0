import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type Mailer, type SmtpMailerOptions } from '#server/mail/mailer.ts';

interface Delivery {
  from: string;
  recipients: string[];
  email: Email;
}

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const mail = {
  to: 'ada@example.com',
  subject: 'Zinsen für Zoë – 3 %',
  text: 'Grüße, 利息 €\nhttps://findeus.example/?a=1&b=2',
  html: '<p>Grüße, 利息 €</p>',
  messageId: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

/** A mail server that keeps what it is given. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = [];
  const keep = async (stream: Readable, { envelope }: SMTPServerSession) => {
    const email = await PostalMime.parse(await buffer(stream));
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    deliveries.push({ from, recipients: envelope.rcptTo.map(({ address }) => address), email });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: callbackify(keep),
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanUps.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { deliveries, port: portOf(server.server) };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function mailerTo(port: number, options: Partial<SmtpMailerOptions> = {}): Mailer {
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'FinDeus <hello@findeus.example>',
    ...options,
  });
  cleanUps.push(() => mailer.close());
  return mailer;
}

it('delivers a mail unchanged', async () => {
  const { deliveries, port } = await startMailServer();
  const mailer = mailerTo(port);
  await mailer.verify();
  await mailer.send(mail);

  expect(deliveries).toHaveLength(1);
  const { from, recipients, email } = deliveries[0]!;
  expect(from).toBe('hello@findeus.example');
  expect(recipients).toEqual(['ada@example.com']);
  expect(email.from).toMatchObject({ name: 'FinDeus', address: 'hello@findeus.example' });
  expect(email.to).toMatchObject([{ address: 'ada@example.com' }]);
  expect(email.subject).toBe(mail.subject);
  expect(email.text?.trim()).toBe(mail.text);
  expect(email.html?.trim()).toBe(mail.html);
  expect(email.messageId).toBe(`<${mail.messageId}@findeus.example>`);
  expect(email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(email.attachments).toEqual([]);
});

it('sends many at once over a few connections', async () => {
  let connections = 0;
  const { deliveries, port } = await startMailServer({
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
  });
  const mailer = mailerTo(port);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => mailer.send({ ...mail, messageId: `mail-${index}` })),
  );
  expect(new Set(deliveries.map(({ email }) => email.messageId)).size).toBe(20);
  expect(connections).toBeLessThanOrEqual(5);
});

it('signs in with the user and password of the server address', async () => {
  const { deliveries, port } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === 'findeus' && password === 'p@ss') callback(null, { user: username });
      else callback(new Error('no such user'));
    },
  });
  const mailer = mailerTo(port, { smtpUrl: `smtp://findeus:p%40ss@127.0.0.1:${port}` });
  await mailer.verify();
  await mailer.send(mail);
  expect(deliveries).toHaveLength(1);

  const stranger = mailerTo(port, { smtpUrl: `smtp://findeus:wrong@127.0.0.1:${port}` });
  await expect(stranger.verify()).rejects.toThrow('no such user');
  await expect(stranger.send(mail)).rejects.toThrow('no such user');
  expect(deliveries).toHaveLength(1);
});

describe('a mail that cannot be sent is rejected', () => {
  it('when the server refuses the recipient, and the next mail is sent', async () => {
    const { deliveries, port } = await startMailServer({
      onRcptTo({ address }, _session, callback) {
        callback(address.startsWith('nobody') ? new Error('no such mailbox') : null);
      },
    });
    const mailer = mailerTo(port);
    await expect(mailer.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow('no such mailbox');
    await mailer.send(mail);
    expect(deliveries.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
  });

  it('at once when there is no server', async () => {
    const placeholder = createServer().listen(0, '127.0.0.1');
    await once(placeholder, 'listening');
    const port = portOf(placeholder);
    await new Promise((resolve) => placeholder.close(resolve));

    const mailer = mailerTo(port);
    const started = performance.now();
    await expect(mailer.verify()).rejects.toThrow('ECONNREFUSED');
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('after a timeout when the server never responds', async () => {
    const mailer = mailerTo(await startTalker(), {
      timeouts: { connection: 200, greeting: 200, socket: 5_000 },
    });
    await expect(mailer.verify()).rejects.toThrow('Greeting never received');
    await expect(mailer.send(mail)).rejects.toThrow('Greeting never received');
  });

  it('after a timeout when the server stops responding', async () => {
    const port = await startTalker('220 here I am\r\n');
    const mailer = mailerTo(port, { timeouts: { connection: 5_000, greeting: 5_000, socket: 200 } });
    await expect(mailer.send(mail)).rejects.toThrow('Timeout');
  });

  it('when the mailer was closed', async () => {
    const { port } = await startMailServer();
    const mailer = mailerTo(port);
    await mailer.send(mail);
    mailer.close();
    await expect(mailer.send(mail)).rejects.toThrow('closed');
  });
});

/** Says its greeting, if it has one, and nothing else ever. */
async function startTalker(greeting = ''): Promise<number> {
  const server = createServer((socket) => {
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => undefined);
    if (greeting) socket.write(greeting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => server.close());
  return portOf(server);
}

it.each([
  'a@example.com, b@example.com',
  'a@example.com,b@example.com',
  'a@example.com; b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nRCPT TO:<b@example.com>',
  'a@example.com> <b@example.com',
  'Ada <a@example.com>',
  'friends: a@example.com, b@example.com;',
  'a@evil.example@example.com',
  '"a@evil.example, "@example.com',
  'a@[127.0.0.1]',
  'a',
  '',
])('reaches no other recipient through the address %j', async (to) => {
  const { deliveries, port } = await startMailServer();
  await expect(mailerTo(port).send({ ...mail, to })).rejects.toThrow('one plain address');
  expect(deliveries).toEqual([]);
});

it('keeps hostile subjects and ids out of the headers', async () => {
  const { deliveries, port } = await startMailServer();
  const mailer = mailerTo(port);
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: b@example.com' });
  expect(deliveries[0]?.recipients).toEqual(['ada@example.com']);
  expect(deliveries[0]?.email.bcc ?? []).toEqual([]);
  await expect(mailer.send({ ...mail, messageId: 'x>\r\nBcc: b@example.com' })).rejects.toThrow(
    'The id of a mail',
  );
});

it.each([
  '',
  'FinDeus',
  'a@findeus.example, b@findeus.example',
  'team: a@findeus.example;, b@findeus.example',
])('refuses the sender %j', (from) => {
  expect(() => createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1', from })).toThrow('must be one address');
});
