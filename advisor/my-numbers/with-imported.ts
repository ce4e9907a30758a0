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

/**
 * Imported accounts beside the typed ones; one that has the same name counts by its positions. The first steps ask for all
 * savings together: of that amount, only what is more than the accounts imported since still counts.
 */
export function withImported({ facts, things }: MyNumbers, imported: readonly ImportedAccount[]): MyNumbers {
  const names = new Set(imported.map(({ account }) => nameOf(account)));
  const typed = things
    .filter(({ kind, name }) => kind !== 'account' || !names.has(nameOf(name)))
    .flatMap((thing) => withoutLeftOut(thing, leftOutOf(thing, imported)));
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

/** What of an amount for all savings is taken to be the accounts that were imported after it was told; 0 for any other. */
export function leftOutOf(thing: SavedThing, imported: readonly ImportedAccount[]): number {
  if (thing.kind !== 'account' || thing.source !== 'onboarding') return 0;
  const told = Date.parse(thing.confirmed_at);
  const since = imported.filter(({ value, at }) => value > 0 && told < at.getTime());
  return Math.min(
    thing.details.balance,
    since.reduce((sum, { value }) => sum + value, 0),
  );
}

function withoutLeftOut(thing: SavedThing, leftOut: number): SavedThing[] {
  if (thing.kind !== 'account' || leftOut === 0) return [thing];
  const balance = thing.details.balance - leftOut;
  return balance > 0 ? [{ ...thing, details: { ...thing.details, balance } }] : [];
}

export const nameOf = (name: string) => name.trim().toLowerCase();
