import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A program that takes longer than this to earn back is too uncertain to borrow for. */
export const soonYears = 5;
export const longYears = 10;

/** Most people work until about this age. */
const workUntil = 67;
const monthsPerYear = 12;
/** Federal loans are usually paid back over as many years. */
const loanYears = 10;

export interface Program extends Pays {
  cost?: number | undefined;
  /** Months of study. */
  study?: number | undefined;
  stops?: string | undefined;
  age?: number | undefined;
  rate?: number | undefined;
  payer?: string | undefined;
  help?: number | undefined;
  wages?: number | undefined;
  wages_new?: number | undefined;
  raise?: number | undefined;
}

/** Below this part of the present pay, a sum told as new pay is what the program costs. */
const noPay = 0.7;

interface Pays {
  cost?: number | undefined;
  wages?: number | undefined;
  wages_new?: number | undefined;
  other_new?: number | undefined;
  /** The price was read as pay. */
  isSorted?: boolean;
}

/** "12k for the school, about 66k after": of two sums read as new pay, the one far below the present pay is the price. */
export function sortedOut<K extends Pays>(known: K): K {
  const { cost, wages, wages_new: first, other_new: second } = known;
  if (cost !== undefined || wages === undefined || first === undefined || second === undefined) return known;
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return low < wages * noPay && high > wages
    ? { ...known, cost: low, wages_new: high, isSorted: true }
    : known;
}

/** More pay a year before taxes. */
function gainOf({ wages, wages_new: later, raise }: Program): number | undefined {
  if (raise !== undefined) return raise;
  return wages === undefined || later === undefined ? undefined : later - wages;
}

/** The pay that is given up while studying full time. */
function lostPay({ study, wages }: Program): number | undefined {
  return study === undefined || wages === undefined ? undefined : (wages * study) / monthsPerYear;
}

/** The price less what an employer pays and, for those who would stop working, the pay that is lost. */
const wholeCost = (program: Program): number | undefined =>
  program.cost === undefined
    ? undefined
    : Math.max(0, program.cost - (program.payer === 'employer' ? (program.help ?? 0) : 0)) +
      (program.stops === 'stop' ? (lostPay(program) ?? 0) : 0);

export function yearsToEarnBack(program: Program): number | undefined {
  const [gain, cost] = [gainOf(program), wholeCost(program)];
  if (cost === undefined || gain === undefined) return undefined;
  return gain > 0 ? cost / gain : Number.POSITIVE_INFINITY;
}

/** The working years that are left after it is earned back: too few make it a poor bargain at any price. */
function yearsLeft({ age: now, study = 0 }: Program): number | undefined {
  return now === undefined ? undefined : Math.max(0, workUntil - now - Math.ceil(study / monthsPerYear));
}

/** More working years than this are enough for any school that pays at all. */
const manyYears = 20;

export function isTooLate(program: Program): boolean {
  const [left = Infinity, back = 0] = [yearsLeft(program), yearsToEarnBack(program)];
  return Number.isFinite(back) && left < manyYears && left < 2 * back;
}

const dollars = (value: number) => ({ value: Math.round(value), unit: 'usd' as const, decimals: 0 });

/** What not working adds to the price. */
export function withoutPay(program: Program): Text[] {
  const lost = lostPay(program);
  const gain = gainOf(program);
  if (lost === undefined || program.cost === undefined || program.study === undefined) return [];
  const whole = dollars(lost + program.cost);
  if (program.stops === 'stop')
    return [
      text`Without a paycheck for ${given('study', program.study, 'months')} it really costs about ${whole}: the program and ${dollars(lost)} of lost pay.`,
    ];
  const back =
    gain !== undefined && gain > 0 ? Math.round(((lost + program.cost) / gain) * 10) / 10 : undefined;
  return [
    text`If you'd have to stop working for ${given('study', program.study, 'months')}, it really costs about ${whole}${back === undefined ? '' : text`, and takes ${{ value: back, unit: 'years' as const }} to earn back`}.`,
  ];
}

export function whatIsLeft(program: Program): Text[] {
  const left = yearsLeft(program);
  return left === undefined
    ? []
    : [
        text`At ${given('age', program.age ?? 0, 'age')} you'd have about ${{ value: left, unit: 'years' as const }} of work to use it.`,
      ];
}

/** What the loan would cost each month. */
export function loanLine({ cost, rate }: Program, { run }: GuideContext): Text[] {
  if (cost === undefined || rate === undefined) return [];
  const loan = run(loanAmortization, { principal: cost, rate, years: loanYears });
  return loan
    ? [
        text`Borrowed at ${given('rate', rate, 'percent')} and paid back over ten years, it's ${loan.figure('monthly_payment')}.`,
      ]
    : [];
}

export function paybackLine(program: Program, context: GuideContext) {
  const [gain, cost] = [gainOf(program), wholeCost(program)];
  if (program.cost === undefined || cost === undefined || gain === undefined || gain <= 0) return [];
  const run = context.run(paybackTime, { cost, raise: gain });
  return run
    ? [
        text`${cost !== program.cost ? 'That' : program.isSorted ? dollars(cost) : given('cost', cost, 'usd')} takes about ${figureIfAny(run, 'break_even_years') ?? run.figure('break_even')} of higher pay to earn back, before taxes and interest.`,
      ]
    : [];
}

/** What an employer takes off the price. */
export function helped({ help, payer, cost }: Program): Text[] {
  return help === undefined || payer !== 'employer' || cost === undefined
    ? []
    : [
        text`Your employer's ${given('help', help, 'usd')} leaves you about ${dollars(Math.max(0, cost - help))} to pay, less with each year that they pay again.`,
      ];
}

/** The most that higher pay can earn back in good time, where the price isn't known. */
export function worthAtMost(program: Program): Text[] {
  const gain = gainOf(program);
  return gain === undefined || gain <= 0
    ? []
    : [
        text`About ${{ ...dollars(gain), unit: 'usd_per_year' as const }} more pay earns back ${dollars(gain * soonYears)} in five years: that's the most it should cost, lost pay included.`,
      ];
}
