import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const childCareCreditFormulas: Formulas = {
  credit: ['counted * credit_percent', '{counted} × {credit_percent}, at most the income tax'],
  account_saves: 'account_alone + credit_beside',
  credit_of_more: 'The same share, {credit_percent}, of the costs that count for two children or more',
  account_saves_of_more:
    'The {account_alone} that the FSA saves, and the credit left with two children or more',
  counted_of_more: 'The cost of care, up to the law’s limit for two children or more',
  credit_percent: 'The law’s share for your income, from the table of the year',
  counted: [
    'cost',
    '{cost} of care, up to the law’s limit and to what the lower earner makes',
    'The cost of care, up to the law’s limit',
  ],
  account: ['account', 'The law’s limit for an FSA, at most the cost and what the lower earner makes'],
  account_alone: 'The income tax and payroll tax on {account}, which the FSA saves',
  credit_beside: 'The credit on costs above the {account} that the FSA paid',
  difference: ['account_saves - credit', 'credit - account_saves'],
};
