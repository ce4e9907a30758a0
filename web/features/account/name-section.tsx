import { useState, type FormEvent } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { orTell } from '#web/lib/call-function.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

export function NameSection({ account }: { account: SignedInAccount }) {
  const store = useAccountStore();
  const [name, setName] = useState(account.profile?.full_name ?? '');
  const { busy, outcome, act } = useAccountAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(async (client) => {
      await orTell(
        await client.from('profiles').update({ full_name: name.trim() }).eq('id', account.user.id),
      );
      await store.refreshProfile();
      return accountTexts.saved;
    });
  };
  return (
    <form onSubmit={save}>
      <div className="flex items-end gap-3">
        <div className="grow">
          <Field
            label={accountTexts.name.label}
            name="name"
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          {accountTexts.save}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </form>
  );
}
