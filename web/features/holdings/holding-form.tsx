import { useId, useState, type FormEvent } from 'react';
import type { AccountType, HoldingKind } from '#contract/holdings.ts';
import { accountTypeOf, kindOf } from '#advisor/portfolio/import/kinds.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import type { StoredHolding } from '#web/features/holdings/by-account.ts';
import { removeHolding, saveHolding, type Told } from '#web/features/holdings/holdings-data.ts';
import { localDate } from '#web/features/holdings/read-in-worker.ts';
import { readTyped, type TypedHolding, type TypedProblems } from '#web/features/holdings/typed-holding.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionsOf, SelectField } from '#web/ui/select-field.tsx';

const texts = portfolioTexts.form;

interface HoldingFormProps {
  /** The one to change; null for a new one. */
  holding: StoredHolding | null;
  /** Names of accounts that are there already. */
  accounts: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** A position by hand: a new one, or one to be changed or removed. */
export function HoldingForm({ holding, accounts, onDone, onClose }: HoldingFormProps) {
  const store = useAccountStore();
  const listId = useId();
  const [typed, setTyped] = useState<TypedHolding>({
    symbol: holding?.symbol ?? '',
    name: holding?.name ?? '',
    shares: textOf(holding?.quantity),
    price: textOf(holding?.price),
    value: textOf(holding?.value),
    cost: textOf(holding?.cost_basis),
    account: holding?.account ?? accounts[0] ?? '',
  });
  const [kind, setKind] = useState<HoldingKind | null>(holding?.kind ?? null);
  const [type, setType] = useState<AccountType | null>(holding?.account_type ?? null);
  const [problems, setProblems] = useState<TypedProblems>({});
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const field = (name: keyof TypedHolding) => ({
    value: typed[name],
    problem: problems[name],
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const symbol = typed.symbol.trim().toUpperCase();
  const likelyKind = kind ?? kindOf({ symbol: symbol || null, name: typed.name, type: '' });
  const likelyType = type ?? accountTypeOf(typed.account);
  const run = async (work: () => Promise<Told | null>) => {
    setBusy(true);
    setTold(null);
    const failed = await work();
    setBusy(false);
    if (failed === null) onDone();
    else setTold(failed);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const result = readTyped(typed, { kind: likelyKind, type: likelyType, today: localDate(new Date()) });
    setProblems('problems' in result ? result.problems : {});
    if ('problems' in result) return;
    const row = { ...result.holding, term: holding?.term ?? null };
    void run(async () => saveHolding(await store.client(), row, holding?.id ?? null));
  };
  return (
    <Dialog title={holding ? texts.edit : texts.add} onClose={onClose}>
      <form onSubmit={save} noValidate className="space-y-4">
        <Field
          label={texts.symbol}
          hint={texts.symbolHint}
          maxLength={40}
          {...field('symbol')}
          data-autofocus
        />
        <Field label={texts.name} maxLength={200} {...field('name')} />
        <div className="grid grid-cols-2 gap-4">
          <Field label={texts.shares} inputMode="decimal" {...field('shares')} />
          <Field label={texts.price} inputMode="decimal" {...field('price')} />
        </div>
        <Field label={texts.value} hint={texts.valueHint} inputMode="decimal" {...field('value')} />
        <Field label={texts.cost} hint={texts.costHint} inputMode="decimal" {...field('cost')} />
        <Field
          label={texts.account}
          hint={texts.accountHint}
          maxLength={100}
          list={listId}
          {...field('account')}
        />
        <datalist id={listId}>
          {accounts.map((account) => (
            <option key={account} value={account}>
              {account}
            </option>
          ))}
        </datalist>
        <div className="grid gap-4 xs:grid-cols-2">
          <SelectField
            label={texts.type}
            value={likelyType}
            onChange={(event) => setType(event.target.value as AccountType)}
          >
            <OptionsOf names={portfolioTexts.accountTypes} />
          </SelectField>
          <SelectField
            label={texts.kind}
            value={likelyKind}
            onChange={(event) => setKind(event.target.value as HoldingKind)}
          >
            <OptionsOf names={portfolioTexts.kinds} />
          </SelectField>
        </div>
        {told !== null && <Notice kind="problem">{told}</Notice>}
        <div className="flex flex-wrap justify-between gap-3 pt-2">
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
          {holding && (
            <Button
              look="danger"
              disabled={busy}
              onClick={() => void run(async () => removeHolding(await store.client(), holding.id))}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
