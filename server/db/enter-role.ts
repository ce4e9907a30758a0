import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Caller } from '#server/db/as-role.ts';

/**
 * Takes on the caller's role and claims until the transaction ends, so that a connection never carries one caller's
 * identity to the next. SET takes no parameters; the claims are a literal, escaped by the driver.
 */
export function enterRole({ role, claims }: Caller): string {
  const literal = escapeLiteral(JSON.stringify(claims));
  return `set local role ${escapeIdentifier(role)}; set local "request.jwt.claims" = ${literal};`;
}
