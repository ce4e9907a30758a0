/** Somebody new at a running server, with an account as its pages make it: the token that programs send as Bearer. */
export async function signUpAt(url: string): Promise<string> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}
