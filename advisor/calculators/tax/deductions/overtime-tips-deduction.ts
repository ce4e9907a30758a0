import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, count, money, moneyPerYear, ratio } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { deductions, premiumParts } from '#advisor/calculators/tax/deductions/deductions.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { percentOf, roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** The deductions for overtime and tips by themselves, and what they save. */
export const overtimeTipsDeduction = defineCalculator({
  name: 'overtime_tips_deduction',
  version: 1,
  title: 'Deduction for overtime or tips',
  about:
    'How much of a year’s overtime pay or tips is deductible under “no tax on overtime” and “no tax on tips”, after the yearly limit and the income phase-out, and how much federal tax that saves.',
  simply:
    'Part of overtime pay and tips can be taken off your income before tax is figured. Above a certain income, less of it counts.',
  input: {
    overtime: moneyPerYear({
      label: 'Yearly overtime pay',
      roles: ['overtime', 'overtime@spouse', 'overtime@both'],
      adds: true,
      toldOnly: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('overtime is'),
    }),
    overtime_is: choice<'all' | 'premium'>({
      label: 'The overtime you gave is',
      options: ['all', 'premium'],
      default: { value: 'all', reason: 'all that overtime paid, at time and a half' },
    }),
    weekly_hours: ratio({
      label: 'Overtime hours a week, all year',
      roles: ['overtime_hours', 'hours'],
      comes: 'week',
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the hours of the year or the overtime pay are given instead' },
    }),
    hours: count({
      label: 'Overtime hours in the year',
      roles: ['overtime_hours', 'hours'],
      min: 0,
      max: 6000,
      default: { value: 0, reason: 'the overtime pay is given instead' },
    }),
    hourly: money({
      label: 'Regular pay for an hour',
      ask: 'what is your regular pay for an hour',
      roles: ['wages', 'overtime'],
      beside: ['overtime_hours', 'hours'],
      toldOnly: true,
      byTheHour: true,
      min: 0,
      max: 200,
      default: { value: 0, reason: 'the overtime pay is given instead' },
    }),
    tips: moneyPerYear({
      label: 'Yearly tips',
      roles: ['tips', 'tips@spouse', 'tips@both'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('tips are'),
    }),
    income: moneyPerYear({
      label: 'Yearly pay without them',
      ask: 'what do you earn a year without them',
      roles: ['wages', 'wages@spouse', 'wages@both', 'agi', 'agi@both', 'other_income', 'se_income'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: {
        value: 0,
        reason: 'the tax rate is given instead, or it’s a year of full weeks at your hourly pay',
        by: ({ hourly, rate }) =>
          typeof hourly === 'number' && hourly > 0 && !rate ? hourly * hoursPerYear : undefined,
      },
      needed: ({ rate, hourly }) => rate === undefined && hourly === undefined,
    }),
    rate: namedRate,
    filing_status: householdFields.filing_status,
  },
  check({ overtime, hourly, tips, ...told }) {
    const hours = hoursOf(told);
    if (hours > 0 && hourly > 0 && overtime > 0 && !isSamePay(overtime, hours * hourly * overtimeTimes))
      return 'Give the overtime pay of the year, or the hours and the regular pay for an hour, not both.';
    if (overtime > 0 && overtime <= mostAnHour)
      return 'That looks like pay for an hour: give the overtime pay of the whole year, or the overtime hours of the year and your regular hourly pay.';
    return overtime + tips + hours * hourly === 0 ? 'Give the overtime pay or the tips of the year.' : null;
  },

  run(given_, { facts }) {
    const told = { ...given_, hours: hoursOf(given_) };
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const input = told.hours * told.hourly > 0 ? withHoursPaid(told) : told;
    const status = input.filing_status;
    const earner = householdFrom({
      filing_status: status,
      wages: input.income,
      overtime_pay: input.overtime,
      tip_income: input.tips,
    });
    const isPremium = input.overtime_is === 'premium';
    const household = { ...earner, overtimePay: earner.overtimePay * (isPremium ? premiumParts : 1) };
    const done = federalReturn(household, facts);
    const without = federalReturn({ ...household, overtimePay: 0, tips: 0 }, facts);
    const { overtime, tips } = deductions(household, done.agi, facts);
    const deduction = overtime + tips;
    const saved = input.rate > 0 ? percentOf(deduction, input.rate) : without.totalTax - done.totalTax;
    const premium = roundHalfUp(household.overtimePay / premiumParts);
    const start = forJointReturn(facts.get('tips_and_overtime_phaseout'), status);
    return {
      figures: [
        centsFigure('deduction', 'Deduction', deduction),
        centsFigure('saved', 'Federal tax it saves', saved),
        ...someCents('premium', 'Premium part of the overtime', premium),
        ...(told.hours * told.hourly > 0
          ? [
              figure('hours_counted', 'Overtime hours in the year', told.hours, 'ratio'),
              figure('overtime_pay', 'Overtime pay of the year', input.overtime, 'usd'),
              figure('premium_hour', 'Premium for an hour', told.hourly * (overtimeTimes - 1), 'usd', {
                decimals: 2,
              }),
              figure(
                'premium_if_rate',
                'Premium if your hourly pay is already that of overtime',
                (told.hours * told.hourly) / premiumParts,
                'usd',
              ),
            ]
          : []),
        ...(input.overtime > 0 && input.tips > 0
          ? [
              centsFigure('overtime_part', 'Deduction for overtime', overtime),
              centsFigure('tips_part', 'Deduction for tips', tips),
            ]
          : []),
        centsFigure(
          'not_deducted',
          'Part that stays taxed',
          toCents(input.overtime + input.tips) - deduction,
        ),
        figure(
          'saved_share',
          'Tax saved as a share of the deduction',
          deduction > 0 ? (saved / deduction) * 100 : 0,
          'percent',
        ),
      ],
      steps: [
        ...(input.overtime > 0
          ? [centsStep('Premium part of the overtime', premium, 'a third of the overtime pay')]
          : []),
        centsStep('Deduction', deduction, 'up to the limit, less what the income takes away'),
        centsStep('Federal tax saved', saved, 'tax without it - tax with it, or rate x deduction'),
      ],
      assumptions: [
        ...(told.hours * told.hourly > 0
          ? [text`An overtime hour pays time and a half, so half of your regular pay counts for each hour.`]
          : []),
        ...(told.overtime > 0 && !isPremium && told.hours * told.hourly === 0
          ? [text`The overtime paid time and a half, so a third of it is the premium that counts.`]
          : []),
        ...(input.tips > 0 ? [text`The tips are voluntary, reported, and of a job on the IRS’s list.`] : []),
        text`It shrinks above an income of ${fact('tips_and_overtime_phaseout', start, 'usd')}; Social Security, Medicare and most state taxes are still due on all of it.`,
      ],
      warnings: [
        ...warnings,
        ...(status === 'married_separate'
          ? [text`Married people who file separately can’t take it: they have to file jointly.`]
          : []),
      ],
      detail: { year },
    };
  },

  explain({ figures, detail: { year } }, { overtime, tips, hourly, ...told }) {
    const at = (id: string) => requireFigure(figures, id);
    const byHours = hoursOf(told) * hourly > 0;
    const has = at('deduction').value > 0;
    const total = byHours
      ? at('overtime_pay')
      : given(overtime > 0 ? 'overtime' : 'tips', overtime > 0 ? overtime : tips, 'usd');
    return {
      conclusion: has
        ? text`You can deduct ${at('deduction')} for ${year}, which saves about ${at('saved')} of federal tax.`
        : text`You can’t deduct any of it for ${year}.`,
      openings: has
        ? {
            yesno: text`${at('not_deducted').value === 0 ? 'Yes, all of it' : 'Partly'}: ${at('deduction')} is deductible for ${year}, which saves about ${at('saved')} of federal tax.`,
            change: text`It saves you about ${at('saved')} of federal tax for ${year}.`,
          }
        : { yesno: text`No, you can’t deduct any of it for ${year}.` },
      reasons: [
        ...(byHours && has
          ? [
              text`Of overtime only the premium counts: ${at('premium_hour')} for each of ${at('hours_counted')} hours, half of ${given('hourly', hourly, 'usd', { decimals: 2 })}.`,
              text`If ${given('hourly', hourly, 'usd', { decimals: 2 })} is already the overtime rate, the premium is ${at('premium_if_rate')}.`,
            ]
          : []),
        ...(overtime > 0 && has && !byHours
          ? [
              text`Of overtime only the premium counts, the half of time and a half: ${at('premium')} of ${given('overtime', overtime, 'usd')}.`,
            ]
          : []),
        ...(has
          ? [text`Each dollar deducted saves ${at('saved_share')}.`]
          : [text`Your income or filing status leaves nothing of it for ${total}.`]),
      ],
      next: [
        text`Keep your pay stubs, and claim it on your return; put it on Form W-4 to have it in each check.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Deducted and still taxed', figures, ['deduction', 'not_deducted', 'saved']),

  formulas: {
    deduction: [
      'premium + tips',
      'The premium of {overtime} of overtime and {tips} of tips, up to the limits and after the phase-out',
    ],
    saved: ['deduction * rate', 'Federal tax without the deduction, less the tax with it'],
    premium: ['overtime / 3', 'overtime', 'hours_counted * premium_hour'],
    hours_counted: ['hours', 'weekly_hours * 52'],
    overtime_pay: 'Time and a half of {hourly} for {hours_counted} hours',
    premium_hour: 'hourly / 2',
    premium_if_rate: 'hours_counted * hourly / 3',
    overtime_part: ['premium', 'The premium of {overtime}, up to the limit and after the phase-out'],
    tips_part: ['tips', 'Tips of {tips}, up to the limit and after the phase-out'],
    not_deducted: ['overtime + tips - deduction', 'overtime_pay + tips - deduction'],
    saved_share: ['saved / deduction', 'Nothing is deducted'],
  },
  examples: [
    {
      question:
        'I made 9,600 in overtime on top of 58k. How much is the no tax on overtime deduction and what does it save me?',
      input: { overtime: 9600, income: 58_000 },
    },
    {
      question: 'waitress with 17,500 in tips and 22k wages, how much can I deduct with no tax on tips?',
      input: { tips: 17_500, income: 22_000 },
    },
    {
      question: 'overtime deduction for 14,200 of ot, married, we make 112k besides',
      input: { overtime: 14_200, income: 112_000, filing_status: 'married_joint' },
    },
    {
      question: 'what does no tax on overtime save on 6,000 of OT in the 22% bracket',
      input: { overtime: 6000, rate: 22 },
    },
    {
      question:
        'worked 240 hours of overtime this year, regular pay is $26 an hour. what can i deduct under no tax on overtime, single, 63k in all',
      input: { hours: 240, hourly: 26, income: 63_000 },
    },
    {
      question:
        'I make 24 an hour and work 10 hours of overtime a week all year. How much overtime can I deduct?',
      input: { weekly_hours: 10, hourly: 24 },
    },
  ],
  sources: ['public_law_119_21', 'irs_pub_17'],
});

const hoursPerYear = 2080;
const weeksPerYear = 52;
const overtimeTimes = 1.5;
/** Less than this is pay for an hour, not for a year. */
const mostAnHour = 200;

/** Hours and their pay may both be told: "250 hours at 42, 28 normally". */
const isSamePay = (one: number, other: number) => Math.abs(one - other) <= other * roundingOfPay;
const roundingOfPay = 0.01;

/** The overtime hours of the year, also where they are told by the week. */
const hoursOf = ({ hours, weekly_hours: weekly }: { hours: number; weekly_hours: number }): number =>
  weekly > 0 ? weekly * weeksPerYear : hours;

/** Overtime pay out of its hours. */
function withHoursPaid<T extends { hours: number; hourly: number; overtime: number }>(told: T): T {
  return { ...told, overtime: told.hours * told.hourly * overtimeTimes };
}
