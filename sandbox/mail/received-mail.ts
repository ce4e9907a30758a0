import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { findLinks } from '#sandbox/mail/find-links.ts';

export interface ReceivedMail {
  id: string;
  receivedAt: Date;
  /** As a person reads it: "Name <address>", or the address alone. */
  from: string;
  /** The Reply-To address, if it is not the sender. */
  replyTo: string | null;
  /** All recipients, including blind copies. */
  to: string[];
  subject: string;
  /** Empty where the mail has no such part. */
  html: string;
  text: string;
  links: string[];
}

interface Envelope {
  mailFrom: string;
  rcptTo: string[];
}

export async function readMail(raw: Buffer, envelope: Envelope): Promise<ReceivedMail> {
  const { from, replyTo, subject = '', html = '', text = '' } = await PostalMime.parse(raw);
  const sender = from?.address
    ? from.name
      ? `${from.name} <${from.address}>`
      : from.address
    : envelope.mailFrom;
  return {
    id: randomBytes(9).toString('base64url'),
    receivedAt: new Date(),
    from: sender,
    replyTo: replyTo?.[0]?.address ?? null,
    to: envelope.rcptTo,
    subject,
    html,
    text,
    links: findLinks({ html, text }),
  };
}
