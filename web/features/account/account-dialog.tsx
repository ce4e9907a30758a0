import type { ReactNode } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { ApiKeysSection } from '#web/features/account/api-keys-section.tsx';
import { DataSection } from '#web/features/account/data-section.tsx';
import { DeletionSection } from '#web/features/account/deletion-section.tsx';
import { NameSection } from '#web/features/account/name-section.tsx';
import { PlanSection } from '#web/features/account/plan-section.tsx';
import { SignInsSection } from '#web/features/account/sign-ins-section.tsx';
import { SupportSection } from '#web/features/account/support-section.tsx';
import { TwoFactorSection } from '#web/features/account/two-factor-section.tsx';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import type { AccountSection } from '#web/lib/navigation/overlays.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface AccountDialogProps {
  account: SignedInAccount;
  /** Where it opens, if not at its beginning. */
  section?: AccountSection | undefined;
  /** What changes the address and the password. */
  email: ReactNode;
  password: ReactNode;
  onDeleted: () => void;
  onClose: () => void;
}

/** Everything a person can see and change about their own account. */
export function AccountDialog({ account, section, email, password, onDeleted, onClose }: AccountDialogProps) {
  return (
    <Dialog title={accountTexts.title} onClose={onClose} wide>
      <Part heading={accountTexts.name.heading}>
        <NameSection account={account} />
      </Part>
      <Part heading={accountTexts.email}>{email}</Part>
      <Part heading={accountTexts.password}>{password}</Part>
      <Part heading={accountTexts.plan.heading}>
        <PlanSection account={account} onLeave={onClose} />
      </Part>
      <Part heading={accountTexts.support.heading}>
        <SupportSection account={account} isWanted={section === 'support'} />
      </Part>
      <Part heading={accountTexts.twoFactor.heading}>
        <TwoFactorSection account={account} />
      </Part>
      <Part heading={accountTexts.signIns.heading}>
        <SignInsSection />
      </Part>
      <Part heading={accountTexts.apiKeys.heading}>
        <ApiKeysSection />
      </Part>
      <Part heading={accountTexts.data.heading}>
        <DataSection account={account} isWanted={section === 'data'} />
      </Part>
      <Part heading={accountTexts.deletion.heading}>
        <DeletionSection account={account} onDeleted={onDeleted} />
      </Part>
    </Dialog>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="border-t border-line py-6 first:border-0 first:pt-2">
      <h3 className="mb-3 font-medium">{heading}</h3>
      {children}
    </section>
  );
}
