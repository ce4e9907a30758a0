import { html } from 'hono/html';
import { pageDocument, type Markup } from '#sandbox/page/document.ts';
import { groupDigits, testCards } from '#sandbox/stripe/billing/test-cards.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import type { State } from '#sandbox/stripe/state/state.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

/** Every page says first that it is not the real Stripe. */
export function stripePage({ title, body }: { title: string; body: Markup }): Markup {
  return pageDocument({
    title,
    styleUrl: '/style.css',
    body: html`
      <aside class="sandbox-label" aria-label="Notice">Sandbox: no real money moves here</aside>
      ${body}
    `,
  });
}

export function noticePage(title: string, advice: string, link: string | null = null): Markup {
  const body = html`
    <main>
      <h1>${title}</h1>
      <p>${advice}</p>
      ${link === null ? '' : backLink(link, 'Go back')}
    </main>
  `;
  return stripePage({ title, body });
}

export const backLink = (href: string, label: string): Markup =>
  html`<a class="back" href="${href}"><span aria-hidden="true">←&nbsp;</span>${label}</a>`;

export const cardChoice = (): Markup =>
  html`<fieldset class="cards">
    <legend>Test card</legend>
    ${testCards.map(
      ({ number, label }, index) =>
        html`<label>
          <input type="radio" name="card" value="${number}" ${index === 0 ? 'checked' : ''} />
          ${groupDigits(number)} ${label}
        </label>`,
    )}
  </fieldset>`;

export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

const dateOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

export function subscriptionFacts(state: State, subscription: Subscription): Markup {
  const { price, current_period_end: end } = itemOf(subscription);
  const card = state.paymentMethods[subscription.default_payment_method ?? '']?.card;
  return html`<dl class="facts">
    <dt>Price</dt>
    <dd>${money(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval ?? 'month'}</dd>
    <dt>Card</dt>
    <dd>${card?.brand} ending in ${card?.last4}</dd>
    <dt>${subscription.cancel_at_period_end ? 'Ends on' : 'Paid until'}</dt>
    <dd>${dateOf(end)}</dd>
  </dl>`;
}

const statusLabels: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  canceled: 'Ended',
};

export const statusOf = ({ status }: Subscription): Markup =>
  html`<span class="status">${statusLabels[status] ?? status}</span>`;
