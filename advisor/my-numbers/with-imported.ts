import type { AccountType } from '#contract/holdings.ts';
import type { MyNumbers, SavedThing } from '#contract/my-numbers.ts';

/** The positions of one imported account, added up. */
export interface ImportedAccount {
  account: string;
  type: AccountType;
  value: number;
  /** The part of the value that is cash or a money market fund. */
  cash: number;
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
    .flatMap((one, index) => accountsOf(one, `imported-${index}`));
  return { facts, things: [...accounts, ...typed] };
}

/** An account to count with. Cash in a taxable one is at hand like money in the bank, so it counts as that. */
function accountsOf({ account, type, value, cash, at }: ImportedAccount, id: string): Account[] {
  const atHand = type === 'taxable' ? Math.min(Math.max(0, cash), value) : 0;
  const name = account || 'Imported account';
  const parts = [
    { id, name, type: kindsOf[type][0], balance: value - atHand },
    { id: `${id}-cash`, name: `${name}, cash`, type: 'cash' as const, balance: atHand },
  ];
  return parts
    .filter(({ balance }) => balance > 0)
    .map(({ id: part, name: called, type: kind, balance }) => ({
      id: part,
      kind: 'account',
      name: called,
      details: { type: kind, balance },
      source: 'typed',
      confirmed_at: at.toISOString(),
    }));
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
