import { useEffect, useState } from 'react';
import type { ShellTexts } from '#web/features/navigation/shell-texts.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { views } from '#web/views.ts';
import { useOwedPayment } from '#web/lib/billing/use-owed-payment.ts';

/** Any tier but pro is free. */
export function planLabel({ profile }: SignedInAccount, { plans }: ShellTexts): string {
  return profile?.subscription_tier === 'pro' ? plans.pro : plans.free;
}

/** The entries of the signed-in user in both menus. */
export function AccountEntries({
  account,
  texts,
  onDone,
}: {
  account: SignedInAccount;
  texts: ShellTexts;
  onDone: () => void;
}) {
  const store = useAccountStore();
  const { openAccount } = useOverlays();
  const { owes, state, pay } = useOwedPayment();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    void store.refreshSubscription().catch(() => undefined);
  }, [store]);
  const signOut = async () => {
    setLeaving(true);
    try {
      await store.signOut();
    } finally {
      onDone();
    }
  };
  return (
    <>
      <div className="px-3 py-2">
        <p className="truncate font-medium">{account.profile?.full_name || texts.noName}</p>
        <p className="truncate text-sm text-quiet">{account.user.email}</p>
        <p className="mt-1 text-sm text-accent">{planLabel(account, texts)}</p>
      </div>
      <hr className="mx-3 my-1 border-line" />
      <ul>
        {owes && (
          <li>
            <button
              type="button"
              disabled={state === 'busy'}
              onClick={() => void pay()}
              className="min-h-11 w-full rounded-lg bg-bad-soft px-3 text-left text-[0.9375rem] hover:bg-sunken"
            >
              <span className="font-medium text-bad">{texts.payment.failed}.</span> {texts.payment.update}
            </button>
          </li>
        )}
        {texts.ownPages.map((view) => (
          <li key={view}>
            <ViewLink
              to={view}
              onFollow={onDone}
              className="w-full rounded-lg px-3 text-[0.9375rem] hover:bg-sunken aria-[current=page]:font-medium"
            >
              {views[view].title}
            </ViewLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              onDone();
              openAccount();
            }}
            className="min-h-11 w-full rounded-lg px-3 text-left text-[0.9375rem] hover:bg-sunken"
          >
            {texts.actions.account}
          </button>
        </li>
        <li>
          <button
            type="button"
            disabled={leaving}
            onClick={() => void signOut()}
            className="min-h-11 w-full rounded-lg px-3 text-left text-[0.9375rem] hover:bg-sunken"
          >
            {texts.actions.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}
