import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { howOften, unsigned, yesOrNo } from '#advisor/calculators/tax/pay/take-home-notes.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Told {
  expected: number;
  spouse_wages: number;
  paid: keyof typeof howOften;
}

/** What is said of a year's pay and its checks. */
export function takeHomeWords(
  figures: readonly Figure[],
  { year, state, pay, isSolved }: { year: Text; state: string; pay: number; isSolved: boolean },
  { expected, spouse_wages: spouse, paid }: Told,
): Explanation {
  const at = (id: string) => requireFigure(figures, id);
  const find = (id: string) => findFigure(figures, id);
  const [together, change, gap] = [find('household_month'), find('change_check'), find('expected_gap')];
  const [bonus, leftOver] = [find('bonus_check'), find('left_month')];
  const wanted = given('expected', expected, 'usd_per_month');
  const [more, less] = [find('more_saved'), find('more_saved_cost')];
  const check = at('take_home_check');
  const [overtimeOff, tipsOff] = [find('overtime_deduction'), find('tips_deduction')];
  const [preTax, rothCost] = [find('pre_tax_check'), find('roth_cost_check')];
  const exempt = find('exemption_saves');
  const stateTax = find('state_tax');
  const ofState = stateTax ? text`, ${stateTax.label} ${stateTax}` : '';
  return {
    conclusion: isSolved
      ? text`You’d need to earn about ${at('gross_needed')} before taxes to take home ${wanted} in ${year}, ${state}.`
      : pay === 0 && together
        ? text`On your spouse’s pay alone you’d take home about ${together} a month in ${year}, ${state}.`
        : paid === 'monthly'
          ? text`You’d take home about ${check} a month in ${year}, ${state}.`
          : text`You’d take home about ${check} ${howOften[paid]} in ${year}, or ${at('take_home_month')} a month, ${state}.`,
    openings: isSolved
      ? {}
      : {
          ...(pay > 0
            ? {
                amount: text`You’d take home about ${at('take_home_year')} of ${at('gross_year')} in ${year}, ${state}.`,
              }
            : {}),
          ...(change
            ? {
                change: text`You’d take home about ${unsigned(change)} ${change.value < 0 ? 'less' : 'more'} ${howOften[paid]}.`,
              }
            : {}),
          ...yesOrNo(gap, leftOver, wanted),
        },
    named: {
      ...(together && pay > 0
        ? {
            fica_year: text`On your own pay, Social Security and Medicare take ${at('fica_year')} in ${year}; on both of yours, ${at('fica_both')}.`,
          }
        : {}),
      gross_year: text`That’s ${at('gross_year')} a year before taxes, ${at('gross_check')} on each check, and about ${at('take_home_year')} a year after them.`,
      ...(stateTax ? { state_tax: text`${stateTax.label} takes about ${stateTax} of it in ${year}.` } : {}),
    },
    reasons: [
      ...(together && pay > 0
        ? [
            text`Together with your spouse’s ${given('spouse_wages', spouse, 'usd')} you’d bring home ${together} a month.`,
          ]
        : []),
      ...(change
        ? [
            text`That’s ${unsigned(change)} ${change.value < 0 ? 'less' : 'more'} than the ${at('now_check')} you take home now.`,
          ]
        : []),
      ...(gap && !isSolved
        ? [
            text`That’s ${unsigned(gap)} a month ${gap.value < 0 ? 'less' : 'more'} than the ${wanted} you named. State tax, premiums or your Form W-4 can explain a difference.`,
          ]
        : []),
      ...(exempt
        ? [text`Your pay is exempt from Social Security and Medicare tax, which saves ${exempt} a year.`]
        : []),
      ...(overtimeOff ? [text`${overtimeOff} of your overtime isn’t taxed under current law.`] : []),
      ...(tipsOff ? [text`${tipsOff} of tips isn’t taxed under current law.`] : []),
      ...(preTax && rothCost
        ? [
            text`Your Roth contribution doesn’t lower this year’s tax: pre-tax, the same amount would leave ${rothCost} more in each check, ${preTax}.`,
          ]
        : []),
      ...(bonus ? [text`The bonus comes on top: about ${bonus} of it lands in your account.`] : []),
      ...(leftOver && leftOver.value >= 0
        ? [text`After housing and child care, ${leftOver} a month is left.`]
        : []),
      text`${at('income_tax').value < 0 ? text`Credits pay you ${unsigned(at('income_tax'))}` : text`Federal income tax takes ${at('income_tax')}`}${ofState}${at('fica_check').value === 0 ? '' : text`, Social Security ${at('social_security_tax')} and Medicare ${at('medicare_tax')}`}. You keep ${at('kept')} of ${spouse === 0 && pay > 0 ? text`the ${at('gross_check')} ${paid === 'monthly' ? 'a month' : 'on each check'}` : 'your pay'}.`,
    ],
    next: [
      ...(more && less
        ? [
            text`Putting one percent more of your pay, ${more} a year, into the 401(k) takes only ${less} off each paycheck.`,
          ]
        : []),
      text`Compare it with your last pay stub: any difference is state tax, premiums, or a Form W-4 that no longer fits.`,
    ],
  };
}
