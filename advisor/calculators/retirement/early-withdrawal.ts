import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, choice, flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household-fields.ts';

import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

type Account = 'workplace_plan' | 'ira' | 'simple_ira' | 'governmental_plan' | 'roth_ira';

/** The least that leaves so much after what it costs: every dollar more costs less than a dollar. */
function grossFor(net: Cents, costOf: (taken: Cents) => { penalty: Cents; tax: Cents }): Cents {
  let [low, high] = [net, net * mostTimesNet];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const { penalty, tax } = costOf(middle);
    if (middle - penalty - tax >= net) high = middle;
    else low = middle;
  }
  const { penalty, tax } = costOf(low);
  return low - penalty - tax >= net ? low : high;
}

/** No tax and penalty together take more than this leaves. */
const mostTimesNet = 20;

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
      ask: 'how much would you take out',
      roles: [
        'withdraw_amount',
        'withdraw_amount@spouse',
        'withdraw_amount@both',
        'lump_sum',
        'spend_item',
        'bal_retirement',
        'bal_retirement@spouse',
        'bal_roth',
        'debt_balance',
      ],
      usual: {
        by: ({ net }) => (typeof net === 'number' && net > 0 ? 0 : undefined),
        reason: 'worked out from what you want to have left',
      },
      min: 0,
      max: 1e9,
    }),
    net: money({
      label: 'Amount you want left after tax and penalty',
      roles: ['goal_amount'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the amount taken out is given' },
    }),
    balance: money({
      label: 'Balance of the account',
      roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_roth'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'only what is taken out matters' },
    }),
    contributions: money({
      label: 'Roth IRA contributions',
      roles: ['ira_contrib'],
      onlyWith: 'account=roth_ira',
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing was said of contributions, which come out free' },
    }),
    age: age({
      label: 'Age',
      roles: ['age', 'age@spouse'],
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
        roth_ira: 'account=roth_ira',
      },
      options: ['workplace_plan', 'ira', 'simple_ira', 'governmental_plan', 'roth_ira'],
      default: { value: 'workplace_plan', reason: 'no other account is named' },
    }),
    left_job: flag({
      label: 'Departure from that employer at fifty-five or later',
      fact: 'flag=left_employer',
      default: { value: false, reason: 'nothing is said of leaving the employer' },
    }),
    filing_status: householdFields.filing_status,
    income: moneyPerYear({
      label: 'Other income before deductions',
      roles: ['agi', 'agi@both'],
      sumOf: [
        'wages',
        'wages@spouse',
        'wages@both',
        'se_income',
        'se_income@spouse',
        'pension_income',
        'pension_income@spouse',
        'other_income',
      ],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'without it or a tax rate, only the penalty is worked out' },
    }),
    tax_rate: percent({
      label: 'Tax rate on it',
      roles: ['rate_tax', 'rate_tax@both'],
      adds: true,
      min: 0,
      max: 60,
      default: { value: 0, reason: 'the tax is worked out from your income' },
    }),
  },
  check: ({ amount, net }) =>
    amount === 0 && net === 0 ? 'Give the amount taken out, or what you want to have left of it.' : null,

  run(input, { facts }) {
    const { age: years, account, left_job: leftJob, net, income, tax_rate: stated } = input;
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const freeAge = facts.get('early_withdrawal_age');
    const separation = facts.get('separation_age').most;
    const separated = account === 'workplace_plan' && leftJob && years >= separation;
    const free = years >= freeAge || separated || account === 'governmental_plan';
    const rate = facts.get('early_withdrawal_tax_percent');
    const household = householdFrom({ filing_status: input.filing_status, other_income: income, age: years });
    const before = federalReturn(household, facts).totalTax;
    const contributions = account === 'roth_ira' ? toCents(input.contributions) : 0;
    const withTax = income > 0 || stated > 0;
    /** What taking so much costs. */
    const costOf = (taken: Cents) => {
      const counted = Math.max(0, taken - contributions);
      const tax =
        stated > 0
          ? percentOf(counted, stated)
          : federalReturn({ ...household, retirementIncome: counted }, facts).totalTax - before;
      return { penalty: free ? 0 : percentOf(counted, rate), tax: withTax ? tax : 0 };
    };
    const taken = net > 0 ? grossFor(toCents(net), costOf) : toCents(input.amount);
    const { penalty, tax } = costOf(taken);
    const kept = toCents(input.balance) - taken;
    return {
      figures: [
        ...(net > 0 ? [centsFigure('gross', 'Amount to take out', taken)] : []),
        centsFigure('penalty', 'Early withdrawal penalty', penalty),
        figure('penalty_rate', 'Penalty as a share of the amount', free ? 0 : rate, 'percent'),
        ...(withTax
          ? [
              centsFigure('income_tax', 'Federal income tax on it', tax),
              centsFigure('cost', 'Penalty and tax together', penalty + tax),
              centsFigure('left', 'Amount left after both', taken - penalty - tax),
            ]
          : []),
        ...(input.balance > 0 && kept >= 0 ? [centsFigure('kept', 'Balance left in the account', kept)] : []),
      ],
      steps: [
        centsStep('Penalty', penalty, free ? 'none' : 'share x amount'),
        ...(withTax
          ? [
              centsStep(
                'Income tax',
                tax,
                stated > 0 ? 'amount x your rate' : 'federal tax with the withdrawal - without it',
              ),
            ]
          : []),
      ],
      assumptions: [
        account === 'roth_ira'
          ? text`From a Roth IRA your contributions come out first, free of tax and penalty; the rest counts as earnings. No exception applies.`
          : text`It all comes from pre-tax money, and no exception applies, such as disability, large medical bills, a birth or a series of equal payments.`,
        stated > 0
          ? text`The tax is at the rate you gave, on every dollar of it.`
          : text`Left out: state tax and state penalties.`,
      ],
      warnings: [
        ...warnings,
        ...(input.balance > 0 && kept < 0 ? [text`That’s more than the account holds.`] : []),
        ...(account === 'simple_ira' && !free
          ? [
              text`In the first two years of a SIMPLE IRA the penalty is ${fact('simple_ira_early_tax_percent', facts.get('simple_ira_early_tax_percent'), 'percent')} instead.`,
            ]
          : []),
        ...(years === Math.floor(freeAge)
          ? [
              text`There’s no penalty once you’re ${fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 })}, half a year after that birthday.`,
            ]
          : []),
      ],
      detail: {
        year,
        withTax,
        separated,
        free,
        freeAge: fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 }),
        separation: fact('separation_age', separation, 'age'),
      },
    };
  },

  explain({ figures, detail }, { amount, net, account }) {
    const { year, free, separated, freeAge, separation } = detail;
    const at = (id: string) => requireFigure(figures, id);
    const [cost, gross] = [findFigure(figures, 'cost'), findFigure(figures, 'gross')];
    const taken = gross ?? given('amount', amount, 'usd');
    return {
      conclusion: gross
        ? text`Take out about ${gross} to have ${given('net', net, 'usd')} left: ${at('penalty')} goes to the penalty${cost ? text` and ${at('income_tax')} to income tax` : ', and income tax comes on top'}.`
        : free
          ? text`There’s no early withdrawal penalty on ${taken}${cost ? text`; income tax takes ${at('income_tax')} and leaves you ${at('left')}.` : text`: it’s ${at('penalty')}.`}`
          : cost
            ? text`You’d keep ${at('left')} of ${taken}: the penalty takes ${at('penalty')} and income tax for ${year} ${at('income_tax')}.`
            : text`The early withdrawal penalty on ${taken} is ${at('penalty')}, ${at('penalty_rate')} of it. Income tax comes on top.`,
      openings: {
        yesno:
          at('penalty').value === 0
            ? text`There’s no early withdrawal penalty on ${taken}${cost ? text`, but income tax takes ${at('income_tax')}` : ''}.`
            : cost
              ? text`There is a penalty: taking ${taken} out costs ${at('penalty')} on top of ${at('income_tax')} of income tax.`
              : text`There is a penalty: taking ${taken} out costs ${at('penalty')} on top of the income tax.`,
        ...(cost && at('penalty').value > 0
          ? {
              plan: text`Try not to: ${cost} of ${taken} would go to income tax and the penalty.`,
            }
          : {}),
      },
      reasons: [
        separated
          ? text`You left that employer at ${separation} or later, so its plan is free of the penalty.`
          : account === 'governmental_plan'
            ? text`A governmental 457(b) plan has no such penalty once you’ve left the employer.`
            : text`The penalty applies until you’re ${freeAge}, on top of income tax.`,
        ...(cost
          ? []
          : [text`The income tax depends on your other income: tell me what you earn, or your bracket.`]),
      ],
      next: [
        ...(at('penalty').value > 0
          ? [
              text`Look elsewhere first: a loan from the plan, Roth IRA contributions or an emergency fund would save you the ${cost ?? at('penalty')}.`,
            ]
          : []),
        text`Set aside what the plan doesn’t withhold: the rest of the tax is due with your return.`,
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
    {
      question: 'pulling 25,000 from my 401k at 41, 22% bracket, what’s left after the penalty and taxes?',
      input: { amount: 25_000, age: 41, tax_rate: 22 },
    },
    {
      question: 'I need $30,000 in hand from my IRA at 48 in the 22% bracket. How much must I take out?',
      input: { amount: 0, net: 30_000, age: 48, account: 'ira', tax_rate: 22 },
    },
  ],
  sources: ['irc_72', 'irs_early_distributions'],
});
