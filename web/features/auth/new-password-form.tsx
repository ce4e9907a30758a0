import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';

/** A new password for whoever the mailed link has signed in. */
export function NewPasswordForm({ email, onDone }: { email: string | undefined; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const submit = async () => {
    if (await attempt((client) => client.auth.updateUser({ password }))) onDone();
  };
  return (
    <AttemptForm action={authTexts.newPassword.action} busy={busy} problem={problem} onSubmit={submit}>
      {/* For password managers, which store a password under an address. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <PasswordField label={authTexts.fields.newPassword} value={password} onChange={setPassword} isNew />
    </AttemptForm>
  );
}
