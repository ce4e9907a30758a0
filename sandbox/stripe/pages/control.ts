import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { passPeriod } from '#sandbox/stripe/billing/periods.ts';
import { endSubscription, payOpen } from '#sandbox/stripe/billing/subscriptions.ts';
import {
  backLink,
  noticePage,
  statusOf,
  stripePage,
  subscriptionFacts,
} from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/page-deps.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { findCustomer, newestFirst, type Delivery } from '#sandbox/stripe/state/state.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

interface Action {
  label: string;
  /** The statuses in which it is offered. */
  from: Subscription['status'][];
  run: (account: Account, subscription: Subscription) => void;
}

/** What otherwise only time, banks or Stripe's dashboard can do. */
const actions = lookup<Action>({
  renew: { label: 'Let a period pass', from: ['active'], run: passPeriod },
  'fail-now': {
    label: 'Let a period pass, fail its payment',
    from: ['active'],
    run: (account, subscription) => passPeriod(account, subscription, { fails: true }),
  },
  pay: { label: 'Pay what is open', from: ['past_due', 'unpaid'], run: payOpen },
  'give-up-unpaid': {
    label: 'Give up: leave unpaid',
    from: ['past_due'],
    run: (account, subscription) =>
      account.update(subscription, { status: 'unpaid' }, 'customer.subscription.updated'),
  },
  end: { label: 'End now', from: ['active', 'past_due', 'unpaid'], run: endSubscription },
});

const maxEvents = 50;

/** For trying the product out: changes subscriptions, and shows which events the product received. */
export function controlPages({ account, courier }: PageDeps): Hono {
  const { state } = account;
  const pages = new Hono();

  pages.get('/control', (c) => c.html(controlPage(c.req.query('done'))));

  pages.post('/control/subscriptions/:id', async (c) => {
    const { action: name } = await c.req.parseBody();
    const action = typeof name === 'string' ? actions[name] : undefined;
    const subscription = state.subscriptions[c.req.param('id')];
    if (!action || !subscription) {
      return c.html(noticePage('There is no such control', 'Nothing has changed.', '/control'), 404);
    }
    // Another tab or the clock may have changed the subscription since the page was shown.
    const fits = action.from.includes(subscription.status);
    if (fits) action.run(account, subscription);
    await account.save();
    return c.redirect(`/control?done=${fits ? 'yes' : 'nothing'}`, 303);
  });

  function controlPage(done: string | undefined): Markup {
    const destination = courier.destination();
    const subscriptions = newestFirst(state.subscriptions);
    const events = newestFirst(state.events).slice(0, maxEvents);
    const body = html`
      <main>
        ${destination === null ? '' : backLink(new URL('/', destination).href, 'Back to FinDeus')}
        <h1>Payments</h1>
        <p>A local stand-in for Stripe: every subscription, and what could happen to it.</p>
        ${
          done === undefined
            ? ''
            : html`<p class="done" role="status">
                ${done === 'yes' ? 'Done.' : 'That is no longer possible. Nothing has changed.'}
              </p>`
        }
        ${subscriptions.length === 0 ? html`<p>Choose Pro in FinDeus, and it appears here.</p>` : ''}
        ${subscriptions.map(subscriptionPanel)}
        <h2>Events</h2>
        <p>The newest ${maxEvents}, sent to ${destination ?? 'no one yet'}.</p>
        <ol class="rows">
          ${events.map(
            ({ id, type }) =>
              html`<li>
                <p><code>${type}</code>. ${describeDelivery(state.deliveries[id])}.</p>
              </li>`,
          )}
        </ol>
      </main>
    `;
    return stripePage({ title: 'Payments', body });
  }

  function subscriptionPanel(subscription: Subscription): Markup {
    const customer = findCustomer(state, subscription.customer);
    return html`<article class="panel">
      <h2>${customer?.email ?? subscription.customer} ${statusOf(subscription)}</h2>
      ${subscriptionFacts(state, subscription)}
      <form class="buttons" method="post" action="/control/subscriptions/${subscription.id}">
        ${Object.entries(actions)
          .filter(([, { from }]) => from.includes(subscription.status))
          .map(
            ([name, { label }]) =>
              html`<button class="quiet-button" name="action" value="${name}">${label}</button>`,
          )}
      </form>
    </article>`;
  }

  return pages;
}

function describeDelivery(delivery: Delivery | undefined): string {
  if (!delivery || delivery.attempts.length === 0) return 'Not sent yet';
  const states = { delivered: 'Delivered', waiting: 'Will be tried again', 'given up': 'Given up' };
  const { status = null } = delivery.attempts.at(-1) ?? {};
  return `${states[delivery.state]}, ${status === null ? 'no answer' : `answered ${status}`}`;
}
