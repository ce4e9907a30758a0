import { useState } from 'react';
import type { ApiKey, NewApiKey } from '#contract/api-keys.ts';
import { accountTexts } from '#web/content/account.ts';
import { ApiKeyRow } from '#web/features/account/api-key-row.tsx';
import { fetchApiKeys } from '#web/features/account/fetch-api-keys.ts';
import { NoList, useList } from '#web/features/account/list.tsx';
import { MadeApiKey, NewApiKeyForm } from '#web/features/account/new-api-key.tsx';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useFocusHome } from '#web/features/account/use-focus.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.apiKeys;

/** The keys of the user's programs: made, shown once, and revoked. */
export function ApiKeysSection() {
  const { list: keys, load } = useList(fetchApiKeys);
  const [step, setStep] = useState<'list' | 'naming' | NewApiKey>('list');
  const { busy, outcome, act } = useAccountAction();
  const { home, returnFocus } = useFocusHome();

  const create = async (name: string) => {
    await act(async (client) => {
      setStep(await callFunction<NewApiKey>(client, 'api-keys', { method: 'POST', body: { name } }));
      return null;
    });
    // Also where it failed: an answer that was lost on its way may have left a key behind.
    await load();
  };
  const revoke = async ({ id, name }: ApiKey) => {
    const gone = await act(async (client) => {
      await callFunction(client, `api-keys/${id}`, { method: 'DELETE' });
      return texts.revoked(name);
    });
    await load();
    if (gone) returnFocus();
  };
  const leave = () => {
    setStep('list');
    returnFocus();
  };

  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      <p className="mb-3 max-w-[56ch] text-quiet">{texts.about}</p>
      {typeof keys === 'string' ? (
        <NoList state={keys} texts={texts} onRetry={() => void load()} />
      ) : keys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} busy={busy} onRevoke={() => void revoke(key)} />
          ))}
        </ul>
      )}
      <div className="mt-3">
        {step === 'list' && (
          <Button look="secondary" onClick={() => setStep('naming')}>
            {texts.begin}
          </Button>
        )}
        {step === 'naming' && (
          <NewApiKeyForm busy={busy} onName={(name) => void create(name)} onCancel={leave} />
        )}
        {typeof step === 'object' && <MadeApiKey made={step} onDone={leave} />}
      </div>
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}
