import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { subscribe } from '#sandbox/stripe/billing/subscriptions.ts';
import { declinedMessage, findTestCard, type TestCard } from '#sandbox/stripe/billing/test-cards.ts';
import { backLink, cardChoice, money, noticePage, stripePage } from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/page-deps.ts';
import { prices } from '#sandbox/stripe/state/catalogue.ts';
import { findCustomer, newestFirst } from '#sandbox/stripe/state/state.ts';
import type { CheckoutSession } from '#sandbox/stripe/state/wire.ts';

const notConfirmed =
  'The bank did not confirm this card. Try again, or use another card. Nothing was charged.';
const noCustomer = 'The account this was for has been deleted. Nothing was charged.';

/** The page where a subscription is paid. */
export function checkoutPages({ account, courier }: PageDeps): Hono {
  const { state } = account;
  const pages = new Hono();

  pages.get('/c/pay/:id', (c) => {
    const session = state.checkoutSessions[c.req.param('id')];
    return session?.status === 'open' ? c.html(checkoutPage(session)) : closed(c, session);
  });

  pages.post('/c/pay/:id', async (c) => {
    const form = await c.req.parseBody();
    const session = state.checkoutSessions[c.req.param('id')];
    if (session?.status === 'complete') return c.redirect(successUrlOf(session), 303);
    if (session?.status !== 'open') return closed(c, session);
    const card = findTestCard(form.card);
    if (!card) return c.html(checkoutPage(session, 'Choose one of the test cards.'), 422);
    if (card.behavior === 'declined') return c.html(checkoutPage(session, declinedMessage), 402);
    if (card.behavior === 'asks' && form.answer === undefined) return c.html(confirmationPage(session, card));
    if (card.behavior === 'asks' && form.answer !== 'complete') {
      return c.html(checkoutPage(session, notConfirmed), 402);
    }
    const customer = findCustomer(state, session.customer ?? '');
    if (!customer) return c.html(checkoutPage(session, noCustomer), 402);
    subscribe(account, session, customer, card);
    await account.save();
    // As Stripe does, so that the product usually knows of the payment when the customer returns.
    courier.wake();
    const completed = newestFirst(state.events).find(
      ({ type, data }) => type === 'checkout.session.completed' && data.object.id === session.id,
    );
    if (completed) await courier.firstTry(completed.id);
    return c.redirect(successUrlOf(session), 303);
  });

  function checkoutPage(session: CheckoutSession, problem?: string): Markup {
    const title = 'Subscribe to FinDeus Pro';
    const interval = prices[state.orders[session.id]?.priceId ?? '']?.recurring?.interval ?? 'month';
    const email = findCustomer(state, session.customer ?? '')?.email;
    const body = html`
      <main>
        ${session.cancel_url === null ? '' : backLink(session.cancel_url, 'Back to FinDeus')}
        <h1>${title}</h1>
        <p>${totalOf(session)} per ${interval}${email ? ` for ${email}` : ''}. Nothing is charged.</p>
        ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
        <form method="post">
          ${cardChoice()}
          <button class="pay">Subscribe</button>
        </form>
      </main>
    `;
    return stripePage({ title: problem === undefined ? title : `Error: ${title}`, body });
  }

  return pages;
}

/** Stands for the bank's own page. */
function confirmationPage(session: CheckoutSession, card: TestCard): Markup {
  const title = 'Confirm it is you';
  const body = html`
    <main>
      <h1>${title}</h1>
      <p>
        The bank of the card ending in ${card.number.slice(-4)} asks whether this payment of
        ${totalOf(session)} is yours. In the sandbox you answer for the bank.
      </p>
      <form method="post" class="buttons">
        <input type="hidden" name="card" value="${card.number}" />
        <button class="pay" name="answer" value="complete">Complete authentication</button>
        <button class="quiet-button" name="answer" value="fail">Fail authentication</button>
      </form>
    </main>
  `;
  return stripePage({ title, body });
}

const totalOf = (session: CheckoutSession) => money(session.amount_total ?? 0, session.currency ?? 'usd');

const successUrlOf = (session: CheckoutSession) =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function closed(c: Context, session: CheckoutSession | undefined): Response | Promise<Response> {
  if (!session) return c.html(noticePage('There is no such checkout', 'Check its address.'), 404);
  if (session.status === 'complete') {
    return c.html(noticePage('This checkout is complete', 'It has been paid.', successUrlOf(session)));
  }
  const advice = 'Nothing was charged. Start again from FinDeus.';
  return c.html(noticePage('This checkout has expired', advice, session.cancel_url), 410);
}
