import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, moneyPerMonth, moneyPerYear, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const minutesPerHour = 60;
const hoursPerWeek = 168;
const ways = 2;
const cents = { decimals: 2 };

/** Pay for an hour of one’s time, with the way to work and what working costs. */
export const realHourlyWage = defineCalculator({
  name: 'real_hourly_wage',
  version: 1,
  title: 'Real hourly wage',
  about:
    'What a job really pays an hour once unpaid overtime, the time of the commute and the costs of working are counted: from a salary or take-home pay, the hours of a week, commuting time and cost.',
  simply:
    'A job also takes the time and money of getting there. Counting those shows what an hour of your life really earns.',
  input: {
    pay: moneyPerYear({
      label: 'Yearly pay',
      ask: 'how much do you earn a year',
      roles: ['wages', 'take_home', 'wages_new'],
      min: 1,
      max: mostDollars,
    }),
    hours: ratio({
      label: 'Hours worked in a week',
      roles: ['hours'],
      order: 'falling',
      min: 1,
      max: hoursPerWeek,
      default: { value: 40, reason: 'a full week' },
    }),
    commute_hours: ratio({
      label: 'Hours of commuting in a week',
      roles: ['hours#2'],
      order: 'falling',
      min: 0,
      max: 100,
      default: nothingSaid('commuting time is'),
    }),
    minutes: count({
      label: 'Minutes of commuting each way',
      roles: ['commute_minutes'],
      min: 0,
      max: 400,
      default: nothingSaid('commuting time is'),
    }),
    days: count({
      label: 'Days at work in a week',
      roles: ['days'],
      min: 1,
      max: 7,
      default: { value: 5, reason: 'a full week' },
    }),
    costs: moneyPerMonth({
      label: 'Costs of working per month',
      roles: ['spend_item', 'fee_amount', 'childcare_cost', 'lease_payment', 'maintenance'],
      adds: true,
      min: 0,
      max: 1e6,
      default: nothingSaid('cost of working is'),
    }),
    weeks: count({
      label: 'Weeks paid in a year',
      min: 1,
      max: 53,
      default: { value: 52, reason: 'vacation is paid' },
    }),
  },
  alternatives: [
    {
      fields: ['commute_hours', 'minutes'],
      problem: 'Give the commute by the week or by the trip, not both.',
    },
  ],
  check: ({ pay, costs, hours, commute_hours: commute }) => {
    if (costs * monthsPerYear >= pay) return 'The costs take all of the pay: give smaller ones.';
    return hours + commute > hoursPerWeek ? 'A week has fewer hours than that: give fewer.' : null;
  },

  run({ pay, hours, commute_hours: told, minutes, days, costs, weeks }) {
    const commute = told + (minutes * ways * days) / minutesPerHour;
    const spent = (hours + commute) * weeks;
    const left = pay - costs * monthsPerYear;
    const nominal = figure('nominal', 'Pay an hour on paper', pay / (hours * weeks), 'usd', cents);
    const real = figure('real', 'Real pay an hour', left / spent, 'usd', cents);
    return {
      figures: [
        real,
        nominal,
        figure('lost', 'Difference an hour', nominal.value - real.value, 'usd', cents),
        figure('commute_week', 'Hours of commuting in a week', commute, 'ratio', { decimals: 1 }),
        figure('hours_year', 'Hours a year for the job', spent, 'ratio', { decimals: 0 }),
        figure('left', 'Pay left after the costs of working', left, 'usd_per_year'),
        figure('costs_year', 'Costs of working in a year', costs * monthsPerYear, 'usd_per_year'),
      ],
      steps: [
        {
          label: 'Hours on the job in a year',
          value: hours * weeks,
          unit: 'ratio',
          formula: 'hours x weeks',
        },
        { label: 'Hours of commuting in a year', value: commute * weeks, unit: 'ratio' },
        { label: 'Pay left', value: left, unit: 'usd_per_year', formula: 'pay - costs x 12' },
        {
          label: 'Real pay an hour',
          value: real.value,
          unit: 'usd',
          ...cents,
          formula: 'pay left / all hours',
        },
      ],
      assumptions: [
        text`Pay is counted as you gave it: before taxes unless it is take-home pay.`,
        text`Every paid week has these hours and this commute.`,
      ],
      warnings: [],
      detail: {},
    };
  },

  explain({ figures }, { hours, costs }) {
    const at = (id: string) => requireFigure(figures, id);
    const hasCommute = at('commute_week').value > 0;
    const isLess = hasCommute || costs > 0;
    return {
      conclusion: isLess
        ? text`You really earn ${at('real')} an hour; on paper it’s ${at('nominal')}.`
        : text`You earn ${at('real')} for each hour you work.`,
      openings: isLess
        ? { change: text`It takes ${at('lost')} off every hour: ${at('real')} in place of ${at('nominal')}.` }
        : {},
      reasons: [
        hasCommute
          ? text`${given('hours', hours, 'ratio')} hours of work and ${at('commute_week')} hours of commuting a week come to ${at('hours_year')} hours a year.`
          : text`${given('hours', hours, 'ratio')} hours a week come to ${at('hours_year')} hours a year.`,
        ...(costs > 0 ? [text`Working costs ${at('costs_year')}, which leaves ${at('left')}.`] : []),
      ],
      next: [
        text`Hold another job or a day at home against ${at('real')}: that’s what an hour of your time brings now.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Pay an hour', figures, ['nominal', 'real']),

  formulas: {
    real: 'left / hours_year',
    nominal: 'pay / (hours * weeks)',
    lost: 'nominal - real',
    commute_week: ['commute_hours', 'minutes * 2 * days / 60'],
    hours_year: '(hours + commute_week) * weeks',
    left: 'pay - costs_year',
    costs_year: 'costs * 12',
  },
  examples: [
    {
      question:
        'I make 64,000 for 45 hours a week plus 7 hours commuting and 260 a month for gas. What’s my real hourly wage?',
      input: { pay: 64_000, hours: 45, commute_hours: 7, costs: 260 },
    },
    {
      question: 'what do i really make an hour: 52k salary, 50 hours a week',
      input: { pay: 52_000, hours: 50 },
    },
    {
      question:
        'real hourly pay with the commute counted, 71,500 a year, 40 hrs, 10 hrs a week on the train, pass is 190 a month',
      input: { pay: 71_500, hours: 40, commute_hours: 10, costs: 190 },
    },
    {
      question: 'salary of 83k but I work 55 hours. how much is that per hour really?',
      input: { pay: 83_000, hours: 55 },
    },
  ],
  sources: ['dol_overtime'],
});
