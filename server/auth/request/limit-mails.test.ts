import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/mailed-wire.ts';

const password = 'correct horse battery';
const someEmail = () => `${crypto.randomUUID()}@example.com`;
/** A network that nobody has used before. */
let networks = 0;
const elsewhere = () => `203.0.${Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;

describe('mails an hour, where accounts are confirmed by mail', () => {
  const mailsPerHour = 12;
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, {
      rateLimits: { on: true, trustedProxies: 1 },
      settings: { autoconfirm: false, mailsPerHour },
    });
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const post = async (path: string, body: object, network: string) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': network },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { error_code?: string } };
  };
  /** Where there is to be a mail, once it has come and was counted. */
  const signUp = async (network: string, email = someEmail()) => {
    const { status } = await post('signup', { email, password }, network);
    if (status === 200) await wire.mailTo(email);
    await expect.poll(() => database.query('select from internal.mail_queue')).toEqual([]);
    return status;
  };
  const addConfirmedUser = async () => {
    const email = someEmail();
    const { error } = await wire.operator().auth.admin.createUser({ email, password, email_confirm: true });
    expect(error).toBeNull();
    return email;
  };

  it('are a third of them for one network, whoever has the addresses, and others still get theirs', async () => {
    const network = elsewhere();
    const statuses = [await signUp(network), await signUp(network)];
    statuses.push((await post('recover', { email: someEmail() }, network)).status);
    statuses.push((await post('recover', { email: await addConfirmedUser() }, network)).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    for (const email of [someEmail(), await addConfirmedUser()]) {
      const refused = await post('recover', { email }, network);
      expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
      expect((await post('signup', { email, password }, network)).status).toBe(429);
    }
    expect(await signUp(elsewhere())).toBe(200);
  });

  it('that were refused do not keep the owner of the address waiting', async () => {
    const owner = await addConfirmedUser();
    const network = elsewhere();
    for (let n = 0; n < mailsPerHour / 3; n++) await post('recover', { email: someEmail() }, network);
    expect((await post('recover', { email: owner }, network)).status).toBe(429);
    expect((await post('recover', { email: owner }, elsewhere())).status).toBe(200);
    expect((await wire.mailTo(owner, /password/i)).link).not.toBe('');
  });

  it('of invented sign-ups leave a third to people who have an account', async () => {
    await expect.poll(() => database.query('select from internal.mail_queue')).toEqual([]);
    await database.query('delete from internal.rate_limits');
    const refused = () => signUp(elsewhere());
    let sent = 0;
    while (sent <= mailsPerHour && (await refused()) === 200) sent += 1;
    // The last one may have been counted a moment after the next was asked for.
    expect(sent).toBeGreaterThanOrEqual(8);
    expect(sent).toBeLessThanOrEqual(9);

    const owner = await addConfirmedUser();
    const both = [owner, someEmail()];
    for (const email of both) {
      expect((await post('signup', { email, password }, elsewhere())).status).toBe(429);
      expect((await post('otp', { email }, elsewhere())).status).toBe(429);
      expect((await post('resend', { type: 'signup', email }, elsewhere())).status).toBe(429);
    }
    // Whoever waits a minute for the next mail waits for nothing here.
    await database.query("delete from internal.rate_limits where bucket like 'mail:%'");
    for (const email of both) {
      expect((await post('recover', { email }, elsewhere())).status).toBe(200);
      expect((await post('otp', { email, create_user: false }, elsewhere())).status).toBe(200);
    }
    expect((await wire.mailTo(owner, /password/i)).link).not.toBe('');
    expect((await wire.mailTo(owner, /sign/i)).link).not.toBe('');
  });
});
