import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { secondPaycheck } from '#advisor/guides/family/second-paycheck.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** About the share of a second income that is left after income and payroll tax, before commuting. */
const keptShare = 0.7;
/** With less than this left a year, family and career should decide, not money. */
export const littleLeft = 5000;

/** An amount from here on is child care for a year, unless a month is named. */
const leastYearOfCare = 6000;
/** A pension or another right that is earned within so many years is worth staying for. */
export const soonEarned = 5;

interface Household {
  who?: string | undefined;
  wages?: number | undefined;
  spouse_wages?: number | undefined;
  take_home?: number | undefined;
  childcare?: number | undefined;
  premium?: number | undefined;
  match_limit?: number | undefined;
}

/** The pay of the parent who might stay home: as the question says, or the smaller one. */
function secondPay({ who, wages, spouse_wages: theirs }: Household) {
  const isTheirs = who === 'spouse' || (who === undefined && (theirs ?? Infinity) < (wages ?? Infinity));
  const pay = isTheirs ? theirs : wages;
  return pay === undefined ? undefined : { name: isTheirs ? 'spouse_wages' : 'wages', pay };
}

const monthsPerYear = 12;

const isYearOfCare = (childcare: number) => childcare >= leastYearOfCare;

/** Stated by the month, or as one sum for a year. */
const yearOfCare = ({ childcare }: Household) =>
  childcare === undefined || isYearOfCare(childcare) ? childcare : childcare * 12;

/** The year of the second paycheck by the tax law, where both pays are told. */
function byTax(household: Household, context: GuideContext) {
  if (household.take_home !== undefined) return undefined;
  const second = secondPay(household);
  const other = second?.name === 'wages' ? household.spouse_wages : household.wages;
  return secondPaycheck({ second: second?.pay, other, care: yearOfCare(household) }, context);
}

/** A year of the second income after taxes and child care. */
export function leftOver(household: Household, context: GuideContext): number | undefined {
  const counted = byTax(household, context);
  if (counted) return counted.left.value + (household.premium ?? 0) * monthsPerYear;
  const pay = secondPay(household)?.pay;
  const kept = household.take_home ?? (pay === undefined ? undefined : pay * keptShare);
  const care = yearOfCare(household);
  // What insurance costs without this job is a price of staying home.
  return kept === undefined || care === undefined ? undefined : kept - care + (household.premium ?? 0) * 12;
}

/** What leaving the job gives up each year beside the pay. */
export function matchLine({ match_limit: limit, ...household }: Household, { run }: GuideContext): Text[] {
  const pay = secondPay(household)?.pay;
  if (!limit || pay === undefined) return [];
  const match = run(percentOfPay, { share: limit, pay });
  return match
    ? [text`Leaving also gives up a match of up to ${wholeDollars(match.figure('amount'))}, and its growth.`]
    : [];
}

export function numbersLine(household: Household, context: GuideContext) {
  const { take_home: net, childcare } = household;
  const second = secondPay(household);
  if (childcare === undefined) return [];
  const care = given('childcare', childcare, isYearOfCare(childcare) ? 'usd_per_year' : 'usd_per_month');
  const counted = byTax(household, context);
  if (counted && second) {
    return [
      text`Federal and payroll tax leave about ${counted.kept} of ${given(second.name, second.pay, 'usd_per_year')}, and child care takes ${care}.`,
    ];
  }
  if (net !== undefined) {
    const kept = isYearOfCare(childcare)
      ? given('take_home', net, 'usd_per_year')
      : given('take_home', net / monthsPerYear, 'usd_per_month');
    return [text`Of the ${kept} that you bring home, child care takes ${care}.`];
  }
  return second === undefined
    ? []
    : [
        text`Of ${given(second.name, second.pay, 'usd_per_year')}, roughly a third goes to taxes and getting to work, and child care takes ${care}.`,
      ];
}

export function keepOpening(household: Household, context: GuideContext): Text {
  const counted = byTax(household, context);
  return counted && counted.left.value >= littleLeft
    ? text`Keep the job on money alone: about ${wholeDollars(counted.left)} a year is left of that paycheck after taxes and child care.`
    : text`Keep working: the second income still adds to what you have, and it grows while child care ends.`;
}

export function homeOpening(household: Household, context: GuideContext): Text {
  const counted = byTax(household, context);
  if (!counted)
    return text`Staying home is fine with money like this, because little or nothing is left of the second paycheck.`;
  return counted.left.value >= 0
    ? text`Staying home is fine: after taxes and child care only about ${wholeDollars(counted.left)} a year is left of that paycheck.`
    : text`Staying home is fine: child care would take about ${wholeDollars(counted.left)} a year more than that paycheck brings home.`;
}
