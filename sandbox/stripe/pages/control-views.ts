import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import { controlActions } from '#sandbox/stripe/pages/control-actions.ts';
import { dateOf, money, statusOf, stripePage } from '#sandbox/stripe/pages/layout.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { findCustomer, newestFirst, type Delivery } from '#sandbox/stripe/state/state.ts';
import type { Event, Subscription } from '#sandbox/stripe/state/wire.ts';

interface ControlView {
  account: Account;
  destination: string | null;
  done?: string | undefined;
}

const shownEvents = 50;

export function controlPage({ account, destination, done }: ControlView): Markup {
  const { state } = account;
  const subscriptions = newestFirst(state.subscriptions);
  const events = newestFirst(state.events).slice(0, shownEvents);
  const body = html`
    <header>
      <p class="place">Local stand-in for Stripe</p>
      ${
        destination === null
          ? ''
          : html`<a class="back" href="${new URL('/', destination).href}"
              ><span aria-hidden="true">←&nbsp;</span>Back to FinDeus</a
            >`
      }
      <h1>Payments</h1>
      <p>Every subscription of this local installation, and whatever could happen to it.</p>
      ${done === undefined ? '' : html`<p class="done" role="status">${done}</p>`}
    </header>
    <main>
      <h2>Subscriptions</h2>
      ${
        subscriptions.length === 0
          ? html`<p class="empty">Nobody has subscribed yet. Choose Pro in FinDeus, and it appears here.</p>`
          : subscriptions.map((subscription) => subscriptionPanel(account, subscription))
      }
      <h2>Events</h2>
      <p>
        ${
          destination === null
            ? 'Nobody is told of these: they wait for a receiver.'
            : html`Told to <code>${destination}</code>, signed. The newest ${shownEvents} are shown.`
        }
      </p>
      ${
        events.length === 0
          ? html`<p class="empty">Nothing has happened yet.</p>`
          : html`<ol class="rows">
              ${events.map((event) => html`<li>${eventRow(event, state.deliveries[event.id])}</li>`)}
            </ol>`
      }
    </main>
  `;
  return stripePage({ title: 'Payments', body });
}

function subscriptionPanel(account: Account, subscription: Subscription): Markup {
  const { state } = account;
  const item = itemOf(subscription);
  const customer = findCustomer(state, subscription.customer);
  const who = customer?.email ?? customer?.name ?? subscription.customer;
  const card = state.paymentMethods[subscription.default_payment_method ?? '']?.card;
  const fitting = Object.entries(controlActions).filter(([, { fits }]) => fits(account, subscription));
  return html`<article class="panel">
    <h3>${who} ${statusOf(subscription)}</h3>
    <dl class="facts">
      <dt>Price</dt>
      <dd>
        ${money(item.price.unit_amount ?? 0, item.price.currency)} per
        ${item.price.recurring?.interval ?? 'month'}, card ending in ${card?.last4}
      </dd>
      <dt>Period</dt>
      <dd>${dateOf(item.current_period_start)} to ${dateOf(item.current_period_end)}</dd>
      ${
        state.failNextPayment.includes(subscription.id)
          ? html`<dt>Next payment</dt>
              <dd>Will fail</dd>`
          : ''
      }
    </dl>
    <form class="buttons" method="post" action="/control/subscriptions/${subscription.id}">
      ${fitting.map(
        ([name, { label, danger }]) =>
          html`<button class="quiet-button ${danger ? 'danger' : ''}" name="action" value="${name}">
            ${label}
          </button>`,
      )}
      ${
        customer
          ? html`<button class="quiet-button danger" formaction="/control/customers/${customer.id}">
              Delete the customer
            </button>`
          : html`<p class="quiet">The customer has been deleted.</p>`
      }
    </form>
  </article>`;
}

const deliveryWords = (delivery: Delivery | undefined): string => {
  if (!delivery || delivery.attempts.length === 0) return 'Not sent yet';
  const tries = `${delivery.attempts.length} ${delivery.attempts.length === 1 ? 'try' : 'tries'}`;
  const last = delivery.attempts.at(-1)?.status ?? null;
  const answered = last === null ? 'nobody answered' : `answered ${last}`;
  const state = { delivered: 'Delivered', waiting: 'Will be tried again', 'given up': 'Given up' }[
    delivery.state
  ];
  return `${state}, ${answered}, ${tries}`;
};

function eventRow(event: Event, delivery: Delivery | undefined): Markup {
  const time = new Date(event.created * 1000);
  return html`<div class="event">
    <div>
      <p>
        <a href="/control/events/${event.id}"><code>${event.type}</code></a>
      </p>
      <p class="quiet">
        <time datetime="${time.toISOString()}">${time.toLocaleString('en-GB')}</time>.
        ${deliveryWords(delivery)}.
      </p>
    </div>
    <form method="post" action="/control/events/${event.id}">
      <button class="quiet-button" aria-label="Send again: ${event.type}">Send again</button>
    </form>
  </div>`;
}

export function eventPage(event: Event, delivery: Delivery | undefined): Markup {
  const body = html`
    <header>
      <a class="back" href="/control"><span aria-hidden="true">←&nbsp;</span>Back to the controls</a>
      <h1>${event.type}</h1>
      <p>${deliveryWords(delivery)}.</p>
    </header>
    <main>
      <pre>${JSON.stringify(event, null, 2)}</pre>
    </main>
  `;
  return stripePage({ title: event.type, body });
}
