import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Bills {
  spending: number | undefined;
  benefit: number | undefined;
}

/** Social Security pays for all that is spent already. */
export const isCovered = ({ spending, benefit }: Bills): boolean =>
  spending !== undefined && benefit !== undefined && spending <= benefit;

export const hardlyNeeded = text`You hardly need one: Social Security already pays for all you spend.`;

/** What Social Security leaves open of the bills: the most that a check for life has to cover. */
export function openBills({ spending, benefit }: Bills): Text[] {
  if (spending === undefined || benefit === undefined) return [];
  return spending > benefit
    ? [
        text`Social Security leaves ${given('open', spending - benefit, 'usd_per_month')} of your bills open. Buy no more than a check for the part you can't do without.`,
      ]
    : [];
}
