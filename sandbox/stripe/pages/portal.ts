import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { changeCard, endAtPeriodEnd } from '#sandbox/stripe/billing/subscriptions.ts';
import { declinedMessage, findTestCard } from '#sandbox/stripe/billing/test-cards.ts';
import {
  backLink,
  cardChoice,
  noticePage,
  statusOf,
  stripePage,
  subscriptionFacts,
} from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/page-deps.ts';
import { findCustomer, newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Customer, PortalSession, Subscription } from '#sandbox/stripe/state/wire.ts';

const lifetimeSeconds = 60 * 60;

interface Visit {
  session: PortalSession;
  customer: Customer;
  subscriptions: Subscription[];
}

/** The customer's portal: cancel, keep, change the card. Anyone with its address may, for an hour. */
export function portalPages({ account }: Pick<PageDeps, 'account'>): Hono {
  const { state } = account;
  const pages = new Hono();

  function findVisit(id: string): Visit | undefined {
    const session = state.portalSessions[id];
    const customer = session && findCustomer(state, session.customer);
    if (!session || !customer || session.created + lifetimeSeconds <= account.now()) return undefined;
    const subscriptions = newestFirst(state.subscriptions).filter(
      (subscription) => subscription.customer === customer.id && subscription.status !== 'canceled',
    );
    return { session, customer, subscriptions };
  }

  const gone = (c: Context, id: string) =>
    c.html(
      noticePage('This page is no longer available', 'Links to it work for an hour. Open it from FinDeus.'),
      state.portalSessions[id] ? 410 : 404,
    );

  pages.get('/p/session/:id', (c) => {
    const visit = findVisit(c.req.param('id'));
    return visit ? c.html(portalPage(visit)) : gone(c, c.req.param('id'));
  });

  pages.post('/p/session/:id', async (c) => {
    const form = await c.req.parseBody();
    const visit = findVisit(c.req.param('id'));
    if (!visit) return gone(c, c.req.param('id'));
    const subscription = visit.subscriptions.find(({ id }) => id === form.subscription);
    const card = findTestCard(form.card);
    if (!subscription) return c.redirect(visit.session.url, 303);
    if (form.action === 'card' && card) {
      if (card.behavior === 'declined') return c.html(portalPage(visit, declinedMessage), 402);
      changeCard(account, visit.customer, subscription, card);
    } else endAtPeriodEnd(account, subscription, form.action === 'cancel');
    await account.save();
    return c.redirect(visit.session.url, 303);
  });

  function portalPage({ session, customer, subscriptions }: Visit, problem?: string): Markup {
    const body = html`
      <main>
        ${session.return_url === null ? '' : backLink(session.return_url, 'Back to FinDeus')}
        <h1>Your subscription</h1>
        <p>${customer.email ?? customer.id}. At Stripe, invoices are listed here too.</p>
        ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
        ${subscriptions.length === 0 ? html`<p>You have no plan at the moment.</p>` : ''}
        ${subscriptions.map(
          (subscription) =>
            html`<article class="panel">
              <h2>FinDeus Pro ${statusOf(subscription)}</h2>
              ${subscriptionFacts(state, subscription)}
              <form method="post" class="buttons">
                <input type="hidden" name="subscription" value="${subscription.id}" />
                ${
                  subscription.cancel_at_period_end
                    ? html`<button class="quiet-button" name="action" value="keep">Keep the plan</button>`
                    : html`<button class="quiet-button" name="action" value="cancel">Cancel the plan</button>`
                }
              </form>
              <form method="post">
                <input type="hidden" name="subscription" value="${subscription.id}" />
                ${cardChoice()}
                <button class="quiet-button" name="action" value="card">Use this card</button>
              </form>
            </article>`,
        )}
      </main>
    `;
    return stripePage({ title: 'Your subscription', body });
  }

  return pages;
}
