import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/mailed-wire.ts';

const password = 'correct horse battery';
const someEmail = () => `${crypto.randomUUID()}@example.com`;
/** A network that nobody has used before. */
let networks = 0;
const elsewhere = () => `203.0.${Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;

describe('guesses at mailed codes', () => {
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

  const post = async (path: string, body: object, network: string) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': network },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { msg?: string } };
  };
  const signUp = async (network: string) => {
    const email = someEmail();
    expect((await post('signup', { email, password }, network)).status).toBe(200);
    return email;
  };
  const mailedCode = async (email: string, network: string) => {
    expect((await post('recover', { email }, network)).status).toBe(200);
    return (await wire.mailTo(email, /password/i)).code;
  };
  const guess = (email: string, token: string, network: string) =>
    post('verify', { type: 'recovery', email, token }, network);
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  /** Strangers, each from a network of their own, until they are refused. */
  const attack = async (email: string, code: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++) statuses.push((await guess(email, otherThan(code), elsewhere())).status);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    return statuses;
  };

  it('of strangers do not keep the owner out in a network that is known', async () => {
    const home = elsewhere();
    const email = await signUp(home);
    const code = await mailedCode(email, elsewhere());
    await attack(email, code);
    expect((await guess(email, otherThan(code), home)).status).toBe(403);
    expect((await guess(email, code, home)).status).toBe(200);
  });

  it('of strangers do not keep the owner out in the network that asked for the mail', async () => {
    const email = await signUp(elsewhere());
    const phone = elsewhere();
    const code = await mailedCode(email, phone);
    await attack(email, code);
    expect((await guess(email, code, phone)).status).toBe(200);
  });

  it('of strangers do not stop a new address from being confirmed by code', async () => {
    const home = elsewhere();
    const email = await signUp(home);
    const { body } = await post('token?grant_type=password', { email, password }, home);
    const newEmail = someEmail();
    const changed = await wire.app.request('/auth/v1/user', {
      method: 'PUT',
      headers: {
        'x-forwarded-for': home,
        authorization: `Bearer ${(body as { access_token: string }).access_token}`,
      },
      body: JSON.stringify({ email: newEmail }),
    });
    expect(changed.status).toBe(200);
    const { code } = await wire.mailTo(newEmail);
    await attack(newEmail, code);
    const verified = await post('verify', { type: 'email_change', email: newEmail, token: code }, home);
    expect(verified.status).toBe(200);
  });

  it('are bounded for one code, also from networks that ask for mail themselves', async () => {
    const email = await signUp(elsewhere());
    let code = '';
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const network = elsewhere();
      // As if a minute had passed.
      await database.query("delete from internal.rate_limits where bucket like 'mail:recovery:%'");
      code = await mailedCode(email, network);
      for (let m = 0; m < 12; m++) {
        const { status } = await guess(email, otherThan(code), network);
        if (status === 403) compared += 1;
      }
    }
    compared += (await attack(email, code)).filter((status) => status === 403).length;
    // At once; as many come back in the hour of a code: below 100 in a million.
    expect(compared).toBeGreaterThanOrEqual(40);
    expect(compared).toBeLessThanOrEqual(41);
    const refused = await guess(email, code, elsewhere());
    expect(refused.status).toBe(429);
    expect(refused.body.msg).toMatch(/^Too many wrong codes for this e-mail address\. Wait .+ the link/);
    // The link always works; the newest mail may still be on its way.
    const follow = async () => wire.open((await wire.mailTo(email, /password/i)).link);
    await expect.poll(async () => (await follow()).fragment.get('access_token')).toBeTruthy();
  });

  it('are refused in the same way for an address that nobody has', async () => {
    const known = await signUp(elsewhere());
    const nobodys = someEmail();
    const from = async (email: string, network: string) => {
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push((await guess(email, '123456', network)).status);
      return answers;
    };
    expect(await from(nobodys, elsewhere())).toEqual(await from(known, elsewhere()));
    const asking = async (email: string) => {
      const network = elsewhere();
      await post('recover', { email }, network);
      return from(email, network);
    };
    const answers = await asking(known);
    expect(answers).toContain(403);
    expect(await asking(nobodys)).toEqual(answers);
  });

  it('do not count when they are right', async () => {
    const network = elsewhere();
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
