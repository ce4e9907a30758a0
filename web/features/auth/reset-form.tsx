import { useState, type FormEvent } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { views } from '#web/views.ts';

/** Asks for the mail with which a new password can be chosen. */
export function ResetForm({ onBack, onSent }: { onBack: () => void; onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const { busy, problem, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt((client) =>
      client.auth.resetPasswordForEmail(email, {
        redirectTo: location.origin + views['reset-password'].entrance,
      }),
    );
    if (sent) onSent(email);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
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
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" busy={busy} className="w-full">
        {authTexts.actions.reset}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="min-h-11 text-sm text-quiet underline underline-offset-4 hover:text-ink"
      >
        {authTexts.backToSignin}
      </button>
    </form>
  );
}
