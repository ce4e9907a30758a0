import type { SupabaseClient } from '@supabase/supabase-js';
import type { PublicConfig } from '#contract/public-config.ts';
import { keepArrival, readArrival, recallArrival, type Arrival } from '#web/lib/account/arrival.ts';
import { confirmationInAddress, linkInAddress, type Confirmation } from '#web/lib/account/auth-address.ts';
import { isIssuedCode } from '#web/lib/account/issued-code.ts';
import { findUser } from '#web/lib/account/session-watch.ts';

/** How far a link in the address has come. */
export interface LinkState {
  /** This session came by a mailed link, not by signing in here. */
  fromAddress: boolean;
  /** A link would sign in somebody else than who is here: both are named, and nothing happens until it is answered. */
  question: { current: string; arriving: string; forPassword: boolean } | null;
  /** Until the user of the link is signed in. */
  entering: boolean;
  /** The signed-in user chose to stay. */
  linkUnused: boolean;
  /** There was a link, and it signs nobody in: used before, or too old. */
  linkRefused: boolean;
  /** What a mailed link has confirmed, until it has been read. Half: one of two addresses that have to agree. */
  confirmed: Confirmation | 'half' | null;
}

export const noLink: LinkState = {
  fromAddress: false,
  question: null,
  entering: false,
  linkUnused: false,
  linkRefused: false,
  confirmed: null,
};

export type LinkReceiver = ReturnType<typeof createLinkReceiver>;

/** Takes the link out of the address that a page is opened with, or the one that a page before it was asking about. */
export function createLinkReceiver(window: Window, set: (change: Partial<LinkState>) => void) {
  const link = linkInAddress(window.location) ?? recallArrival(window);
  const isMailed = link !== null && 'tokens' in link && link.mailed !== false;
  const confirmation = confirmationInAddress(window.location);
  let waiting: Arrival | null = null;

  /** Whether the link is one that signs somebody in here. */
  async function receive(made: SupabaseClient, config: PublicConfig): Promise<boolean> {
    if (!link) return false;
    waiting = await readArrival(window, config, link).catch(() => null);
    if (waiting) {
      if (confirmation) set({ confirmed: confirmation });
      await weigh(made);
      return true;
    }
    keepArrival(window, null);
    set({ linkRefused: true });
    // Opened in another browser than the one that asked: it signs in nobody here, and has still confirmed the address.
    if (confirmation && 'code' in link && (await isIssuedCode(config, link.code)))
      set({ confirmed: confirmation });
    return false;
  }

  /** Lets in whom the link brings, unless somebody else is here: then it is asked. Once more when that changes. */
  async function weigh(made: SupabaseClient): Promise<void> {
    const arrival = waiting;
    if (!arrival) return;
    const current = await findUser(made);
    // Answered meanwhile.
    if (waiting !== arrival) return;
    if (current === null || current?.id === arrival.user.id) {
      waiting = null;
      return enter(made, arrival);
    }
    // After a reload, the question is asked again.
    keepArrival(window, { tokens: arrival.tokens, mailed: isMailed });
    const [here, coming] = [current?.email ?? '', arrival.user.email ?? ''];
    set({ question: { current: here, arriving: coming, forPassword: isMailed } });
  }

  async function enter(made: SupabaseClient, { tokens, user }: Arrival): Promise<void> {
    keepArrival(window, null);
    set({ fromAddress: isMailed, question: null, entering: true });
    const { data: before } = await made.auth.getSession();
    const { error } = await made.auth.setSession(tokens);
    if (error) return set({ fromAddress: false, entering: false, linkRefused: true });
    const replaced = before.session;
    if (replaced && replaced.user.id !== user.id)
      await made.auth.admin.signOut(replaced.access_token, 'local');
  }

  /** The answer to `question`. 'stay' also ends the unused session of the link. */
  async function answer(made: SupabaseClient, chosen: 'switch' | 'stay'): Promise<void> {
    const arrival = waiting;
    waiting = null;
    if (!arrival) return;
    if (chosen === 'switch') return enter(made, arrival);
    keepArrival(window, null);
    set({ question: null, linkUnused: true });
    await arrival.discard();
  }

  return { isHere: link !== null, isHalfConfirmed: confirmation === 'half', receive, weigh, answer };
}
