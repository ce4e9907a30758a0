import type { AccountType, Holding } from '#contract/holdings.ts';
import { netCostOf } from '#advisor/portfolio/net-cost.ts';

export type StoredHolding = Holding & { id: string };

export interface AccountOfHoldings {
  account: string;
  type: AccountType;
  value: number;
  holdings: StoredHolding[];
}

interface HoldingsSummary {
  value: number;
  /** Of positions whose cost is known; null where none is. */
  gain: { amount: number; share: number | null; value: number } | null;
  firstDay: string;
  lastDay: string;
  accounts: AccountOfHoldings[];
}

/** What somebody owns, by account: the largest first, and in each its largest positions first. */
export function summarize(holdings: readonly StoredHolding[]): HoldingsSummary {
  const accounts = new Map<string, AccountOfHoldings>();
  for (const holding of holdings) {
    const found = accounts.get(holding.account) ?? {
      account: holding.account,
      type: holding.account_type,
      value: 0,
      holdings: [],
    };
    found.value += holding.value;
    found.holdings.push(holding);
    accounts.set(holding.account, found);
  }
  for (const found of accounts.values()) {
    found.holdings.sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  }
  const known = holdings.filter(({ cost_basis }) => cost_basis !== null);
  const cost = sum(known.map((holding) => netCostOf(holding) ?? 0));
  const value = sum(known.map((holding) => holding.value));
  const days = holdings.map(({ as_of }) => as_of).toSorted();
  return {
    value: sum(holdings.map((holding) => holding.value)),
    gain:
      known.length === 0
        ? null
        : { amount: value - cost, share: cost > 0 ? (value - cost) / cost : null, value },
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    accounts: [...accounts.values()].toSorted((a, b) => b.value - a.value),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What was gained on a position; null where its cost is not known. Of a short one, the share is of what was received. */
export function gainOf(holding: Holding): { amount: number; share: number | null } | null {
  const cost = netCostOf(holding);
  if (cost === null) return null;
  const amount = holding.value - cost;
  return { amount, share: cost === 0 ? null : amount / Math.abs(cost) };
}
