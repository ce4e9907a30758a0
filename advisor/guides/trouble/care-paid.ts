import { runwayCalculator } from '#advisor/calculators/saving/goals/runway.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export const lookBack = ({ facts }: GuideContext) =>
  fact('medicaid_look_back_months', facts.get('medicaid_look_back_months'), 'months');

export const monthsPerYear = 12;

interface Care {
  cost: number | undefined;
  savings: number | undefined;
  income?: number | undefined;
}

/** How long their own money pays for the care. */
export function monthsPaid({ cost, savings, income }: Care, { run }: GuideContext): Text[] {
  if (cost === undefined || savings === undefined) return [];
  if (income !== undefined && income >= cost)
    return [text`The ${given('income', income, 'usd_per_month')} of income covers the care.`];
  const fund = run(runwayCalculator, {
    spending: cost,
    cash: savings,
    ...(income === undefined ? {} : { income }),
  });
  if (!fund) return [];
  return income === undefined
    ? [text`${given('savings', savings, 'usd')} pays for about ${fund.figure('months_lasting')} of care.`]
    : [
        text`With ${given('income', income, 'usd_per_month')} of income, the ${given('savings', savings, 'usd')} pays for about ${fund.figure('months_lasting')} of care.`,
      ];
}
