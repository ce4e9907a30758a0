import { centsStep, sayCents } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { taxAtRates, type GainRates } from '#advisor/calculators/tax/gains/gain-rates.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';

/** The two returns whose difference is the tax on the gains. */
export function compareReturns(household: Household, facts: FactReader) {
  const done = federalReturn(household, facts);
  const without = federalReturn({ ...household, gains: { ...household.gains, short: 0, long: 0 } }, facts);
  const { short, long } = household.gains;
  const allLong = federalReturn(
    {
      ...household,
      gains: { ...household.gains, short: Math.min(0, short), long: long + Math.max(0, short) },
    },
    facts,
  );
  return {
    done,
    tax: done.totalTax - without.totalTax,
    atLongRates: done.onIncome.gainsTax - without.onIncome.gainsTax,
    investment: done.netInvestmentTax - without.netInvestmentTax,
    savedByWaiting: Math.max(0, done.totalTax - allLong.totalTax),
    byRate: done.onIncome.gainsByRate.map((part, index) => part - without.onIncome.gainsByRate[index]!),
  };
}

/** The tax on the gains at rates that go with a bracket, in the shape of the two returns. */
export function compareAtRates(household: Household, rates: GainRates, facts: FactReader) {
  const limit = toCents(forStatus(facts.get('capital_loss_limit'), household.status));
  const { gains } = household;
  const done = taxAtRates(gains, rates, limit);
  const allLong = taxAtRates(
    { ...gains, short: Math.min(0, gains.short), long: gains.long + Math.max(0, gains.short) },
    rates,
    limit,
  );
  return {
    done,
    tax: done.totalTax,
    atLongRates: done.longTax,
    investment: done.investmentTax,
    savedByWaiting: Math.max(0, done.totalTax - allLong.totalTax),
  };
}

export function stepsOf({ done, tax, byRate }: ReturnType<typeof compareReturns>, rates: readonly number[]) {
  return [
    centsStep('Taxable income with the gain', done.taxableIncome),
    ...byRate.map((part, index) =>
      centsStep('Added at a long-term rate', part, `taxed at ${rates[index]!}%`),
    ),
    centsStep('Tax with the gain', done.totalTax),
    centsStep('Tax without it', done.totalTax - tax, `${sayCents(done.totalTax)} - ${sayCents(tax)}`),
  ];
}
