import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { useAccountStore } from '#web/lib/account.ts';
import { Field } from '#web/ui/field.tsx';
import { views } from '#web/views.ts';

/** Asks for the mail with which a new password can be chosen. */
export function ResetForm({ onBack, onSent }: { onBack: () => void; onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const store = useAccountStore();
  const { busy, problem, attempt } = useAttempt();
  const submit = async () => {
    const sent = await attempt(() =>
      store.askForReset(email, location.origin + views['reset-password'].entrance),
    );
    if (sent) onSent(email);
  };
  return (
    <AttemptForm
      action={authTexts.actions.reset}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      leave={{ label: authTexts.backToSignin, onClick: onBack }}
    >
      <Field
        label={authTexts.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        data-autofocus
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </AttemptForm>
  );
}
