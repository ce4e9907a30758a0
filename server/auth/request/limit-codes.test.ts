import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  newNetwork,
  password,
  requestFrom,
  signUpFrom,
  someEmail,
} from '#server/testing/wire/auth-requests.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';

describe('wrong mailed codes', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const post = (path: string, body: object, network: string) => requestFrom(network, wire, path, { body });
  const signUp = (network: string) => signUpFrom(network, wire);
  const mailedCode = async (email: string, network: string) => {
    expect((await post('recover', { email }, network)).status).toBe(200);
    return (await wire.mailTo(email, /password/i)).code;
  };
  const guess = (email: string, token: string, network: string) =>
    post('verify', { type: 'recovery', email, token }, network);
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  /** Wrong codes from one new network after another, until they are refused. */
  const attack = async (email: string, code: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++) statuses.push((await guess(email, otherThan(code), newNetwork())).status);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    return statuses;
  };

  it('from strangers do not lock the owner out on a known network', async () => {
    const home = newNetwork();
    const email = await signUp(home);
    const code = await mailedCode(email, newNetwork());
    await attack(email, code);
    expect((await guess(email, otherThan(code), home)).status).toBe(403);
    expect((await guess(email, code, home)).status).toBe(200);
  });

  it('from strangers do not lock the owner out on the network that requested the mail', async () => {
    const email = await signUp(newNetwork());
    const phone = newNetwork();
    const code = await mailedCode(email, phone);
    await attack(email, code);
    expect((await guess(email, code, phone)).status).toBe(200);
  });

  it('from strangers do not prevent confirming a new address by code', async () => {
    const home = newNetwork();
    const email = await signUp(home);
    const { body } = await post('token?grant_type=password', { email, password }, home);
    const newEmail = someEmail();
    const changed = await requestFrom(home, wire, 'user', {
      method: 'PUT',
      body: { email: newEmail },
      token: body.access_token!,
    });
    expect(changed.status).toBe(200);
    const { code } = await wire.mailTo(newEmail);
    await attack(newEmail, code);
    const verified = await post('verify', { type: 'email_change', email: newEmail, token: code }, home);
    expect(verified.status).toBe(200);
  });

  it('are limited for each code, even from networks that request mails themselves', async () => {
    const email = await signUp(newNetwork());
    let code = '';
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const network = newNetwork();
      // Without this, the next mail could be requested only after a minute.
      await database.query("delete from internal.rate_limits where bucket like 'mail:recovery:%'");
      code = await mailedCode(email, network);
      for (let m = 0; m < 12; m++) {
        const { status } = await guess(email, otherThan(code), network);
        if (status === 403) compared += 1;
      }
    }
    compared += (await attack(email, code)).filter((status) => status === 403).length;
    // The same number is allowed again while a code is valid: fewer than 100 of a million codes.
    expect(compared).toBeGreaterThanOrEqual(40);
    expect(compared).toBeLessThanOrEqual(41);
    const refused = await guess(email, code, newNetwork());
    expect(refused.status).toBe(429);
    expect(refused.body.msg).toMatch(/^Too many wrong codes for this e-mail address\. Wait .+ the link/);
    // The link always works. The newest mail may not have arrived yet.
    const follow = async () => wire.open((await wire.mailTo(email, /password/i)).link);
    await expect.poll(async () => (await follow()).fragment.get('access_token')).toBeTruthy();
  });

  it('are refused the same way for an address without an account', async () => {
    const known = await signUp(newNetwork());
    const nobodys = someEmail();
    const from = async (email: string, network: string) => {
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push((await guess(email, '123456', network)).status);
      return answers;
    };
    expect(await from(nobodys, newNetwork())).toEqual(await from(known, newNetwork()));
    const asking = async (email: string) => {
      const network = newNetwork();
      await post('recover', { email }, network);
      return from(email, network);
    };
    const answers = await asking(known);
    expect(answers).toContain(403);
    expect(await asking(nobodys)).toEqual(answers);
  });

  it('are not counted when the code is right', async () => {
    const network = newNetwork();
    const email = await signUp(network);
    const code = await mailedCode(email, network);
    await database.query("delete from internal.rate_limits where bucket like 'code:%'");
    expect((await guess(email, code, network)).status).toBe(200);
    const rows = await database.query<{ tokens: number }>(
      "select tokens from internal.rate_limits where bucket like 'code:%'",
    );
    expect(rows).toEqual([{ tokens: 10 }]);
  });
});
