import { Hono } from 'hono';
import { deleteCustomer } from '#sandbox/stripe/billing/delete-customer.ts';
import { controlActions } from '#sandbox/stripe/pages/control-actions.ts';
import { controlPage, eventPage } from '#sandbox/stripe/pages/control-views.ts';
import { noticePage } from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/pages.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { findCustomer } from '#sandbox/stripe/state/state.ts';

const doneWords = lookup({
  ...Object.fromEntries(Object.entries(controlActions).map(([name, { done }]) => [name, done])),
  deleted: 'The customer has been deleted, and what they subscribed to has ended.',
  sent: 'The event is being sent again.',
  nothing: 'That could not be done any more. Nothing has changed.',
});

/** For whoever tries the product out: lets things happen to subscriptions, and shows what was told about them. */
export function controlPages({ account, courier }: PageDeps): Hono {
  const { state } = account;
  const pages = new Hono();
  const finish = async (done: string) => {
    await account.save();
    return `/control?done=${done}`;
  };

  pages.get('/control', (c) =>
    c.html(
      controlPage({
        account,
        destination: courier.destination(),
        done: doneWords[c.req.query('done') ?? ''],
      }),
    ),
  );

  pages.post('/control/subscriptions/:id', async (c) => {
    const { action: name } = await c.req.parseBody();
    const action = typeof name === 'string' ? controlActions[name] : undefined;
    const subscription = state.subscriptions[c.req.param('id')];
    if (typeof name !== 'string' || !action || !subscription) {
      return c.html(noticePage('There is no such control', 'Nothing has changed.', toControl), 404);
    }
    // Two tabs, or the clock, may have been quicker.
    if (!action.fits(account, subscription)) return c.redirect(await finish('nothing'), 303);
    action.run(account, subscription);
    return c.redirect(await finish(name), 303);
  });

  pages.post('/control/customers/:id', async (c) => {
    const customer = findCustomer(state, c.req.param('id'));
    if (customer) deleteCustomer(account, customer);
    return c.redirect(await finish(customer ? 'deleted' : 'nothing'), 303);
  });

  pages.get('/control/events/:id', (c) => {
    const event = state.events[c.req.param('id')];
    if (event) return c.html(eventPage(event, state.deliveries[event.id]));
    const words = 'Its address is wrong, or it is too old: the newest 500 are kept.';
    return c.html(noticePage('There is no such event', words, toControl), 404);
  });

  pages.post('/control/events/:id', async (c) => {
    const known = state.events[c.req.param('id')] !== undefined;
    if (known) courier.resend(c.req.param('id'));
    return c.redirect(await finish(known ? 'sent' : 'nothing'), 303);
  });

  return pages;
}

const toControl = { href: '/control', label: 'Back to the controls' };
