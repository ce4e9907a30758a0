import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { CodeField, digitsOf } from '#web/features/auth/code-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** The second factor, after the password: a code of the app, or a recovery code in its place. */
export function CodeForm({ onCancel }: { onCancel: () => void }) {
  const [code, setCode] = useState('');
  const [hasLostApp, setHasLostApp] = useState(false);
  const { busy, problem, problemOf, attempt } = useAttempt();
  const submit = async () => {
    const verified = await attempt(async (client) => {
      if (hasLostApp) return client.auth.mfa.recoveryCodes.verify({ code });
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) return { error };
      const factorId = data.totp[0]?.id ?? '';
      return client.auth.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
    });
    if (!verified) setCode('');
  };
  const form = useRef<HTMLDivElement>(null);
  const change = () => {
    flushSync(() => {
      setCode('');
      setHasLostApp(!hasLostApp);
    });
    form.current?.querySelector('input')?.focus();
  };
  const { recovery } = authTexts;
  return (
    <div ref={form}>
      <p className="mb-5 text-quiet">{hasLostApp ? recovery.lead : authTexts.codeLead}</p>
      <AttemptForm
        action={authTexts.actions.code}
        busy={busy}
        problem={problem}
        onSubmit={submit}
        leave={{ label: authTexts.actions.cancelCode, onClick: onCancel }}
      >
        {hasLostApp ? (
          <Field
            key="recovery"
            label={recovery.field}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
            value={code}
            problem={problemOf('code')}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <CodeField
            key="app"
            label={authTexts.fields.code}
            value={code}
            onChange={setCode}
            problem={problemOf('code')}
            first
          />
        )}
      </AttemptForm>
      <TextButton onClick={change} className="text-sm font-medium">
        {hasLostApp ? recovery.toApp : recovery.toCodes}
      </TextButton>
    </div>
  );
}
