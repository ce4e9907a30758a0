import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken, type SigningKey } from '#server/auth/domain/keys/sign-token.ts';
import { loadSigningKey, mintApiKey } from '#server/auth/domain/keys/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import { verificationKeysOf } from '#server/auth/domain/keys/verification-keys.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const secret = 'a secret that is long enough for anybody';

describe('the token verifier', () => {
  let database: Database;
  let key: SigningKey;
  let reads = 0;
  let counted: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    key = await loadSigningKey(database, secret);
    counted = {
      ...database,
      transaction: (work, options) => {
        reads += 1;
        return database.transaction(work, options);
      },
    };
  });
  afterAll(() => database.close());

  const tokenFor = (claims: Record<string, unknown>) =>
    signToken(key, { role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60, ...claims });

  it('reads its keys once when many first requests arrive together', async () => {
    reads = 0;
    const { identify } = createTokenVerifier({ keys: verificationKeysOf(counted) });
    const tokens = Array.from({ length: 10 }, (_, n) => tokenFor({ sub: `user-${n}` }));
    const callers = await Promise.all(tokens.map((token) => identify(token)));
    expect(callers.map(({ claims }) => claims.sub)).toEqual(tokens.map((_, n) => `user-${n}`));
    expect(reads).toBe(1);
  });

  it('reads again at once after a failed read, and keeps the keys it has', async () => {
    let clock = 0;
    let isAway = true;
    const keys = () =>
      isAway ? Promise.reject(new Error('The database is away')) : verificationKeysOf(database)();
    const { identify } = createTokenVerifier({ keys, now: () => clock });
    await expect(identify(tokenFor({}))).rejects.toThrow('The database is away');
    isAway = false;
    expect((await identify(tokenFor({ sub: 'patient' }))).claims.sub).toBe('patient');
    isAway = true;
    clock += 120_000;
    expect((await identify(tokenFor({ sub: 'served' }))).claims.sub).toBe('served');
  });

  it('accepts the anonymous key as a visitor', async () => {
    const { identify } = createTokenVerifier({ keys: verificationKeysOf(database) });
    expect(await identify(mintApiKey(key, 'anon'))).toMatchObject({ role: 'anon' });
  });

  it('limits how often unknown key ids make it read keys', async () => {
    const { identify } = createTokenVerifier({ keys: verificationKeysOf(counted) });
    await identify(tokenFor({}));
    reads = 0;
    const stranger = signToken({ ...key, kid: 'stranger' }, { role: 'authenticated' });
    for (let n = 0; n < 5; n++) {
      await expect(identify(stranger)).rejects.toMatchObject({ fault: 'unknown_key' });
    }
    expect(reads).toBe(0);
  });

  it('finds a key that was added, and drops a removed key with the tokens it signed', async () => {
    let clock = 0;
    const { identify } = createTokenVerifier({ keys: verificationKeysOf(database), now: () => clock });
    const first = tokenFor({ sub: 'first' });
    await identify(first);
    await database.transaction((q) => q.query('update internal.signing_keys set retired_at = now()'));
    const newer = await loadSigningKey(database, secret);
    expect(newer.kid).not.toBe(key.kid);
    const second = signToken(newer, {
      role: 'authenticated',
      sub: 'second',
      exp: Math.floor(Date.now() / 1000) + 60,
    });
    clock += 10_000;
    expect((await identify(second)).claims.sub).toBe('second');
    expect((await identify(first)).claims.sub).toBe('first');
    await database.transaction((q) => q.query('delete from internal.signing_keys where kid = $1', [key.kid]));
    clock += 120_000;
    await expect(identify(first)).rejects.toMatchObject({ fault: 'unknown_key' });
    expect((await identify(second)).claims.sub).toBe('second');
    key = newer;
  });

  it('caches a token only until it expires', async () => {
    const { identify } = createTokenVerifier({ keys: verificationKeysOf(database) });
    // The clock may differ by 30 s: one second of this token is left.
    const token = tokenFor({ exp: Math.floor(Date.now() / 1000) - 29 });
    await identify(token);
    await expect
      .poll(
        () =>
          identify(token).then(
            () => 'good',
            () => 'refused',
          ),
        { timeout: 60_000 },
      )
      .toBe('refused');
  });
});
