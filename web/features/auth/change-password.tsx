import { useRef, useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = authTexts.changePassword;

/** A new password, from the account's own settings. */
export function ChangePassword({ account }: { account: SignedInAccount }) {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const home = useRef<HTMLDivElement>(null);
  const leave = (next: 'closed' | 'done') => {
    setStep(next);
    home.current?.focus();
  };
  const { user } = account;
  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      {step === 'open' ? (
        <NewPasswordForm
          email={user.email}
          onDone={() => leave('done')}
          leave={{ label: authTexts.cancel, onClick: () => leave('closed') }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[44ch] text-quiet">{texts.about}</p>
          <Button look="secondary" onClick={() => setStep('open')}>
            {texts.begin}
          </Button>
        </div>
      )}
      {step === 'done' && (
        <div className="mt-3">
          <Notice kind="done">{authTexts.newPassword.done}</Notice>
        </div>
      )}
    </div>
  );
}
