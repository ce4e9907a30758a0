import { authTexts } from '#web/content/auth.ts';
import { AttemptForm } from '#web/features/auth/attempt-form.tsx';
import { EmailField } from '#web/features/auth/email-field.tsx';
import { useAttempt } from '#web/features/auth/use-attempt.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { views } from '#web/views.ts';

interface ResetFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
  onSent: () => void;
}

/** Where the link of the mail leads. */
export const resetAddress = () => location.origin + views['reset-password'].entrance;

/** Asks for the mail with which a new password can be chosen. */
export function ResetForm({ email, onEmail, onBack, onSent }: ResetFormProps) {
  const store = useAccountStore();
  const { busy, problem, problemOf, attempt } = useAttempt();
  const submit = async () => {
    if (await attempt(() => store.askForReset(email, resetAddress()))) onSent();
  };
  return (
    <AttemptForm
      action={authTexts.actions.reset}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      leave={{ label: authTexts.backToSignin, onClick: onBack }}
    >
      <EmailField autoComplete="username" value={email} onChange={onEmail} problem={problemOf('email')} />
    </AttemptForm>
  );
}
