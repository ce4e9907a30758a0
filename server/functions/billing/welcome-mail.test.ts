import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInbox, type Inbox } from '#sandbox/mail/inbox.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import { createSmtpMailer, type Mailer } from '#server/mail/mailer.ts';
import { startMailQueue } from '#server/mail/queue.ts';
import { prepareMail } from '#server/prepare-mail.ts';
import { describeWithBilling } from '#server/testing/stripe/billed-wire.ts';
import { testSecret } from '#server/testing/wire/wire-client.ts';

describeWithBilling('the mail about a new subscription', (billed) => {
  let inbox: Inbox;
  let mailer: Mailer;
  let queue: JobQueue;
  const failures: unknown[] = [];
  beforeAll(async () => {
    inbox = await startInbox();
    mailer = createSmtpMailer({ smtpUrl: inbox.url, from: 'FinDeus <no-reply@findeus.test>' });
    queue = startMailQueue({
      database: billed.database,
      mailer,
      prepare: prepareMail(testSecret),
      onError: (error) => failures.push(error),
      pollMs: 50,
    });
  });
  afterAll(async () => {
    await queue.stop();
    mailer.close();
    await inbox.close();
  });

  const waiting = () => billed.database.query("select from internal.mail_queue where kind = 'pro_welcome'");

  it('confirms the first payment, with what it includes and when it renews', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const mail = await inbox.waitFor(({ to }) => to.includes(buyer.email));
    expect(mail.subject).toBe('Welcome to FinDeus Pro: your payment is confirmed');
    expect(mail.text).toContain('Your payment went through, with Visa ending in 4242');
    expect(mail.text).toMatch(/It renews on [A-Z][a-z]+ \d{1,2}, \d{4}\./);
    expect(mail.text).toContain('https://findeus.test/plan');
    expect(mail.html).toContain('https://findeus.test/plan');
    expect(mail.text).toContain('Support within 24 hours');
    // What this site does not have is said where it is named.
    expect(mail.text).toMatch(
      /Market insights: not available on this site yet, because it has no market-data provider\./,
    );
  });

  it('is sent once, also with repeated events and after a failed payment', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const events = await billed.events();
    await billed.deliverAll();
    for (const event of events) await billed.deliver(event);
    await billed.settle();
    const { subscription_id: id } = await billed.stateOf(buyer);
    await billed.letHappen('fail-now', id!);
    await billed.deliverAll();
    await billed.letHappen('pay', id!);
    await billed.deliverAll();
    await inbox.waitFor(({ to }) => to.includes(buyer.email));
    await expect.poll(waiting).toEqual([]);
    expect(inbox.messages().filter(({ to }) => to.includes(buyer.email))).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});
