import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountStore } from '#web/lib/account/account-store.ts';
import type { AccountSnapshot } from '#web/lib/account/account-types.ts';
import { noLink } from '#web/lib/account/receive-link.ts';

export const AccountContext = createContext<AccountStore | null>(null);

/** The state before the account is known, and in prerendered pages: signed out. */
const stranger: AccountSnapshot = {
  account: { state: 'signed out' },
  subscription: undefined,
  config: null,
  unreachable: false,
  returnProblem: null,
  sessionEnded: false,
  leftInOtherTab: false,
  opensChat: false,
  ...noLink,
};

/** The account state and its store; the store is null while a page is prerendered. */
export function useAccount() {
  const store = use(AccountContext);
  const snapshot = useSyncExternalStore(
    (listener) => store?.subscribe(listener) ?? (() => undefined),
    () => store?.current() ?? stranger,
    () => stranger,
  );
  return { ...snapshot, store };
}

/** False while a page is as it was prerendered, before the account is known. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** The store, for code that runs only in a browser. */
export function useAccountStore(): AccountStore {
  const store = use(AccountContext);
  if (!store) throw new Error('useAccountStore needs an AccountContext above it');
  return store;
}
