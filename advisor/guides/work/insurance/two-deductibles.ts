import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** As a plan was told: any of it may be missing. */
interface Plan {
  premium?: number;
  deductible?: number;
  most?: number;
}

/**
 * "My plan has a 6,000 deductible, hers 1,000 but costs 250 more": one premium, and a maximum below the deductible, are the
 * gap between two plans and the deductible of the other one. In a year that uses up both, the sums decide.
 */
export function lowerDeductible(plans: readonly Plan[]): Text | undefined {
  const [plan, other] = plans;
  if (!plan || other) return undefined;
  const { premium = 0, deductible = 0, most = 0 } = plan;
  if (premium === 0 || most === 0 || most >= deductible) return undefined;
  const saved = deductible - most;
  const paid = premium * monthsPerYear;
  const [high, low] = [deductible, most].map((value) => given('plans', value, 'usd'));
  const gap = { value: Math.abs(saved - paid), unit: 'usd' as const, decimals: 0 };
  return saved > paid
    ? text`Take the plan with the ${low!} deductible: a birth uses up either one, and after ${given('plans', premium, 'usd_per_month')} more in premiums you're still about ${gap} ahead.`
    : text`Take the plan with the ${high!} deductible: even in a year with a birth, the lower premiums leave you about ${gap} ahead.`;
}
