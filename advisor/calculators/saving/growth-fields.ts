import { choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { compoundingField } from '#advisor/calculators/saving/compounding.ts';

export const depositsPerYear = { monthly: 12, yearly: 1, weekly: 52 };

export const growthFields = {
  start: money({
    label: 'Starting amount',
    ask: 'how much do you have saved, or put in each month',
    roles: [
      'lump_sum',
      'bal_total',
      'bal_retirement',
      'bal_brokerage',
      'bal_roth',
      'bal_cash',
      'bal_529',
      'bal_hsa',
      'hold_amount',
    ],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is saved yet' },
  }),
  monthly: moneyPerMonth({
    label: 'Monthly contribution',
    roles: ['save_amount', 'k401_contrib', 'ira_contrib', 'hsa_contrib'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'nothing is added' },
  }),
  rate: percent({
    label: 'Yearly return',
    ask: 'what yearly return or rate do you expect',
    market: true,
    roles: ['rate_return', 'rate_savings'],
    min: -50,
    max: 50,
  }),
  years: years({
    label: 'Time',
    ask: 'for how long, in years',
    roles: ['horizon', 'term'],
    min: 0,
    max: 100,
  }),
  inflation: percent({
    label: 'Yearly inflation',
    roles: ['rate_inflation'],
    min: -5,
    max: 30,
    default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
  }),
  timing: choice({
    label: 'Timing of contributions',
    fact: 'timing',
    options: ['end', 'start'],
    default: { value: 'end', reason: 'money is usually put aside once the month is over' },
  }),
  deposits: choice<keyof typeof depositsPerYear>({
    label: 'Rhythm of contributions',
    options: ['monthly', 'yearly', 'weekly'],
    default: { value: 'monthly', reason: 'most people put money aside once a month' },
  }),
  compounding: compoundingField,
};
