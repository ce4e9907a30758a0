import { views } from '#web/views.ts';

/** What a mailed link or another site's sign-in has left in the address. */
function inHash({ hash }: Location): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''));
}

/** The `type` of links whose reader is to choose a password. */
const passwordTypes = ['recovery', 'invite'];

/** What signs somebody in: the tokens of a mailed link, or a code that only the browser that began can use. */
export type AddressLink =
  | { tokens: { access_token: string; refresh_token: string }; /** False for a sign-in. */ mailed?: boolean }
  | { code: string };

export function linkInAddress(location: Location): AddressLink | null {
  const tokens = tokensInAddress(location);
  if (tokens) return { tokens };
  const code = new URLSearchParams(location.search).get('code');
  return code ? { code } : null;
}

/** Whether there are any tokens, also such as nobody takes. */
export function holdsTokens(location: Location): boolean {
  const found = inHash(location);
  return found.has('access_token') || found.has('refresh_token');
}

/**
 * The session of a mailed link for choosing a password. Taken on that page only: elsewhere, tokens in an address would
 * let anybody sign a visitor into another account by sending a link.
 */
function tokensInAddress(location: Location): { access_token: string; refresh_token: string } | null {
  if (location.pathname !== views['reset-password'].entrance) return null;
  const found = inHash(location);
  const [access, refresh] = [found.get('access_token'), found.get('refresh_token')];
  return access && refresh && passwordTypes.includes(found.get('type') ?? '')
    ? { access_token: access, refresh_token: refresh }
    : null;
}

/** Why they come back with nothing, by its code: what else an address says, anybody could have written. */
export function errorInAddress(location: Location): string | null {
  const found = [inHash(location), new URLSearchParams(location.search)].find((one) => one.has('error'));
  return found ? (found.get('error_code') ?? found.get('error')) : null;
}

/** What a mailed link has confirmed; its mail was asked for with an address that says so. */
export const confirmParameter = 'confirm';
export type Confirmation = 'signup' | 'email_change';

export function confirmationInAddress({ search }: Location): Confirmation | 'half' | null {
  const found = new URLSearchParams(search);
  const kind = found.get(confirmParameter);
  // Of two addresses that have to agree, the first brings only a message.
  if (kind === 'email_change') return found.has('code') ? kind : found.has('message') ? 'half' : null;
  return kind === 'signup' && found.has('code') ? kind : null;
}

export function clearAddress({ history, location }: Window): void {
  history.replaceState(history.state, '', location.pathname);
}
