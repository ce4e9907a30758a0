import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { spousalFactor } from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

interface Beside {
  /** The user's benefit on their own record, and their full benefit (primary insurance amount). */
  monthly: number;
  pia: number;
  /** The spouse's full benefit. */
  spouses: number;
  /** The claiming age and the full retirement age, both in months. */
  months: number;
  full: number;
  facts: FactReader;
}

/** The part that the spouse's record adds, if half of the spouse's full benefit is more, and the couple's total. */
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
