import type { NewApiKey } from '#contract/api-keys.ts';

/** The API key of a new user at a running server, created as its pages do. */
export async function makeKeyAt(url: string): Promise<string> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  const post = async (path: string, body: object, token: string) => {
    const headers = { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${token}` };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const person = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery 9' };
  const { access_token: token } = (await post('/auth/v1/signup', person, anonKey)) as {
    access_token: string;
  };
  return ((await post('/functions/v1/api-keys', { name: 'Program' }, token)) as NewApiKey).key;
}
