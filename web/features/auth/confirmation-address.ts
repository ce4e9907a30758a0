import { confirmParameter, type Confirmation } from '#web/lib/account/auth-address.ts';

/** Where the link of a mail leads that confirms an address: the site, which then says what has been confirmed. */
export function confirmationAddress(kind: Confirmation): string {
  return `${location.origin}/?${confirmParameter}=${kind}`;
}
