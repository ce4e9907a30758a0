import { gainsSchedule, ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { taxBetween } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, type Cents } from '#advisor/quantities/cents.ts';

interface TaxWithRecapture {
  /** The tax on everything except gain. */
  ordinary: Cents;
  /** The tax on the gain from depreciation. */
  recapture: Cents;
  /** The tax on the rest of the gain. */
  gain: Cents;
}

/**
 * The Schedule D Tax Worksheet: gain from depreciation is stacked between ordinary income and other long-term gain. It
 * is taxed at the ordinary rates that it reaches, but at most at its own highest rate.
 */
export function taxWithRecapture(
  told: { taxableIncome: Cents; recaptured: Cents; otherGain: Cents; status: FilingStatus },
  facts: FactReader,
): TaxWithRecapture {
  const { taxableIncome, otherGain, recaptured, status } = told;
  const [schedule, gains] = [ordinarySchedule(status, facts), gainsSchedule(status, facts)];
  const most = facts.get('depreciation_recapture_rate');
  const below = Math.max(0, taxableIncome - otherGain);
  const ordinaryIncome = Math.max(0, below - recaptured);
  const lastBelow = schedule.rates.findLastIndex((rate) => rate < most);
  const atOrdinaryRates = Math.max(ordinaryIncome, Math.min(below, schedule.tops[lastBelow] ?? Infinity));
  const ordinary = taxBetween(schedule, 0, ordinaryIncome);
  const recapture =
    taxBetween(schedule, ordinaryIncome, atOrdinaryRates) + percentOf(below - atOrdinaryRates, most);
  const gain = taxBetween(gains, below, taxableIncome);
  return { ordinary, recapture, gain };
}
