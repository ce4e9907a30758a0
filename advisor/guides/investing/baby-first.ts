import { flag } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { monthsCovered } from '#advisor/guides/investing/footing-fields.ts';
import { text } from '#advisor/quantities/text.ts';

/** With so many months in cash, an unpaid leave is paid for. */
const enoughMonths = 6;

export const expectingField = flag({
  label: 'A baby is on the way',
  fact: 'flag=expecting',
  default: { value: false, reason: 'nothing is said of a baby' },
});

interface Parent {
  amount?: number | undefined;
  cash?: number | undefined;
  card?: number | undefined;
  months?: number | undefined;
  spending?: number | undefined;
}

export const isCushioned = (known: Parameters<typeof monthsCovered>[0]): boolean =>
  (monthsCovered(known) ?? 0) >= enoughMonths;

/** Money that is free while a baby is on the way. */
export function babyFirst({ amount, cash, card }: Parent): Verdict {
  const spare = amount === undefined ? text`the extra` : given('amount', amount, 'usd_per_month');
  return {
    opening: text`Keep ${spare} in savings until the baby is here and the paychecks are back.`,
    because: [
      text`Leave often pays little or nothing, and the birth brings a deductible. ${cash === undefined ? 'Cash' : text`Your ${given('cash', cash, 'usd')} and what you add`} keeps those months off a card.`,
      card === undefined
        ? text`Keep the match at work and every minimum payment going. After the leave, pay down the debt with the highest rate.`
        : text`Keep the match and every minimum payment going. After the leave, clear the ${given('card', card, 'usd')} on the card, before any zero-percent offer ends, then the loan with the highest rate.`,
    ],
    unless: text`your leave is fully paid and you have six months in cash. Then pay down the costliest debt now.`,
    next: text`Write down the pay you'll miss and your plan's out-of-pocket maximum: that sum is the goal in cash.`,
  };
}
