import {
  lossCarryover,
  netGains,
  type GainsAndLosses,
  type NetGains,
} from '#advisor/calculators/tax/gains/capital-gains.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, type Cents } from '#advisor/quantities/cents.ts';

/** Rates in percent, where only a bracket is known. */
export interface GainRates {
  /** On wages, and on what was held for a year or less. */
  ordinary: number;
  long: number;
  /** The net investment income tax, on any gain. */
  investment: number;
}

/** From this bracket on, income is above the threshold of the net investment income tax for every filing status. */
const bracketOfInvestmentTax = 32;
/** Up to this bracket, long-term gains are in the lowest of their rates. */
const lastAtLowest = 12;

/**
 * The rates that go with a bracket. One that is no bracket is a rate on gains as it is. Where none is named, the ones
 * that most people pay.
 */
export function ratesOf(named: number, facts: FactReader): GainRates {
  const brackets = facts.get('income_tax_rates');
  const [lowest = 0, middle = 0, highest = 0] = facts.get('long_term_gain_rates');
  const usual = { ordinary: brackets[2] ?? 0, long: middle, investment: 0 };
  if (named === 0) return usual;
  if (!brackets.includes(named)) {
    const isLongRate = named === middle || named === highest;
    return { ...usual, ordinary: isLongRate ? usual.ordinary : named, long: named };
  }
  return {
    ordinary: named,
    long: named <= lastAtLowest ? lowest : named === brackets.at(-1) ? highest : middle,
    investment: named >= bracketOfInvestmentTax ? facts.get('net_investment_income_tax_rate') : 0,
  };
}

export interface TaxAtRates {
  gains: NetGains;
  /** Below zero where a loss lowers the tax on other income. */
  totalTax: Cents;
  longTax: Cents;
  investmentTax: Cents;
  carryover: { short: Cents; long: Cents };
}

/** The tax that gains add at these rates. */
export function taxAtRates(given: GainsAndLosses, rates: GainRates, lossLimit: Cents): TaxAtRates {
  const gains = netGains(given, lossLimit);
  const longTax = percentOf(gains.longTermGain, rates.long);
  const ordinaryTax = percentOf(gains.inIncome - gains.longTermGain, rates.ordinary);
  const investmentTax = percentOf(Math.max(0, gains.inIncome), rates.investment);
  return {
    gains,
    longTax,
    investmentTax,
    totalTax: longTax + ordinaryTax + investmentTax,
    carryover: lossCarryover(gains, Infinity),
  };
}
