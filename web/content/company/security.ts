import type { Page, Section } from '#web/content/blocks.ts';
import type { ClaimId } from '#web/content/company/claims.ts';
import { contacts } from '#web/content/company/contacts.ts';

interface Item {
  title: string;
  text: string;
}

interface SecurityPage extends Page {
  features: readonly Item[];
  standards: Section;
  certifications: { heading: string; intro: string; claims: readonly ClaimId[] };
  incidents: { heading: string; intro: string; steps: readonly Item[] };
  contact: Section;
}

export const security: SecurityPage = {
  heading: 'Your questions stay yours',
  lead: 'What protects your account and your conversations, what we do when something goes wrong, and where the limits are.',
  features: [
    {
      title: 'Masked before it leaves your browser',
      text: 'Numbers that look like a Social Security number, a payment card or an account are replaced by markers before your text is sent. The server runs the same check again.',
    },
    {
      title: 'One owner for every row',
      text: 'Each conversation and message belongs to one account. The database itself decides who may read a row and refuses everyone else, whichever endpoint a request comes through.',
    },
    {
      title: 'Passwords that cannot be read',
      text: 'Passwords are stored as bcrypt hashes. A wrong password and an unknown address get the same answer, so signing in does not reveal who has an account.',
    },
    {
      title: 'A second factor if you want it',
      text: 'You can protect your account with codes from an authenticator app. With a second factor in place, changing your password or email address requires it.',
    },
    {
      title: 'Sessions that notice theft',
      text: 'An access token lasts one hour. The token that renews it can be used once; if an old one turns up again later, the session’s tokens are revoked. Our database holds a hash, not the token.',
    },
    {
      title: 'Logs without your words',
      text: 'Logs record which kind of request was made, how it ended and how long it took. They hold no message text, no email addresses and no tokens.',
    },
    {
      title: 'Pages that load nothing foreign',
      text: 'A content security policy lets the pages run only scripts that we serve ourselves. They cannot be framed by other sites, and they contain no advertising or analytics trackers.',
    },
    {
      title: 'Card numbers stay with Stripe',
      text: 'You pay on Stripe’s own checkout page. We store the state of your subscription, the brand of the card and its last four digits, never the number.',
    },
  ],
  standards: {
    id: 'standards',
    heading: 'Data-protection standards',
    blocks: [
      'These are the rules we hold ourselves to. Where a protection has a limit, the limit is stated.',
      {
        terms: [
          {
            term: 'In transit',
            meaning:
              'We serve the site and the API over HTTPS and tell browsers to refuse anything else for two years after a visit.',
          },
          {
            term: 'At rest',
            meaning:
              'The private keys that sign access tokens, the secrets of authenticator apps and tokens received from Google are encrypted with AES-256-GCM, under a secret that is not in the database. Conversations are not end-to-end encrypted, because the server has to read a question to answer it.',
          },
          {
            term: 'Passwords',
            meaning: 'Hashed with bcrypt. Longer than bcrypt can read is refused, not cut off.',
          },
          {
            term: 'Mailed codes and links',
            meaning:
              'Made when the message is sent and never stored in readable form. Guesses are limited for each address.',
          },
          {
            term: 'Access to rows',
            meaning:
              'Row-level security is on for every table. Our tests try to read, add, change and delete each kind of row as a visitor and as another user, and have to be refused.',
          },
          {
            term: 'Least privilege',
            meaning:
              'You may change your name and your own conversations. Your plan can be changed only by what Stripe reports, not by a request from a browser.',
          },
          {
            term: 'Language models',
            meaning:
              'Where one is configured, it receives masked text, can only call calculators and look things up, and cannot write anything or read another user’s data. Its numbers are checked before you see them.',
          },
          {
            term: 'Retention',
            meaning:
              'Conversations stay until you delete them or your account. Deleting your account deletes its rows with it. Used or expired codes are removed after about a day, revoked session tokens after 30 days, revoked API keys after 90.',
          },
          {
            term: 'Abuse limits',
            meaning:
              'How often an address may call is limited. The address is stored as a pseudonym for this and removed about a day after its last use. Wrong passwords are also limited for each account; networks you signed in from are remembered as pseudonyms for 90 days, so that others cannot lock you out.',
          },
        ],
      },
    ],
  },
  certifications: {
    heading: 'Certifications',
    intro:
      'FinDeus itself holds no security certification and has not been audited by a third party. The companies below process data for us or can host it, and hold these themselves. Each entry says whose it is and what it covers.',
    claims: ['stripePci', 'stripeSoc', 'supabaseSoc'],
  },
  incidents: {
    heading: 'When something goes wrong',
    intro:
      'This is the plan we follow for a security incident. The times are our policy and count from the moment we have confirmed it.',
    steps: [
      {
        title: 'Confirm',
        text: 'We look at every report and every alarm, decide whether it is an incident, and name one person who leads the response.',
      },
      {
        title: 'Contain within 1 hour',
        text: 'We close the way in: revoke keys and sessions, block the traffic, or take the affected part offline.',
      },
      {
        title: 'Notify within 24 hours',
        text: 'If your data is affected, we write to the email address of your account. We say what happened, which data is concerned, what we have done and what you can do.',
      },
      {
        title: 'Repair',
        text: 'We fix the cause, check that the fix holds, restore what was damaged and inform the authorities where the law requires it.',
      },
      {
        title: 'Learn',
        text: 'We write down what happened and why, add a test that would have caught it, and change what has to change.',
      },
    ],
  },
  contact: {
    id: 'contact',
    heading: 'Report a vulnerability',
    blocks: [
      `Write to ${contacts.security}. Describe what you found and how to repeat it. Please use only accounts of your own, do not read or change other people’s data, and give us time to fix it before you publish.`,
      `If you think someone else is using your account, change your password, sign out everywhere and write to ${contacts.support}.`,
    ],
  },
  related: [
    { to: 'privacy', title: 'Privacy policy', about: 'What we collect, why, for how long, and your rights.' },
    { to: 'docs', title: 'API documentation', about: 'How programs authenticate and what they get back.' },
    { to: 'about', title: 'About', about: 'The principles behind these choices.' },
  ],
};
