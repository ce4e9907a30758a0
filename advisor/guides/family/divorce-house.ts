import { homeBuyout } from '#advisor/calculators/borrowing/home-loans/home-buyout.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on an ex-spouse's Social Security record soon matters. */
const nearBenefits = 55;
/** Lenders rarely let a house take more of the pay than this. */
const housingShare = 30;
/** Property tax and insurance in a year, in percent of the value: an ordinary house. */
const upkeepShare = 1.5;
const monthsPerYear = 12;

interface House {
  home_value?: number | undefined;
  mortgage?: number | undefined;
  pay?: number | undefined;
}

/** What one of two gets if all is shared evenly. */
export const half = (amount: number, { run }: GuideContext) =>
  run(percentOfPrice, { price: amount, share: 50 })?.figure('part');

/** Whether the pay carries the house, with the spouse bought out by a new loan. */
export function aloneOn({ home_value: value, mortgage: owed, pay }: House, { run }: GuideContext) {
  if (value === undefined || owed === undefined || pay === undefined || pay === 0) return undefined;
  const buyout = run(homeBuyout, { value, owed });
  const room = run(percentOfPay, { share: housingShare, pay });
  if (!buyout || !room) return undefined;
  const payment = wholeDollars(buyout.figure('payment_new'));
  const most = wholeDollars(room.figure('monthly'));
  const upkeep = (value * upkeepShare) / 100 / monthsPerYear;
  const all = wholeDollars({ ...payment, value: payment.value + upkeep });
  return { payment, all, most, isTooMuch: all.value > most.value };
}

export function aloneLine(house: House, context: GuideContext): Text[] {
  const alone = aloneOn(house, context);
  return alone && house.pay !== undefined
    ? [
        text`Buying your spouse out takes a loan of about ${alone.payment}. With taxes and insurance at one and a half percent of the value a year that's about ${alone.all}, and ${given('pay', house.pay, 'usd_per_year')} carries about ${alone.most}.`,
      ]
    : [];
}

interface Owned {
  age: number | undefined;
  cards: number | undefined;
}

/** What the person told of, and what to keep in mind about it. */
export function aboutOwned({ age: now, cards }: Owned): Text[] {
  if (cards !== undefined)
    return [
      text`On the ${given('cards', cards, 'usd')} of cards, the lender can come to anyone whose name is on them, whatever the decree says.`,
    ];
  return now !== undefined && now >= nearBenefits
    ? [
        text`After ten years of marriage you can draw Social Security on your spouse's record, even if you never worked.`,
      ]
    : [
        text`A decree doesn't bind lenders, so every joint card and loan stays yours too until it's paid or refinanced.`,
      ];
}

/** What an even split would give each of what was told. */
export function halfLine(
  { cash, cards }: Record<'cash' | 'cards', number | undefined>,
  context: GuideContext,
): Text[] {
  const [has, owes] = [cash && half(cash, context), cards && half(cards, context)];
  if (!has || !owes) return [];
  return [text`Split evenly, that's about ${has} of the savings and ${owes} of the cards for each of you.`];
}
