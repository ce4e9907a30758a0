import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { checkPassword } from '#web/features/auth/check-password.ts';
import { CodeField, digitsOf } from '#web/features/auth/code-field.tsx';
import { PasswordField } from '#web/features/auth/password-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { usePasswordRule } from '#web/features/auth/use-password-rule.ts';
import { Notice } from '#web/ui/notice.tsx';

interface NewPasswordFormProps {
  email: string | undefined;
  onDone: () => void;
  leave?: { label: string; onClick: () => void };
}

/** A new password for the signed-in user. If the session is too old, a mailed code is needed too. */
export function NewPasswordForm({ email, onDone, leave }: NewPasswordFormProps) {
  const rule = usePasswordRule();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { busy, problem, problemOf, attempt } = useAttempt();
  const submit = async () => {
    let asksForCode = false;
    const changed = await attempt(async (client) => {
      const fault = checkPassword(password, rule);
      if (fault) return { error: fault };
      const nonce = needsCode ? { nonce: digitsOf(code) } : {};
      const { error } = await client.auth.updateUser({ password, ...nonce });
      if (error?.code !== 'reauthentication_needed') return { error };
      asksForCode = true;
      return client.auth.reauthenticate();
    });
    if (changed && asksForCode) setNeedsCode(true);
    else if (changed) onDone();
  };
  return (
    <AttemptForm
      action={authTexts.newPassword.action}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      {...(leave ? { leave, inPlace: true } : {})}
    >
      {/* For password managers, which store a password under an address. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <PasswordField
        label={authTexts.fields.newPassword}
        value={password}
        onChange={setPassword}
        problem={problemOf('password')}
        isNew
      />
      {needsCode && (
        <>
          <Notice kind="done">{authTexts.newPassword.codeSent(email ?? '')}</Notice>
          <CodeField
            label={authTexts.fields.mailedCode}
            value={code}
            onChange={setCode}
            problem={problemOf('code')}
          />
        </>
      )}
    </AttemptForm>
  );
}
