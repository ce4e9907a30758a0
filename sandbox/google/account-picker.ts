import type { HttpBindings } from '@hono/node-server';
import { Hono, type Handler } from 'hono';
import { errors, type Provider } from 'oidc-provider';
import { people } from '#sandbox/google/people.ts';
import { accountPickerPage, problemPage } from '#sandbox/google/views.ts';
import { pageHeaders } from '#sandbox/page/headers.ts';

interface AccountPickerDeps {
  provider: Provider;
  style: Handler;
  pagePolicy: string;
}

/** The page between the provider's two redirects, on which a person says who they are. */
export function accountPicker({
  provider,
  style,
  pagePolicy,
}: AccountPickerDeps): Hono<{ Bindings: HttpBindings }> {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.use(pageHeaders(pagePolicy));
  pages.get('/style.css', style);

  pages.get('/interaction/:uid', async (c) => {
    await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    return c.html(accountPickerPage());
  });
  pages.post('/interaction/:uid', async (c) => {
    const { account } = await c.req.parseBody();
    const person = people.find(({ sub }) => sub === account);
    if (!person && account !== 'cancel') {
      return c.html(problemPage('choose one of the accounts that are listed'), 400);
    }
    const result = person
      ? { login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied', error_description: 'The person canceled the sign-in' };
    return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303);
  });

  pages.onError((error, c) => {
    if (error instanceof errors.SessionNotFound) {
      return c.html(problemPage('this request is over, or was begun in another browser'), 400);
    }
    throw error;
  });
  return pages;
}
