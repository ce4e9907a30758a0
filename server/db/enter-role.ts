import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Caller } from '#server/db/caller.ts';
import { callerTimeouts, type CallerTimeouts } from '#server/db/caller-limits.ts';

/**
 * Takes on the caller's role, claims and time limit until the transaction ends, so that a connection never carries one caller's
 * identity to the next. SET takes no parameters; the claims are a literal, escaped by the driver.
 */
export function enterRole(
  { role, claims }: Caller,
  { isReserved, timeouts = callerTimeouts }: { isReserved: boolean; timeouts?: CallerTimeouts | undefined },
): string {
  const literal = escapeLiteral(JSON.stringify(claims));
  const ofRole = timeouts[role];
  const timeout = isReserved ? Math.min(ofRole ?? Infinity, timeouts.reserved) : ofRole;
  return [
    `set local role ${escapeIdentifier(role)};`,
    `set local "request.jwt.claims" = ${literal};`,
    timeout === null ? '' : `set local statement_timeout = ${timeout};`,
  ].join(' ');
}
