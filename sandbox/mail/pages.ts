import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Inbox } from '#sandbox/mail/inbox.ts';
import { inboxPage, mailPage, missingMailPage } from '#sandbox/mail/views.ts';

/** Enough for a link to lead out of the frame when it is clicked, and for nothing else. */
const frameAllows = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
  `sandbox ${frameAllows}`;

/** The inbox for people, and for scripts that ask for JSON. */
export function mailPages(inbox: Inbox, paymentsUrl: string | null): Hono {
  const pages = new Hono();
  const missing = (c: Context) =>
    wantsJson(c)
      ? c.json({ message: 'There is no such mail' }, 404)
      : c.html(missingMailPage(paymentsUrl), 404);
  const find = (c: Context) => inbox.messages().find(({ id }) => id === c.req.param('id'));

  pages.use('/mail/*', async (c, next) => {
    await next();
    c.header('vary', 'accept');
  });
  pages.get('/mail', (c) =>
    wantsJson(c) ? c.json(inbox.messages()) : c.html(inboxPage(inbox.messages(), new Date(), paymentsUrl)),
  );
  pages.get('/mail/:id', (c) => {
    const mail = find(c);
    if (!mail) return missing(c);
    return wantsJson(c) ? c.json(mail) : c.html(mailPage(mail, frameAllows, paymentsUrl));
  });
  pages.get('/mail/:id/html', (c) => {
    const mail = find(c);
    if (!mail?.html) return missing(c);
    return c.html(linksOpenInWholeTab(mail.html), 200, { 'content-security-policy': framePolicy });
  });
  return pages;
}

function wantsJson(c: Context): boolean {
  const json = 'application/json';
  return accepts(c, { header: 'Accept', supports: ['text/html', json], default: 'text/html' }) === json;
}

function linksOpenInWholeTab(mail: string): string {
  // In the head, where there is one: before the doctype it would change how the browser lays the mail out.
  const opening =
    /<head(?:\s[^>]*)?>/i.exec(mail) ?? /<html(?:\s[^>]*)?>/i.exec(mail) ?? /<!doctype[^>]*>/i.exec(mail);
  const at = opening ? opening.index + opening[0].length : 0;
  return `${mail.slice(0, at)}<base target="_top">${mail.slice(at)}`;
}
