import { useEffect, useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { CodeForm } from '#web/features/auth/code-form.tsx';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import { ResetForm } from '#web/features/auth/reset-form.tsx';
import { useAccount, useAccountStore } from '#web/lib/account.ts';
import type { AuthMode } from '#web/lib/overlays.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OuterLink } from '#web/ui/outer-link.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** Signing in, signing up and resetting a password. What was typed lives as long as it is open. */
export function AuthModal({ mode: start, onClose }: { mode: AuthMode; onClose: () => void }) {
  const store = useAccountStore();
  const { account, returnProblem, sessionEnded } = useAccount();
  const [mode, setMode] = useState(start);
  const [ended, setEnded] = useState<{ title: string; text: string; mailed: boolean } | null>(null);
  const signedIn = account.state === 'signed in';
  useEffect(() => {
    if (signedIn) onClose();
  }, [signedIn, onClose]);

  const owesCode = account.state === 'second factor';
  const close = () => {
    store.forgetReturnProblem();
    // Half signed in is not signed in: whoever does not give the code is nobody.
    if (owesCode) void store.client().then((client) => client.auth.signOut({ scope: 'local' }));
    onClose();
  };
  const step = owesCode ? 'code' : mode;
  const title = ended?.title ?? authTexts.titles[step];
  const lead = authTexts.leads[step];
  return (
    <Dialog key={`${step}${ended ? ' ended' : ''}`} title={title} onClose={close}>
      {returnProblem && step === 'signin' && <Notice kind="problem">{wordsForReturn(returnProblem)}</Notice>}
      {sessionEnded && step === 'signin' && <Notice kind="problem">{authTexts.problems.ended}</Notice>}
      {ended ? (
        <Ended text={ended.text} mailed={ended.mailed} onBack={() => (setEnded(null), setMode('signin'))} />
      ) : (
        <>
          {lead && <p className="mb-5 text-quiet">{lead}</p>}
          {step === 'code' && <CodeForm onCancel={close} />}
          {step === 'reset' && (
            <ResetForm
              onBack={() => setMode('signin')}
              onSent={(email) =>
                setEnded({ title: authTexts.sent.title, text: authTexts.sent.text(email), mailed: true })
              }
            />
          )}
          {(step === 'signin' || step === 'signup') && (
            <CredentialsForm
              key={step}
              mode={step}
              onMode={setMode}
              onConfirm={(email) =>
                setEnded({
                  title: authTexts.confirm.title,
                  text: authTexts.confirm.text(email),
                  mailed: true,
                })
              }
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The code comes from the address, where anybody may have written anything. */
function wordsForReturn(code: string): string {
  const { returned, problems } = authTexts;
  return Object.hasOwn(returned, code) ? returned[code as keyof typeof returned] : problems.returned;
}

function Ended({ text, mailed, onBack }: { text: string; mailed: boolean; onBack: () => void }) {
  const { config } = useAccount();
  return (
    <>
      <output className="block">{text}</output>
      {mailed && config?.sandbox && (
        <p className="mt-3 text-sm">
          <OuterLink href="/sandbox/mail">{authTexts.sent.sandbox}</OuterLink>
        </p>
      )}
      <TextButton data-autofocus onClick={onBack} className="mt-5 font-medium">
        {authTexts.backToSignin}
      </TextButton>
    </>
  );
}
