import { earlyWithdrawalFormulas } from '#advisor/calculators/retirement/distributions/early-withdrawal-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';

import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import { earlyWithdrawalExamples } from '#advisor/calculators/retirement/distributions/early-withdrawal-examples.ts';
import { earlyWithdrawalFields } from '#advisor/calculators/retirement/distributions/early-withdrawal-fields.ts';
import {
  growthAssumptions,
  growthFigures,
  stateOnWithdrawal,
  withheldFigures,
} from '#advisor/calculators/retirement/distributions/early-withdrawal-costs.ts';

/** What a withdrawal costs at once. */
interface Cost {
  penalty: Cents;
  tax: Cents;
  stateTax: Cents;
  statePenalty: Cents;
}

const allOf = ({ penalty, tax, stateTax, statePenalty }: Cost): Cents =>
  penalty + tax + stateTax + statePenalty;

/** The least that leaves so much after what it costs: every dollar more costs less than a dollar. */
function grossFor(net: Cents, costOf: (taken: Cents) => Cost): Cents {
  let [low, high] = [net, net * mostTimesNet];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle - allOf(costOf(middle)) >= net) high = middle;
    else low = middle;
  }
  return low - allOf(costOf(low)) >= net ? low : high;
}

/** No tax and penalty together take more than this leaves. */
const mostTimesNet = 20;

/** What taking retirement money early costs. */
export const earlyWithdrawal = defineCalculator({
  name: 'early_withdrawal',
  version: 1,
  title: 'Early withdrawal from a retirement account',
  about:
    'The early withdrawal penalty (additional tax) on money taken out of a 401(k), 403(b) or traditional IRA before the age at which it is free, the federal and state income tax on it (California has a penalty of its own), what the plan withholds, what is left, and the growth given up until retirement: what it really costs.',
  simply:
    "Most retirement money hasn't been taxed yet, so tax comes off when you take it out, often with a penalty before a certain age. The rest is what you get.",
  input: earlyWithdrawalFields,
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
    const before = federalReturn(household, facts);
    const state = stateOnWithdrawal(input.state, before, household, facts);
    const contributions = account === 'roth_ira' ? toCents(input.contributions) : 0;
    const withTax = income > 0 || stated > 0;
    /** What taking so much costs. */
    const costOf = (taken: Cents) => {
      const counted = Math.max(0, taken - contributions);
      const withIt = federalReturn({ ...household, retirementIncome: counted }, facts);
      return {
        penalty: free ? 0 : percentOf(counted, rate),
        tax: stated > 0 ? percentOf(counted, stated) : withTax ? withIt.totalTax - before.totalTax : 0,
        stateTax: income > 0 && stated === 0 ? state.taxWith(withIt) : 0,
        statePenalty: free ? 0 : percentOf(counted, state.penaltyRate),
      };
    };
    const taken = net > 0 ? grossFor(toCents(net), costOf) : toCents(input.amount);
    const cost = costOf(taken);
    const { penalty, tax, stateTax, statePenalty } = cost;
    const all = allOf(cost);
    const kept = toCents(input.balance) - taken;
    return {
      figures: [
        ...(net > 0 ? [centsFigure('gross', 'Amount to take out', taken)] : []),
        centsFigure('penalty', 'Early withdrawal penalty', penalty),
        figure('penalty_rate', 'Penalty as a share of the amount', free ? 0 : rate, 'percent'),
        ...(withTax
          ? [
              centsFigure('income_tax', 'Federal income tax on it', tax),
              ...state.figures(stateTax, statePenalty),
              centsFigure('cost', 'Penalty and tax together', all),
              centsFigure('left', 'Amount left after both', taken - all),
            ]
          : state.figures(0, statePenalty)),
        ...withheldFigures(input, taken, withTax ? all : null, facts),
        ...growthFigures(input, taken),
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
        stated > 0 ? text`The tax is at the rate you gave, on every dollar of it.` : state.assumption,
        ...growthAssumptions(input),
      ],
      warnings: [
        ...warnings,
        ...state.warnings,
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
        state: state.name,
        free,
        freeAge: fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 }),
        separation: fact('separation_age', separation, 'age'),
      },
    };
  },

  explain({ figures, detail }, input) {
    const { amount, net, account } = input;
    const { year, free, separated, freeAge, separation, state } = detail;
    const [stateTax, statePenalty] = [findFigure(figures, 'state_tax'), findFigure(figures, 'state_penalty')];
    const [grown, withheld] = [findFigure(figures, 'grown'), findFigure(figures, 'withheld')];
    const at = (id: string) => requireFigure(figures, id);
    const [cost, gross] = [findFigure(figures, 'cost'), findFigure(figures, 'gross')];
    const taken = gross ?? given('amount', amount, 'usd');
    return {
      conclusion: gross
        ? text`Take out about ${gross} to have ${given('net', net, 'usd')} left: ${at('penalty')} goes to the penalty${cost ? text` and ${at('income_tax')} to income tax` : ', and income tax comes on top'}.`
        : free
          ? text`There’s no early withdrawal penalty on ${taken}${cost ? text`; income tax takes ${at('income_tax')} and leaves you ${at('left')}.` : text`: it’s ${at('penalty')}.`}`
          : cost
            ? text`You’d keep ${at('left')} of ${taken}: the penalty takes ${at('penalty')}${stateTax ? ',' : ' and'} income tax for ${year} ${at('income_tax')}${stateTax ? text` and ${state} ${at('state_cost')}` : ''}.`
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
        ...(grown
          ? [
              text`Left alone until ${given('retire_age', input.retire_age, 'age')}, it could have grown to ${grown} in today’s dollars.`,
            ]
          : []),
        ...(statePenalty ? [text`${state} takes ${statePenalty} as a penalty of its own.`] : []),
        ...(withheld ? [text`The plan holds back ${withheld} for federal tax right away.`] : []),
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

  chart: ({ figures }) =>
    barsOf('Where the money goes', figures, ['left', 'penalty', 'income_tax', 'state_cost']),

  formulas: earlyWithdrawalFormulas,
  examples: earlyWithdrawalExamples,
  sources: ['irc_72', 'irs_early_distributions'],
});
