import type { SupabaseClient, User } from '@supabase/supabase-js';

const key = 'findeus-google';

/** What opens once somebody is back from Google and signed in; a new account leads to the chat unless it is to stay. */
export type AfterGoogle = 'chat' | 'chat if new' | 'page';

const outcomes: readonly string[] = ['chat', 'chat if new', 'page'] satisfies AfterGoogle[];

/** It is told in the form's own words, whatever it was. */
const failed = { error: { message: '', status: 400 } };

/**
 * Goes to sign in at Google. The address there is asked for by the page itself, so that whatever fails on our side is told
 * here and not by an error page of the browser.
 */
export async function leaveForGoogle(
  window: Window,
  client: SupabaseClient,
  after: AfterGoogle,
): Promise<{ error: typeof failed.error | null }> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: window.location.origin, skipBrowserRedirect: true },
  });
  if (error) return failed;
  const address = new URL(data.url);
  address.searchParams.set('skip_http_redirect', 'true');
  const response = await window.fetch(address, { redirect: 'manual' }).catch(() => null);
  // A server that knows no such parameter wants to redirect by itself.
  const redirects = response?.type === 'opaqueredirect';
  const there = redirects ? data.url : response?.ok ? await addressIn(response) : null;
  if (there === null) return failed;
  keepTrip(window, after);
  window.location.assign(there);
  return { error: null };
}

async function addressIn(response: Response): Promise<string | null> {
  const answer = (await response.json().catch(() => null)) as { url?: unknown } | null;
  return typeof answer?.url === 'string' && /^https?:/.test(answer.url) ? answer.url : null;
}

/** Remembers, in this tab, that its reader is on the way to Google. */
function keepTrip(window: Window, after: AfterGoogle): void {
  try {
    window.sessionStorage.setItem(key, after);
  } catch {
    // Without storage, a failure is told in general terms.
  }
}

/** Whether this tab was on the way to Google, and what for; asked once, when a page is loaded. */
export function endGoogleTrip(window: Window): AfterGoogle | null {
  try {
    const begun = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return begun !== null && outcomes.includes(begun) ? (begun as AfterGoogle) : null;
  } catch {
    return null;
  }
}

/** Between the first visit of an account and its creation lie only the steps of the way back. */
const maxReturnMs = 60_000;

/** Whether somebody who is back from Google has just got an account by it. */
export function leadsToChat(after: AfterGoogle, { created_at, last_sign_in_at }: User): boolean {
  if (after !== 'chat if new') return after === 'chat';
  return Date.parse(last_sign_in_at ?? created_at) - Date.parse(created_at) < maxReturnMs;
}
