import type { Context } from 'hono';
import { isOutage, type Billing, type BillingWork } from '#server/billing/billing.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** The payment service; refuses the request if none is set up. */
export function requireBilling({ billing }: FunctionDeps): Billing {
  if (billing) return billing;
  throw new AppError('service_unavailable', {
    message: 'Payments are not set up on this server.',
  });
}

/** What billing functions need, with their warnings in the log of this request. */
export function workOf(c: Context<AppEnv>, { database }: FunctionDeps, billing: Billing): BillingWork {
  const { stripe, readPlan, onSubscribed } = billing;
  const warn: BillingWork['warn'] = (message, details) => c.get('log').warn(details, message);
  return { database, stripe, readPlan, onSubscribed, warn };
}

const providerAway = 'The payment provider could not be reached. Please try again.';

/** Reports a failed step with this message; the cause goes to the log only. */
export async function orFail<T>(message: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unexpected_failure', { message, cause });
  }
}

/** As `orFail`, for calls of Stripe only: reports an unreachable Stripe as such. */
export function askStripe<T>(message: string, step: () => Promise<T>): Promise<T> {
  return orFail(message, async () => {
    try {
      return await step();
    } catch (cause) {
      if (!isOutage(cause)) throw cause;
      throw new AppError('unexpected_failure', { message: providerAway, cause });
    }
  });
}
