import { moneyPerYear } from '#advisor/calculators/define/fields.ts';

/** What somebody earns besides what a sale brings: it decides at which rate that is taxed. */
export const otherIncome = moneyPerYear({
  label: 'Other income before deductions',
  cues: [
    'i make',
    'i earn',
    'we make',
    'income',
    'earn',
    'make',
    'salary',
    'wages',
    'pay',
    'gross',
    'job',
    'pension',
    'other income',
  ],
  min: 0,
  max: 1e9,
});
