import { useState, type FormEvent } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { orTell, useAccountAction } from '#web/features/account/use-account-action.ts';
import type { SignedInAccount } from '#web/lib/account-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const texts = accountTexts.deletion;

/** The end of an account, for whoever types its address. */
export function DeletionSection({ account, onDeleted }: { account: SignedInAccount; onDeleted: () => void }) {
  const [begun, setBegun] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, outcome, act } = useAccountAction();
  const email = account.user.email ?? '';
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const gone = await act(async (client) => {
      await orTell(await client.functions.invoke('delete-account', { body: { confirm_email: typed } }));
      await client.auth.signOut({ scope: 'local' });
      return null;
    });
    if (gone) onDeleted();
  };
  return (
    <>
      <p className="mb-3 max-w-[56ch] text-quiet">{texts.about}</p>
      {begun ? (
        <form onSubmit={(event) => void remove(event)} className="grid gap-4">
          <Field
            label={texts.confirm(email)}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              look="danger"
              busy={busy}
              disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
            >
              {texts.finish}
            </Button>
            <Button look="quiet" onClick={() => setBegun(false)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" onClick={() => setBegun(true)}>
          {texts.begin}
        </Button>
      )}
      <OutcomeNotice outcome={outcome} />
    </>
  );
}
