import { postForm } from '#sandbox/stripe/pay-at-checkout.ts';

export type SetOff = 'renew' | 'fail' | 'pay' | 'cancel-at-end' | 'cancel';
export async function setOffAtStripe(url: string, what: SetOff, subscription: string): Promise<void> {
  const answer = await postForm(`${url}/control/subscriptions/${subscription}`, { action: what });
  if (answer.status !== 303) throw new Error(`The stand-in answered ${answer.status} to ${what}`);
}
export { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
