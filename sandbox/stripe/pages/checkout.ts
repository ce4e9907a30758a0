import { Hono, type Context } from 'hono';
import { StripeProblem } from '#sandbox/stripe/api/problem.ts';
import { payCheckoutSession } from '#sandbox/stripe/billing/pay-checkout-session.ts';
import { makePaymentMethod } from '#sandbox/stripe/objects/payment-method.ts';
import {
  checkCard,
  emptyValues,
  fillIn,
  readValues,
  withoutRealCard,
  type CardValues,
} from '#sandbox/stripe/pages/card-form.ts';
import { checkoutPage, confirmationPage, type CheckoutView } from '#sandbox/stripe/pages/checkout-views.ts';
import { money, noticePage } from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/pages.ts';
import { findCustomer, newestFirst } from '#sandbox/stripe/state/state.ts';
import type { CheckoutSession, PaymentMethod } from '#sandbox/stripe/state/wire.ts';

export const notConfirmed =
  'The bank did not confirm this card. Try again, or use another card. Nothing was charged.';

export function checkoutPages({ account, courier }: PageDeps): Hono {
  const { state } = account;
  const pages = new Hono();

  pages.get('/c/pay/:id', (c) => {
    const session = state.checkoutSessions[c.req.param('id')];
    if (session?.status !== 'open') return closed(c, session);
    return c.html(checkoutPage(viewOf(session, emptyValues)));
  });

  pages.post('/c/pay/:id', async (c) => {
    const form = await c.req.parseBody();
    const session = state.checkoutSessions[c.req.param('id')];
    if (session?.status === 'complete') return c.redirect(successUrlOf(session), 303);
    if (session?.status !== 'open') return closed(c, session);
    const email = emailOf(session);
    const values = { ...readValues(form), ...(email !== null && { email }) };
    if (form.fill !== undefined) return c.html(checkoutPage(viewOf(session, fillIn(values, form.fill))));

    const checked = checkCard(values, new Date(account.now() * 1000));
    if ('errors' in checked) {
      return c.html(checkoutPage(viewOf(session, withoutRealCard(values), checked)), 422);
    }
    const paymentMethod = makePaymentMethod(account.now(), checked.card);
    const { behaviour } = checked.testCard;
    if (behaviour === 'fails later') state.cardsThatFailLater.push(paymentMethod.id);
    if (behaviour === 'asks') {
      state.confirmations[session.id] = { paymentMethod };
      await account.save();
      return c.redirect(`/c/pay/${session.id}/confirm`, 303);
    }
    return pay(c, session, paymentMethod, values, behaviour === 'declined');
  });

  pages.get('/c/pay/:id/confirm', (c) => {
    const session = state.checkoutSessions[c.req.param('id')];
    if (session?.status !== 'open') return closed(c, session);
    const last4 = state.confirmations[session.id]?.paymentMethod.card?.last4;
    if (last4 === undefined) return c.redirect(`/c/pay/${session.id}`, 303);
    return c.html(confirmationPage({ amount: amountOf(session), last4 }));
  });

  pages.post('/c/pay/:id/confirm', async (c) => {
    const { answer } = await c.req.parseBody();
    const session = state.checkoutSessions[c.req.param('id')];
    if (session?.status === 'complete') return c.redirect(successUrlOf(session), 303);
    if (session?.status !== 'open') return closed(c, session);
    const paymentMethod = state.confirmations[session.id]?.paymentMethod;
    delete state.confirmations[session.id];
    if (!paymentMethod) return c.redirect(`/c/pay/${session.id}`, 303);
    if (answer === 'complete') return pay(c, session, paymentMethod, emptyValues, false);
    await account.save();
    return c.html(checkoutPage({ ...viewOf(session, emptyValues), problem: notConfirmed }), 402);
  });

  async function pay(
    c: Context,
    session: CheckoutSession,
    paymentMethod: PaymentMethod,
    values: CardValues,
    declined: boolean,
  ): Promise<Response> {
    try {
      payCheckoutSession(account, session, paymentMethod, declined);
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      await account.save();
      return c.html(checkoutPage({ ...viewOf(session, values), problem: error.message }), 402);
    }
    await account.save();
    // Like Stripe, so that the product usually knows of the payment when its customer comes back.
    courier.wake();
    const completed = newestFirst(state.events).find(
      ({ type, data }) => type === 'checkout.session.completed' && data.object.id === session.id,
    );
    if (completed) await courier.firstTry(completed.id);
    return c.redirect(successUrlOf(session), 303);
  }

  const emailOf = (session: CheckoutSession) =>
    findCustomer(state, session.customer ?? '')?.email ?? session.customer_email;

  const viewOf = (
    session: CheckoutSession,
    values: CardValues,
    checked: Pick<CheckoutView, 'errors'> = { errors: {} },
  ): CheckoutView => ({
    session,
    items: state.lineItems[session.id] ?? [],
    knownEmail: emailOf(session),
    values,
    errors: checked.errors,
  });

  return pages;
}

const amountOf = (session: CheckoutSession) => money(session.amount_total ?? 0, session.currency ?? 'usd');

const successUrlOf = (session: CheckoutSession) =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const back = (href: string | null) => (href === null ? null : { href, label: 'Back to FinDeus' });

function closed(c: Context, session: CheckoutSession | undefined): Response | Promise<Response> {
  if (!session) {
    return c.html(
      noticePage('There is no such checkout', 'Its address is wrong, or the sandbox has been emptied since.'),
      404,
    );
  }
  if (session.status === 'complete') {
    return c.html(
      noticePage(
        'This checkout is complete',
        'It has been paid. There is nothing left to do here.',
        back(successUrlOf(session)),
      ),
    );
  }
  return c.html(
    noticePage(
      'This checkout has expired',
      'Nothing was charged. Start again from the page that brought you here.',
      back(session.cancel_url),
    ),
    410,
  );
}
