import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { startGoogle, type Google } from '#sandbox/google/start-google.ts';
import { startInbox, type Inbox } from '#sandbox/mail/inbox.ts';
import { mailPages } from '#sandbox/mail/pages.ts';
import { pageHeaders } from '#sandbox/page/headers.ts';
import { onlyThisMachine } from '#sandbox/page/only-this-machine.ts';
import { loadStyleSheet } from '#sandbox/page/style-sheet.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';

/** Local stand-ins for external services, for development without accounts there. The product uses only their protocols. */
export interface Sandbox {
  /** Pages on the product's own origin, to be mounted at /sandbox. They bring their own guard and headers. */
  pages: Hono;
  mail: { url: string; inbox: Inbox } | null;
  google: Pick<Google, 'issuer' | 'clientId' | 'clientSecret'> | null;
  stripe: StripeStandIn | null;
  close(): Promise<void>;
}

interface Wanted {
  mail: boolean;
  google: boolean;
  stripe: boolean;
  /** The folder that keeps payments from one start to the next; without it they end with the process. */
  stateFolder?: string;
}

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'";

const toMail = (c: Context) => c.redirect('/sandbox/mail');

export async function startSandbox(wanted: Wanted): Promise<Sandbox> {
  const stateFile = wanted.stateFolder && join(wanted.stateFolder, 'sandbox-stripe.json');
  const [inbox, google, stripe, style] = await Promise.all([
    wanted.mail ? startInbox() : null,
    wanted.google ? startGoogle() : null,
    wanted.stripe ? startStripe(stateFile ? { stateFile } : {}) : null,
    loadStyleSheet(),
  ]);

  const pages = new Hono();
  pages.use(pageHeaders(policy), onlyThisMachine());
  pages.get('/style.css', style);
  pages.get('/', toMail);
  const paymentsUrl = stripe && `${stripe.url}/control`;
  if (inbox) pages.route('/', mailPages(inbox, paymentsUrl));
  if (paymentsUrl !== null) pages.get('/payments', (c) => c.redirect(paymentsUrl));
  // All requests to /sandbox are answered here, because the product's pages have other headers.
  pages.all('*', (c) => {
    if (c.req.path === '/sandbox/') return toMail(c);
    return c.text('The sandbox has no such page. Its mail, if it catches any, is at /sandbox/mail.', 404);
  });

  return {
    pages,
    mail: inbox && { url: inbox.url, inbox },
    google: google && {
      issuer: google.issuer,
      clientId: google.clientId,
      clientSecret: google.clientSecret,
    },
    stripe,
    async close() {
      await Promise.all([inbox?.close(), google?.close(), stripe?.close()]);
    },
  };
}
