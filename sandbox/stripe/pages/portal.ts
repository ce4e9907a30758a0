import { Hono, type Context } from 'hono';
import { attachCard, makeDefaultCard } from '#sandbox/stripe/billing/attach-card.ts';
import { endAtPeriodEnd } from '#sandbox/stripe/billing/end-subscription.ts';
import { payOpenInvoices } from '#sandbox/stripe/billing/pay-open-invoices.ts';
import { declinedMessage } from '#sandbox/stripe/objects/payment.ts';
import { makePaymentMethod } from '#sandbox/stripe/objects/payment-method.ts';
import {
  checkCard,
  emptyValues,
  fillIn,
  readValues,
  withoutRealCard,
} from '#sandbox/stripe/pages/card-form.ts';
import { notConfirmed } from '#sandbox/stripe/pages/checkout.ts';
import { confirmationPage } from '#sandbox/stripe/pages/checkout-views.ts';
import { noticePage } from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/pages.ts';
import { cancelPlanPage, changeCardPage, portalPage } from '#sandbox/stripe/pages/portal-views.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { findCustomer, newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Customer, PaymentMethod, PortalSession, Subscription } from '#sandbox/stripe/state/wire.ts';

const life = 60 * 60;
const doneWords = lookup({
  cancel: 'Your plan ends with the period you have paid for.',
  renew: 'Your plan goes on.',
  card: 'Your card has been saved.',
  paid: 'Your card has been saved, and what was open has been paid.',
  failed: 'Your card has been saved, but it could not pay what is open.',
});

interface Visit {
  session: PortalSession;
  customer: Customer;
}

/** Where a customer looks after the subscription. Who has the address of a session may, for an hour. */
export function portalPages({ account }: Pick<PageDeps, 'account'>): Hono {
  const { state } = account;
  const pages = new Hono();

  const withVisit =
    (show: (c: Context, visit: Visit) => Response | Promise<Response>) =>
    (c: Context): Response | Promise<Response> => {
      const session = state.portalSessions[c.req.param('id') ?? ''];
      const customer = session && findCustomer(state, session.customer);
      const isAlive = session && session.created + life > account.now();
      if (isAlive && customer) return show(c, { session, customer });
      const link = session?.return_url ? { href: session.return_url, label: 'Back to FinDeus' } : null;
      const words = 'Links to it work for an hour. Open it anew from FinDeus.';
      return c.html(noticePage('This page is no longer available', words, link), session ? 410 : 404);
    };

  const subscriptionsOf = ({ customer }: Visit) =>
    newestFirst(state.subscriptions).filter(
      (subscription) => subscription.customer === customer.id && subscription.status !== 'canceled',
    );

  const cardOf = (visit: Visit) => {
    const id =
      subscriptionsOf(visit)[0]?.default_payment_method ??
      visit.customer.invoice_settings.default_payment_method;
    return id === null ? undefined : state.paymentMethods[id];
  };

  const planIn = (c: Context, visit: Visit): Subscription | undefined =>
    subscriptionsOf(visit).find(({ id }) => id === c.req.param('subscription'));

  async function back(c: Context, { session }: Visit, done: string): Promise<Response> {
    await account.save();
    return c.redirect(`${session.url}?done=${done}`, 303);
  }

  function saveCard(c: Context, visit: Visit, paymentMethod: PaymentMethod): Promise<Response> {
    attachCard(account, visit.customer.id, paymentMethod);
    makeDefaultCard(account, visit.customer.id, paymentMethod);
    const behind = subscriptionsOf(visit).filter(({ status }) => status !== 'active');
    const declined = state.cardsThatFailLater.includes(paymentMethod.id);
    const paid = behind.map((subscription) => payOpenInvoices(account, subscription, declined));
    return back(c, visit, paid.length === 0 ? 'card' : paid.every(Boolean) ? 'paid' : 'failed');
  }

  pages.get(
    '/p/session/:id',
    withVisit((c, visit) =>
      c.html(
        portalPage({
          ...visit,
          subscriptions: subscriptionsOf(visit),
          card: cardOf(visit),
          invoices: newestFirst(state.invoices).filter(({ customer }) => customer === visit.customer.id),
          done: doneWords[c.req.query('done') ?? ''],
        }),
      ),
    ),
  );

  pages.get(
    '/p/session/:id/plans/:subscription',
    withVisit((c, visit) => {
      const subscription = planIn(c, visit);
      return subscription
        ? c.html(cancelPlanPage(visit.session, subscription))
        : c.redirect(visit.session.url, 303);
    }),
  );

  pages.post(
    '/p/session/:id/plans/:subscription',
    withVisit(async (c, visit) => {
      const { action } = await c.req.parseBody();
      const subscription = planIn(c, visit);
      if (!subscription || (action !== 'cancel' && action !== 'renew')) {
        return c.redirect(visit.session.url, 303);
      }
      endAtPeriodEnd(account, subscription, action === 'cancel');
      return back(c, visit, action);
    }),
  );

  pages.get(
    '/p/session/:id/card',
    withVisit((c, { session, customer }) =>
      c.html(changeCardPage({ session, email: customer.email, values: emptyValues, errors: {} })),
    ),
  );

  pages.post(
    '/p/session/:id/card',
    withVisit(async (c, visit) => {
      const { session, customer } = visit;
      const form = await c.req.parseBody();
      const { email } = customer;
      const values = { ...readValues(form), ...(email !== null && { email }) };
      const view = { session, email, values, errors: {} };
      if (form.fill !== undefined) {
        return c.html(changeCardPage({ ...view, values: fillIn(values, form.fill) }));
      }
      const checked = checkCard(values, new Date(account.now() * 1000));
      if ('errors' in checked) {
        const shown = { ...view, values: withoutRealCard(values), errors: checked.errors };
        return c.html(changeCardPage(shown), 422);
      }
      const { behaviour } = checked.testCard;
      if (behaviour === 'declined') return c.html(changeCardPage({ ...view, problem: declinedMessage }), 402);
      const paymentMethod = makePaymentMethod(account.now(), checked.card);
      if (behaviour === 'fails later') state.cardsThatFailLater.push(paymentMethod.id);
      if (behaviour !== 'asks') return saveCard(c, visit, paymentMethod);
      state.confirmations[session.id] = { paymentMethod };
      await account.save();
      return c.redirect(`${session.url}/card/confirm`, 303);
    }),
  );

  pages.get(
    '/p/session/:id/card/confirm',
    withVisit((c, { session }) => {
      const last4 = state.confirmations[session.id]?.paymentMethod.card?.last4;
      if (last4 === undefined) return c.redirect(`${session.url}/card`, 303);
      return c.html(confirmationPage({ amount: null, last4 }));
    }),
  );

  pages.post(
    '/p/session/:id/card/confirm',
    withVisit(async (c, visit) => {
      const { session, customer } = visit;
      const { answer } = await c.req.parseBody();
      const paymentMethod = state.confirmations[session.id]?.paymentMethod;
      delete state.confirmations[session.id];
      if (paymentMethod && answer === 'complete') return saveCard(c, visit, paymentMethod);
      await account.save();
      const view = { session, email: customer.email, values: emptyValues, errors: {} };
      return c.html(changeCardPage({ ...view, problem: notConfirmed }), 402);
    }),
  );

  return pages;
}
