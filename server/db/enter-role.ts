import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Caller } from '#server/db/as-role.ts';
import { callerTimeouts } from '#server/db/caller-limits.ts';

/**
 * Takes on the caller's role, claims and time limit until the transaction ends, so that a connection never carries one caller's
 * identity to the next. SET takes no parameters; the claims are a literal, escaped by the driver.
 */
export function enterRole({ role, claims }: Caller, timeouts = callerTimeouts): string {
  const literal = escapeLiteral(JSON.stringify(claims));
  const timeout = timeouts[role];
  return [
    `set local role ${escapeIdentifier(role)};`,
    `set local "request.jwt.claims" = ${literal};`,
    timeout === null ? '' : `set local statement_timeout = ${timeout};`,
  ].join(' ');
}
