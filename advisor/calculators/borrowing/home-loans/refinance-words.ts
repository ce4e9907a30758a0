import type {
  RefinanceDetail,
  RefinanceInput,
} from '#advisor/calculators/borrowing/home-loans/refinance-fields.ts';
import { given, type Explanation } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What refinancing does, where the present loan is known. */
export function explainRefinance(
  { breakeven, truly, npv, monthly, payments, interest, price, target }: RefinanceDetail,
  { stay, rate, new_rate, new_years, years_left }: RefinanceInput,
): Explanation {
  const time = given('stay', stay, 'years');
  const worth = { ...npv, value: Math.abs(npv.value) };
  const pays = npv.value > 0;
  const [before, after] = payments;
  const verdict = pays
    ? text`you come out about ${worth} ahead over ${time}, in today’s dollars`
    : text`it costs you about ${worth} more over ${time}, in today’s dollars`;
  const turn = monthly.value < 0 ? 'goes up' : 'drops';
  const by = { ...monthly, value: Math.abs(monthly.value) };
  const change = text`Your payment ${turn} by ${by}, from ${before!} to ${after!}.`;
  const over =
    new_years === years_left
      ? text` over the ${given('years_left', years_left, 'years')} you have left`
      : new_years > years_left
        ? text` with a new term of ${given('new_years', new_years, 'years')} in place of the ${given('years_left', years_left, 'years')} left`
        : '';
  const stretched = new_years > years_left ? text` Part of that drop comes only from paying longer.` : text``;
  return {
    conclusion: pays ? text`Refinancing pays: ${verdict}.` : text`Refinancing doesn’t pay: ${verdict}.`,
    openings: {
      yesno: pays ? text`Yes, refinance: ${verdict}.` : text`No, don’t refinance: ${verdict}.`,
      which: pays
        ? text`Take the new loan: ${verdict}.`
        : text`Keep the loan you have: the new one isn’t worth it, because ${verdict}.`,
      time: breakeven
        ? text`You break even after ${breakeven}, when the lower payments have covered the ${price} in costs.`
        : truly
          ? text`You’re ahead after ${truly}, counting what you owe.`
          : text`You never break even: ${verdict}.`,
      payment: change,
      change,
      amount: pays
        ? text`You’d come out about ${worth} ahead over ${time}, in today’s dollars.`
        : text`You’d lose about ${worth} over ${time}, in today’s dollars.`,
    },
    reasons: [
      monthly.value > 0
        ? text`Going from ${given('rate', rate, 'percent')} to ${given('new_rate', new_rate, 'percent')}${over} lowers the payment by ${monthly}, against ${price} in costs.${stretched}`
        : text`The payment doesn’t drop, so only a lower balance later can make up for the ${price} in costs.`,
      ...(breakeven ? [text`The lower payments cover the costs after ${breakeven}.`] : []),
      ...(truly ? [] : [text`Counting what you’d still owe, you never get ahead.`]),
      interest.value >= 0
        ? text`Kept to the end, the new loan saves ${interest} in interest.`
        : text`Kept to the end, the new loan costs ${{ ...interest, value: -interest.value }} more in interest.`,
    ],
    next: pays
      ? [
          text`Get Loan Estimates from three lenders: every dollar off the ${price} in costs is yours to keep.`,
          ...(new_years > years_left
            ? [
                text`Ask for a term no longer than the ${given('years_left', years_left, 'years')} you have left, so you don’t start over.`,
              ]
            : []),
        ]
      : [
          target
            ? text`Look again when you’re offered ${target} or less: from there it pays at these costs.`
            : text`Pay extra on the loan you have instead.`,
        ],
  };
}
