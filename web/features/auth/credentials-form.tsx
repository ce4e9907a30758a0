import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import type { AuthMode } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { GoogleMark } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { views } from '#web/views.ts';

interface CredentialsFormProps {
  mode: 'signin' | 'signup';
  onMode: (mode: AuthMode) => void;
  /** The account is made, and its address has to be confirmed by mail first. */
  onConfirm: (email: string) => void;
}

const { fields, actions, problems } = authTexts;

/** By Google, or by address and password. */
export function CredentialsForm({ mode, onMode, onConfirm }: CredentialsFormProps) {
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const isNew = mode === 'signup';

  const submit = () =>
    attempt(async (client) => {
      if (!isNew) return client.auth.signInWithPassword({ email, password });
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName.trim() }, emailRedirectTo: location.origin },
      });
      if (!error && !data.session) onConfirm(email);
      return { error };
    });
  const google = () =>
    attempt(
      (client) =>
        client.auth.signInWithOAuth({ provider: 'google', options: { redirectTo: location.origin } }),
      problems.google,
    );

  return (
    <>
      <Button look="secondary" className="w-full" disabled={busy} onClick={() => void google()}>
        <GoogleMark />
        {actions.google}
      </Button>
      <p className="my-5 flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {authTexts.or}
      </p>
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
        <Field
          label={fields.email}
          type="email"
          name="email"
          autoComplete={isNew ? 'email' : 'username'}
          inputMode="email"
          data-autofocus
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField label={fields.password} value={password} onChange={setPassword} isNew={isNew} />
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
