import { useState, type FormEvent } from 'react';
import { maxApiKeyNameLength, type NewApiKey } from '#contract/api-keys.ts';
import { accountTexts } from '#web/content/account.ts';
import { FormButtons } from '#web/features/account/form-buttons.tsx';
import { useFocusOnArrival } from '#web/features/account/use-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';

const texts = accountTexts.apiKeys;

interface FormProps {
  busy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

export function NewApiKeyForm({ busy, onName, onCancel }: FormProps) {
  const [name, setName] = useState('');
  const form = useFocusOnArrival<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim());
  };
  return (
    <form ref={form} aria-label={texts.begin} onSubmit={submit} className="grid gap-4">
      <Field
        label={texts.name}
        name="key-name"
        autoComplete="off"
        required
        pattern=".*\S.*"
        maxLength={maxApiKeyNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint={texts.nameHint}
      />
      <FormButtons texts={texts} busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The key itself, this once. */
export function MadeApiKey({ made: { name, key }, onDone }: { made: NewApiKey; onDone: () => void }) {
  const panel = useFocusOnArrival<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={panel}
      tabIndex={-1}
      aria-label={texts.ready(name)}
      className="min-w-0 rounded-lg border-l-2 border-accent bg-accent-soft p-4 outline-none"
    >
      <p className="font-medium break-words">{texts.ready(name)}</p>
      <p className="mt-1 max-w-[56ch] text-sm">{texts.store}</p>
      <code className="my-3 block rounded-lg bg-paper px-3 py-2 font-mono text-sm break-all select-all">
        {key}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={key} label={texts.copy} />
        <Button look="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </fieldset>
  );
}
