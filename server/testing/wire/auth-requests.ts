import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { Wire } from '#server/testing/wire/wire-client.ts';

export const password = 'correct horse battery';
export const someEmail = () => `${crypto.randomUUID()}@example.com`;

let networks = 0;
/** The address of a network that no earlier request of the test file came from. */
export const newNetwork = () => `203.0.${Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;

interface AuthBody {
  access_token?: string;
  error_code?: string;
  msg?: string;
}

/** Sends a request to auth/v1 from a network. The server has to trust one proxy. */
export async function requestFrom(
  network: string,
  { app }: Pick<Wire, 'app'>,
  path: string,
  { method = 'POST', body, token }: { method?: 'POST' | 'PUT'; body: object; token?: string },
) {
  const response = await app.request(`/auth/v1/${path}`, {
    method,
    headers: { 'x-forwarded-for': network, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as AuthBody };
}

/** Signs up from a network, where accounts need no confirmation, and returns the address. */
export async function signUpFrom(network: string, wire: Pick<Wire, 'app'>): Promise<string> {
  const email = someEmail();
  const { status } = await requestFrom(network, wire, 'signup', { body: { email, password } });
  expect(status).toBe(200);
  return email;
}

/** Adds a user with a confirmed address, as an operator does, and returns the address. */
export async function addConfirmedUser({ operator }: Pick<Wire, 'operator'>): Promise<string> {
  const email = someEmail();
  const { error } = await operator().auth.admin.createUser({ email, password, email_confirm: true });
  expect(error).toBeNull();
  return email;
}

export function usersWith(database: Database, email: string) {
  return database.query('select id from auth.users where email = $1', [email]);
}
