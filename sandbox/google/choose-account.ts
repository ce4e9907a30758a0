const callbackPath = '/auth/v1/callback';
const maxHops = 10;

/**
 * Does what a person would do in a browser, for tests without one: opens the address that begins a sign-in, follows it to
 * the account picker, chooses there, and is sent back. Returns the address of the product's callback, not yet called.
 */
export async function chooseAccount(authorizeUrl: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizeUrl);
  let form: URLSearchParams | null = null;

  for (let hop = 0; hop < maxHops; hop++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    remember(cookies, response);
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      if (url.pathname.endsWith(callbackPath)) return url.href;
      form = null;
    } else if (response.ok && url.pathname.startsWith('/interaction/')) {
      form = new URLSearchParams({ account: sub });
    } else {
      throw new Error(`The sign-in ended at ${url.href} with ${response.status}: ${await response.text()}`);
    }
  }
  throw new Error(
    `The sign-in did not come back to ${callbackPath} after ${maxHops} hops; it is at ${url.href}`,
  );
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined) continue;
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}
