import { contributionLimitsExamples } from '#advisor/calculators/retirement/contributions/contribution-limits-examples.ts';
import { contributionLimitsFormulas } from '#advisor/calculators/retirement/contributions/contribution-limits-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import {
  allowanceOf,
  deductionRange,
  rothRange,
  saversCreditRate,
  type Allowance,
  type Plan,
  type Saver,
} from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import {
  contributionFields,
  lastMonthRule,
  limitFacts,
} from '#advisor/calculators/retirement/contributions/contribution-fields.ts';
import {
  coupleFields,
  coupleFigures,
} from '#advisor/calculators/retirement/contributions/contribution-couple.ts';
import {
  catchUpRules,
  explainLimit,
  planNames,
} from '#advisor/calculators/retirement/contributions/contribution-limits-words.ts';
import {
  perCheckFields,
  perCheckFigures,
} from '#advisor/calculators/retirement/contributions/contribution-per-check.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What may go into each kind of account this year, after age and income. */
export const contributionLimits = defineCalculator({
  name: 'contribution_limits',
  version: 2,
  title: 'Contribution limits',
  about:
    'How much you may put into a 401(k) or similar plan, a traditional or Roth IRA, a SIMPLE or SEP IRA, or a health savings account this year, with catch-up by age and phase-out by income.',
  simply:
    'The government gives these accounts a tax break, so it caps how much you may put in each year. From a certain age on, the cap is higher.',
  input: {
    ...contributionFields,
    planned: moneyPerYear({
      label: 'Contribution this year',
      roles: ['ira_contrib', 'k401_contrib', 'hsa_contrib'],
      min: 0,
      max: 1e6,
      toldOnly: true,
      default: { value: 0, reason: 'the limit itself is asked for' },
    }),
    ...perCheckFields,
    ...coupleFields,
  },

  run(input, { facts }) {
    const { plan } = input;
    const saver = {
      ...input,
      status: input.filing_status,
      hsaMonths: input.hsa_months,
      livedApart: input.lived_apart,
      ownBusiness: input.own_business,
    };
    const { year, warnings } = factYear(facts, limitFacts[plan]);
    const allowance = allowanceOf(plan, saver, facts);
    const savers = plan === 'sep_ira' || plan === 'hsa' ? 0 : saversCreditRate(saver, facts);
    return {
      figures: [
        ...figuresOf(plan, allowance, savers, facts),
        ...plannedFigures(input.planned, allowance),
        ...perCheckFigures(input, allowance.allowed),
        ...coupleFigures(plan, saver, { spouseAge: input.spouse_age, allowed: allowance.allowed }, facts),
      ],
      steps: stepsOf(plan, saver, allowance, facts),
      assumptions: assumptionsOf(plan, saver.ownBusiness),
      warnings: [
        ...warnings,
        ...warningsOf(plan, saver, allowance, facts),
        ...(plan === 'hsa' && allowance.reduction > 0 ? [lastMonthRule] : []),
      ],
      detail: {
        year,
        reduced: allowance.reduction > 0,
        catchUps: catchUpRules(plan, facts),
        byAge: agesOfWork.map((at) => [at, allowanceOf(plan, { ...saver, age: at }, facts).allowed] as const),
      },
    };
  },

  explain: ({ figures, detail }, input) => explainLimit(figures, detail, input),

  chart: ({ detail: { byAge } }, { plan, age: now }) => ({
    kind: 'line',
    about: now,
    title: `What you may put into ${planNames[plan]}, by age`,
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Allowed', unit: 'usd' },
    series: [{ name: 'Allowed', points: byAge }],
  }),

  formulas: contributionLimitsFormulas,
  examples: contributionLimitsExamples,
  sources: ['irs_notice_2025_67', 'irs_pub_590a', 'irs_rev_proc_2025_19'],
});

const agesOfWork = Array.from({ length: 53 }, (_, index) => 20 + index);

function figuresOf(plan: Plan, allowance: Allowance, savers: number, facts: FactReader): Figure[] {
  const figures = [
    figure('allowed', `Allowed into ${planNames[plan]}`, allowance.allowed, 'usd'),
    figure('base_limit', 'Limit without catch-up', allowance.limit, 'usd'),
    figure('catch_up', 'Catch-up for your age', allowance.catchUp, 'usd'),
  ];
  if (plan === 'traditional_ira') {
    figures.push(figure('deductible', 'Of it deductible', allowance.deductible, 'usd'));
  }
  if (plan === 'roth_ira')
    figures.push(figure('reduction', 'Taken off for income', allowance.reduction, 'usd'));
  if (plan === 'workplace') {
    const total = facts.get('annual_additions_limit') + allowance.catchUp;
    figures.push(figure('total_limit', 'Limit together with your employer', total, 'usd'));
  }
  if (savers > 0) figures.push(figure('savers_credit_rate', 'Saver’s credit', savers, 'percent'));
  return figures;
}

/** What someone wants to put in, held against the limit. */
function plannedFigures(planned: number, { allowed, deductible }: Allowance): Figure[] {
  if (planned === 0) return [];
  return [
    planned > allowed
      ? figure('over', 'Too much by', planned - allowed, 'usd')
      : figure('room', 'Room left', allowed - planned, 'usd'),
    figure('deducted', 'Deductible of what goes in', Math.min(planned, deductible), 'usd'),
  ];
}

function stepsOf(plan: Plan, saver: Saver, allowance: Allowance, facts: FactReader): Step[] {
  const range =
    plan === 'roth_ira'
      ? rothRange(saver, facts)
      : plan === 'traditional_ira'
        ? deductionRange(saver, facts)
        : null;
  return [
    { label: 'Limit of the year', value: allowance.limit, unit: 'usd' },
    { label: 'Catch-up', value: allowance.catchUp, unit: 'usd' },
    ...(range
      ? ([
          { label: 'Phase-out begins above', value: range.from, unit: 'usd' },
          { label: 'Phase-out ends at', value: range.to, unit: 'usd' },
          {
            label: 'Taken off',
            formula: 'limit x (income - begin) / (end - begin), rounded down to ten dollars',
            value: allowance.reduction,
            unit: 'usd',
          },
        ] satisfies Step[])
      : []),
    { label: 'Allowed', formula: 'never more than your pay', value: allowance.allowed, unit: 'usd' },
  ];
}

function assumptionsOf(plan: Plan, ownBusiness: boolean): Text[] {
  switch (plan) {
    case 'workplace':
      return [
        text`Your income is pay from this job; a plan may set lower limits of its own.`,
        text`The limit is shared by all your 401(k) and 403(b) plans. The special catch-up rules of some 403(b) and 457(b) plans are left out.`,
      ];
    case 'traditional_ira':
    case 'roth_ira':
      return [
        text`The limit is shared by all your IRAs, traditional and Roth together.`,
        text`Your income, with your spouse’s on a joint return, is pay from work and is figured as the IRA worksheets ask.`,
      ];
    case 'simple_ira':
      return [text`The usual limits: some small employers may offer a tenth more.`];
    case 'sep_ira':
      return [
        ownBusiness
          ? text`Your income is the profit of your business. The share counts from profit after the contribution and half of self-employment tax.`
          : text`Your income is your pay from the employer. If the business is your own, say so: the share then counts from profit after the contribution and half of self-employment tax, and comes out lower.`,
      ];
    case 'hsa':
      return [
        text`You have a high-deductible health plan all year, no other health cover and no Medicare. What your employer puts in counts too.`,
      ];
  }
}

function warningsOf(plan: Plan, saver: Saver, allowance: Allowance, facts: FactReader): Text[] {
  const warnings: Text[] = [];
  const threshold = facts.get('roth_catch_up_wage_threshold');
  if (plan === 'workplace' && allowance.catchUp > 0 && threshold !== null && saver.income > threshold) {
    warnings.push(
      text`If this employer paid you more than ${fact('roth_catch_up_wage_threshold', threshold, 'usd')} last year, your catch-up must go in as Roth, after tax.`,
    );
  }
  if (plan === 'roth_ira' && allowance.allowed === 0 && saver.income > 0) {
    warnings.push(
      text`At this income you may not put money into a Roth IRA directly. A conversion from a traditional IRA has no income limit, but has its own tax rules.`,
    );
  }
  if (
    saver.status === 'married_separate' &&
    !saver.livedApart &&
    (plan === 'roth_ira' || plan === 'traditional_ira')
  ) {
    warnings.push(
      text`Filing separately while living together leaves almost no room; a joint return has much more.`,
    );
  }
  return warnings;
}
