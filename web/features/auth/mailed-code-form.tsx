import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { CodeField, digitsOf } from '#web/features/auth/code-field.tsx';
import { confirmationAddress } from '#web/features/auth/confirmation-address.ts';
import { resetAddress } from '#web/features/auth/reset-form.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { useAccount, useAccountStore } from '#web/lib/account/account.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OuterLink } from '#web/ui/outer-link.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface MailedCodeFormProps {
  kind: 'signup' | 'recovery';
  email: string;
  /** What follows besides being signed in. */
  onVerified?: () => void;
  onBack: () => void;
}

/** Shown after a mail was sent: the user types its code here, or opens its link in any browser. */
export function MailedCodeForm({ kind, email, onVerified, onBack }: MailedCodeFormProps) {
  const [code, setCode] = useState('');
  const { busy, problem, problemOf, attempt } = useAttempt();
  const submit = async () => {
    const token = digitsOf(code);
    if (await attempt((client) => client.auth.verifyOtp({ email, token, type: kind }))) onVerified?.();
    else setCode('');
  };
  return (
    <>
      <output className="mb-4 block">{authTexts.sent[kind].text(email)}</output>
      <SandboxInbox />
      <AttemptForm action={authTexts.actions.code} busy={busy} problem={problem} onSubmit={submit}>
        <CodeField
          label={authTexts.fields.mailedCode}
          value={code}
          onChange={setCode}
          problem={problemOf('code')}
          first
        />
      </AttemptForm>
      <SendAgain kind={kind} email={email} />
      <TextButton onClick={onBack} look="quiet" className="text-sm">
        {authTexts.backToSignin}
      </TextButton>
    </>
  );
}

/** Where the mail of this installation can be read, if that is on this machine. */
export function SandboxInbox() {
  const { config } = useAccount();
  if (!config?.sandbox) return null;
  return (
    <p className="mb-4 text-sm">
      <OuterLink href="/sandbox/mail">{authTexts.sent.sandbox}</OuterLink>
    </p>
  );
}

function SendAgain({ kind, email }: Pick<MailedCodeFormProps, 'kind' | 'email'>) {
  const store = useAccountStore();
  const [sent, setSent] = useState(false);
  const { busy, problem, attempt } = useAttempt();
  const send = async () => {
    setSent(false);
    const done = await attempt((client) =>
      kind === 'recovery'
        ? store.askForReset(email, resetAddress())
        : client.auth.resend({
            type: 'signup',
            email,
            options: { emailRedirectTo: confirmationAddress('signup') },
          }),
    );
    setSent(done);
  };
  return (
    <div className="mt-3 text-sm text-quiet">
      <p>
        {authTexts.again.question}{' '}
        <TextButton isInline onClick={() => void send()} disabled={busy} className="font-medium">
          {authTexts.again.action}
        </TextButton>
      </p>
      {sent && <Notice kind="done">{authTexts.again.done}</Notice>}
      {problem && <Notice kind="problem">{problem}</Notice>}
    </div>
  );
}
