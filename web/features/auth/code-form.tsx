import { useState, type FormEvent } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The second factor, after the password. */
export function CodeForm({ onCancel }: { onCancel: () => void }) {
  const [code, setCode] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const verified = await attempt(async (client) => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) return { error };
      const factorId = data.totp[0]?.id ?? '';
      return client.auth.mfa.challengeAndVerify({ factorId, code: code.trim() });
    });
    if (!verified) setCode('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
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
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" busy={busy} className="w-full">
        {authTexts.actions.code}
      </Button>
      <button
        type="button"
        onClick={onCancel}
        className="min-h-11 text-sm text-quiet underline underline-offset-4 hover:text-ink"
      >
        {authTexts.actions.cancelCode}
      </button>
    </form>
  );
}
