import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { pageHeaders } from '#sandbox/page/headers.ts';
import { loadStyleSheet } from '#sandbox/page/style-sheet.ts';
import { letTimePass } from '#sandbox/stripe/billing/periods.ts';
import { checkoutPages } from '#sandbox/stripe/pages/checkout.ts';
import { controlPages } from '#sandbox/stripe/pages/control.ts';
import { noticePage } from '#sandbox/stripe/pages/layout.ts';
import { portalPages } from '#sandbox/stripe/pages/portal.ts';
import type { PageDeps } from '#sandbox/stripe/pages/page-deps.ts';

// No form-action: browsers apply it to the redirects that follow too, and those lead back to the product.
const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** The pages for people: the checkout, the customer's portal, and the controls. */
export async function stripePages(deps: PageDeps): Promise<Hono> {
  const style = await loadStyleSheet(new URL('./stripe.css', import.meta.url));
  const pages = new Hono();
  for (const path of ['/style.css', '/c/*', '/p/*', '/control/*']) {
    pages.use(path, pageHeaders(policy), csrf(), async (_c, next) => {
      letTimePass(deps.account);
      await next();
    });
  }
  pages.get('/style.css', style);
  pages.get('/', (c) => c.redirect('/control'));
  pages.route('/', checkoutPages(deps));
  pages.route('/', portalPages(deps));
  pages.route('/', controlPages(deps));
  pages.onError((error, c) => {
    if (!(error instanceof HTTPException) || error.status !== 403) throw error;
    return c.html(noticePage('This form was not sent from the sandbox', 'Nothing has changed.'), 403);
  });
  return pages;
}
