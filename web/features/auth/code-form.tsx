import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { Field } from '#web/ui/field.tsx';

/** The second factor, after the password. */
export function CodeForm({ onCancel }: { onCancel: () => void }) {
  const [code, setCode] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const submit = async () => {
    const verified = await attempt(async (client) => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) return { error };
      const factorId = data.totp[0]?.id ?? '';
      return client.auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') });
    });
    if (!verified) setCode('');
  };
  return (
    <AttemptForm
      action={authTexts.actions.code}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      leave={{ label: authTexts.actions.cancelCode, onClick: onCancel }}
    >
      <Field
        label={authTexts.fields.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\s*\d{3}\s?\d{3}\s*"
        data-autofocus
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </AttemptForm>
  );
}
