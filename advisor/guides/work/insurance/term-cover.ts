import { given } from '#advisor/calculators/define/result.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A child is usually on their own feet by then. */
export const grownAt = 22;
/** From here on there is hardly a paycheck left to replace. */
export const retiredFrom = 62;

interface Family {
  children?: number | undefined;
  child_age?: number | undefined;
  baby?: boolean | undefined;
}

export const youngestOf = ({ child_age: young, baby }: Family) => young ?? (baby ? 0 : undefined);

export const hasYoung = ({ children = 0, child_age: young, baby = false }: Family) =>
  children > 0 || baby || (young !== undefined && young < grownAt);

/** About so many years of pay carry a family until the children are grown. */
const yearsOfPay = 10;
export const monthsPerYear = 12;

/** From here on savings that are larger than a policy may replace it. */
export const nearRetirement = 55;

export const isSaved = ({
  savings,
  amount,
}: {
  savings: number | undefined;
  amount: number | undefined;
}): boolean => savings !== undefined && amount !== undefined && savings > amount;

interface Coverage {
  amount: number | undefined;
  income: number | undefined;
  partner_income: number | undefined;
}

/** Whether the sum is large enough for the pay that it would replace. */
export function enoughCover({ amount, income, partner_income: partner }: Coverage): Text[] {
  if (income === undefined) return [];
  const wanted = { value: income * yearsOfPay, unit: 'usd' as const, decimals: 0 };
  const other =
    partner === undefined
      ? ''
      : text` Your partner's ${given('partner_income', partner, 'usd_per_year')} needs a policy of its own.`;
  if (amount === undefined)
    return [text`About ten years of pay, ${wanted}, is a fair amount for you.${other}`];
  return amount >= wanted.value
    ? [
        text`${given('amount', amount, 'usd')} is enough for ${given('income', income, 'usd_per_year')} of pay.${other}`,
      ]
    : [
        text`${given('amount', amount, 'usd')} may be too small: about ten years of pay, ${wanted}, is usual with a family.${other}`,
      ];
}

interface Shown {
  cash_value: number | undefined;
  horizon: number | undefined;
}

/** The cash value that an agent shows, held against what would be paid in until then. */
export function cashValueLine(
  { cash_value: shown, horizon }: Shown,
  premium: number | undefined,
  { run }: GuideContext,
): Text[] {
  if (shown === undefined || horizon === undefined || premium === undefined) return [];
  const paid = run(compoundGrowth, { monthly: premium, years: horizon, rate: 0 });
  const value = given('cash_value', shown, 'usd');
  if (!paid) return [];
  const sum = paid.figure('contributed');
  return [
    sum.value > shown
      ? text`The ${value} is less than the ${sum} you'd have paid in by then, so even after all those years you'd be behind.`
      : text`By then you'd have paid in ${sum} for that ${value}, and it may not be guaranteed.`,
  ];
}
