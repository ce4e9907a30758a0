import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { cardFields, testCardHints } from '#sandbox/stripe/pages/card-fields.ts';
import type { CardErrors, CardValues } from '#sandbox/stripe/pages/card-form.ts';
import { money, stripePage } from '#sandbox/stripe/pages/layout.ts';
import type { CheckoutLineItem, CheckoutSession } from '#sandbox/stripe/state/wire.ts';

export interface CheckoutView {
  session: CheckoutSession;
  items: CheckoutLineItem[];
  knownEmail: string | null;
  values: CardValues;
  errors: CardErrors;
  /** What went wrong with a form that was filled in well. */
  problem?: string;
}

export function checkoutPage(view: CheckoutView): Markup {
  const { session, items, problem } = view;
  const failed = problem !== undefined || Object.keys(view.errors).length > 0;
  const heading = session.mode === 'subscription' ? 'Subscribe to FinDeus Pro' : 'Pay for FinDeus Pro';
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const interval = items[0]?.price?.recurring?.interval ?? null;
  const body = html`
    <main class="checkout">
      <section class="summary" aria-labelledby="summary-title">
        ${
          session.cancel_url === null
            ? ''
            : html`<a class="back" href="${session.cancel_url}"
                ><span aria-hidden="true">←&nbsp;</span>Back to FinDeus</a
              >`
        }
        <h1 id="summary-title">${heading}</h1>
        ${orderOf(items, total, interval)}
      </section>
      <section class="payment" aria-labelledby="payment-title">
        <h2 id="payment-title">Pay with card</h2>
        ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
        <form method="post" action="/c/pay/${session.id}" novalidate data-card-form>
          ${cardFields(view)}
          <button class="pay">${session.mode === 'subscription' ? 'Subscribe' : `Pay ${total}`}</button>
          <p class="quiet">
            ${
              interval !== null
                ? `FinDeus would charge ${total} now and every ${interval} until you cancel. This is the sandbox: nothing is charged.`
                : `FinDeus would charge ${total} once. This is the sandbox: nothing is charged.`
            }
          </p>
          ${testCardHints()}
        </form>
      </section>
    </main>
  `;
  return stripePage({ title: failed ? `Error: ${heading}` : heading, body, layout: 'wide', script: true });
}

function orderOf(items: CheckoutLineItem[], total: string, interval: string | null): Markup {
  return html`
    <p class="price">
      <span>${total}</span>${interval === null ? '' : html` <small>per ${interval}</small>`}
    </p>
    <dl class="order">
      ${items.map(
        (item) =>
          html`<div>
            <dt>
              ${item.description}${(item.quantity ?? 1) > 1 ? ` × ${item.quantity}` : ''}
              <small
                >${interval === null ? 'Paid once' : `Billed every ${interval}, can be canceled at any time`}</small
              >
            </dt>
            <dd>${money(item.amount_total, item.currency)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Total due today</dt>
        <dd>${total}</dd>
      </div>
    </dl>
  `;
}

interface ConfirmationView {
  amount: string | null;
  last4: string;
}

/** Where a bank asks its customer; here anybody answers for it. */
export function confirmationPage({ amount, last4 }: ConfirmationView): Markup {
  const body = html`
    <main>
      <h1>Confirm it is you</h1>
      <p>
        The bank of the card ending in ${last4} asks whether
        ${amount === null ? 'the card may be saved' : html`this payment of ${amount}`} is really yours. In the
        sandbox you answer for the bank.
      </p>
      <form method="post" class="choices">
        <button class="pay" name="answer" value="complete">Complete authentication</button>
        <button class="quiet-button" name="answer" value="fail">Fail authentication</button>
      </form>
    </main>
  `;
  return stripePage({ title: 'Confirm it is you', body, layout: 'narrow' });
}
