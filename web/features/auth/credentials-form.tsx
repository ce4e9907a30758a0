import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { checkPassword } from '#web/features/auth/check-password.ts';
import { confirmationAddress } from '#web/features/auth/confirmation-address.ts';
import { EmailField } from '#web/features/auth/email-field.tsx';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { usePasswordRule } from '#web/features/auth/use-password-rule.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { leaveForGoogle, type AfterGoogle } from '#web/lib/account/google-trip.ts';
import type { AuthMode } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { GoogleMark } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { views } from '#web/views.ts';

interface CredentialsFormProps {
  mode: 'signin' | 'signup';
  /** What opens after a way over Google. */
  afterGoogle: AfterGoogle;
  email: string;
  onEmail: (email: string) => void;
  onMode: (mode: AuthMode) => void;
  /** There is an account, and its address has to be confirmed by mail first. */
  onConfirm: () => void;
}

const { fields, actions, problems } = authTexts;

/** By Google, or by address and password. */
export function CredentialsForm({
  mode,
  afterGoogle,
  email,
  onEmail,
  onMode,
  onConfirm,
}: CredentialsFormProps) {
  const { config } = useAccount();
  const rule = usePasswordRule();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, problemCode, problemOf, attempt } = useAttempt();
  const isNew = mode === 'signup';

  const submit = () =>
    attempt(async (client) => {
      if (!isNew) return client.auth.signInWithPassword({ email, password });
      const fault = checkPassword(password, rule);
      if (fault) return { error: fault };
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName.trim() }, emailRedirectTo: confirmationAddress('signup') },
      });
      if (!error && !data.session) onConfirm();
      return { error };
    });
  const google = () =>
    attempt(
      (client) => leaveForGoogle(window, client, afterGoogle),
      `${problems.google}. ${problems.tryAgain}`,
    );

  return (
    <>
      {config?.google && (
        <>
          <Button look="secondary" className="w-full" disabled={busy} onClick={() => void google()}>
            <GoogleMark />
            {actions.google}
          </Button>
          <p className="my-5 flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {authTexts.or}
          </p>
        </>
      )}
      <AttemptForm action={actions[mode]} busy={busy} problem={problem} onSubmit={submit}>
        {isNew && (
          <Field
            label={fields.fullName}
            name="name"
            autoComplete="name"
            data-autofocus
            required
            maxLength={200}
            value={fullName}
            onChange={(event) => setFullName(event.target.value)}
          />
        )}
        <EmailField
          autoComplete={isNew ? 'email' : 'username'}
          value={email}
          onChange={onEmail}
          problem={problemOf('email')}
        />
        {problemCode === 'email_not_confirmed' && (
          <TextButton onClick={onConfirm} className="-mt-4 justify-self-start text-sm font-medium">
            {authTexts.again.confirm}
          </TextButton>
        )}
        <PasswordField
          label={fields.password}
          value={password}
          onChange={setPassword}
          problem={problemOf('password')}
          isNew={isNew}
        />
      </AttemptForm>
      {isNew && <Agreement />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Switch
          {...(isNew ? authTexts.toSignin : authTexts.toSignup)}
          onClick={() => onMode(isNew ? 'signin' : 'signup')}
        />
        {!isNew && (
          <TextButton onClick={() => onMode('reset')} look="quiet">
            {authTexts.forgot}
          </TextButton>
        )}
      </div>
    </>
  );
}

/** In a tab of its own: what was typed stays. */
function PageLink({ view, children }: { view: 'terms' | 'privacy'; children: string }) {
  return (
    <a href={views[view].entrance} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
  );
}

function Agreement() {
  const { before, terms, between, privacy, after } = authTexts.agreement;
  return (
    <p className="mt-4 text-sm text-quiet">
      {before} <PageLink view="terms">{terms}</PageLink> {between}{' '}
      <PageLink view="privacy">{privacy}</PageLink>
      {after}
    </p>
  );
}

function Switch({ question, action, onClick }: { question: string; action: string; onClick: () => void }) {
  return (
    <p className="text-quiet">
      {question}{' '}
      <TextButton onClick={onClick} className="font-medium">
        {action}
      </TextButton>
    </p>
  );
}
