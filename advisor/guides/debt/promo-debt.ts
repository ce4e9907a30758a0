import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Told {
  debts: readonly { name: string; balance: number; rate: number }[] | undefined;
  extra: number | undefined;
}

/** Beside a card these have no rate of their own: the card's was said for the card. */
export const withoutRate = new Set(['medical bill', 'tax debt', 'family loan']);

/** Bills whose rate is zero because none was said. */
const bill =
  /\b(?:medical|hospital|doctor|dental|irs|tax(?:es)?|famil\w+|friend|brother|sister|mom|dad|parents?)\b/i;

/** Store cards charge the interest of all the months if anything is left when a zero rate ends. */
export const promoOf = ({ debts = [] }: Told) =>
  debts.find(({ rate, name }) => rate === 0 && !bill.test(name));

export const promoBy = (told: Told): Text[] =>
  promoOf(told)
    ? [
        text`Divide what's left at zero percent by the months until that ends, and send that first${told.extra === undefined ? '' : text` out of the ${given('extra', told.extra, 'usd_per_month')}`}. Store cards often charge all the back interest if a dollar is left.`,
      ]
    : [];

export function promoEnds(told: Told): Text | string {
  const promo = promoOf(told);
  return promo
    ? text`, but have the ${given('balance', promo.balance, 'usd')} at zero percent gone before that rate ends`
    : '';
}
