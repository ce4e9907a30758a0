import type { RateLimit } from '#contract/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;

/** How often the public API may be called: users are counted by account and plan, others by network address. */
export const apiLimits = {
  advice: {
    free: { burst: 20, count: 200, seconds: hour },
    pro: { burst: 60, count: 1_200, seconds: hour },
  },
  calculators: {
    visitor: { burst: 30, count: 300, seconds: hour },
    free: { burst: 60, count: 1_200, seconds: hour },
    pro: { burst: 120, count: 6_000, seconds: hour },
  },
} as const satisfies Record<string, Record<string, RateLimit>>;

/** How often the chat of the site may be asked: by a visitor, and by a user, whose keys count as well. */
export const chatLimits = {
  visitor: { burst: 20, count: 40, seconds: hour },
  user: { burst: 30, count: 600, seconds: hour },
} as const satisfies Record<string, RateLimit>;

/** How often a network address may sign in or renew tokens, and sign up. */
export const signInLimits = {
  token: { burst: 30, count: 150, seconds: 5 * minute },
  signup: { burst: 30, count: 30, seconds: 5 * minute },
} as const satisfies Record<string, RateLimit>;

/** How often rest/v1 may be called: by a user, and by everybody without an account from one network. */
export const dataLimits = {
  visitor: { burst: 300, count: 10, seconds: 1 },
  user: { burst: 600, count: 20, seconds: 1 },
} as const satisfies Record<string, RateLimit>;

/** How often a user may call auth/v1 and functions/v1, beside the limits of single endpoints. */
export const accountLimits = {
  user: { burst: 120, count: 10, seconds: 1 },
} as const satisfies Record<string, RateLimit>;

/** How long an answer is kept for the same Idempotency-Key. */
export const idempotencyHours = 24;
export const maxIdempotencyKeyLength = 255;
/** In bytes: an answer that is longer is not kept. */
export const maxKeptAnswerBytes = 65_536;
/** Per user; the oldest are dropped. */
export const maxKeptAnswers = 200;
