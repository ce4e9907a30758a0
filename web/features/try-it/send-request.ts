import { apiHeaders } from '#contract/api/endpoints.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';

export interface Answered {
  status: string;
  ok: boolean;
  ms: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /** What the server says is wrong, in words. */
  problem: string | null;
}

/** Sends the request that a program would send, with the session of the signed-in user, and returns its response. */
export async function sendRequest(
  store: AccountStore,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<Answered> {
  const token = await tokenOf(store);
  const started = performance.now();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body,
    signal,
  });
  const text = await response.text();
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    ok: response.ok,
    ms: Math.round(performance.now() - started),
    headers: Object.keys(apiHeaders).flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    ...readAnswer(text),
  };
}

async function tokenOf(store: AccountStore): Promise<string | undefined> {
  if (store.current().account.state !== 'signed in') return undefined;
  const client = await store.client();
  return (await client.auth.getSession()).data.session?.access_token;
}

function readAnswer(text: string): Pick<Answered, 'body' | 'problem'> {
  try {
    const value = JSON.parse(text) as { error?: unknown } | null;
    const problem = typeof value?.error === 'string' ? value.error : null;
    return { body: JSON.stringify(value, null, 2), problem };
  } catch {
    return { body: text, problem: null };
  }
}
