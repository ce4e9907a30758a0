import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordLimits } from '#server/auth/request/limit-passwords.ts';
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
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const home = '198.51.100.1';

describe('wrong passwords', () => {
  let database: Database;
  let wire: MailedWire;
  let otherNode: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    const limited = { rateLimits: { on: true, trustedProxies: 1 } };
    wire = await createMailedWire(database, limited);
    otherNode = await createWire(database, limited);
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const post = (path: string, body: object, network: string, node: Pick<Wire, 'app'> = wire) =>
    requestFrom(network, node, path, { body });
  const guess = (email: string, network: string, secret = 'wrong password', node?: Wire) =>
    post('token?grant_type=password', { email, password: secret }, network, node);
  /** Each test signs up from a network of its own, because a network has a limit as well. */
  const signUp = (network: string) => signUpFrom(network, wire);
  /** Wrong passwords from one new network after another, until they are refused. */
  const attack = async (email: string) => {
    const statuses: number[] = [];
    for (let n = 0; n <= passwordLimits.strangers.burst + 5; n++) {
      statuses.push(
        (await guess(email, newNetwork(), 'wrong password', n % 2 ? otherNode : undefined)).status,
      );
    }
    return statuses;
  };

  it('are limited for each address across all networks, while the owner still signs in at home', async () => {
    const email = await signUp(home);
    const statuses = await attack(email);
    const { burst } = passwordLimits.strangers;
    expect(statuses.slice(0, burst)).toEqual(Array.from({ length: burst }, () => 400));
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect((await guess(email, home, password)).status).toBe(200);
    expect((await guess(email, home)).body.error_code).toBe('invalid_credentials');
    expect((await guess(email, home, password)).status).toBe(200);
  });

  it('are refused with the time to wait and a way out, without checking the password', async () => {
    const email = await signUp(newNetwork());
    await attack(email);
    const refused = await guess(email, newNetwork(), password);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: expect.stringMatching(/^Too many wrong passwords for this e-mail address\. Wait .+, or reset/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are refused the same way for an address without an account', async () => {
    const known = await signUp(newNetwork());
    expect(await attack(someEmail())).toEqual(await attack(known));
    const one = async (email: string) => {
      const network = newNetwork();
      const statuses = [];
      for (let n = 0; n < passwordLimits.network.burst + 2; n++) {
        const { status, body } = await guess(email, network);
        statuses.push([status, body.error_code]);
      }
      return statuses;
    };
    const another = await signUp(newNetwork());
    const answers = await one(another);
    expect(answers.at(-1)).toEqual([429, 'over_request_rate_limit']);
    expect(await one(someEmail())).toEqual(answers);
  });

  it('from a known network are answered the same way as for an address without an account', async () => {
    const network = newNetwork();
    const [known, nobodys] = [await signUp(network), someEmail()];
    const answers: Record<string, unknown[]> = { [known]: [], [nobodys]: [] };
    for (let n = 0; n < passwordLimits.network.burst + 2; n++) {
      for (const email of [known, nobodys]) {
        const { status, body } = await guess(email, network);
        answers[email]!.push([status, body]);
      }
    }
    expect(answers[nobodys]!.at(-1)).toMatchObject([429, { error_code: 'over_request_rate_limit' }]);
    expect(answers[known]).toEqual(answers[nobodys]);
  });

  it('still count after their network becomes known', async () => {
    const network = newNetwork();
    const email = await signUp(newNetwork());
    for (let n = 0; n < passwordLimits.network.burst; n++) await guess(email, network);
    await post('recover', { email }, network);
    const { code } = await wire.mailTo(email, /password/i);
    expect((await post('verify', { type: 'recovery', email, token: code }, network)).status).toBe(200);
    expect((await guess(email, network)).status).toBe(429);
  });

  it('from one network are refused before they exhaust the limit for all networks', async () => {
    const email = await signUp(newNetwork());
    const network = newNetwork();
    for (let n = 0; n < 20; n++) await guess(email, network);
    expect((await guess(email, network, password)).status).toBe(429);
    expect((await guess(email, newNetwork(), password)).status).toBe(200);
  });

  it('are counted when many come at once', async () => {
    const email = await signUp(newNetwork());
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(email, newNetwork())));
    const compared = answers.filter(({ status }) => status === 400).length;
    // One may have come back while they were counted.
    expect(compared).toBeLessThanOrEqual(passwordLimits.strangers.burst + 1);
  });

  it('are not counted when the password is right', async () => {
    const network = newNetwork();
    const email = await signUp(network);
    const statuses = [];
    for (let n = 0; n < passwordLimits.network.burst + 5; n++) {
      statuses.push((await guess(email, network, password)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (let n = 0; n < passwordLimits.network.burst; n++) {
      expect((await guess(email, network)).status).toBe(400);
    }
  });

  it('do not lock out an owner who resets the password on a new network', async () => {
    const email = await signUp(newNetwork());
    await attack(email);
    const network = newNetwork();
    expect((await guess(email, network, password)).status).toBe(429);
    await post('recover', { email }, network);
    const { code } = await wire.mailTo(email, /password/i);
    const { status } = await post('verify', { type: 'recovery', email, token: code }, network);
    expect(status).toBe(200);
    expect((await guess(email, network, password)).status).toBe(200);
  });

  it('from formerly known networks count as strangers after a new password', async () => {
    const [mine, thiefs] = [newNetwork(), newNetwork()];
    const email = await signUp(mine);
    expect((await guess(email, thiefs, password)).status).toBe(200);
    const { body } = await guess(email, mine, password);
    const changed = await requestFrom(mine, wire, 'user', {
      method: 'PUT',
      body: { password: 'another horse' },
      token: body.access_token!,
    });
    expect(changed.status).toBe(200);
    await attack(email);
    expect((await guess(email, thiefs, 'another horse')).status).toBe(429);
    expect((await guess(email, mine, 'another horse')).status).toBe(200);
  });

  it('leave neither e-mail nor network addresses in the database', async () => {
    const network = '192.0.2.77';
    const email = await signUp(network);
    await guess(email, network);
    const rows = await database.query(
      `select bucket as text from internal.rate_limits
       union all select network from internal.known_networks`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0\.2|203\.0\./);
  });
});
