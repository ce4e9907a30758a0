interface Choices {
  /** The number of one of the test cards. */
  card?: string;
  /** For cards whose bank asks. */
  answer?: 'complete' | 'fail';
}

/**
 * Pays as a person does at the checkout page, for tests without a browser. Returns the last answer: a redirect to the
 * product after a payment, otherwise a page that says why there was none.
 */
export async function payAtCheckout(sessionUrl: string, choices: Choices = {}): Promise<Response> {
  const { card = '4242424242424242', answer = 'complete' } = choices;
  const first = await postForm(sessionUrl, { card });
  const isAsking = first.ok && (await first.clone().text()).includes('Complete authentication');
  return isAsking ? postForm(sessionUrl, { card, answer }) : first;
}

/** Sends a form of the stand-in's pages as a browser does. */
export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin },
    redirect: 'manual',
  });
}
