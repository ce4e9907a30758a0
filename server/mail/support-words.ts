import { singleLine } from '#server/mail/harmless.ts';
import type { Letter } from '#server/mail/letter.ts';

export interface SupportMail {
  reference: string;
  /** As the plan is sold: Pro, Free. */
  plan: string;
  topic: string;
  /** Who asks; null where the account has no address. */
  from: string | null;
  message: string;
  /** By when it is to be answered. */
  due: Date;
  /** What the user has chosen to show, oldest first. */
  conversation: readonly { speaker: string; text: string }[];
}

const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** For the operator. What the user wrote comes in the closing, where no word of it is taken for one of ours. */
export function supportRequest(mail: SupportMail): Letter {
  const { reference, plan, topic, from, message, due, conversation } = mail;
  return {
    subject: `[${plan}] ${reference}: ${topic}`,
    preview: `A request for support, to be answered by ${inUtc.format(due)} UTC.`,
    headline: `${reference}: ${topic}`,
    opening: [
      from === null
        ? `A user on ${plan} asks for help. The account has no email address.`
        : `${singleLine(from)}, on ${plan}, asks for help. Reply to this email to answer.`,
      `Please answer by ${inUtc.format(due)} UTC, then close the request: npm run support:list -- --close ${reference}`,
    ],
    closing: [
      'The message:',
      ...linesOf(message),
      ...(conversation.length > 0 ? ['The conversation that the user has attached:'] : []),
      ...conversation.flatMap(({ speaker, text }) => linesOf(`${speaker}: ${text}`)),
    ],
    footer: ['You receive this email because this is the support address of FinDeus (SUPPORT_EMAIL).'],
  };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => singleLine(line) || []);
}

export interface SupportReceipt {
  reference: string;
  topic: string;
  message: string;
  /** By when it is to be answered. */
  due: Date;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** For the user: that the request has come in, and what to call it. */
export function supportReceipt({ reference, topic, message, due }: SupportReceipt): Letter {
  return {
    subject: `We have your request ${reference}`,
    preview: `You will have an answer by ${days.format(due)}.`,
    headline: `We have your request ${reference}`,
    opening: [
      `Thank you for writing to us about “${topic}”. A person reads it and answers by email, by ${days.format(due)} at the latest.`,
      `Your reference is ${reference}. To add something, reply to this email and keep the reference in the subject.`,
    ],
    closing: ['Your message:', ...linesOf(message)],
    footer: [
      'You receive this email because a request for support was sent from your FinDeus account.',
      'FinDeus never asks for your password by email.',
    ],
  };
}
