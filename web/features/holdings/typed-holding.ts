import type { AccountType, Holding, HoldingKind } from '#contract/holdings.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { parseAmount } from '#web/lib/numbers/parse-amount.ts';

const texts = portfolioTexts.form.problems;

/** What stands in the fields of the form. */
export interface TypedHolding {
  symbol: string;
  name: string;
  shares: string;
  price: string;
  value: string;
  cost: string;
  account: string;
}

export type TypedProblems = Partial<Record<keyof TypedHolding, string>>;

interface Chosen {
  kind: HoldingKind;
  type: AccountType;
  today: string;
}

/** The position that was typed, or what is wrong with which field. */
export function readTyped(
  typed: TypedHolding,
  { kind, type, today }: Chosen,
): { holding: Holding } | { problems: TypedProblems } {
  const problems: TypedProblems = {};
  const number = (field: 'shares' | 'price' | 'value' | 'cost', mayBeNegative = false) => {
    if (typed[field].trim() === '') return null;
    const value = parseAmount(typed[field]);
    if (value === null || Math.abs(value) > 1e12) problems[field] = texts.number;
    else if (value < 0 && !mayBeNegative) problems[field] = texts.negative;
    return value;
  };
  const symbol = typed.symbol.trim().toUpperCase();
  const name = typed.name.trim() || symbol;
  if (name === '') problems.symbol = texts.name;
  const quantity = number('shares', true);
  const price = number('price');
  const unit = kind === 'option' ? 100 : kind === 'bond' ? 0.01 : 1;
  const product = quantity === null || price === null ? null : quantity * price * unit;
  const value = number('value', true) ?? product;
  const cost = number('cost');
  if (value === null && !problems.value) problems.value = texts.value;
  if (value === null || Object.keys(problems).length > 0) return { problems };
  return {
    holding: {
      account: typed.account.trim(),
      account_type: type,
      kind,
      symbol: symbol || null,
      name,
      quantity,
      price,
      value: Math.round(value * 100) / 100,
      cost_basis: cost === null ? null : Math.round(cost * 100) / 100,
      term: null,
      as_of: today,
    },
  };
}
