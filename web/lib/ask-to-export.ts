import type { AccountStore } from '#web/lib/account/account-store.ts';
import { callFunction, Told } from '#web/lib/call-function.ts';

/** Why no document may be made now, in words; null where the server allows it. */
export async function whyNoDocument(store: AccountStore, otherwise: string): Promise<string | null> {
  try {
    await callFunction(await store.client(), 'document-exports', { method: 'POST' });
    return null;
  } catch (error) {
    return error instanceof Told ? error.message : otherwise;
  }
}
