import { useState, type FormEvent } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { FormButtons } from '#web/features/account/form-buttons.tsx';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useFocusHome, useFocusOnArrival } from '#web/features/account/use-focus.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const texts = accountTexts.deletion;

/** Deletes the account after the user has typed its address. */
export function DeletionSection({ account, onDeleted }: { account: SignedInAccount; onDeleted: () => void }) {
  const [begun, setBegun] = useState(false);
  const { busy, outcome, act } = useAccountAction();
  const { home, returnFocus } = useFocusHome();
  const remove = (typed: string) =>
    act(async (client) => {
      await callFunction(client, 'delete-account', { method: 'POST', body: { confirm_email: typed } });
      // Before the session ends: this dialog ends with it.
      onDeleted();
      await client.auth.signOut({ scope: 'local' });
      return null;
    });
  const keep = () => {
    setBegun(false);
    returnFocus();
  };
  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      <p className="mb-3 max-w-[56ch] text-quiet">{texts.about}</p>
      {begun ? (
        <Confirmation
          email={account.user.email ?? ''}
          busy={busy}
          onConfirm={(typed) => void remove(typed)}
          onCancel={keep}
        />
      ) : (
        <Button look="danger" onClick={() => setBegun(true)}>
          {texts.begin}
        </Button>
      )}
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}

interface ConfirmationProps {
  email: string;
  busy: boolean;
  onConfirm: (typed: string) => void;
  onCancel: () => void;
}

function Confirmation({ email, busy, onConfirm, onCancel }: ConfirmationProps) {
  const [typed, setTyped] = useState('');
  const form = useFocusOnArrival<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(typed);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <Field
        label={texts.confirm(email)}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormButtons
        texts={texts}
        look="danger"
        busy={busy}
        disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
        onCancel={onCancel}
      />
    </form>
  );
}
