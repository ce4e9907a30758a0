import { useState, type FormEvent } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import type { AuthMode } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { GoogleMark } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await attempt(async (client) => {
      if (!isNew) return client.auth.signInWithPassword({ email, password });
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName.trim() }, emailRedirectTo: location.origin },
      });
      if (!error && !data.session) onConfirm(email);
      return { error };
    });
  };
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
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
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
        {problem && <Notice kind="problem">{problem}</Notice>}
        <Button type="submit" busy={busy} className="w-full">
          {actions[mode]}
        </Button>
      </form>
      {isNew && <p className="mt-4 text-sm text-quiet">{authTexts.agreement}</p>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Switch
          {...(isNew ? authTexts.toSignin : authTexts.toSignup)}
          onClick={() => onMode(isNew ? 'signin' : 'signup')}
        />
        {!isNew && (
          <button
            type="button"
            onClick={() => onMode('reset')}
            className="min-h-11 text-quiet underline underline-offset-4 hover:text-ink"
          >
            {authTexts.forgot}
          </button>
        )}
      </div>
    </>
  );
}

function Switch({ question, action, onClick }: { question: string; action: string; onClick: () => void }) {
  return (
    <p className="text-quiet">
      {question}{' '}
      <button
        type="button"
        onClick={onClick}
        className="min-h-11 font-medium text-accent underline underline-offset-4"
      >
        {action}
      </button>
    </p>
  );
}
