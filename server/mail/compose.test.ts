import { describe, expect, it } from 'vitest';
import { composeMail, type MailContent } from '#server/mail/compose.ts';

const siteUrl = 'https://findeus.example';
const link = 'https://findeus.example/auth/v1/verify?token=pkce_abc&type=signup';
const code = '204815';
const addresses = { currentEmail: 'old@example.com', newEmail: 'new@example.com' };

const withLink: Extract<MailContent, { link: string; code: string }>[] = [
  { kind: 'confirmation', link, code },
  { kind: 'recovery', link, code },
  { kind: 'magiclink', link, code },
  { kind: 'email_change', link, code, ...addresses, sentTo: 'current' },
  { kind: 'email_change', link, code, ...addresses, sentTo: 'new' },
];
const all: MailContent[] = [
  ...withLink,
  { kind: 'invite', link },
  { kind: 'reauthentication', code },
  { kind: 'password_changed', changedAt: new Date('2027-03-14T09:05:30Z') },
];

describe.each(withLink)('$kind $sentTo', (content) => {
  const mail = composeMail(content, siteUrl);

  it('contains link and code, each on its own line in the text', () => {
    expect(mail.text.split('\n')).toEqual(expect.arrayContaining([link, code]));
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(mail.html).toContain(`>${code}</p>`);
  });

  it('says how long they are valid, and what to do if it was not you', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('good for one hour, and for one use');
      expect(part).toContain('If this was not you');
    }
  });
});

describe.each(all)('every mail: $kind $sentTo', (content) => {
  const mail = composeMail(content, siteUrl);

  it('has a subject and a preview without private details', () => {
    const preview = /mso-hide:all">(.*?)<\/div>/.exec(mail.html)?.[1];
    expect(mail.subject).toMatch(/^[A-Z][\w ]+$/);
    expect(preview).toMatch(/^[A-Z]/);
    for (const shown of [mail.subject, preview]) expect(shown).not.toMatch(/@|\d{6}/);
  });

  it('loads nothing from the network, and has the same content in both parts', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|\ssrc=/);
    const words = mail.html
      .replaceAll(/<a [^>]*>|<\/a>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(mail.text).not.toContain('button');
    const lines = mail.text.replace('Open the link', 'Press the button').split('\n');
    for (const line of lines) expect(words).toContain(line.replace(/:$/, ''));
  });

  it('ends with its reason, and that we never ask for a password', () => {
    expect(mail.text).toMatch(
      /You receive this email because .+\.\nFinDeus never asks for your password by email\.\n$/,
    );
  });
});

it('names both addresses to the current one, and only the new one to the new one, which may be mistyped', () => {
  const toCurrent = composeMail(
    { kind: 'email_change', link, code, ...addresses, sentTo: 'current' },
    siteUrl,
  );
  expect(toCurrent.text).toContain('from old@example.com to new@example.com');
  const toNew = composeMail({ kind: 'email_change', link, code, ...addresses, sentTo: 'new' }, siteUrl);
  expect(toNew.text).toContain('new@example.com');
  expect(toNew.text + toNew.html).not.toContain('old@example.com');
});

it('contains only the code when it confirms an identity', () => {
  const mail = composeMail({ kind: 'reauthentication', code }, siteUrl);
  expect(mail.text.split('\n')).toContain(code);
  expect(mail.html).toContain(`>${code}</p>`);
  expect(mail.html).not.toContain('href="http');
});

it('says when a password was changed, and how to get an account back', () => {
  const { text, html } = composeMail(
    { kind: 'password_changed', changedAt: new Date('2027-03-14T09:05:30Z') },
    siteUrl,
  );
  expect(text).toContain('on March 14, 2027 at 9:05 AM UTC. All other devices were signed out.');
  expect(text).toContain("“Can't access your account?”");
  expect(text.split('\n')).toContain('https://findeus.example/');
  expect(html).toContain('href="https://findeus.example/"');
  expect(html).toContain('href="mailto:support@findeus.com"');
});

it('escapes hostile values', () => {
  const hostile = '"><script>alert(1)</script>';
  const mail = composeMail(
    {
      kind: 'email_change',
      link: `https://findeus.example/?next=${hostile}\nBcc: x`,
      code: hostile,
      currentEmail: `${hostile}\r\n\r\nPay at https://evil.example\u202e`,
      newEmail: `a@example.com'onload='x\u0000`,
      sentTo: 'current',
    },
    siteUrl,
  );
  expect(mail.html).not.toContain('<script');
  expect(mail.html).not.toContain("'onload");
  expect(mail.html).toContain('&quot;&gt;&lt;script&gt;');
  expect(mail.html).toContain(
    'href="https://findeus.example/?next=%22%3E%3Cscript%3Ealert(1)%3C/script%3EBcc:%20x"',
  );
  expect(mail.text).not.toMatch(/^Pay at/m);
  // oxlint-disable-next-line no-control-regex
  expect(mail.text + mail.html).not.toMatch(/[\u0000\r\u202e]/);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'findeus.example', '//findeus.example', ''])(
  'refuses to link to "%s"',
  (bad) => {
    expect(() => composeMail({ kind: 'recovery', link: bad, code }, siteUrl)).toThrow(
      'must begin with https://',
    );
    expect(() => composeMail({ kind: 'recovery', link, code }, bad)).toThrow('must begin with https://');
  },
);
