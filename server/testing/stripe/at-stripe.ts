import { postForm } from '#sandbox/stripe/pay-at-checkout.ts';

/** What the control page of the stand-in can do to a subscription. */
export type Happening = 'renew' | 'fail-now' | 'pay' | 'give-up-unpaid' | 'end';

/** False if it does not fit the subscription's state. */
export async function letHappen(
  standInUrl: string,
  happening: Happening,
  subscriptionId: string,
): Promise<boolean> {
  const answer = await postForm(`${standInUrl}/control/subscriptions/${subscriptionId}`, {
    action: happening,
  });
  if (answer.status >= 500) throw new Error(`The stand-in answered ${answer.status} to ${happening}`);
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The stand-in knows no ${happening} of ${subscriptionId}`);
  return !location.endsWith('done=nothing');
}
