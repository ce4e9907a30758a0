import { startInbox } from '#sandbox/mail/inbox.ts';
import { defaultSettings } from '#server/auth/deps.ts';
import { countSentMail } from '#server/auth/request/limit-mails.ts';
import type { Database } from '#server/db/database.ts';
import { createSmtpMailer } from '#server/mail/mailer.ts';
import { startMailQueue } from '#server/mail/queue.ts';
import { isForUser, prepareMail } from '#server/prepare-mail.ts';
import { createWire, testSecret } from '#server/testing/wire/wire-client.ts';

/** The wire with a local mail server, whose inbox the test reads. */
export async function createMailedWire(database: Database, options: Parameters<typeof createWire>[1] = {}) {
  const inbox = await startInbox();
  const mailer = createSmtpMailer({ smtpUrl: inbox.url, from: 'FinDeus <no-reply@findeus.test>' });
  const failures: unknown[] = [];
  const queue = startMailQueue({
    database,
    mailer,
    prepare: prepareMail(testSecret),
    async onSent(job) {
      if (!isForUser(job)) return;
      await countSentMail({
        database,
        secret: testSecret,
        rateLimits: options.rateLimits ?? { on: false },
        settings: { ...defaultSettings, ...options.settings },
      });
    },
    onError: (error) => failures.push(error),
  });
  const wire = await createWire(database, { mail: queue, ...options });
  return {
    ...wire,
    inbox,
    failures,
    /** Waits for a mail to an address, and returns the newest with its code and link. */
    async mailTo(address: string, about = /./) {
      const mail = await inbox.waitFor(({ to, subject }) => to.includes(address) && about.test(subject));
      return {
        ...mail,
        code: /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? '',
        link: mail.links.find((link) => link.includes('/auth/v1/verify')) ?? '',
      };
    },
    /** Opens a link as a browser would, and returns its redirect. */
    async open(link: string) {
      const response = await wire.app.request(link);
      const location = response.headers.get('location');
      const target = location === null ? null : new URL(location);
      return {
        status: response.status,
        target,
        query: target?.searchParams ?? new URLSearchParams(),
        fragment: new URLSearchParams(target?.hash.slice(1) ?? ''),
      };
    },
    async close() {
      await queue.stop();
      mailer.close();
      await inbox.close();
    },
  };
}

export type MailedWire = Awaited<ReturnType<typeof createMailedWire>>;
