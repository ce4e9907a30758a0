import { expect } from 'vitest';
import type { ApiKey, NewApiKey } from '#contract/api-keys.ts';
import type { Wire } from '#server/testing/wire/wire-client.ts';

export const password = 'correct horse battery';
interface Refusal {
  error: string;
  code: string;
}

export async function* say(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield text;
}

export const call = async (wire: Wire, token: string, method: string, path: string, body?: unknown) =>
  wire.app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
export const ask = (wire: Wire, token: string, more: object = {}) =>
  call(wire, token, 'POST', '/functions/v1/chat', { messages: [{ role: 'user', content: 'Hi' }], ...more });
export const signUp = async (wire: Wire) => {
  const client = wire.visitor();
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password });
  return { client, email, id: data.user!.id, token: data.session!.access_token };
};
export const makeKeyFor = async (wire: Wire, token: string, name = 'Laptop') => {
  const response = await call(wire, token, 'POST', '/functions/v1/api-keys', { name });
  expect(response.status).toBe(201);
  return (await response.json()) as NewApiKey;
};
export const keysOf = async (wire: Wire, token: string) => {
  const response = await call(wire, token, 'GET', '/functions/v1/api-keys');
  expect(response.status).toBe(200);
  return ((await response.json()) as { api_keys: ApiKey[] }).api_keys;
};
export const refusalOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Refusal),
});
