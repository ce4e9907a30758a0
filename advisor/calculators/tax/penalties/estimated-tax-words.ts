import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { paymentsDue } from '#advisor/calculators/tax/penalties/estimated-tax-dates.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface Estimated {
  year: Text;
  isSmall: boolean;
  byLastYear: boolean;
  minimum: Quantity;
  nextDay: string;
}

/** What the year's tax is made of. */
function taxOfYear(figures: readonly Figure[]): Text[] {
  const tax = findFigure(figures, 'total_tax');
  const onBusiness = findFigure(figures, 'self_employment_tax');
  const onIncome = findFigure(figures, 'income_tax');
  if (!tax) return [];
  if (!onBusiness) return [text`This year’s federal tax comes to about ${tax}.`];
  return [
    onIncome
      ? text`This year’s federal tax comes to about ${tax}: ${onBusiness} of self-employment tax and ${onIncome} of income tax.`
      : text`This year’s federal tax comes to about ${tax} after credits. Self-employment tax of ${onBusiness} is in it before them.`,
  ];
}

/** What to pay and why, by what was asked. */
export function explainEstimated(
  figures: readonly Figure[],
  { year, isSmall, byLastYear, minimum, nextDay }: Estimated,
  told: { withheld: number },
): Explanation {
  const at = (id: string) => requireFigure(figures, id);
  const left = findFigure(figures, 'left_in_april');
  const aside = findFigure(figures, 'set_aside');
  const monthly = findFigure(figures, 'monthly');
  const onBusiness = findFigure(figures, 'self_employment_tax');
  const due = findFigure(figures, 'due_next');
  const later = findFigure(figures, 'due_later');
  const isToPay = at('to_pay').value > 0;
  const isLate = due !== undefined && isToPay;
  const schedule = due ? paymentsDue(due, later, nextDay) : text`pay ${at('quarterly')} each quarter`;
  const conclusion = isSmall
    ? text`You don’t have to pay estimated tax for ${year}: less than ${minimum} would be left after withholding.`
    : !isToPay
      ? text`You’re safe from a penalty for ${year} without estimated payments: your withholding covers the ${at('needed')} that’s needed.`
      : due
        ? text`For ${year}, ${schedule}; the earlier due dates have passed${later ? '' : text`, and each quarter’s share is ${at('quarterly')}`}.`
        : text`Pay ${at('quarterly')} each quarter for ${year}, ${at('to_pay')} in all, and there’s no penalty.`;
  return {
    conclusion,
    openings: isToPay
      ? {
          yesno: text`You’re ${at('to_pay')} short of penalty-free for ${year}, so ${schedule}.`,
          ...(due
            ? {
                amount: text`It takes ${at('to_pay')} in all for ${year}${told.withheld > 0 ? ' on top of what’s withheld' : text`, ${at('quarterly')} for each quarter`}: ${schedule}.`,
                payment: text`Each quarter’s share is ${at('quarterly')}; ${told.withheld > 0 ? 'after what’s paid in already' : 'if none is paid yet'}, ${schedule}.`,
              }
            : {
                amount: text`Pay ${at('to_pay')} in estimated tax for ${year}, ${at('quarterly')} each quarter.`,
              }),
        }
      : {},
    ...(onBusiness
      ? {
          named: {
            self_employment_tax: isToPay
              ? text`Your self-employment tax for ${year} is about ${onBusiness}; so that no penalty is due on it and the income tax, ${schedule}.`
              : text`Your self-employment tax for ${year} is about ${onBusiness}.`,
          },
        }
      : {}),
    reasons: [
      ...(onBusiness ? taxOfYear(figures) : []),
      text`It’s enough to have ${at('harbor_percent')} of ${byLastYear ? 'last' : 'this'} year’s tax paid in${told.withheld > 0 ? text`, and ${given('withheld', told.withheld, 'usd')} already comes from withholding` : ''}.`,
      ...(isLate
        ? [
            text`That makes up for the quarters before, each a share of ${at('quarterly')}; estimated payments you’ve made that aren’t counted here come off it.`,
            text`For the dates that have passed a penalty may be due; it grows like interest until you pay.`,
          ]
        : []),
      ...(onBusiness ? [] : taxOfYear(figures)),
      ...(left ? [text`That way ${left} would still be due in April.`] : []),
      ...(aside ? [text`To cover all of it, set aside about ${aside} of your profit.`] : []),
    ],
    next: [
      text`Pay online with IRS Direct Pay and choose estimated tax (Form 1040-ES)${monthly && monthly.value > 0 ? text`; setting aside ${monthly} covers the whole year’s tax` : ''}.`,
      ...(isLate
        ? [
            text`If most of the income came late in the year, Schedule AI of Form 2210 can lower or remove that penalty.`,
          ]
        : []),
      text`If you have a job too, raising your withholding does the same and counts as paid evenly.`,
    ],
  };
}
