import { requireWebLink, singleLine } from '#server/mail/harmless.ts';
import { layOutHtml } from '#server/mail/html-layout.ts';
import type { Letter } from '#server/mail/letter.ts';
import { proWelcome, type ProWelcome } from '#server/mail/pro-words.ts';
import { layOutText } from '#server/mail/text-layout.ts';
import {
  supportReceipt,
  supportRequest,
  type SupportMail,
  type SupportReceipt,
} from '#server/mail/support-words.ts';
import * as words from '#server/mail/words.ts';

export type MailContent =
  | { kind: 'confirmation'; link: string; code: string }
  | { kind: 'invite'; link: string }
  | { kind: 'recovery'; link: string; code: string }
  | { kind: 'magiclink'; link: string; code: string }
  | {
      kind: 'email_change';
      link: string;
      code: string;
      currentEmail: string;
      newEmail: string;
      sentTo: 'current' | 'new';
    }
  | { kind: 'reauthentication'; code: string }
  | { kind: 'password_changed'; changedAt: Date }
  | ({ kind: 'support_request' } & SupportMail)
  | ({ kind: 'support_receipt' } & SupportReceipt)
  | ({ kind: 'pro_welcome' } & ProWelcome);

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Throws on a link that is not http or https; every other value is made harmless. */
export function composeMail(content: MailContent, siteUrl: string): ComposedMail {
  const letter = write(content, requireWebLink(siteUrl));
  return { subject: letter.subject, html: layOutHtml(letter), text: layOutText(letter) };
}

function write(content: MailContent, siteUrl: string): Letter {
  switch (content.kind) {
    case 'confirmation':
      return words.confirmation(proof(content));
    case 'invite':
      return words.invite({ link: requireWebLink(content.link) });
    case 'recovery':
      return words.recovery(proof(content));
    case 'magiclink':
      return words.magicLink(proof(content));
    case 'email_change': {
      const newEmail = singleLine(content.newEmail);
      if (content.sentTo === 'new') return words.emailChangeToNew({ ...proof(content), newEmail });
      const currentEmail = singleLine(content.currentEmail);
      return words.emailChangeToCurrent({ ...proof(content), currentEmail, newEmail });
    }
    case 'reauthentication':
      return words.reauthentication({ code: singleLine(content.code) });
    case 'password_changed':
      return words.passwordChanged({ changedAt: content.changedAt, siteUrl });
    case 'support_request':
      return supportRequest(content);
    case 'support_receipt':
      return supportReceipt(content);
    case 'pro_welcome':
      return proWelcome(content, siteUrl);
  }
}

const proof = ({ link, code }: { link: string; code: string }) => ({
  link: requireWebLink(link),
  code: singleLine(code),
});
