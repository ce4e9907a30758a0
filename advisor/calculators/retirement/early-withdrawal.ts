import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, choice, flag, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household-fields.ts';

import { percentOf, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

type Account = 'workplace_plan' | 'ira' | 'simple_ira' | 'governmental_plan';

/** What taking retirement money early costs. */
export const earlyWithdrawal = defineCalculator({
  name: 'early_withdrawal',
  version: 1,
  title: 'Early withdrawal from a retirement account',
  about:
    'The early withdrawal penalty (additional tax) on money taken out of a 401(k), 403(b) or traditional IRA before the age at which it is free, the income tax on it, and what is left.',
  input: {
    amount: money({
      label: 'Amount taken out',
      roles: ['withdraw_amount', 'lump_sum', 'bal_retirement'],
      min: 0.01,
      max: 1e9,
    }),
    age: age({
      label: 'Age',
      roles: ['age'],
      min: 0,
      max: 120,
      default: { value: 40, reason: 'you speak of an early withdrawal' },
    }),
    account: choice<Account>({
      label: 'Account',
      facts: {
        workplace_plan: 'account=workplace',
        ira: 'account=traditional_ira',
        simple_ira: 'account=simple_ira',
      },
      options: ['workplace_plan', 'ira', 'simple_ira', 'governmental_plan'],
      default: { value: 'workplace_plan', reason: 'no other account is named' },
    }),
    left_job: flag({
      label: 'You left that employer in or after the year you turned old enough for it',
      fact: 'flag=left_employer',
      default: { value: false, reason: 'nothing is said of leaving the employer' },
    }),
    filing_status: householdFields.filing_status,
    income: moneyPerYear({
      label: 'Other income before deductions',
      roles: ['wages', 'wages@both', 'agi', 'se_income'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'without it the penalty is told, and not the income tax' },
    }),
  },

  run({ amount, age: years, account, left_job: leftJob, filing_status: status, income }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const taken = toCents(amount);
    const freeAge = facts.get('early_withdrawal_age');
    const separation = facts.get('separation_age').most;
    const separated = account === 'workplace_plan' && leftJob && years >= separation;
    const free = years >= freeAge || separated || account === 'governmental_plan';
    const rate = facts.get('early_withdrawal_tax_percent');
    const penalty = free ? 0 : percentOf(taken, rate);
    const household = householdFrom({ filing_status: status, other_income: income, age: years });
    const tax =
      federalReturn({ ...household, retirementIncome: taken }, facts).totalTax -
      federalReturn(household, facts).totalTax;
    const withTax = income > 0;
    return {
      figures: [
        centsFigure('penalty', 'Early withdrawal penalty', penalty),
        figure('penalty_rate', 'Penalty as a share of the amount', free ? 0 : rate, 'percent'),
        ...(withTax
          ? [
              centsFigure('income_tax', 'Federal income tax on it', tax),
              centsFigure('cost', 'Penalty and tax together', penalty + tax),
              centsFigure('left', 'Left after both', taken - penalty - tax),
            ]
          : []),
      ],
      steps: [
        centsStep('Penalty', penalty, free ? 'none' : 'share x amount'),
        ...(withTax ? [centsStep('Income tax', tax, 'federal tax with the withdrawal - without it')] : []),
      ],
      assumptions: [
        text`It all comes from pre-tax money, and no exception applies, such as disability, large medical bills, a birth or a series of equal payments.`,
        text`Left out: state tax and state penalties.`,
      ],
      warnings: [
        ...warnings,
        ...(account === 'simple_ira' && !free
          ? [
              text`In the first two years of a SIMPLE IRA the penalty is ${fact('simple_ira_early_tax_percent', facts.get('simple_ira_early_tax_percent'), 'percent')} instead.`,
            ]
          : []),
        ...(years === Math.floor(freeAge)
          ? [
              text`It is free of the penalty once you are ${fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 })}, half a year after that birthday.`,
            ]
          : []),
      ],
      detail: {
        year,
        separated,
        free,
        freeAge: fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 }),
        separation: fact('separation_age', separation, 'age'),
      },
    };
  },

  explain({ figures, detail: { year, free, separated, freeAge, separation } }, { amount, account }) {
    const at = (id: string) => requireFigure(figures, id);
    const cost = findFigure(figures, 'cost');
    const taken = given('amount', amount, 'usd');
    return {
      conclusion: free
        ? text`There is no early withdrawal penalty on ${taken}: it is ${at('penalty')}.`
        : cost
          ? text`The penalty on ${taken} is ${at('penalty')}, and with ${at('income_tax')} of income tax for ${year} it costs you ${cost}: ${at('left')} is left.`
          : text`The early withdrawal penalty on ${taken} is ${at('penalty')}, ${at('penalty_rate')} of it. Income tax comes on top.`,
      reasons: [
        separated
          ? text`You left that employer at ${separation} or later, so its plan is free of the penalty.`
          : account === 'governmental_plan'
            ? text`A governmental 457(b) plan has no such penalty once you have left the employer.`
            : text`Before the age of ${freeAge} the law adds it to the income tax.`,
        ...(cost
          ? []
          : [text`How much income tax that is depends on your other income: tell me what you earn.`]),
      ],
      next: [
        text`Look for an exception first, and for other money: a loan from the plan, a Roth IRA’s contributions, an emergency fund.`,
        text`If you must, set aside what the plan does not withhold: the tax and the penalty are due with your return.`,
      ],
    };
  },

  examples: [
    {
      question: 'How much is the penalty if I take $20,000 out of my 401(k) at 45?',
      input: { amount: 20_000, age: 45 },
    },
    {
      question: 'early withdrawal penalty on 15k from an IRA at age 50',
      input: { amount: 15_000, age: 50, account: 'ira' },
    },
    {
      question: 'If I cash out my 30k 401k at 35 and earn 60k, what do taxes and the penalty take?',
      input: { amount: 30_000, age: 35, income: 60_000 },
    },
    {
      question: 'laid off at 56, pulling 40,000 from that 401k, is there a penalty?',
      input: { amount: 40_000, age: 56, left_job: true },
    },
  ],
  sources: ['irc_72', 'irs_early_distributions'],
});
