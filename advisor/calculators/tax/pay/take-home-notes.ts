import type { Figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import type { Deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { payLeft, type PayLeft } from '#advisor/calculators/tax/pay/pay-left.ts';
import { flatWithholding } from '#advisor/calculators/tax/stock-pay/stock-pay.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** How a sentence says when pay comes. */
export const howOften = {
  yearly: 'a year',
  monthly: 'a month',
  twice_a_month: 'twice a month',
  every_two_weeks: 'every two weeks',
  weekly: 'a week',
};

export const unsigned = (one: Figure): Figure => ({ ...one, value: Math.abs(one.value) });

/** A difference that rounding or one deduction explains. */
const closeEnough = 0.03;

/** Whether pay fits what was named, or is enough for the bills. */
export function yesOrNo(
  gap: Figure | undefined,
  leftOver: Figure | undefined,
  wanted: Quantity,
): { yesno?: Text } {
  if (leftOver)
    return {
      yesno:
        leftOver.value < 0
          ? text`No, you’d be ${unsigned(leftOver)} a month short after housing and child care.`
          : text`Yes, ${leftOver} a month would be left after housing and child care.`,
    };
  if (!gap) return {};
  const isClose = Math.abs(gap.value) <= wanted.value * closeEnough;
  return {
    yesno: isClose
      ? text`Yes, ${wanted} is about right: it’s within ${unsigned(gap)} of what I get.`
      : text`Not quite: I get ${unsigned(gap)} a month ${gap.value < 0 ? 'less' : 'more'} than ${wanted}, before any state tax.`,
  };
}

/** What one percent of pay more in the 401(k) takes off a paycheck; nothing where no more may go in. */
export function moreSaved(
  pay: Parameters<typeof payLeft>[0],
  left: PayLeft,
  checks: number,
  facts: FactReader,
) {
  if ((pay.pre_tax_401k ?? 0) > 0 || left.household.wages === 0 || pay.contribution_kind === 'roth')
    return [];
  const more = payLeft({ ...pay, contribution_percent: (pay.contribution_percent ?? 0) + 1 }, facts);
  const [added, cost] = [more.saved - left.saved, left.ownNet - more.ownNet];
  const gross = toCents(pay.wages + (pay.overtime_pay ?? 0) + (pay.tip_income ?? 0));
  if (added < percentOf(gross, 1) - 1 || more.ownNet < 0) return [];
  return [
    centsFigure('more_saved', 'One percent more into the 401(k)', added),
    centsFigure('more_saved_cost', 'Cost of that per paycheck', roundHalfUp(cost / checks)),
  ];
}

/** What the same contribution would leave of a check if it came out before tax. */
export function asPreTax(
  pay: Parameters<typeof payLeft>[0],
  { roth, ownNet }: PayLeft,
  checks: number,
  facts: FactReader,
): Figure[] {
  if (pay.contribution_kind !== 'roth' || roth === 0) return [];
  const preTax = payLeft({ ...pay, contribution_kind: 'pre_tax' }, facts).ownNet;
  return [
    centsFigure('pre_tax_check', 'Take-home pay per paycheck if pre-tax', roundHalfUp(preTax / checks)),
    centsFigure('roth_cost_check', 'Cost of Roth per paycheck now', roundHalfUp((preTax - ownNet) / checks)),
  ];
}

/** What Social Security and Medicare would take from pay that is exempt. */
export function exemptionSaves(
  pay: Parameters<typeof payLeft>[0],
  left: PayLeft,
  facts: FactReader,
): Figure[] {
  if ((pay.payroll_exemption ?? 'none') === 'none') return [];
  const taxed = payLeft({ ...pay, payroll_exemption: 'none' }, facts);
  const saves = taxed.socialSecurity + taxed.medicare - left.socialSecurity - left.medicare;
  return [centsFigure('exemption_saves', 'Social Security and Medicare tax you don’t pay', saves)];
}

/** What is left of a bonus when it is paid, and of the whole year with it. */
export function bonusLeft(bonus: number, pay: Parameters<typeof payLeft>[0], facts: FactReader): Figure[] {
  if (bonus === 0) return [];
  const withBonus = payLeft({ ...pay, wages: pay.wages + bonus }, facts);
  const without = payLeft(pay, facts);
  const withheld = flatWithholding(toCents(bonus), facts);
  const payroll = withBonus.socialSecurity + withBonus.medicare - without.socialSecurity - without.medicare;
  const saved = withBonus.saved - without.saved;
  const stateTax = withBonus.stateTax - without.stateTax;
  return [
    centsFigure(
      'bonus_check',
      'What the bonus check shows',
      toCents(bonus) - withheld - payroll - stateTax - saved,
    ),
    centsFigure('bonus_withheld', 'Federal income tax withheld from the bonus', withheld),
    ...someCents('bonus_state_tax', 'State income tax on the bonus', stateTax),
    centsFigure('year_with_bonus', 'Take-home pay for the year with the bonus', withBonus.ownNet),
  ];
}

/** What Social Security, Medicare and income tax take, by the paycheck and the year. */
export function payrollFigures(left: PayLeft, hasSpouse: boolean, each: (amount: Cents) => Cents) {
  return [
    centsFigure('social_security_tax', 'Social Security tax', left.socialSecurity),
    centsFigure('medicare_tax', 'Medicare tax', left.medicare),
    centsFigure(
      'fica_check',
      'Social Security and Medicare per paycheck',
      each(hasSpouse ? left.ownPayroll : left.socialSecurity + left.medicare),
    ),
    centsFigure(
      'fica_year',
      'Social Security and Medicare for the year',
      hasSpouse ? left.ownPayroll : left.socialSecurity + left.medicare,
    ),
    ...(hasSpouse
      ? [centsFigure('fica_both', 'The same for both of you', left.socialSecurity + left.medicare)]
      : []),
    centsFigure('income_tax_check', 'Federal income tax per paycheck', each(left.incomeTax)),
  ];
}

/** A contribution beyond what the law allows stays in the pay. */
export function notPutIn(saved: Cents, named: Cents): Text[] {
  const [most] = someCents('saved', 'Put into the 401(k)', saved);
  return most && saved < named
    ? [text`No more than ${most} may go into the 401(k): the rest stays in your pay.`]
    : [];
}

/** A year of pay from the job: a new one counts in place of the present one. */
export const steadyPay = (input: Pay & ExtraPay) =>
  (newPay(input) > 0 ? newPay(input) : input.wages) + input.overtime + input.tips;

interface ExtraPay {
  overtime: number;
  tips: number;
}

/** A year's pay with overtime and tips told apart, of which the law lets one deduct a part. */
export function withExtraPay<T extends ExtraPay>(input: T, pay: number) {
  const { overtime, tips } = input;
  return { ...input, wages: pay - overtime - tips, overtime_pay: overtime, tip_income: tips };
}

/** What of overtime and tips is not taxed. */
export function extraPayFigures({ overtime, tips }: Pick<Deductions, 'overtime' | 'tips'>): Figure[] {
  return [
    ...someCents('overtime_deduction', 'Overtime premium deducted', overtime),
    ...someCents('tips_deduction', 'Tips deducted', tips),
  ];
}

interface Pay {
  wages: number;
  new_pay: number;
  raise_percent: number;
}

/** The pay of a new job or after a raise; nothing where there is neither. */
export function newPay({ wages, new_pay: named, raise_percent: raise }: Pay): number {
  return named > 0 || raise === 0 ? named : Math.round(wages * (100 + raise)) / 100;
}

/** What the bills that were named leave of a month's pay. */
export function billsFigures(bills: number, monthlyNet: Cents): Figure[] {
  if (bills === 0) return [];
  return [
    centsFigure('left_month', 'Monthly pay left after housing and child care', monthlyNet - toCents(bills)),
  ];
}
