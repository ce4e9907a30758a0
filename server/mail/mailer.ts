import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

interface MailToSend {
  to: string;
  /** Whom an answer to it goes to; by default its sender. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  messageId: string;
}

export interface Mailer {
  send(mail: MailToSend): Promise<void>;
  /** Whether the server can be reached and lets us in; rejects otherwise. */
  verify(): Promise<void>;
  /** Lets a mail that is on its way finish; whatever waits is rejected. */
  close(): void;
}

export interface SmtpMailerOptions {
  smtpUrl: string;
  /** An address, alone or as `FinDeus <hello@findeus.com>`. */
  from: string;
  /** In milliseconds. */
  timeouts?: { connection: number; greeting: number; socket: number };
}

const patience = { connection: 5_000, greeting: 5_000, socket: 20_000 };

export function createSmtpMailer({ smtpUrl, from, timeouts = patience }: SmtpMailerOptions): Mailer {
  const sender = requireSender(from);
  const domain = domainToASCII(sender.address.slice(sender.address.lastIndexOf('@') + 1));
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, replyTo, subject, html, text, messageId }) {
      requireSingleAddress(to);
      if (replyTo !== undefined) requireSingleAddress(replyTo);
      requireIdentifier(messageId);
      await transport.sendMail({
        from: sender,
        // An object is one address whatever it holds; a string would be taken apart at its commas.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        messageId: `<${messageId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    async verify() {
      await transport.verify();
    },
    close() {
      transport.close();
    },
  };
}

function requireSender(from: string): { name: string; address: string } {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender || others.length > 0 || !isSingleAddress(sender.address)) {
    throw new Error('The sender of mails must be one address, such as FinDeus <hello@findeus.com>.');
  }
  return { name: sender.name, address: sender.address };
}

function requireSingleAddress(address: string): void {
  // Without the address: this ends up in logs.
  if (!isSingleAddress(address))
    throw new Error('A mail must go to one plain address, such as name@example.com.');
}

function requireIdentifier(messageId: string): void {
  if (!/^[\w.-]+$/.test(messageId)) {
    throw new Error('The id of a mail may hold only letters, digits, dots, hyphens and underscores.');
  }
}

/** Stricter than the standard: quoted local parts and literal domains are not for people. */
function isSingleAddress(address: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
}
