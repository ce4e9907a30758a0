import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { disabilityGapFields } from '#advisor/calculators/saving/insurance/disability-gap-fields.ts';
import {
  cutToDollar,
  formulaYear,
  primaryInsuranceAmount,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** The share of pay beyond which group plans and own policies together don't go. */
const mostInsured = 0.9;

/**
 * A disability benefit is the full retirement benefit on the average of the years worked so far. Pay that kept up with
 * average wages has itself as its average, whatever the age.
 */
function estimatedBenefit(pay: number, facts: FactReader): number {
  const counted = Math.min(pay, facts.get('social_security_wage_base'));
  const aime = cutToDollar(counted / monthsPerYear);
  return cutToDollar(primaryInsuranceAmount(aime, formulaYear(Infinity, facts), facts));
}

/** What is missing each month if somebody cannot work. */
export const disabilityGap = defineCalculator({
  name: 'disability_gap',
  version: 3,
  title: 'Disability income gap',
  about:
    'How much money would be missing each month if you got sick or hurt and couldn’t work: spending less the group disability plan after tax, your own policy, a partner’s pay and Social Security disability; the coverage to buy and the cash for the waiting period.',
  simply:
    "If you couldn't work, some money would still come in, from insurance or savings. The gap is what your bills cost beyond that.",
  input: disabilityGapFields,
  groups: {
    'What you need': ['pay', 'spending', 'need_share', 'age', 'end_age'],
    'Plan at work': ['group_share', 'group_cap', 'taxed', 'tax_rate', 'offset', 'wait'],
    'What else comes in': ['benefit', 'partner_pay', 'partner', 'social_security', 'cash'],
  },
  check({ pay, spending, group_share: share, age, end_age: end }) {
    if (pay === 0 && spending === 0) return 'Give your pay, or what you spend a month.';
    if (pay === 0 && share > 0) return 'Give your pay: the plan at work pays a share of it.';
    return age > 0 && age >= end ? 'The age until which you’d work must be above your age.' : null;
  },

  run(input, { facts }) {
    const { pay, spending, group_share: share, taxed, tax_rate: tax } = input;
    const monthly = pay / monthsPerYear;
    const need = spending > 0 ? spending : (monthly * input.need_share) / 100;
    const promised = (monthly * share) / 100;
    // No insurer covers nearly all of somebody's pay: a benefit that would is the cap of the plan at work.
    const isCap = input.group_cap === 0 && promised > 0 && promised + input.benefit > monthly * mostInsured;
    const cap = isCap ? input.benefit : input.group_cap;
    const policy = isCap ? 0 : input.benefit;
    const group = cap > 0 ? Math.min(promised, cap) : promised;
    const isTaxed = taxed === 'employer';
    const kept = isTaxed ? 1 - tax / 100 : 1;
    const social = input.social_security || estimatedBenefit(pay, facts);
    const groupThen = input.offset === 'yes' ? Math.max(0, group - social) : group;
    const others = policy + input.partner;
    const gap = need - group * kept - others;
    const gapThen = need - groupThen * kept - others - social;
    const waiting = Math.max(0, need - input.partner) * input.wait;
    const years = input.age > 0 ? input.end_age - input.age : 0;
    return {
      figures: [
        figure('gap', 'Missing each month', gap, 'usd_per_month', {
          labelBelowZero: 'Left over each month',
        }),
        figure('gap_with_social_security', 'Missing once Social Security pays', gapThen, 'usd_per_month', {
          labelBelowZero: 'Left over once Social Security pays',
        }),
        ...(group > 0 && taxed === 'not_said'
          ? [
              figure(
                'gap_if_taxed',
                'Missing if the benefit is taxed',
                gap + (group * tax) / 100,
                'usd_per_month',
                {
                  labelBelowZero: 'Left over if the benefit is taxed',
                },
              ),
            ]
          : []),
        figure('need', 'What you need each month', need, 'usd_per_month'),
        ...(group > 0
          ? [
              figure(
                'group_net',
                isTaxed ? 'Plan at work after tax' : 'Plan at work',
                group * kept,
                'usd_per_month',
              ),
            ]
          : []),
        figure('social_security', 'Social Security disability benefit', social, 'usd_per_month'),
        figure('waiting_cash', 'Cash for the months before a benefit', waiting, 'usd'),
        ...(input.cash > 0
          ? [
              figure('cash_left', 'Cash left after the wait', input.cash - waiting, 'usd', {
                labelBelowZero: 'Cash you are short for the wait',
              }),
            ]
          : []),
        ...(years > 0 && gap > 0
          ? [
              figure(
                'gap_to_retirement',
                'Missing in all until retirement',
                gap * monthsPerYear * years,
                'usd',
              ),
            ]
          : []),
      ],
      steps: [
        { label: 'Pay a month', formula: 'pay / 12', value: monthly, unit: 'usd_per_month' },
        {
          label: 'Plan at work before tax',
          formula: 'pay x share, at most the cap',
          value: group,
          unit: 'usd_per_month',
        },
        {
          label: 'Plan at work beside Social Security, after tax',
          formula: 'what is left of it when Social Security comes off',
          value: groupThen * kept,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        ...(spending > 0
          ? []
          : [text`You’re taken to need ${given('need_share', input.need_share, 'percent')} of your pay.`]),
        ...(input.social_security > 0
          ? []
          : [
              text`Social Security is estimated as if your pay had always kept up with average wages. It pays only if you can’t do any substantial work for a year or more, and starts after ${fact('disability_waiting_months', facts.get('disability_waiting_months'), 'months')}.`,
            ]),
        ...(isCap && cap > 0
          ? [
              text`The ${given('benefit', cap, 'usd_per_month')} you named is taken as the most the plan at work pays.`,
            ]
          : []),
        ...(group > 0 && isTaxed ? [text`Your employer pays the premium, so the benefit is taxed.`] : []),
      ],
      warnings:
        group > 0 && group < promised
          ? [text`The plan’s cap keeps it below the share of pay it promises.`]
          : [],
      detail: { need, group: group * kept, others, gap },
    };
  },

  explain({ figures }, { wait, benefit, tax_rate: tax }) {
    const ifTaxed = figures.find(({ id }) => id === 'gap_if_taxed');
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [gap, then, need, waiting] = ['gap', 'gap_with_social_security', 'need', 'waiting_cash'].map(find);
    const group = figures.find(({ id }) => id === 'group_net');
    const whole = figures.find(({ id }) => id === 'gap_to_retirement');
    const short = figures.find(({ id, value }) => id === 'cash_left' && value < 0);
    const isShort = gap!.value > 0;
    const over = { ...gap!, value: Math.abs(gap!.value) };
    const conclusion = isShort
      ? text`You’d be about ${gap!} short if you couldn’t work: coverage for that much is what you’re missing.`
      : text`You’re covered: if you couldn’t work, you’d still have ${over} more than you need.`;
    return {
      conclusion,
      openings: {
        amount: conclusion,
        yesno: isShort
          ? text`No, it isn’t enough: you’d be about ${gap!} short if you couldn’t work.`
          : text`Yes, it’s enough: you’d still have ${over} more than you need.`,
      },
      reasons: [
        group
          ? text`You need ${need!}, and the plan at work ${group.label === 'Plan at work' ? 'pays' : 'leaves you after tax'} ${group}.`
          : benefit > 0
            ? text`You need ${need!}, and your own policy pays ${given('benefit', benefit, 'usd_per_month')}.`
            : text`You need ${need!}, and no insurance would pay any of it.`,
        ...(ifTaxed && ifTaxed.value > 0
          ? [
              text`If your employer pays the premium, the benefit is taxed: at ${given('tax_rate', tax, 'percent')} you’d be ${ifTaxed} short.`,
            ]
          : []),
        then!.value > 0
          ? text`If Social Security accepts you, it pays about ${find('social_security')} and you’d still be ${then!} short.`
          : text`If Social Security accepts you, it pays about ${find('social_security')}, which would close the gap. Approval is slow and strict, so don’t count on it.`,
        text`Before any benefit starts you need ${waiting!} of cash for ${given('wait', wait, 'months')}.`,
        ...(short ? [text`You’re ${{ ...short, value: -short.value }} short of that.`] : []),
        ...(whole ? [text`Until retirement that adds up to ${whole}.`] : []),
      ],
      next: isShort
        ? [
            text`Ask an independent broker for own-occupation coverage of ${gap!}, and ask HR first whether the plan at work can be raised.`,
            text`Pay the premium from taxed pay if you can choose: then the benefit comes free of income tax.`,
          ]
        : [
            text`Read the plan’s booklet once a year: its cap, what it calls disability, and how long it pays.`,
            text`Keep the cash for the waiting period apart from other savings.`,
          ],
    };
  },

  chart: ({ detail: { need, group, others, gap } }) => ({
    kind: 'bar',
    title: 'What you need and what would come in',
    x: { label: 'Part', unit: 'count', names: ['Need', 'Plan at work', 'Other income', 'Missing'] },
    y: { label: 'A month', unit: 'usd_per_month' },
    about: 4,
    series: [
      {
        name: 'A month',
        points: [need, group, others, Math.max(0, gap)].map((value, index) => [index + 1, value] as const),
      },
    ],
  }),

  formulas: {
    gap: ['need - group_net - benefit - partner', 'need - benefit - partner'],
    gap_with_social_security:
      'need - "Plan at work beside Social Security, after tax" - benefit - partner - social_security',
    need: ['spending', '"Pay a month" * need_share'],
    gap_if_taxed: 'gap + "Plan at work before tax" * tax_rate',
    group_net: ['"Plan at work before tax" * (100% - tax_rate)', '"Plan at work before tax"'],
    social_security: ['input.social_security', 'The full retirement benefit on {pay} a year'],
    waiting_cash: ['max(0, need - partner) * wait'],
    cash_left: 'cash - waiting_cash',
    gap_to_retirement: 'gap * 12 * (end_age - age)',
  },

  examples: [
    {
      question:
        'i do drywall for 66k, wife brings in 2,300 a month, if my shoulder goes and i cant work anymore we need 4,800 a month. how short would we be',
      input: { pay: 66_000, partner_pay: 2300, spending: 4800 },
    },
    {
      question: 'I make $85,000 and my group plan pays 60%. How big is my disability insurance gap?',
      input: { pay: 85_000, group_share: 60 },
    },
    {
      question:
        'if i got hurt and couldnt work how much would we be short each month? i earn 72k, we spend 4,300',
      input: { pay: 72_000, spending: 4300 },
    },
    {
      question:
        'how much disability coverage do I need, 140k salary, 60 percent LTD at work, spending 7,500 a month',
      input: { pay: 140_000, group_share: 60, spending: 7500 },
    },
    {
      question:
        'freelancer making 65,000 with no disability policy, 12k in cash, what would be missing if I got sick',
      input: { pay: 65_000, cash: 12_000 },
    },
    {
      question:
        'is my long term disability enough: pays 50% of my 96k, my wife takes home 2,900 a month, we need 6,000',
      input: { pay: 96_000, group_share: 50, partner: 2900, spending: 6000 },
    },
    {
      question: 'income gap calculator for disability, age 38, 110k pay, own policy pays 3,000 a month',
      input: { pay: 110_000, benefit: 3000, age: 38 },
    },
  ],
  sources: ['ssa_disability', 'irs_insurance_proceeds', 'usc_42_423'],
});
