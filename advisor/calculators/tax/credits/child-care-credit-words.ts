import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Weighed {
  year: Text;
  accountWins: boolean;
  weighsAccount: boolean;
  isCapped: boolean;
}

/** What the credit and the account are worth, by what was asked. */
export function explainCareCredit(
  figures: readonly Figure[],
  { year, accountWins, weighsAccount, isCapped }: Weighed,
  told: { cost: number },
): Explanation {
  const at = (id: string) => requireFigure(figures, id);
  const open = ofEither(figures, year, accountWins);
  return {
    conclusion: weighsAccount
      ? (open?.which ??
        (accountWins
          ? text`The FSA is worth more: about ${at('account_saves')} in ${year}, against ${at('credit')} from the credit alone.`
          : text`The credit is worth more: about ${at('credit')} in ${year}, against ${at('account_saves')} with the FSA.`))
      : (open?.credit ??
        (isCapped
          ? text`Your child care credit for ${year} would be about ${at('credit')}, which takes your income tax down to nothing.`
          : text`Your child care credit for ${year} would be about ${at('credit')}: ${at('credit_percent')} of ${at('counted')}.`)),
    openings: {
      which:
        open?.which ??
        (accountWins
          ? text`The FSA, by about ${at('difference')}: ${at('account_saves')} in ${year} against ${at('credit')} from the credit.`
          : text`The credit, by about ${at('difference')}: ${at('credit')} in ${year} against ${at('account_saves')} with the FSA.`),
      yesno: weighsAccount
        ? (open?.isAccountBetter ??
          (accountWins
            ? text`Yes, the FSA is worth ${at('difference')} more than the credit alone.`
            : text`No, the credit alone is worth ${at('difference')} more than using the FSA.`))
        : at('credit').value > 0
          ? (open?.yes ?? text`Yes, you’d get a credit of about ${at('credit')} for ${year}.`)
          : text`No, there’d be no credit for ${year}: it’s ${at('credit')}.`,
    },
    reasons: [
      ...(weighsAccount
        ? [
            text`${at('account')} in the FSA skips income tax and payroll tax and saves ${at('account_alone')}; ${at('credit_beside')} of credit is left on top${open ? ', for one child' : ''}.`,
          ]
        : open
          ? [open.besideAccount]
          : accountWins
            ? [
                text`A dependent care FSA at work would be worth ${at('account_saves')}, ${at('difference')} more, with ${at('account')} in it.`,
              ]
            : [text`A dependent care FSA would be worth less here: ${at('account_saves')}.`]),
      ...(told.cost > 0
        ? [
            text`Of the ${given('cost', told.cost, 'usd')} you pay, ${at('counted')} counts for the credit${open ? text` with one child and ${open.counted} with two or more` : ''}, and it can’t be more than your income tax.`,
          ]
        : []),
    ],
    next: [
      ...((open?.isAccountAlwaysBetter ?? accountWins)
        ? [text`Sign up for the FSA at open enrollment, or soon after a birth or a new job.`]
        : []),
      text`Get the provider’s tax ID or Social Security number: you need it for Form 2441.`,
    ],
  };
}

/** The wording for one child and for two or more, when the number of children is unknown and changes the result. */
function ofEither(figures: readonly Figure[], year: Text, accountWins: boolean) {
  const at = (id: string) => requireFigure(figures, id);
  const more = findFigure(figures, 'credit_of_more');
  if (!more) return undefined;
  const accountOfMore = at('account_saves_of_more');
  const winsToo = accountOfMore.value > more.value;
  const one = inWords(accountWins, at('account_saves'), at('credit'));
  const two = inWords(winsToo, accountOfMore, more);
  const isSame = accountWins === winsToo;
  const same = text`is worth more in ${year}: with one child in care, ${one}; with two or more, ${two}`;
  const [first, second] = [accountWins, winsToo].map((wins) => (wins ? 'the FSA' : 'the credit'));
  return {
    counted: at('counted_of_more'),
    credit: text`Your child care credit for ${year} would be about ${at('credit')} with one child in care, ${more} with two or more.`,
    yes: text`Yes, you’d get a credit of about ${at('credit')} for ${year} with one child in care, ${more} with two or more.`,
    which: isSame
      ? text`${accountWins ? 'The FSA' : 'The credit'} ${same}.`
      : text`With one child in care, ${first!} is worth more in ${year}: ${one}. With two or more, ${second!}: ${two}.`,
    besideAccount: isSame
      ? text`${accountWins ? 'A dependent care FSA at work' : 'Next to a dependent care FSA at work, the credit'} ${same}.`
      : text`Next to a dependent care FSA at work: with one child in care, ${first!} is worth more, ${one}; with two or more, ${second!}, ${two}.`,
    isAccountAlwaysBetter: accountWins && winsToo,
    isAccountBetter: isSame
      ? text`${accountWins ? 'Yes' : 'No'}, ${first!} ${same}.`
      : text`With one child in care, ${accountWins ? 'yes' : 'no'}: ${one}. With two or more, ${winsToo ? 'yes' : 'no'}: ${two}.`,
  };
}

/** The better of the two against the other. */
const inWords = (accountWins: boolean, account: Figure, credit: Figure): Text =>
  accountWins
    ? text`${account} against ${credit} from the credit`
    : text`${credit} against ${account} with the FSA`;
