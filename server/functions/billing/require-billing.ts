import type { Billing } from '#server/billing/billing.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { AppError } from '#server/http/app-error.ts';

/** Payments, where they are set up. */
export function requireBilling({ billing }: FunctionDeps): Billing {
  if (billing) return billing;
  throw new AppError('service_unavailable', {
    message: 'Payments are not set up on this server. STRIPE_SECRET_KEY and its companions are missing.',
  });
}
