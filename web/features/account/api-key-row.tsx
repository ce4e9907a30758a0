import { useRef, useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { accountTexts } from '#web/content/account.ts';
import { useFocusOnArrival } from '#web/features/account/use-focus.ts';
import { formatDate, formatMoment } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.apiKeys;

interface RowProps {
  apiKey: ApiKey;
  busy: boolean;
  onRevoke: () => void;
}

/** A key as its owner knows it, and a way to revoke it that asks first. */
export function ApiKeyRow({ apiKey, busy, onRevoke }: RowProps) {
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { name, prefix, created_at: created, last_used_at: used } = apiKey;
  const keep = () => {
    setAsking(false);
    row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className="border-t border-line py-2 first:border-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="break-words">{name}</p>
          <p className="text-sm text-quiet">
            <code className="font-mono">{prefix}…</code> · {texts.created(formatDate(new Date(created)))} ·{' '}
            {used === null ? texts.neverUsed : texts.lastUsed(formatMoment(new Date(used)))}
          </p>
        </div>
        {!asking && (
          <Button
            look="quiet"
            disabled={busy}
            aria-label={texts.revokeNamed(name)}
            onClick={() => setAsking(true)}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      {asking && <Confirmation name={name} busy={busy} onRevoke={onRevoke} onKeep={keep} />}
    </li>
  );
}

interface ConfirmationProps {
  name: string;
  busy: boolean;
  onRevoke: () => void;
  onKeep: () => void;
}

function Confirmation({ name, busy, onRevoke, onKeep }: ConfirmationProps) {
  const question = useFocusOnArrival<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-label={texts.revokeNamed(name)}
      className="min-w-0 mt-2 rounded-lg bg-sunken p-4 outline-none"
    >
      <p className="mb-3 max-w-[56ch] text-sm break-words">{texts.confirm(name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" busy={busy} onClick={onRevoke}>
          {texts.confirmed}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </fieldset>
  );
}
