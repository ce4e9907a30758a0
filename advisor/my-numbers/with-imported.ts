import type { AccountType } from '#contract/holdings.ts';
import type { MyNumbers, SavedThing } from '#contract/my-numbers.ts';

/** The positions of one imported account, added up. */
export interface ImportedAccount {
  account: string;
  type: AccountType;
  value: number;
  at: Date;
}

type Account = Extract<SavedThing, { kind: 'account' }>;
type Kind = Account['details']['type'];

/** What an account that is typed can be called, the likeliest first. */
export const kindsOf: Readonly<Record<AccountType, readonly [Kind, ...Kind[]]>> = {
  taxable: ['brokerage'],
  traditional: ['workplace', 'traditional_ira'],
  roth: ['roth'],
  hsa: ['hsa'],
  education: ['plan_529'],
  other: ['other'],
};

/** Imported accounts beside the typed ones; one that has the same name counts by its positions. */
export function withImported({ facts, things }: MyNumbers, imported: readonly ImportedAccount[]): MyNumbers {
  const names = new Set(imported.map(({ account }) => nameOf(account)));
  const typed = things.filter(({ kind, name }) => kind !== 'account' || !names.has(nameOf(name)));
  const accounts = imported
    .filter(({ value }) => value > 0)
    .map(({ account, type, value, at }, index): Account => ({
      id: `imported-${index}`,
      kind: 'account',
      name: account || 'Imported account',
      details: { type: kindsOf[type][0], balance: value },
      source: 'typed',
      confirmed_at: at.toISOString(),
    }));
  return { facts, things: [...accounts, ...typed] };
}

export const nameOf = (name: string) => name.trim().toLowerCase();
