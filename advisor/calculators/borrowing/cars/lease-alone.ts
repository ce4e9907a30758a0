import { figure, type Figure, type Outcome } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

export interface LeaseDetail {
  lease: Figure;
  /** Nothing where the lease stands alone. */
  buy: Figure | null;
  saved: Figure | null;
  buyIsCheaper: boolean;
  over: Figure;
}

/** A lease that nothing is compared with. */
export function leaseAlone(cost: number, over: Figure): Outcome<LeaseDetail> {
  const lease = figure('lease_cost', 'Cost of leasing', cost, 'usd');
  return {
    figures: [
      lease,
      figure('lease_monthly', 'Average monthly cost of leasing', cost / over.value, 'usd_per_month'),
      over,
    ],
    steps: [
      {
        label: 'Cost of leasing',
        formula: 'due at signing and fees + payment x months',
        value: cost,
        unit: 'usd',
      },
    ],
    assumptions: [text`Insurance, fuel, extra miles and wear charges come on top.`],
    warnings: [],
    detail: { lease, buy: null, saved: null, buyIsCheaper: false, over },
  };
}
