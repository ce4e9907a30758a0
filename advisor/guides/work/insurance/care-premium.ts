import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this, premiums would eat what they are to protect, and Medicaid is the likely payer. */
const littleToProtect = 300_000;
/** From here on a household can pay for several years of care and still keep a spouse going. */
const canSelfFund = 2_000_000;
/** Before this the premiums run for decades; after the later age most applicants are turned down or priced out. */
export const shopFrom = 50;
export const shopUntil = 70;
/** From here on it costs much more and more applicants are refused. */
export const lateFrom = 65;

/** In percent of income: state regulators advise not to spend more on such a premium. */
export const mostOfIncome = 7;
/** A raise by half is what owners of such policies have to expect. */
export const afterRaise = 1.5;

interface Budget {
  premium: number | undefined;
  income: number | undefined;
}

/** The premium in percent of what comes in. */
export const shareOf = ({ premium, income }: Budget): number | undefined =>
  premium === undefined || income === undefined ? undefined : Math.round((premium / income) * 1000) / 10;

export const inBudget = (budget: Budget): Text[] => {
  const share = shareOf(budget);
  return share === undefined
    ? []
    : [
        text`${given('premium', budget.premium ?? 0, 'usd_per_year')} is about ${{ value: share, unit: 'percent' }} of your ${given('income', budget.income ?? 0, 'usd_per_year')}; state regulators advise at most seven percent.`,
      ];
};

export function sizeOf(wealth: number) {
  if (wealth < littleToProtect) return 'little';
  return wealth >= canSelfFund ? 'much' : 'middle';
}

export const withSavings = (wealth: number | undefined, known: (savings: Text) => Text, otherwise: Text) =>
  wealth === undefined ? otherwise : known(text`${given('wealth', wealth, 'usd')}`);
