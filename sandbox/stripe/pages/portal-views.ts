import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import { cardFields, testCardHints } from '#sandbox/stripe/pages/card-fields.ts';
import type { CardErrors, CardValues } from '#sandbox/stripe/pages/card-form.ts';
import { dateOf, money, statusOf, stripePage } from '#sandbox/stripe/pages/layout.ts';
import type {
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Subscription,
} from '#sandbox/stripe/state/wire.ts';

export interface PortalView {
  session: PortalSession;
  customer: Customer;
  subscriptions: Subscription[];
  card: PaymentMethod | undefined;
  invoices: Invoice[];
  done?: string | undefined;
}

export function portalPage({ session, customer, subscriptions, card, invoices, done }: PortalView): Markup {
  const body = html`
    <header>
      ${session.return_url === null ? '' : backTo(session.return_url, 'Back to FinDeus')}
      <h1>Your subscription</h1>
      <p>${customer.email ?? customer.name ?? customer.id}</p>
      ${done === undefined ? '' : html`<p class="done" role="status">${done}</p>`}
    </header>
    <main>
      ${
        subscriptions.length === 0
          ? html`<section class="panel" aria-labelledby="plan-title">
              <h2 id="plan-title">Current plan</h2>
              <p>You have no plan at the moment.</p>
            </section>`
          : subscriptions.map((subscription) => planPanel(session, subscription))
      }
      <section class="panel" aria-labelledby="card-title">
        <h2 id="card-title">Card</h2>
        <p>${card ? cardWords(card) : 'No card is on file.'}</p>
        <a class="quiet-button" href="${session.url}/card">${card ? 'Change card' : 'Add a card'}</a>
      </section>
      <section aria-labelledby="invoices-title">
        <h2 id="invoices-title">Invoices</h2>
        ${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : invoiceTable(invoices)}
      </section>
    </main>
  `;
  return stripePage({ title: 'Your subscription', body });
}

function planPanel(session: PortalSession, subscription: Subscription): Markup {
  const item = itemOf(subscription);
  const price = money(item.price.unit_amount ?? 0, item.price.currency);
  const ends = subscription.cancel_at_period_end;
  return html`<article class="panel">
    <h2>FinDeus Pro ${statusOf(subscription)}</h2>
    <dl class="facts">
      <dt>Price</dt>
      <dd>${price} per ${item.price.recurring?.interval ?? 'month'}</dd>
      <dt>${ends ? 'Ends on' : 'Renews on'}</dt>
      <dd>${dateOf(item.current_period_end)}</dd>
    </dl>
    ${
      subscription.status === 'active'
        ? ''
        : html`<p class="problem">
            The last payment failed. Change the card below: what is open is then paid at once.
          </p>`
    }
    ${
      ends
        ? html`<form method="post" action="${session.url}/plans/${subscription.id}">
            <button class="quiet-button" name="action" value="renew">Keep the plan</button>
          </form>`
        : html`<a class="quiet-button" href="${session.url}/plans/${subscription.id}">Cancel the plan</a>`
    }
  </article>`;
}

export function cancelPlanPage(session: PortalSession, subscription: Subscription): Markup {
  const body = html`
    <main>
      <h1>Cancel FinDeus Pro?</h1>
      <p>
        Your plan stays as it is until ${dateOf(itemOf(subscription).current_period_end)} and ends then. Until
        that day you can still change your mind.
      </p>
      <form method="post" class="buttons">
        <button class="quiet-button danger" name="action" value="cancel">Cancel the plan</button>
        <a class="quiet-button" href="${session.url}">Go back</a>
      </form>
    </main>
  `;
  return stripePage({ title: 'Cancel FinDeus Pro?', body, layout: 'narrow' });
}

interface CardView {
  session: PortalSession;
  email: string | null;
  values: CardValues;
  errors: CardErrors;
  problem?: string;
}

export function changeCardPage({ session, email, values, errors, problem }: CardView): Markup {
  const failed = problem !== undefined || Object.keys(errors).length > 0;
  const body = html`
    <main>
      ${backTo(session.url, 'Back to your subscription')}
      <h1>Change card</h1>
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" novalidate data-card-form>
        ${cardFields({ values, errors, knownEmail: email })}
        <button class="pay">Save card</button>
        ${testCardHints()}
      </form>
    </main>
  `;
  return stripePage({
    title: failed ? 'Error: Change card' : 'Change card',
    body,
    layout: 'narrow',
    script: true,
  });
}

function invoiceTable(invoices: Invoice[]): Markup {
  return html`<table class="invoices">
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Status</th>
        <th scope="col" class="amount">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${invoices.map(
        (invoice) =>
          html`<tr>
            <td><a href="${invoice.hosted_invoice_url}">${dateOf(invoice.created)}</a></td>
            <td>${invoice.status === 'paid' ? 'Paid' : 'Open'}</td>
            <td class="amount">${money(invoice.total, invoice.currency)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const backTo = (href: string, label: string): Markup =>
  html`<a class="back" href="${href}"><span aria-hidden="true">←&nbsp;</span>${label}</a>`;

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

export const cardWords = ({ card }: PaymentMethod): string => {
  if (!card) return 'A card';
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return `${brands[card.brand] ?? card.brand} ending in ${card.last4}, valid until ${expiry}`;
};
