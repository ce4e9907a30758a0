import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** So close to where the credit ends, the end is what matters: a raise or a withdrawal can cost all of it. */
const nearTheEnd = 0.03;

interface Detail {
  year: Text;
  /** Whether the premium of a benchmark plan was told. */
  isKnown: boolean;
  isIn: boolean;
  /** Above this share of the guideline there is no credit; undefined in years without such a limit. */
  limit: Quantity | undefined;
  isAbove: boolean;
}

/** What is said of the credit, and of where it ends. */
export function premiumTaxCreditWords(
  figures: readonly Figure[],
  { year, isKnown, isIn, limit, isAbove }: Detail,
  told: { household_size: number },
): Explanation {
  const at = (id: string) => requireFigure(figures, id);
  const room = findFigure(figures, 'room');
  const income = at('income_counted');
  const size = given('household_size', told.household_size, 'count');
  const conclusion = isAbove
    ? text`At ${income} there’s no credit for ${year}: you’re ${room!} over the limit.`
    : !isIn
      ? text`At ${income} there’s no marketplace credit for ${year}: that’s ${at('poverty_percent')} of the poverty guideline.`
      : isKnown
        ? text`The credit would pay about ${at('credit')} of your premium in ${year}, and leave you ${at('you_pay')}.`
        : text`With the credit, a benchmark silver plan would cost you at most ${at('most')} in ${year}; the credit pays the rest.`;
  return {
    conclusion,
    openings: {
      amount: conclusion,
      yesno: isAbove
        ? text`No, at ${income} you’re ${room!} over the limit for ${year}.`
        : !isIn
          ? text`No, at ${income} there’s no marketplace credit for ${year}.`
          : isKnown
            ? text`Yes, the credit would pay about ${at('credit')} of your premium in ${year}.`
            : text`Yes, a benchmark silver plan would cost you at most ${at('most')} in ${year}.`,
    },
    reasons: [
      ...(isKnown && isIn && room && room.value <= income.value * nearTheEnd
        ? [
            text`Only ${room} more of income takes away all of it, ${at('credit_year')}: the credit ends at ${at('income_limit')}.`,
          ]
        : []),
      text`For a household of ${size}, ${income} is ${at('poverty_percent')} of the poverty guideline${isIn ? text`, where a benchmark plan costs ${at('share')} of income` : ''}.`,
      ...(limit && room
        ? [
            text`The credit ends all at once at ${limit} of the guideline, ${at('income_limit')}${isAbove ? '' : text`: you have ${room} to go`}.`,
          ]
        : []),
    ],
    next: [
      ...(limit
        ? [
            isAbove && room
              ? text`Putting ${room} into a traditional IRA, 401(k) or HSA would bring you back under the limit.`
              : text`A traditional IRA, 401(k) or HSA contribution lowers the income that counts.`,
          ]
        : []),
      text`Tell the marketplace when your income changes: you pay back any advance credit that was too much with your return.`,
    ],
  };
}
