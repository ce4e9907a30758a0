import { importJWK, jwtVerify, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WrongSecret } from '#server/auth/domain/keys/seal.ts';
import {
  createSigningKeys,
  loadSigningKey,
  mintApiKey,
  rotateSigningKey,
} from '#server/auth/domain/keys/signing-keys.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const secret = 'a secret that is long enough for anybody';

describe('signing keys', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('are created once by whichever node starts first, and shared by all nodes', async () => {
    const keys = await Promise.all(Array.from({ length: 4 }, () => loadSigningKey(database, secret)));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  });

  it('sign an anonymous key without personal data that the public key verifies', async () => {
    const token = mintApiKey(await loadSigningKey(database, secret), 'anon');
    const [row] = await database.transaction((q) =>
      q.query<{ public_jwk: JWK }>('select public_jwk from internal.signing_keys'),
    );
    const { payload, protectedHeader } = await jwtVerify(token, await importJWK(row!.public_jwk));
    expect(payload).toMatchObject({ role: 'anon', iss: 'findeus' });
    expect(payload.sub).toBeUndefined();
    expect(protectedHeader.kid).toBe(row!.public_jwk.kid);
  });

  it('keep signing while the database is unavailable, and are read again afterwards', async () => {
    let clock = 0;
    let isAway = false;
    const shaky: Database = {
      ...database,
      transaction: (work, options) =>
        isAway ? Promise.reject(new Error('The database is away')) : database.transaction(work, options),
    };
    const keys = await createSigningKeys(shaky, secret, () => clock);
    const { kid } = await keys.current();
    const newer = await database.transaction((q) => rotateSigningKey(q, secret));
    isAway = true;
    clock += 120_000;
    expect((await keys.current()).kid).toBe(kid);
    isAway = false;
    clock += 120_000;
    expect((await keys.current()).kid).toBe(newer);
  });

  it('cannot be read in the database or with another secret', async () => {
    await loadSigningKey(database, secret);
    const [row] = await database.transaction((q) =>
      q.query<{ text: string }>('select t::text as text from internal.signing_keys t'),
    );
    expect(row?.text).not.toContain('"d"');
    await expect(loadSigningKey(database, `${secret}!`)).rejects.toThrow(WrongSecret);
  });
});
