import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { timesAYear, type Per } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Amounts that come by the month where nobody says otherwise. */
const monthly = new Set<RoleId>([
  'housing_cost',
  'mortgage_payment',
  'debt_payment',
  'debt_budget',
  'debt_extra',
  'lease_payment',
  'hoa',
  'pmi',
  'premium',
  'spend_needs',
  'spend_wants',
]);
/** Amounts that come by the month below a size, by the year above it. */
const monthlyBelow: Partial<Record<RoleId, number>> = {
  wages: 9_000,
  take_home: 15_000,
  spend_total: 15_000,
  ss_income: 6_000,
  pension_income: 7_000,
  rental_income: 7_000,
  rental_costs: 2_000,
  save_amount: 3_000,
  withdraw_amount: 8_000,
  se_income: 0,
  property_tax: 700,
  home_insurance: 600,
  maintenance: 350,
};
/** What two people earn together comes by the month below this. */
const monthlyOfBoth = 18_000;
/** Pay below this is by the hour. */
const mostAnHour = 200;
const pay = new Set<RoleId>(['wages', 'wages_new']);
/** What was told of pay beyond this comes once a year, whatever rhythm is named beside it: "95k, paid biweekly". */
const mostPay: Partial<Record<Per, number>> = {
  hour: 1_000,
  week: 6_000,
  two_weeks: 12_000,
  half_month: 13_000,
  month: 26_000,
};

/** Extra payments from this size on are made once, unless a period is said. */
const singlePayment = 2_500;

/** How often an amount comes: as said, or as usual for its role and size. */
export function periodOf({ role, owner, per, value }: PictureFact): Per | undefined {
  if (per !== undefined)
    return value > (pay.has(role) ? (mostPay[per] ?? Infinity) : Infinity) ? 'year' : per;
  if (role === 'debt_extra' && value >= singlePayment) return undefined;
  if (monthly.has(role)) return 'month';
  if (pay.has(role) && value <= mostAnHour) return 'hour';
  // A summer job's pay is that of the year.
  if (role === 'wages' && owner === 'child') return undefined;
  const below = role === 'wages' && owner === 'both' ? monthlyOfBoth : monthlyBelow[role];
  return below === undefined ? undefined : value < below ? 'month' : 'year';
}

/** Where only the pay of an hour is asked for, "60 hours at 27" has it, though a bare 27 is a year's in thousands elsewhere. */
function hourly({ value, per, said }: PictureFact): number | undefined {
  if (per === 'hour' || value <= mostAnHour) return value;
  const bare = Number(said);
  return bare * 1000 === value && bare <= mostAnHour ? bare : undefined;
}

/** A fact as a field counts it; undefined where it cannot be. */
export function convert(
  fact: PictureFact,
  { unit, adds, asSaid, notByTheHour, ofDate, roundsUp, bareMonths, byTheHour, eachOne, min = 0 }: FieldAbout,
): number | undefined {
  const { role, value, months, times: [shares] = [] } = fact;
  if (eachOne && shares) return round(value / shares.value);
  if (byTheHour) return fact.anHour ?? hourly(fact);
  // "Plus I took 6,000 out of the IRA": added to the income of a year, it came once.
  const isOnce = role === 'withdraw_amount' && fact.per === undefined && adds === true;
  const per = isOnce
    ? undefined
    : asSaid || (notByTheHour && value <= mostAnHour)
      ? fact.per
      : periodOf(fact);
  switch (unit) {
    case 'usd':
      // Taken out of an account, where what is put in counts as more than zero.
      if (role === 'withdraw_amount' && min < 0) return -value;
      // What comes every month is no sum.
      return role === 'debt_extra' && per !== undefined ? undefined : value;
    case 'usd_per_month':
      if (role === 'debt_extra' && per === undefined) return undefined;
      return per === undefined ? value : round((value * timesAYear[per]) / 12);
    case 'usd_per_year':
      return per === undefined ? value : round(value * timesAYear[per]);
    case 'years':
      return fact.unit === 'time' || fact.unit === 'none' ? value : undefined;
    case 'months':
      // Told in months already where it is too long for years.
      if (bareMonths && fact.unit === 'time' && Number(fact.said) === value) return Math.round(value);
      return roundsUp ? Math.ceil(round(months ?? value * 12)) : Math.round(months ?? value * 12);
    case 'age':
    case 'year':
      return Math.round(value);
    case 'count':
      if (ofDate) return fact[ofDate];
      // "38 payments" is read as a time: one a month.
      if (role === 'n_periods' && fact.unit === 'time') return months ?? Math.round(value * 12);
      // Days, and a time that stands for them: "buy it back in 2 weeks".
      return role === 'days' || role === 'horizon' ? Math.round(value * 365.25) : Math.round(value);
    case 'percent':
      // "Lowers my rate by a point": where only a size is asked for, the way that rates go is known.
      if (role === 'rate_change' && min >= 0) return Math.abs(value);
      // "Empty one month a year" is a share of the year.
      return role === 'vacancy' && fact.unit === 'time' ? round(value * 100) : value;
    case 'ratio':
      return value;
    default:
      return undefined;
  }
}

/** To the cent: a twelfth of a year's pay has no end of digits otherwise. */
const round = (value: number) => Math.round(value * 100) / 100;
