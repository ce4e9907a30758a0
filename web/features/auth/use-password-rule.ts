import { usualPasswordRule, type PasswordRule } from '#contract/password-rule.ts';
import { useAccount } from '#web/lib/account/account.ts';

/** What the operator asks of a new password. Until the server has told it, the usual. */
export function usePasswordRule(): PasswordRule {
  return useAccount().config?.passwordRule ?? usualPasswordRule;
}
