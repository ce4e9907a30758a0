import { useCallback, useEffect, useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { accountTexts } from '#web/content/account.ts';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useFocusOnArrival } from '#web/features/account/use-focus.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { orTell } from '#web/lib/call-function.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

const texts = accountTexts.twoFactor.codes;

/** A new set of codes, which replaces the old one. */
export async function makeRecoveryCodes(client: SupabaseClient): Promise<string[]> {
  const { recoveryCodes } = client.auth.mfa;
  const first = await recoveryCodes.generate();
  const exists = first.error?.code === 'mfa_verified_factor_exists';
  const made = await orTell(exists ? await recoveryCodes.regenerate() : first);
  return (made?.codes ?? []).map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** The number of unused codes, and a button for new ones. */
export function RecoveryCodesLeft({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const store = useAccountStore();
  const { busy, outcome, act } = useAccountAction();
  const [left, setLeft] = useState<{ total: number; remaining: number } | 'none' | null>(null);
  const load = useCallback(async () => {
    const client = await store.client();
    const { data, error } = await client.auth.mfa.recoveryCodes.getStatus();
    if (data) setLeft(data);
    else if (error.status === 404) setLeft('none');
  }, [store]);
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load().catch(() => undefined);
  }, [load]);
  const renew = () =>
    act(async (client) => {
      onCodes(await makeRecoveryCodes(client));
      return null;
    });
  if (left === null) return null;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch] text-quiet">
          {left === 'none' ? texts.none : `${texts.left(left.remaining, left.total)} ${texts.renewHint}`}
        </p>
        <Button look="secondary" busy={busy} onClick={() => void renew()}>
          {texts.renew}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}

/** The codes themselves; they are shown only once. */
export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const start = useFocusOnArrival<HTMLFieldSetElement>();
  const all = codes.join('\n');
  return (
    <fieldset
      ref={start}
      tabIndex={-1}
      aria-label={texts.title}
      className="mt-4 min-w-0 rounded-lg bg-sunken p-4 outline-none"
    >
      <p className="mb-1 font-medium">{texts.title}</p>
      <p className="mb-3 max-w-[56ch] text-sm">{texts.about}</p>
      <ul className="mb-3 grid gap-x-6 gap-y-1 font-mono text-[0.9375rem] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{texts.done}</Button>
        <Button
          look="secondary"
          onClick={() => saveFile('findeus-recovery-codes.txt', 'text/plain', `${all}\n`)}
        >
          {texts.save}
        </Button>
        <CopyButton text={all} label={texts.copy} />
      </div>
    </fieldset>
  );
}
