import type { Quantity } from '#advisor/reader/quantities/quantity.ts';
import { roles, type RoleId, type RoleKind } from '#advisor/reader/roles.ts';

/** Large sums that people tell in thousands: "make 85, house is 400". */
const toldInThousands = new Set<RoleId>([
  'wages',
  'wages_new',
  'agi',
  'home_price',
  'home_value',
  'home_basis',
  'mortgage_balance',
  'bal_retirement',
  'bal_total',
  'goal_amount',
]);
/** Sums of a year: "make 41 a year", "we spend 62 a year". */
const yearlyInThousands = new Set<RoleId>([
  'wages',
  'wages_new',
  'se_income',
  'spend_total',
  'withdraw_amount',
]);
/** What a car costs in thousands: "truck is 33". */
const carInThousands = { from: 5, below: 200 };
/** "They'd give me 9 and a half for it": nobody trades a car in for less than a hundred dollars. */
const mostTradeInThousands = 100;
/** Told of what may fall as well: "houses drop 3% a year", "if rates fall half a point". */
const growth = new Set<RoleId>(['rate_home_growth', 'rate_rent_growth', 'rate_change', 'invest_return_list']);
/** Counted by the year; told by the month, they come twelve times. */
const yearlyRates = new Set<RoleId>(['rate_withdrawal', 'loan_rate']);
/** "6.2%, monthly?": what loans cost in a year; a card is below it by the month, a payday loan above. */
const yearlyLoans = { from: 3.5, through: 9.9 };
const monthsPerYear = 12;
const leastInThousands = 20;
/** Nobody puts 60 dollars down; 500 may well be what is paid down on a car. */
const mostDownInThousands = 100;
const maxTermYears = 40;
const leastFuelInCents = 100;
const mostHoursAway = 4;
/** "Back in 74", "born in 63": above this a year of two digits is one of the last century, unless it is to come. */
const lastOfCentury = 30;
const toldInMonths = new Set<RoleId>(['months_cover', 'time_spread']);

/** The number in the unit of its role: percent, years, dollars. */
export function valueInRole(role: RoleId, quantity: Quantity): Pick<Quantity, 'value' | 'unit' | 'months'> {
  const { unit, value, per, months } = quantity;
  const kind: RoleKind = roles[role].kind;
  if (kind === 'rate') {
    const rate = rateOf(role, quantity);
    const isYearly = role === 'loan_rate' && rate >= yearlyLoans.from && rate <= yearlyLoans.through;
    const times = quantity.isMonthly && yearlyRates.has(role) && !isYearly ? monthsPerYear : 1;
    const sign = quantity.falls && growth.has(role) ? -1 : 1;
    return { unit: 'percent', value: rate * times * (rate > 0 ? sign : 1) };
  }
  if (kind === 'time') {
    if (unit === 'time') return { unit, value, ...(months === undefined ? {} : { months }) };
    if (role === 'days') return { unit: 'time', value: value / 365.25, months: (value * 12) / 365.25 };
    if (toldInMonths.has(role)) return { unit: 'time', value: value / 12, months: value };
    // Nobody borrows for 48 years: loans are told in months.
    if ((role === 'term' || role === 'term_left') && value > maxTermYears)
      return { unit: 'time', value: value / 12, months: value };
    return { unit: 'time', value, months: value * 12 };
  }
  if (kind === 'year' && unit === 'none' && value < 100)
    return { unit: 'date', value: value + (value > lastOfCentury && role !== 'year_future' ? 1900 : 2000) };
  // "An hour and a half each way" beside "50 minutes": nobody travels for three minutes.
  if (role === 'commute_minutes') return { unit: 'none', value: value <= mostHoursAway ? value * 60 : value };
  // "Gas is three fifty": nobody pays hundreds of dollars for a gallon.
  if (role === 'fuel_price' && unit === 'none' && value >= leastFuelInCents)
    return { unit: 'money', value: value / 100 };
  if (kind === 'age') return { unit: 'age', value: quantity.isBelow ? value - 1 : value };
  if (kind === 'money' && unit === 'none') {
    const isThousands =
      (isInThousands(role, value, per) && !(byTheHour.has(role) && hasCents(quantity))) ||
      (isTenthOfThousands(quantity) && per === undefined && !ofOneThing.has(role));
    return { unit: 'money', value: isThousands ? value * 1000 : value };
  }
  return { unit, value, ...(months === undefined ? {} : { months }) };
}

/** Prices of one share or gallon, which "thirty one five" tells in dollars. */
const ofOneThing = new Set<RoleId>([
  'price_buy',
  'price_now',
  'bond_price',
  'strike',
  'option_price',
  'eps',
  'dividend_per_share',
  'fuel_price',
  'mile_rate',
  'spend_item',
]);
/** "Nineteen two" is 19,200: the thousands are left out. "Thirty seven and a half" is what it says. */
export const isTenthOfThousands = ({ said, value }: Pick<Quantity, 'said' | 'value'>) =>
  !Number.isInteger(value) && /^[a-z -]+$/i.test(said) && !/\b(?:and|point|half|quarter|third)\b/i.test(said);

/** "They offered 21.25": dollars and cents are pay by the hour. */
const byTheHour = new Set<RoleId>(['wages', 'wages_new']);
const hasCents = ({ said }: Quantity) => /^\d+\.\d\d$/.test(said);

/** Whether a number without a sign or a unit is told in thousands. */
function isInThousands(role: RoleId, value: number, per: Quantity['per']): boolean {
  if (per !== undefined)
    return per === 'year' && yearlyInThousands.has(role) && value >= leastInThousands && value < 1000;
  if (role === 'car_price') return value >= carInThousands.from && value < carInThousands.below;
  if (role === 'trade_in') return value < mostTradeInThousands;
  if (value < leastInThousands) return false;
  return toldInThousands.has(role) ? value < 1000 : role === 'down_amount' && value < mostDownInThousands;
}

/** Below this, what a loan costs is the money factor of a lease. */
const leastLoanRate = 0.01;

/** "50 cents" of a match, ".07" of a return and "half" of a cost are percentages; ".00215" of a lease is its money factor. */
function rateOf(role: RoleId, { unit, value, said, times }: Quantity): number {
  if (unit === 'money' || (times !== undefined && unit === 'none' && isShare(role))) return value * 100;
  if (role === 'loan_rate' && value < leastLoanRate) return value;
  const isFraction =
    unit === 'none' && /^0?\.\d/.test(said) && value <= 0.6 && role !== 'rate_fee' && role !== 'rate_change';
  return isFraction ? value * 100 : value;
}

const isShare = (role: RoleId) => role.endsWith('_share') || role === 'match_rate';
