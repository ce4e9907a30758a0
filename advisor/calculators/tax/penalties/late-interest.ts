import type { FactReader } from '#advisor/facts/read-facts.ts';

const dayLength = 86_400_000;
const monthsPerQuarter = 3;
const quartersPerYear = 4;
const april = 3;
const middleOfMonth = 15;
const daysPerYear = 365;

/** A day as a whole number, so that days can be counted between two; the month from 1 on. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

export interface LateRates {
  /** Yearly, in percent, on a day; after the last announced quarter, the last one. */
  on: (day: number) => number;
  /** The last day whose rate is announced. */
  known: number;
}

/** What the IRS charges for tax that is paid late. */
export function lateRates(facts: FactReader): LateRates {
  const { firstYear, rates } = facts.get('irs_interest_rates');
  const lastYear = firstYear + Math.ceil(rates.length / quartersPerYear) - 1;
  return {
    on(day) {
      const date = new Date(day * dayLength);
      const quarter =
        (date.getUTCFullYear() - firstYear) * quartersPerYear +
        Math.floor(date.getUTCMonth() / monthsPerQuarter);
      return rates[Math.min(Math.max(0, quarter), rates.length - 1)]!;
    },
    known: dayOf(lastYear, 12, 31),
  };
}

/** In the first half of April the rate of March goes on, as section 6621(b)(2)(B) has it for estimated tax. */
export function estimatedTaxRateOn(day: number, rates: LateRates): number {
  const date = new Date(day * dayLength);
  const isEarlyApril = date.getUTCMonth() === april && date.getUTCDate() <= middleOfMonth;
  return rates.on(isEarlyApril ? day - middleOfMonth : day);
}

/** Percent that unpaid estimated tax costs from one day to another, without interest on interest. */
export function simpleShare(from: number, until: number, rates: LateRates): number {
  let share = 0;
  for (let day = from + 1; day <= until; day += 1) share += estimatedTaxRateOn(day, rates) / daysPerYear;
  return share;
}

/** Percent that a debt costs from one day to another, compounded daily as section 6622 has it. */
export function compoundShare(from: number, until: number, rates: LateRates): number {
  let grown = 1;
  for (let day = from + 1; day <= until; day += 1) grown *= 1 + rates.on(day) / 100 / daysPerYear;
  return (grown - 1) * 100;
}
