import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Plan {
  premium: number;
  deductible: number;
  most: number;
}

/**
 * "My plan has a 6,000 deductible, hers 1,000 but costs 250 more": one premium, and a maximum below the deductible, are the
 * gap between two plans and the deductible of the other one. In a year that uses up both, the sums decide.
 */
export function lowerDeductible(plans: readonly Plan[]): Text | undefined {
  const [plan, other] = plans;
  if (!plan || other || plan.most === 0 || plan.most >= plan.deductible) return undefined;
  const saved = plan.deductible - plan.most;
  const paid = plan.premium * monthsPerYear;
  const [high, low] = [plan.deductible, plan.most].map((value) => given('plans', value, 'usd'));
  const gap = { value: Math.abs(saved - paid), unit: 'usd' as const, decimals: 0 };
  return saved > paid
    ? text`Take the plan with the ${low!} deductible: a birth uses up either one, and after ${given('plans', plan.premium, 'usd_per_month')} more in premiums you're still about ${gap} ahead.`
    : text`Take the plan with the ${high!} deductible: even in a year with a birth, the lower premiums leave you about ${gap} ahead.`;
}
