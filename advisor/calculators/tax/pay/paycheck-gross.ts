import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  paycheckGrossExamples,
  paycheckGrossFields,
  paycheckGrossFormulas,
} from '#advisor/calculators/tax/pay/paycheck-gross-fields.ts';
import { roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const hoursPerWeek = 168;
const doubleTime = 2;
/** "Over 40 at 1.5": up to here it is how many times the rate, and no pay of an hour. */
const mostTimes = 3;

/** Pay before taxes for the hours of one check, overtime included. */
export const paycheckGross = defineCalculator({
  name: 'paycheck_gross',
  version: 1,
  title: 'Gross pay of a check with overtime',
  about:
    'The pay before taxes of one check from the hours worked and the hourly rate, with overtime at time and a half above forty hours a week and double time; for hours of one week or two, and how much of it is overtime pay.',
  simply: 'Your hours times your hourly rate are your pay. Hours beyond the usual week pay extra.',
  input: paycheckGrossFields,
  check: ({ hours, overtime_hours: overtime, double_hours: double, weeks }) => {
    if (hours > hoursPerWeek * weeks)
      return 'Those are more hours than there are: give the hours of one check.';
    return double > hours + overtime ? 'Double time is part of the hours worked: give fewer of it.' : null;
  },

  run(input, { facts }) {
    const { rate, hours, weeks } = input;
    const full = facts.get('overtime_after_hours') * weeks;
    // "45 hours, anything over 40 at time and a half": the forty are where overtime begins.
    const apart = hours > full && input.overtime_hours === full ? 0 : input.overtime_hours;
    // "8 hours of double time" without other hours: all of them pay double.
    const allDouble = input.all_double && input.double_hours + apart === 0 && hours <= full;
    const double = allDouble ? hours : input.double_hours;
    const times = facts.get('overtime_pay_times');
    // "52 hours, 12 of them overtime" holds them already; "40 and 12 of overtime and 4 double" does not.
    const all = allDouble || hours > full ? hours : hours + apart + double;
    const above = apart > 0 ? apart : Math.max(0, all - full - double);
    const overtime = Math.min(above, all - double);
    const regular = all - overtime - double;
    const { overtime_rate: told } = input;
    const overtimeRate = told > mostTimes ? told : rate * (told > 0 ? told : times);
    const pay = {
      regular: roundHalfUp(toCents(rate * regular)),
      overtime: roundHalfUp(toCents(overtimeRate * overtime)),
      double: roundHalfUp(toCents(rate * doubleTime * double)),
    };
    const gross = pay.regular + pay.overtime + pay.double + toCents(input.extra);
    return {
      figures: [
        centsFigure('gross', 'Gross pay of the check', gross),
        centsFigure('regular_pay', 'Regular pay', pay.regular),
        ...(overtime > 0
          ? [
              centsFigure('overtime_pay', 'Overtime pay', pay.overtime),
              figure('overtime_counted', 'Overtime hours', overtime, 'ratio'),
              centsFigure('premium', 'Overtime premium', pay.overtime - toCents(rate * overtime)),
            ]
          : []),
        ...(double > 0 ? [centsFigure('double_pay', 'Double-time pay', pay.double)] : []),
        figure('regular_hours', 'Regular hours', regular, 'ratio'),
        centsFigure('average', 'Average pay an hour', roundHalfUp(gross / all)),
      ],
      steps: [
        { label: 'Hours in all', value: all, unit: 'ratio' },
        centsStep('Regular pay', pay.regular, 'rate x regular hours'),
        ...(overtime > 0 ? [centsStep('Overtime pay', pay.overtime, 'overtime rate x overtime hours')] : []),
        ...(double > 0 ? [centsStep('Double-time pay', pay.double, 'rate x 2 x hours')] : []),
        centsStep('Gross pay of the check', gross),
      ],
      assumptions: [
        text`Overtime starts after ${fact('overtime_after_hours', facts.get('overtime_after_hours'), 'count')} hours in a week and pays ${fact('overtime_pay_times', times, 'ratio')} times your rate. Some states also count hours beyond a day’s, and salaried employees may be exempt.`,
        ...(weeks > 1
          ? [text`The hours are spread evenly over both weeks: overtime counts week by week.`]
          : []),
      ],
      warnings: [],
      detail: {},
    };
  },

  explain({ figures }, { rate, hours, extra }) {
    const at = (id: string) => requireFigure(figures, id);
    const overtime = findFigure(figures, 'overtime_pay');
    const double = findFigure(figures, 'double_pay');
    const isAllDouble = double !== undefined && at('regular_hours').value === 0;
    const an = given('rate', rate, 'usd', { decimals: 2 });
    return {
      conclusion: text`The check comes to ${at('gross')} before taxes.`,
      openings: overtime
        ? { change: text`The overtime adds ${overtime}: ${at('gross')} before taxes in all.` }
        : { yesno: text`No overtime is due: the check comes to ${at('gross')} before taxes.` },
      reasons: [
        overtime
          ? text`${at('regular_hours')} hours at ${an} make ${at('regular_pay')}, and ${at('overtime_counted')} overtime hours make ${overtime}.`
          : isAllDouble
            ? text`${given('hours', hours, 'ratio')} hours at twice ${an} make ${double}.`
            : text`${at('regular_hours')} hours at ${an} make ${at('regular_pay')}.`,
        ...(double && !isAllDouble ? [text`Double time adds ${double}.`] : []),
        ...(extra > 0 ? [text`${given('extra', extra, 'usd')} of tips or bonus is in it.`] : []),
        ...(overtime
          ? [
              text`${at('premium')} of it is the overtime premium, which you may be able to deduct on your tax return.`,
            ]
          : []),
      ],
      next: [text`Compare the hours and the overtime rate with your pay stub; taxes come off after that.`],
    };
  },

  chart: ({ figures }) =>
    barsOf('What the check is made of', figures, ['regular_pay', 'overtime_pay', 'double_pay']),

  formulas: paycheckGrossFormulas,
  examples: paycheckGrossExamples,
  sources: ['dol_overtime'],
});
