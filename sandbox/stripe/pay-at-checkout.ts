interface Choices {
  /** The number of one of the test cards. */
  card?: string;
  /** For checkouts that do not know their customer. */
  email?: string;
  /** For cards whose bank asks. */
  answer?: 'complete' | 'fail';
}

/**
 * What a person does at the checkout, for tests without a browser: fills in the form, sends it, answers the bank if it
 * asks. Returns the last answer: a redirect to the product when it was paid, a page that says why when it was not.
 */
export async function payAtCheckout(sessionUrl: string, choices: Choices = {}): Promise<Response> {
  const { card = '4242424242424242', email = 'robin@example.com', answer = 'complete' } = choices;
  const first = await postForm(sessionUrl, {
    email,
    number: card,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Robin Example',
    country: 'US',
  });
  const next = first.headers.get('location');
  if (next === null) return first;
  const url = new URL(next, sessionUrl);
  return url.href === `${sessionUrl}/confirm` ? postForm(url.href, { answer }) : first;
}

/** Sends a form of the stand-in's pages, as a browser does that shows them. */
export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin },
    redirect: 'manual',
  });
}
