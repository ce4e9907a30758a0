import { describePasswordFaults, findPasswordFaults, type PasswordRule } from '#contract/password-rule.ts';
import type { AttemptError } from '#web/features/auth/use-attempt.ts';

/** The refusal that the server would answer with, without asking it; null for a password that may be used. */
export function checkPassword(password: string, rule: PasswordRule): AttemptError | null {
  const faults = findPasswordFaults(password, rule);
  if (faults.length === 0) return null;
  return { message: describePasswordFaults(faults, rule), status: 422, code: 'weak_password' };
}
