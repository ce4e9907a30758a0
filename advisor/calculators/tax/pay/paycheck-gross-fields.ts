import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { count, flag, money, ratio } from '#advisor/calculators/define/fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';

/** Above this, hours of somebody who is paid every two weeks are those of both weeks. */
const mostOfOneWeek = 70;

/** The Fair Labor Standards Act: hours above these are overtime. */
const fullWeek = 40;

export const paycheckGrossFields = {
  rate: money({
    label: 'Hourly rate',
    ask: 'what do you earn an hour',
    roles: ['wages', 'wages_new'],
    byTheHour: true,
    min: 0.01,
    max: 5000,
  }),
  hours: ratio({
    label: 'Hours worked',
    ask: 'how many hours did you work',
    roles: ['hours'],
    order: 'falling',
    usual: {
      reason: 'overtime comes on top of a full week',
      by: ({ overtime_hours: overtime }) =>
        typeof overtime === 'number' && overtime > 0 ? fullWeek : undefined,
    },
    min: 0.25,
    max: 336,
  }),
  double_hours: ratio({
    label: 'Hours at double time',
    roles: ['hours#3', 'hours#2'],
    onlyWith: 'flag=double_time',
    order: 'falling',
    min: 0,
    max: 168,
    default: nothingSaid('double time is'),
  }),
  all_double: flag({
    label: 'Double time is paid',
    fact: 'flag=double_time',
    default: { value: false, reason: 'nothing is said of double time' },
  }),
  overtime_hours: ratio({
    label: 'Overtime hours, given separately',
    roles: ['overtime_hours', 'hours#2'],
    order: 'falling',
    min: 0,
    max: 168,
    default: { value: 0, reason: 'hours above a full week are overtime' },
  }),
  overtime_rate: money({
    label: 'Hourly rate of overtime',
    roles: ['overtime'],
    byTheHour: true,
    min: 0,
    max: 10_000,
    default: { value: 0, reason: 'time and a half' },
  }),
  extra: money({
    label: 'Tips or a bonus in that check',
    roles: ['tips', 'bonus'],
    adds: true,
    min: 0,
    max: 1e7,
    default: nothingSaid('tips or bonus are'),
  }),
  paid: paidField,
  weeks: count({
    label: 'Weeks that the hours are of',
    min: 1,
    max: 2,
    default: {
      value: 1,
      reason: 'the hours of one week; of two where there are more than a week can hold',
      by: ({ paid, hours }) => (paid === 'every_two_weeks' && Number(hours) >= mostOfOneWeek ? 2 : undefined),
    },
  }),
};

/** How the figures come about. */
export const paycheckGrossFormulas: Formulas = {
  gross: 'regular_pay + overtime_pay + double_pay + extra',
  regular_pay: 'rate * regular_hours',
  overtime_pay: [
    'overtime_rate * overtime_counted',
    'rate * overtime_rate * overtime_counted',
    'rate * 1.5 * overtime_counted',
  ],
  double_pay: ['rate * 2 * double_hours', 'rate * 2 * hours'],
  regular_hours: 'The hours up to a full week, of {hours}',
  overtime_counted: 'The hours above a full week, of {hours}',
  premium: 'The part of {overtime_pay} above {rate} an hour',
  average: 'gross / "Hours in all"',
};

export const paycheckGrossExamples = [
  {
    question: 'worked 47 hours this week at 19.40 an hour, what’s my gross with time and a half?',
    input: { rate: 19.4, hours: 47 },
  },
  {
    question: 'gross pay for 40 regular hours and 9 overtime hours at $24 an hour',
    input: { rate: 24, hours: 40, overtime_hours: 9 },
  },
  {
    question: 'I make 31.25/hr and did 56 hours, 8 of them double time. How much is the check before taxes?',
    input: { rate: 31.25, hours: 56, double_hours: 8 },
  },
  {
    question: 'I make 22 an hour and worked 8 hours of double time on Sunday. What do I get for that?',
    input: { rate: 22, hours: 8, all_double: true },
  },
  {
    question: 'before taxes how much is my check for 88 hours biweekly at $18.50?',
    input: { rate: 18.5, hours: 88, paid: 'every_two_weeks', weeks: 2 },
  },
  {
    question: 'how much overtime pay do i get for 12 extra hours at 22 dollars an hour, 52 hours total',
    input: { rate: 22, hours: 52 },
  },
] as const;
