import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  addConfirmedUser,
  newNetwork,
  password,
  requestFrom,
  someEmail,
} from '#server/testing/wire/auth-requests.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';

describe('the hourly limit on mails, with accounts that are confirmed by mail', () => {
  const mailsPerHour = 12;
  let database: Database;
  let wire: MailedWire;
  // A fresh database for each test, because a mail may be counted a moment after it has arrived.
  beforeEach(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, {
      rateLimits: { on: true, trustedProxies: 1 },
      settings: { autoconfirm: false, mailsPerHour },
    });
  });
  afterEach(async () => {
    await wire.close();
    await database.close();
  });

  const post = (path: string, body: object, network: string) => requestFrom(network, wire, path, { body });
  /** Waits until the mail has arrived and left the queue. */
  const signUp = async (network: string, email = someEmail()) => {
    const { status } = await post('signup', { email, password }, network);
    if (status === 200) await wire.mailTo(email);
    await expect.poll(() => database.query('select from internal.mail_queue')).toEqual([]);
    return status;
  };

  it('gives one network a third, whether or not the addresses have accounts, and the rest to others', async () => {
    const network = newNetwork();
    const statuses = [await signUp(network), await signUp(network)];
    statuses.push((await post('recover', { email: someEmail() }, network)).status);
    statuses.push((await post('recover', { email: await addConfirmedUser(wire) }, network)).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    for (const email of [someEmail(), await addConfirmedUser(wire)]) {
      const refused = await post('recover', { email }, network);
      expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
      expect((await post('signup', { email, password }, network)).status).toBe(429);
    }
    expect(await signUp(newNetwork())).toBe(200);
  });

  it('does not make the owner of an address wait after it has refused another person', async () => {
    const owner = await addConfirmedUser(wire);
    const network = newNetwork();
    for (let n = 0; n < mailsPerHour / 3; n++) await post('recover', { email: someEmail() }, network);
    expect((await post('recover', { email: owner }, network)).status).toBe(429);
    expect((await post('recover', { email: owner }, newNetwork())).status).toBe(200);
    expect((await wire.mailTo(owner, /password/i)).link).not.toBe('');
  });

  it('reserves a third for people with an account while invented addresses sign up', async () => {
    let sent = 0;
    while (sent <= mailsPerHour && (await signUp(newNetwork())) === 200) sent += 1;
    // The last mail may have been counted just after the next request.
    expect(sent).toBeGreaterThanOrEqual(8);
    expect(sent).toBeLessThanOrEqual(9);

    const owner = await addConfirmedUser(wire);
    const both = [owner, someEmail()];
    for (const email of both) {
      expect((await post('signup', { email, password }, newNetwork())).status).toBe(429);
      expect((await post('otp', { email }, newNetwork())).status).toBe(429);
      expect((await post('resend', { type: 'signup', email }, newNetwork())).status).toBe(429);
    }
    for (const email of both) {
      expect((await post('recover', { email }, newNetwork())).status).toBe(200);
      expect((await post('otp', { email, create_user: false }, newNetwork())).status).toBe(200);
    }
    expect((await wire.mailTo(owner, /password/i)).link).not.toBe('');
    expect((await wire.mailTo(owner, /sign/i)).link).not.toBe('');
  });
});
