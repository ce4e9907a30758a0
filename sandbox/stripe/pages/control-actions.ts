import { endSubscription } from '#sandbox/stripe/billing/end-subscription.ts';
import { passPeriod } from '#sandbox/stripe/billing/pass-period.ts';
import { payOpenInvoices } from '#sandbox/stripe/billing/pay-open-invoices.ts';
import { refundPayment } from '#sandbox/stripe/billing/refund-payment.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Charge, Subscription } from '#sandbox/stripe/state/wire.ts';

interface Action {
  label: string;
  /** Shown when it is done. */
  done: string;
  fits: (account: Account, subscription: Subscription) => boolean;
  run: (account: Account, subscription: Subscription) => void;
  danger?: true;
}

const has =
  (...statuses: string[]) =>
  (_account: Account, { status }: Subscription) =>
    statuses.includes(status);

/** What otherwise only time, banks or Stripe's own people bring about. */
export const controlActions = lookup<Action>({
  renew: {
    label: 'Let a period pass',
    done: 'A period has passed.',
    fits: has('active'),
    run: (account, subscription) => passPeriod(account, subscription),
  },
  'fail-next': {
    label: 'Fail the next payment',
    done: 'The next payment will fail.',
    fits: ({ state }, { id, status }) => status === 'active' && !state.failNextPayment.includes(id),
    run: ({ state }, { id }) => void state.failNextPayment.push(id),
  },
  'fail-now': {
    label: 'Let a period pass, fail its payment',
    done: 'A period has passed, and its payment failed.',
    fits: has('active'),
    run: (account, subscription) => passPeriod(account, subscription, { fails: true }),
  },
  pay: {
    label: 'Pay what is open',
    done: 'What was open has been paid.',
    fits: has('past_due', 'unpaid'),
    run: (account, subscription) => void payOpenInvoices(account, subscription, false),
  },
  'give-up-unpaid': {
    label: 'Give up: leave unpaid',
    done: 'The subscription is left unpaid.',
    fits: has('past_due'),
    run: (account, subscription) =>
      account.update(subscription, { status: 'unpaid' }, 'customer.subscription.updated'),
  },
  'give-up-end': {
    label: 'Give up: end it',
    done: 'The subscription has ended for want of payment.',
    fits: has('past_due', 'unpaid'),
    run: (account, subscription) => endSubscription(account, subscription, 'payment_failed'),
  },
  refund: {
    label: 'Refund the last payment',
    done: 'The last payment has been given back.',
    fits: (account, subscription) => lastPayment(account, subscription) !== undefined,
    run(account, subscription) {
      const charge = lastPayment(account, subscription);
      if (charge) refundPayment(account, { charge });
    },
  },
  end: {
    label: 'End now',
    done: 'The subscription has ended.',
    fits: (_account, { status }) => status !== 'canceled',
    run: (account, subscription) => endSubscription(account, subscription),
    danger: true,
  },
});

/** The newest payment of the subscription of which there is something left to give back. */
function lastPayment({ state }: Account, subscription: Subscription): Charge | undefined {
  return newestFirst(state.invoicePayments)
    .filter(({ invoice }) => {
      const details = state.invoices[invoice]?.parent?.subscription_details;
      return details?.subscription === subscription.id;
    })
    .map(({ payment }) => state.paymentIntents[payment.payment_intent ?? '']?.latest_charge)
    .map((charge) => state.charges[charge ?? ''])
    .find((charge) => charge !== undefined && !charge.refunded);
}
