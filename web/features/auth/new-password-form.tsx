import { useState, type FormEvent } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A new password for whoever the mailed link has signed in. */
export function NewPasswordForm({ email, onDone }: { email: string | undefined; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt((client) => client.auth.updateUser({ password }))) onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      {/* For password managers, which store a password under an address. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <PasswordField label={authTexts.fields.newPassword} value={password} onChange={setPassword} isNew />
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {authTexts.newPassword.action}
      </Button>
    </form>
  );
}
