import { useEffect, useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { CodeForm } from '#web/features/auth/code-form.tsx';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import { MailedCodeForm } from '#web/features/auth/mailed-code-form.tsx';
import { ResetForm } from '#web/features/auth/reset-form.tsx';
import { useAccount, useAccountStore } from '#web/lib/account/account.ts';
import type { AccountSnapshot } from '#web/lib/account/account-types.ts';
import type { AfterGoogle } from '#web/lib/account/google-trip.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import type { AuthMode } from '#web/lib/navigation/overlays.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Step = AuthMode | 'signup sent' | 'recovery sent' | 'code';

interface AuthModalProps {
  mode: AuthMode;
  /** What opens after a way over Google that begins here. */
  afterGoogle: (isNew: boolean) => AfterGoogle;
  onClose: () => void;
  /** Somebody has signed up, and is signed in. */
  onJoined: () => void;
}

/** Signing in, signing up and resetting a password. What was typed lives as long as it is open. */
export function AuthModal({ mode, afterGoogle, onClose, onJoined }: AuthModalProps) {
  const store = useAccountStore();
  const { show } = useNavigation();
  const { account, returnProblem, sessionEnded } = useAccount();
  const [chosen, setStep] = useState<Exclude<Step, 'code'>>(mode);
  const [email, setEmail] = useState('');
  const signedIn = account.state === 'signed in';
  const isNew = chosen === 'signup' || chosen === 'signup sent';
  useEffect(() => {
    if (signedIn) (isNew ? onJoined : onClose)();
  }, [signedIn, isNew, onJoined, onClose]);

  const owesCode = account.state === 'second factor';
  const close = () => {
    store.forgetReturnProblem();
    // Without the code the user is not signed in.
    if (owesCode) void store.client().then((client) => client.auth.signOut({ scope: 'local' }));
    onClose();
  };
  const choosePassword = () => {
    store.cameByMail();
    show('reset-password');
  };
  const step: Step = owesCode ? 'code' : chosen;
  const toSignin = () => setStep('signin');
  const lead = authTexts.leads[step];
  return (
    <Dialog key={step} title={authTexts.titles[step]} onClose={close}>
      {returnProblem && step === 'signin' && <Told>{wordsForReturn(returnProblem)}</Told>}
      {sessionEnded && step === 'signin' && <Told>{authTexts.problems.ended}</Told>}
      {lead && <p className="mb-5 text-quiet">{lead}</p>}
      {step === 'code' && <CodeForm onCancel={close} />}
      {step === 'reset' && (
        <ResetForm
          email={email}
          onEmail={setEmail}
          onBack={toSignin}
          onSent={() => setStep('recovery sent')}
        />
      )}
      {step === 'recovery sent' && (
        <MailedCodeForm kind="recovery" email={email} onVerified={choosePassword} onBack={toSignin} />
      )}
      {step === 'signup sent' && <MailedCodeForm kind="signup" email={email} onBack={toSignin} />}
      {(step === 'signin' || step === 'signup') && (
        <CredentialsForm
          key={step}
          mode={step}
          afterGoogle={afterGoogle(isNew)}
          email={email}
          onEmail={setEmail}
          onMode={setStep}
          onConfirm={() => setStep('signup sent')}
        />
      )}
    </Dialog>
  );
}

function Told({ children }: { children: string }) {
  return (
    <div className="mb-5">
      <Notice kind="problem">{children}</Notice>
    </div>
  );
}

/** The code comes from the address, where anybody may have written anything. */
function wordsForReturn({ code, fromGoogle }: NonNullable<AccountSnapshot['returnProblem']>): string {
  const { returned, problems } = authTexts;
  const reason = Object.hasOwn(returned, code) ? returned[code as keyof typeof returned] : problems.tryAgain;
  return `${fromGoogle ? problems.google : problems.returned}. ${reason}`;
}
