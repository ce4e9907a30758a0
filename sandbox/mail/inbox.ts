import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readMail, type ReceivedMail } from '#sandbox/mail/received-mail.ts';

export interface Inbox {
  /** For the sender: smtp://127.0.0.1 and the port. */
  url: string;
  /** Newest first. */
  messages(): ReceivedMail[];
  /** The newest mail that matches, as soon as there is one. */
  waitFor(matches: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const keptMails = 200;
const maxBytes = 10 * 1024 * 1024;

/** A real SMTP server that delivers nothing: mails stay in memory. */
export async function startInbox(): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<(mail: ReceivedMail) => void>();

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) {
      throw Object.assign(new Error('The sandbox takes mails of up to 10 MB'), { responseCode: 552 });
    }
    const mail = await readMail(raw, {
      mailFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
      rcptTo: envelope.rcptTo.map(({ address }) => address),
    });
    mails.unshift(mail);
    mails.splice(keptMails);
    for (const tell of waiting) tell(mail);
  }

  const server = new SMTPServer({
    banner: 'FinDeus sandbox',
    size: maxBytes,
    authOptional: true,
    allowInsecureAuth: true,
    // Senders would use TLS if it were offered, and refuse a self-signed certificate.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    // The sender hears "accepted" only once the mail can be read here.
    onData: callbackify(take),
  });
  // A sender that disconnects must not end the product.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    messages: () => [...mails],
    waitFor(matches, timeoutMs = 5000) {
      const present = mails.find(matches);
      if (present) return Promise.resolve(present);
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          finish();
        };
        const look = (mail: ReceivedMail) => {
          if (matches(mail)) settle(() => resolve(mail));
        };
        const timer = setTimeout(
          () => settle(() => reject(new Error(`No such mail within ${timeoutMs} ms. ${describe(mails)}`))),
          timeoutMs,
        );
        waiting.add(look);
      });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function describe(mails: ReceivedMail[]): string {
  if (mails.length === 0) return 'The inbox is empty.';
  const lines = mails.slice(0, 10).map(({ to, subject }) => `- to ${to.join(', ')}: ${subject}`);
  return `The newest mails in the inbox are:\n${lines.join('\n')}`;
}
