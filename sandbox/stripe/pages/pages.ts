import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { pageHeaders } from '#sandbox/page/headers.ts';
import { loadStyleSheet } from '#sandbox/page/style-sheet.ts';
import { letTimePass } from '#sandbox/stripe/billing/pass-period.ts';
import { checkoutPages } from '#sandbox/stripe/pages/checkout.ts';
import { controlPages } from '#sandbox/stripe/pages/control.ts';
import { invoicePages } from '#sandbox/stripe/pages/invoice.ts';
import { noticePage } from '#sandbox/stripe/pages/layout.ts';
import { portalPages } from '#sandbox/stripe/pages/portal.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Courier } from '#sandbox/stripe/webhooks/courier.ts';

export interface PageDeps {
  account: Account;
  courier: Courier;
}

// No form-action: browsers apply it to the redirects that follow too, and those lead back to the product.
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** What people see: the checkout, the customer's portal, and the controls for whoever tries things out. */
export async function stripePages(deps: PageDeps): Promise<Hono> {
  const style = await loadStyleSheet(new URL('./stripe.css', import.meta.url));
  const script = await readFile(new URL('./forms.js', import.meta.url), 'utf8');
  const pages = new Hono();
  for (const path of ['/style.css', '/forms.js', '/c/*', '/p/*', '/i/*', '/control', '/control/*']) {
    pages.use(path, pageHeaders(policy), csrf(), async (_c, next) => {
      letTimePass(deps.account);
      await next();
    });
  }
  pages.get('/style.css', style);
  pages.get('/forms.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  pages.get('/', (c) => c.redirect('/control'));
  pages.route('/', checkoutPages(deps));
  pages.route('/', portalPages(deps));
  pages.route('/', invoicePages(deps));
  pages.route('/', controlPages(deps));
  pages.onError((error, c) => {
    if (!(error instanceof HTTPException) || error.status !== 403) throw error;
    return c.html(
      noticePage('This was not sent from here', 'Forms of the sandbox are only taken from its own pages.'),
      403,
    );
  });
  return pages;
}
