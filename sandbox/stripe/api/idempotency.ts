import { createHash } from 'node:crypto';
import { StripeProblem } from '#sandbox/stripe/api/problem.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';

export interface Answer {
  status: number;
  body: string;
}

const keptSeconds = 24 * 60 * 60;
/** Refusals before any work: the same key may be used again with a corrected request. */
const notKept = [400, 401];

/** The same key with the same request is answered as it was the first time, and nothing is done again. */
export function answerOnce(
  account: Account,
  key: string,
  request: string,
  answer: () => Answer,
  onReplay: () => void,
): Answer {
  const { answers } = account.state;
  const fingerprint = createHash('sha256').update(request).digest('hex');
  forgetOld(account);
  const earlier = answers[key];
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (earlier) {
    onReplay();
    return { status: earlier.status, body: earlier.body };
  }
  const fresh = answer();
  if (!notKept.includes(fresh.status)) {
    answers[key] = { ...fresh, fingerprint, createdAt: account.now() };
  }
  return fresh;
}

function forgetOld(account: Account): void {
  const { answers } = account.state;
  for (const [key, { createdAt }] of Object.entries(answers)) {
    if (createdAt + keptSeconds < account.now()) delete answers[key];
  }
}
