import { profiles } from '#advisor/portfolio/data/profiles.ts';
import { isFund, labelOf, sumOf, type Position } from '#advisor/portfolio/analyze/position.ts';

export interface Duplicate {
  /** "the S&P 500" */
  holds: string;
  funds: { label: string; value: number; expense: number | null; isTaxable: boolean }[];
  /** `same`: they hold practically the same. `within`: most of the second is in the first. */
  kind: 'same' | 'within';
  /** What the dearer ones take in a year more than the cheapest would; of `same` only, by the fees that are known. */
  extraPerYear: number;
}

interface HeldProfile {
  funds: Map<string, Duplicate['funds'][number]>;
}

/** Funds that hold the same thing twice, those with the most money first. */
export function duplicatesOf(positions: readonly Position[]): Duplicate[] {
  const held = new Map<string, HeldProfile>();
  for (const position of positions) {
    const { security, holding } = position;
    if (!security || !isFund(position) || security.profile.isOwnMix || holding.value <= 0) continue;
    const { funds } = held.get(security.profileId) ?? { funds: new Map() };
    const label = labelOf(position);
    const before = funds.get(label);
    funds.set(label, {
      label,
      value: (before?.value ?? 0) + holding.value,
      expense: security.expense,
      isTaxable: (before?.isTaxable ?? false) || holding.account_type === 'taxable',
    });
    held.set(security.profileId, { funds });
  }
  const listOf = ({ funds }: HeldProfile) => [...funds.values()].toSorted((a, b) => b.value - a.value);
  const same = [...held].flatMap(([id, one]): Duplicate[] =>
    one.funds.size > 1
      ? [
          {
            holds: profiles[id]!.name,
            funds: listOf(one),
            kind: 'same',
            extraPerYear: extraOf(listOf(one)),
          },
        ]
      : [],
  );
  const within = [...held].flatMap(([id, one]): Duplicate[] => {
    const whole = profiles[id]?.within;
    const outer = whole === undefined ? undefined : held.get(whole);
    return outer
      ? [
          {
            holds: profiles[whole!]!.name,
            funds: [listOf(outer)[0]!, listOf(one)[0]!],
            kind: 'within',
            extraPerYear: 0,
          },
        ]
      : [];
  });
  const moneyIn = ({ funds }: Duplicate) => funds.reduce((sum, { value }) => sum + value, 0);
  return [...same, ...within].toSorted((a, b) => moneyIn(b) - moneyIn(a));
}

function extraOf(funds: Duplicate['funds']): number {
  const known = funds.flatMap(({ value, expense }) => (expense === null ? [] : [{ value, expense }]));
  const least = Math.min(...known.map(({ expense }) => expense));
  return sumOf(known.map(({ value, expense }) => (value * (expense - least)) / 100));
}
