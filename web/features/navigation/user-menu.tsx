import { useId } from 'react';
import type { ShellTexts } from '#web/features/navigation/shell-texts.ts';
import { AccountEntries, planLabel } from '#web/features/navigation/account-entries.tsx';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { useDisclosure } from '#web/lib/use-disclosure.ts';
import { useOwedPayment } from '#web/lib/billing/use-owed-payment.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface UserMenuProps {
  account: SignedInAccount;
  texts: ShellTexts;
  /** At the foot of something there is no room below the button. */
  opensUp?: boolean;
}

/** Full name, email address, plan and Sign Out, behind a button with the name. */
export function UserMenu({ account, texts, opensUp = false }: UserMenuProps) {
  const { open, toggle, close, root, button } = useDisclosure();
  const { owes } = useOwedPayment();
  const id = useId();
  const name = account.profile?.full_name || texts.noName;
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded-lg px-3 text-[0.9375rem] hover:bg-sunken"
      >
        <span className="max-w-40 truncate">{name}</span>
        <span className="text-sm text-quiet max-xl:sr-only">{planLabel(account, texts)}</span>
        {owes && (
          <span className="rounded bg-bad-soft px-1.5 text-sm whitespace-nowrap text-bad">
            {texts.payment.failed}
          </span>
        )}
        <ChevronDownIcon />
      </button>
      {open && (
        <div
          id={id}
          className={`absolute z-10 w-72 rounded-xl bg-raised p-2 shadow-lift ${opensUp ? 'bottom-full left-0 mb-2' : 'right-0 mt-2'}`}
        >
          <AccountEntries account={account} texts={texts} onDone={close} />
        </div>
      )}
    </div>
  );
}
