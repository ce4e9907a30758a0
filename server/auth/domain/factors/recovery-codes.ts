import { randomInt } from 'node:crypto';
import type { Queries, Statements } from '#server/db/database.ts';
import { hashOf } from '#server/http/digest.ts';

const codesPerSet = 10;
const codeLength = 16;
/** Without what is easily mistaken for something else: 0 and o, 1 and l. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

interface RecoveryCodeStatus {
  id: string;
  total: number;
  remaining: number;
}

/** Undefined for a user who has none. */
export async function findRecoveryCodes(
  queries: Statements,
  userId: string,
): Promise<RecoveryCodeStatus | undefined> {
  const [status] = await queries.query<RecoveryCodeStatus>(
    `select set_id as id, count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
     from internal.recovery_codes where user_id = $1 group by set_id`,
    [userId],
  );
  return status;
}

/** A new set in the place of any that there was. The codes themselves are known to the caller only. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
): Promise<{ id: string; codes: string[] }> {
  await deleteRecoveryCodes(queries, userId);
  const id = crypto.randomUUID();
  const codes = Array.from({ length: codesPerSet }, newCode);
  await queries.query(
    `insert into internal.recovery_codes (user_id, set_id, code_hash) select $1, $2, unnest($3::text[])`,
    [userId, id, codes.map(hashOf)],
  );
  return { id, codes };
}

export async function deleteRecoveryCodes(queries: Queries, userId: string): Promise<void> {
  await queries.query('delete from internal.recovery_codes where user_id = $1', [userId]);
}

/** Whether the code was one of the user's that was not used yet; it is used now. */
export async function takeRecoveryCode(queries: Queries, userId: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const used = await queries.query(
    `update internal.recovery_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
    [userId, hashOf(code)],
  );
  return used.length > 0;
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
