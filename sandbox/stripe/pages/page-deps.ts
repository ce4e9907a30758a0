import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Courier } from '#sandbox/stripe/webhooks/courier.ts';

export interface PageDeps {
  account: Account;
  courier: Courier;
}
