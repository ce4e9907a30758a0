import type { AccountType } from '#contract/holdings.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { Field } from '#web/ui/field.tsx';
import { OptionsOf, SelectField } from '#web/ui/select-field.tsx';

const texts = portfolioTexts.import.review;

interface ImportAccountsProps {
  accounts: readonly (readonly [name: string, type: AccountType])[];
  /** What the account is called where the file does not say; null where it does. */
  name: string | null;
  onName: (name: string) => void;
  onType: (account: string, type: AccountType) => void;
}

/** Which accounts the positions are in, and how those are taxed. */
export function ImportAccounts({ accounts, name, onName, onType }: ImportAccountsProps) {
  return (
    <section aria-label={texts.accounts} className="mt-6 border-t border-line pt-5">
      <h4 className="font-medium">{texts.accounts}</h4>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {name !== null && (
          <Field
            label={texts.accountName}
            hint={texts.accountNameHint}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
        )}
        {accounts.map(([account, type], at) => (
          <SelectField
            // By its place: the name may be what is being typed.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            label={texts.typeOf(account || portfolioTexts.unnamed)}
            value={type}
            onChange={(event) => onType(account, event.target.value as AccountType)}
          >
            <OptionsOf names={portfolioTexts.accountTypes} />
          </SelectField>
        ))}
      </div>
    </section>
  );
}
