import type { z } from 'zod';
import { ProviderProblem } from '#server/market/provider.ts';

interface JsonRequest<T extends z.ZodType> {
  provider: string;
  url: URL;
  headers?: Record<string, string>;
  schema: T;
  signal: AbortSignal;
}

const timeoutMs = 5_000;

/** What a provider answers, checked by its schema; every fault as a ProviderProblem. */
export async function getJson<T extends z.ZodType>(request: JsonRequest<T>): Promise<z.output<T>> {
  const { provider, url, headers = {}, schema, signal } = request;
  const problem = (fault: ProviderProblem['fault'], what: string) =>
    new ProviderProblem(fault, `${provider} ${what}`);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    body = await response.json().catch(() => null);
  } catch {
    // The cause would name the address, and with it perhaps the key.
    throw problem('failed', 'does not answer');
  }
  if (response.status === 429) throw problem('limit', 'was asked too often');
  if (response.status === 401 || response.status === 403) {
    throw problem('refused', `refuses the key, or its plan does not include this (${response.status})`);
  }
  if (!response.ok) throw problem('failed', `answers with status ${response.status}`);
  const result = schema.safeParse(body);
  if (!result.success) throw problem('failed', 'answers in a form that is not its documented one');
  return result.data;
}
