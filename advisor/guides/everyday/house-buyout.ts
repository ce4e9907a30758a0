import { homeBuyout } from '#advisor/calculators/borrowing/home-loans/home-buyout.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface Keeper {
  cash: number | undefined;
  income: number | undefined;
}

/** Lenders rarely let a house take more of the pay than this, in percent. */
const housingShare = 30;
/** Property tax and insurance in a year, in percent of the value: an ordinary house. */
const upkeepShare = 1.5;
const monthsPerYear = 12;

interface House {
  value: number | undefined;
  owed: number | undefined;
  heirs: number | undefined;
  part: number | undefined;
}

/** What one of them owns, where it is known how many they are. */
export function oneShare(house: House, { run }: GuideContext) {
  const { value, owed = 0 } = house;
  const heirs = heirsOf(house);
  return value === undefined || heirs === undefined || heirs < 2
    ? undefined
    : run(homeEquity, { value, owed, own_share: 100 / heirs })?.figure('own_equity');
}

/** What all the others get together, from the cash and the pay of the one who keeps it. */
export function buyoutOf({ cash = 0, income, ...house }: House & Keeper, { run }: GuideContext) {
  const { value, owed = 0 } = house;
  const heirs = heirsOf(house);
  if (value === undefined || heirs === undefined || heirs < 2) return undefined;
  const loan = run(homeBuyout, { value, owed, people: heirs, cash });
  const room = income === undefined ? undefined : run(percentOfPay, { share: housingShare, pay: income });
  if (!loan) return undefined;
  const payment = wholeDollars(loan.figure('payment_new'));
  const most = room && wholeDollars(room.figure('monthly'));
  const upkeep = (value * upkeepShare) / 100 / monthsPerYear;
  const all = wholeDollars({ ...payment, value: payment.value + upkeep });
  return {
    due: loan.figure('buyout'),
    payment,
    all,
    most,
    isPaid: payment.value === 0,
    isTooMuch: most !== undefined && all.value > most.value,
  };
}

/** Whether the pay of the one who wants it carries the loan. */
export function canKeep(
  house: House & Keeper & { situation: string | undefined },
  context: GuideContext,
): boolean {
  const buyout = house.situation === 'i_keep_it' ? buyoutOf(house, context) : undefined;
  return buyout?.most !== undefined && !buyout.isTooMuch;
}

/** What all the others get together, and the loan that takes. */
export function loanFor(house: House & Keeper, context: GuideContext): Text[] {
  const { cash, income } = house;
  const buyout = cash === undefined && income === undefined ? undefined : buyoutOf(house, context);
  if (!buyout) return [];
  const carries =
    buyout.most && income !== undefined
      ? text` With taxes and insurance at one and a half percent of the value a year that's about ${buyout.all}, and ${given('income', income, 'usd_per_year')} carries about ${buyout.most}.`
      : '';
  if (buyout.isPaid && cash !== undefined)
    return [
      text`Together they get ${buyout.due}, and your ${given('cash', cash, 'usd')} covers it.${carries}`,
    ];
  const beyond = cash === undefined ? '' : text` beyond your ${given('cash', cash, 'usd')}`;
  return [
    text`Together they get ${buyout.due}, and borrowing it${beyond} takes about ${buyout.payment}.${carries}`,
  ];
}

/** "My two sisters and I each own a third": the part says how many heirs there are. */
function heirsOf({ heirs, part }: House): number | undefined {
  const byPart = part === undefined ? undefined : Math.round(100 / part);
  const isEqualPart = part !== undefined && byPart !== undefined && Math.abs(byPart * part - 100) < 2;
  return isEqualPart ? byPart : heirs;
}

/** How the price is found. */
export function priceOf(house: House, share: Quantity | undefined): Text[] {
  const { value, owed = 0 } = house;
  if (value === undefined) return [];
  const price = given('value', value, 'usd');
  if (!share) {
    return [text`The price is each heir's share of ${price}, or what the appraiser says, less any mortgage.`];
  }
  const less = owed > 0 ? text` less the ${given('owed', owed, 'usd')} mortgage` : text``;
  return [
    text`That's an equal part of ${price}${less} for each of the ${given('heirs', heirsOf(house)!, 'count')}, if the appraiser agrees on the value.`,
  ];
}
