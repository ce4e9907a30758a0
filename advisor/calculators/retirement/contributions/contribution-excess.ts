import { fact, figure } from '#advisor/calculators/define/result.ts';
import type { Plan } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

/** Section 4973: the tax on excess contributions to IRAs and HSAs, due for each year the excess stays. */
export function taxOnExcess(plan: Plan, excess: number, times: number, facts: FactReader) {
  if (excess === 0 || plan === 'workplace' || plan === 'simple_ira' || plan === 'sep_ira')
    return { figures: [], rate: undefined };
  const id = plan === 'hsa' ? 'hsa_excess_tax_percent' : 'ira_excess_tax_percent';
  const percent = facts.get(id);
  const tax = Math.round(excess * percent) / 100;
  return {
    figures: [
      figure('excess_tax', 'Tax on the excess for each year it stays', tax, 'usd'),
      ...(times > 1
        ? [figure('excess_tax_total', 'Tax on the excess over those years', tax * times, 'usd')]
        : []),
    ],
    rate: fact(id, percent, 'percent'),
  };
}
