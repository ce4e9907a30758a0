import { useRef, useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { CodeField, digitsOf } from '#web/features/auth/code-field.tsx';
import { confirmationAddress } from '#web/features/auth/confirmation-address.ts';
import { EmailField } from '#web/features/auth/email-field.tsx';
import { SandboxInbox } from '#web/features/auth/mailed-code-form.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = authTexts.changeEmail;

/** Another address for the account. The old one and the new one both have to confirm it. */
export function ChangeEmail({ account }: { account: SignedInAccount }) {
  const current = account.user.email ?? '';
  const [step, setStep] = useState<'closed' | 'asking' | 'confirming' | 'done'>('closed');
  const [email, setEmail] = useState('');
  const home = useRef<HTMLDivElement>(null);
  const leave = (next: 'closed' | 'done') => {
    setStep(next);
    setEmail('');
    home.current?.focus();
  };
  const cancel = { label: authTexts.cancel, onClick: () => leave('closed') };
  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      {(step === 'closed' || step === 'done') && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="break-all">{current}</p>
          <Button look="secondary" onClick={() => setStep('asking')}>
            {texts.begin}
          </Button>
        </div>
      )}
      {step === 'asking' && (
        <AskForm email={email} onEmail={setEmail} onSent={() => setStep('confirming')} leave={cancel} />
      )}
      {step === 'confirming' && (
        <>
          <output className="mb-4 block max-w-[56ch]">{texts.sent(current, email)}</output>
          <SandboxInbox />
          <ConfirmForms addresses={[current, email]} onDone={() => leave('done')} leave={cancel} />
        </>
      )}
      {step === 'done' && (
        <div className="mt-3">
          <Notice kind="done">{texts.done(current)}</Notice>
        </div>
      )}
    </div>
  );
}

interface Leave {
  leave: { label: string; onClick: () => void };
}

function AskForm({
  email,
  onEmail,
  onSent,
  leave,
}: Leave & { email: string; onEmail: (email: string) => void; onSent: () => void }) {
  const { busy, problem, problemOf, attempt } = useAttempt();
  const submit = async () => {
    const asked = await attempt((client) =>
      client.auth.updateUser({ email }, { emailRedirectTo: confirmationAddress('email_change') }),
    );
    if (asked) onSent();
  };
  return (
    <AttemptForm action={texts.ask} busy={busy} problem={problem} onSubmit={submit} leave={leave} inPlace>
      <EmailField
        label={texts.field}
        autoComplete="email"
        value={email}
        onChange={onEmail}
        problem={problemOf('email')}
      />
    </AttemptForm>
  );
}

/** One code after the other, in the order in which people look into their mailboxes. */
function ConfirmForms({
  addresses,
  onDone,
  leave,
}: Leave & { addresses: [string, string]; onDone: () => void }) {
  const store = useAccountStore();
  const [confirmed, setConfirmed] = useState(0);
  const [code, setCode] = useState('');
  const { busy, problem, problemOf, attempt } = useAttempt();
  const address = addresses[confirmed] ?? '';
  const submit = async () => {
    const token = digitsOf(code);
    const good = await attempt(() => store.confirmEmailChange(address, token));
    setCode('');
    if (!good) return;
    if (confirmed === addresses.length - 1) onDone();
    else setConfirmed(confirmed + 1);
  };
  return (
    <AttemptForm
      key={address}
      action={texts.confirm}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      leave={leave}
      inPlace
    >
      <CodeField label={texts.code(address)} value={code} onChange={setCode} problem={problemOf('code')} />
    </AttemptForm>
  );
}
