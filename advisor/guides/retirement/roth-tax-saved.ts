import { deductionValue } from '#advisor/calculators/tax/deductions/deduction-value.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { statesWithoutTax } from '#advisor/facts/states.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What many put in, as a share of pay: an amount to show the tax with where none is told. */
const shownShare = 0.1;

interface Paid {
  pay?: number | undefined;
  spouse_pay?: number | undefined;
  filing?: string | undefined;
  put_in?: number | undefined;
  state?: string | undefined;
}

/** The amount that is put in, or would be, as it stands in a sentence: never more than the plan takes from one person. */
function amountOf({ pay = 0, spouse_pay: theirs = 0, put_in: told }: Paid, { facts }: GuideContext) {
  if (told !== undefined) return { amount: told, said: text`${given('put_in', told, 'usd')}` };
  const limit = facts.get('elective_deferral_limit');
  const share = Math.round((pay + theirs) * shownShare);
  return share <= limit
    ? { amount: share, said: text`ten percent of your pay, ${given('put_in', share, 'usd')},` }
    : {
        amount: limit,
        said: text`the ${fact('elective_deferral_limit', limit, 'usd')} that one 401(k) takes`,
      };
}

/** The federal tax that this amount saves this year before tax. */
function savedBy(paid: Paid, context: GuideContext) {
  const { pay, spouse_pay: theirs = 0, filing } = paid;
  if (pay === undefined || pay === 0) return undefined;
  const { amount, said } = amountOf(paid, context);
  const saved = context
    .run(deductionValue, {
      amount,
      income: pay + theirs,
      ...(filing === undefined ? {} : { filing_status: filing }),
    })
    ?.figure('saved');
  return saved && saved.value > 0 ? { saved, amount: said } : undefined;
}

/** What a contribution before tax is worth today; the state's share goes on top where it has an income tax. */
export function taxSaved(picture: Paid, context: GuideContext): Text[] {
  const worth = savedBy(picture, context);
  if (!worth) return [];
  const { state } = picture;
  const onTop = state !== undefined && statesWithoutTax.has(state) ? '' : ', plus any state income tax';
  return [text`Before tax, ${worth.amount} saves you about ${worth.saved} of federal tax this year${onTop}.`];
}

/** What choosing Roth costs today. */
export function rothCost(picture: Paid, context: GuideContext): Text[] {
  const worth = savedBy(picture, context);
  return worth
    ? [
        text`Putting in ${worth.amount} as Roth costs about ${worth.saved} more federal tax this year, and nothing later.`,
      ]
    : [];
}
