import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { spousalFactor } from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

interface Beside {
  /** The person's benefit on their own record, and the full benefit that it comes from. */
  monthly: number;
  pia: number;
  /** The full benefit of the spouse. */
  spouses: number;
  /** The claiming age and the full retirement age, both in months. */
  months: number;
  full: number;
  facts: FactReader;
}

/** What a spouse's benefit adds: the part on the spouse's record, if half of their benefit is more, and the couple's total. */
export function besideSpouse({ monthly, pia, spouses, months, full, facts }: Beside): Figure[] {
  if (spouses <= 0) return [];
  const half = (spouses * facts.get('spousal_benefit_percent')) / 100;
  const added = Math.max(0, half - pia) * spousalFactor(months, full, facts);
  return [
    ...(added > 0
      ? [
          figure(
            'with_spousal',
            'Benefit with the part on your spouse’s record',
            monthly + added,
            'usd_per_month',
          ),
          figure('spousal', 'Part on your spouse’s record', added, 'usd_per_month'),
        ]
      : []),
    figure('together', 'Benefit with your spouse’s full benefit', monthly + added + spouses, 'usd_per_month'),
  ];
}
