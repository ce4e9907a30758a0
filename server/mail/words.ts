import { supportAddress } from '#contract/support.ts';
import type { Letter } from '#server/mail/letter.ts';

/** In plain text there is a link where the button would be, and `openTheLink` is what its reader does. */
export const pressTheButton = 'Press the button';
export const openTheLink = 'Open the link';

interface Proof {
  link: string;
  code: string;
}

const codeInstead = (code: string) => ({ label: 'Or enter this code', digits: code });
const linkAndCodeLast = 'The link and the code are good for one hour, and for one use.';
const howToReset = `open FinDeus and choose “Can't access your account?” in the sign-in window. Then write to ${supportAddress}.`;

const footer = (reason: string) => [
  `You receive this email because ${reason}`,
  'FinDeus never asks for your password by email.',
];

export function confirmation({ link, code }: Proof): Letter {
  return {
    subject: 'Confirm your email address',
    preview: 'One more step, and your FinDeus account is ready.',
    headline: 'Confirm your email address',
    opening: [
      `${pressTheButton}, or enter the code where you signed up. Your FinDeus account is then ready.`,
    ],
    action: { label: 'Confirm email address', link },
    code: codeInstead(code),
    closing: [
      linkAndCodeLast,
      'If this was not you, there is nothing to do. Without this confirmation the account cannot be used.',
    ],
    footer: footer('this address was used to sign up at FinDeus.'),
  };
}

/** Without a code: an invited person has no page open where it could be entered. */
export function invite({ link }: { link: string }): Letter {
  return {
    subject: 'You are invited to FinDeus',
    preview: 'Accept the invitation and choose a password.',
    headline: 'You are invited to FinDeus',
    opening: [
      'An administrator of FinDeus has created an account for this email address. ' +
        `${pressTheButton} to accept the invitation and choose a password.`,
    ],
    action: { label: 'Accept the invitation', link },
    closing: [
      'The link is good for one hour, and for one use.',
      'If you did not expect this email, there is nothing to do. ' +
        'The account cannot be used until the invitation is accepted.',
    ],
    footer: footer('an administrator of FinDeus invited this address.'),
  };
}

export function magicLink({ link, code }: Proof): Letter {
  return {
    subject: 'Sign in to FinDeus',
    preview: 'You asked for a link to sign in. You have one hour.',
    headline: 'Sign in to FinDeus',
    opening: [`You asked to sign in by email. ${pressTheButton}, or enter the code where you asked.`],
    action: { label: 'Sign in', link },
    code: codeInstead(code),
    closing: [
      linkAndCodeLast,
      'If this was not you, there is nothing to do. Nobody can sign in without this link or code.',
    ],
    footer: footer('someone asked to sign in to FinDeus with this address.'),
  };
}

export function recovery({ link, code }: Proof): Letter {
  return {
    subject: 'Reset your FinDeus password',
    preview: 'You asked to reset your password. You have one hour.',
    headline: 'Choose a new password',
    opening: [
      'You asked to reset the password of your FinDeus account. ' +
        `${pressTheButton} to choose a new one, or enter the code where you asked.`,
    ],
    action: { label: 'Choose a new password', link },
    code: codeInstead(code),
    closing: [
      linkAndCodeLast,
      'If this was not you, there is nothing to do. Your account and your password are unchanged.',
    ],
    footer: footer('a password reset was asked for with this address.'),
  };
}

export function emailChangeToCurrent({
  link,
  code,
  currentEmail,
  newEmail,
}: Proof & { currentEmail: string; newEmail: string }): Letter {
  return {
    subject: 'Confirm the change of your email address',
    preview: 'Your current address and the new one must both be confirmed.',
    headline: 'Confirm the change of your email address',
    opening: [
      `You asked to change the email address of your FinDeus account from ${currentEmail} to ${newEmail}.`,
      'We sent an email to each address, and each must be confirmed. ' +
        `${pressTheButton}, or enter the code, to confirm your current address.`,
    ],
    action: { label: 'Confirm current address', link },
    code: codeInstead(code),
    closing: [
      linkAndCodeLast,
      'If this was not you, do not confirm. Your account is unchanged and keeps its address. ' +
        'Only someone who is signed in to your account can ask for this, so change your password too.',
    ],
    footer: footer('a new email address was asked for in your FinDeus account.'),
  };
}

/** Leaves the current address out: a mistyped new one belongs to a stranger. */
export function emailChangeToNew({ link, code, newEmail }: Proof & { newEmail: string }): Letter {
  return {
    subject: 'Confirm your new email address',
    preview: 'Your current address and the new one must both be confirmed.',
    headline: 'Confirm your new email address',
    opening: [
      `You asked to use this address, ${newEmail}, for your FinDeus account.`,
      'We sent an email to your current address and to this one, and each must be confirmed. ' +
        `${pressTheButton}, or enter the code, to confirm this one.`,
    ],
    action: { label: 'Confirm new address', link },
    code: codeInstead(code),
    closing: [
      linkAndCodeLast,
      'If this was not you, there is nothing to do. ' +
        'Without your confirmation this address is not added, and the account is unchanged.',
    ],
    footer: footer('someone asked to use this address for a FinDeus account.'),
  };
}

export function reauthentication({ code }: { code: string }): Letter {
  return {
    subject: 'Your FinDeus security code',
    preview: 'Confirm that it is you before your password changes.',
    headline: 'Confirm that it is you',
    opening: ['You are about to change your FinDeus password. Enter this code to confirm that it is you.'],
    code: { label: 'Your code', digits: code },
    closing: [
      'The code is good for one hour, and for one use. Enter it only at FinDeus, and give it to nobody.',
      'If this was not you, your password is unchanged, but someone may be signed in to your account. ' +
        `Reset your password at once: ${howToReset}`,
    ],
    footer: footer('a change of password was begun in your FinDeus account.'),
  };
}

export function passwordChanged({ changedAt, siteUrl }: { changedAt: Date; siteUrl: string }): Letter {
  return {
    subject: 'Your FinDeus password was changed',
    preview: 'If this was you, there is nothing to do.',
    headline: 'Your password was changed',
    opening: [
      `The password of your FinDeus account was changed on ${readable(changedAt)}. ` +
        'All other devices were signed out.',
      'If this was you, there is nothing to do.',
      `If this was not you, reset your password at once: ${howToReset}`,
    ],
    action: { label: 'Open FinDeus', link: siteUrl },
    closing: [],
    footer: footer('the password of your FinDeus account was changed.'),
  };
}

const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const readable = (moment: Date) => `${inUtc.format(moment)} UTC`;
