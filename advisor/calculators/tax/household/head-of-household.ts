import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn, ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  childrenByAge,
  householdFields,
  householdFrom,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const incomeParts = (['wages', 'pension_income', 'other_income'] as const).flatMap(
  (role) => [role, `${role}@both`] as const,
);

/** What filing as head of household saves against filing as single. */
export const headOfHousehold = defineCalculator({
  name: 'head_of_household',
  version: 1,
  title: 'Head of household or single',
  about:
    'How much less federal tax a single parent or another unmarried person who keeps a home for someone pays as head of household than as single, and who may file that way.',
  simply:
    "If you're single and keep a home for a child or relative, more of your income is taxed at low rates. That's where the saving comes from.",
  input: {
    income: moneyPerYear({
      label: 'Yearly income',
      ask: 'what is your income for the year',
      roles: ['agi', 'agi@both'],
      sumOf: incomeParts,
      min: 1,
      max: mostDollars,
    }),
    children: count({
      label: 'Number of children',
      roles: ['n_children', 'n_children@both'],
      counts: childrenByAge,
      min: 0,
      max: 20,
      default: {
        value: 1,
        reason: 'it takes a child or another dependent, and no number is told',
        by: ({ other_dependents: others }) => (Number(others ?? 0) > 0 ? 0 : undefined),
      },
    }),
    grown_children: householdFields.grown_children,
    other_dependents: householdFields.other_dependents,
    pre_tax_401k: householdFields.pre_tax_401k,
    age: householdFields.age,
  },
  check: ({ pre_tax_401k: saved, income }) =>
    saved > income
      ? 'Contributions to a 401(k) come out of wages: they cannot be more than the income.'
      : null,

  run({ income, ...input }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const [single, head] = (['single', 'head_of_household'] as const).map((status) => {
      const done = federalReturn(householdFrom({ ...input, filing_status: status, wages: income }), facts);
      return { done, bracket: rateAt(ordinarySchedule(status, facts), done.onIncome.ordinaryIncome) };
    });
    const saved = single!.done.totalTax - head!.done.totalTax;
    return {
      figures: [
        centsFigure('saved', 'Tax saved as head of household', saved),
        centsFigure('tax_head', 'Federal tax as head of household', head!.done.totalTax, {
          labelBelowZero: 'Credits paid out as head of household',
        }),
        centsFigure('tax_single', 'Federal tax as single', single!.done.totalTax, {
          labelBelowZero: 'Credits paid out as single',
        }),
        centsFigure(
          'deduction_head',
          'Standard deduction as head of household',
          head!.done.deductions.standard,
        ),
        centsFigure('deduction_single', 'Standard deduction as single', single!.done.deductions.standard),
        figure('bracket_head', 'Bracket as head of household', head!.bracket, 'percent'),
        figure('bracket_single', 'Bracket as single', single!.bracket, 'percent'),
      ],
      steps: [
        centsStep('Taxable income as single', single!.done.taxableIncome),
        centsStep('Federal tax as single', single!.done.totalTax),
        centsStep('Taxable income as head of household', head!.done.taxableIncome),
        centsStep('Federal tax as head of household', head!.done.totalTax),
        centsStep('Saved', saved, 'tax as single - tax as head of household'),
      ],
      assumptions: [
        text`You take the standard deduction, and the same children and dependents count both ways.`,
        text`The earned income credit and state tax are left out.`,
      ],
      warnings: [
        ...warnings,
        ...(input.children + input.other_dependents === 0
          ? [
              text`Without a child or another relative who depends on you, you can’t file as head of household.`,
            ]
          : []),
      ],
      detail: { year, taxes: [single!, head!].map(({ done }) => toDollars(done.totalTax)) },
    };
  },

  explain({ figures, detail: { year } }) {
    const at = (id: string) => requireFigure(figures, id);
    const saves = at('saved').value > 0;
    return {
      conclusion: saves
        ? text`Filing as head of household would save you about ${at('saved')} of federal tax for ${year} against filing as single.`
        : text`Head of household and single come to the same federal tax for ${year} at this income.`,
      openings: {
        yesno: saves
          ? text`Yes, if you qualify: head of household saves you about ${at('saved')} for ${year}.`
          : text`It makes no difference to your federal tax for ${year}.`,
        which: saves
          ? text`Head of household, if you qualify: it saves you about ${at('saved')} for ${year}.`
          : text`Either: your federal tax for ${year} is the same.`,
      },
      reasons: [
        text`The standard deduction is ${at('deduction_head')} instead of ${at('deduction_single')}, and the lower brackets are wider${at('bracket_head').value === at('bracket_single').value ? '' : text`: your top bracket is ${at('bracket_head')} against ${at('bracket_single')}`}.`,
        text`You may file that way if you’re unmarried at the end of the year, or lived apart from your spouse for its last six months, paid more than half the cost of your home, and your child or another dependent lived there for more than half of the year. A parent you support may live elsewhere.`,
      ],
      next: [
        text`Keep what shows it: rent or mortgage, utilities and food you paid, and school or doctor’s records with the child’s address. Only one parent can file that way for a child.`,
      ],
    };
  },

  chart: ({ detail: { taxes } }) => ({
    kind: 'bar',
    title: 'Federal tax',
    x: { label: 'Filing status', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: ['Single', 'Head of household'].map((name, index) => ({
      name,
      points: [[index + 1, taxes[index] ?? 0] as const],
    })),
  }),

  formulas: {
    saved: ['tax_single - tax_head', 'Federal tax as single, less the tax as head of household'],
    tax_head: 'The brackets of a head of household on {income}, less the standard deduction and credits',
    tax_single: 'The brackets of a single person on {income}, less the standard deduction and credits',
    deduction_head: 'The law’s standard deduction of the year for a head of household[, at age {age}]',
    deduction_single: 'The law’s standard deduction of the year for a single person[, at age {age}]',
    bracket_head: 'The bracket of a head of household that {income} reaches after deductions',
    bracket_single: 'The bracket of a single person that {income} reaches after deductions',
  },
  examples: [
    {
      question:
        'single mom with one kid making 52k: how much do I save filing head of household instead of single?',
      input: { income: 52_000, children: 1 },
    },
    {
      question: 'difference in tax between single and head of household at 68,000 with two kids',
      input: { income: 68_000, children: 2 },
    },
    {
      question: 'should i file as single or head of household, divorced dad, 75k, my son lives with me',
      input: { income: 75_000, children: 1 },
    },
    {
      question: 'is head of household worth it if I support my mother and earn 44,000',
      input: { income: 44_000, other_dependents: 1 },
    },
    {
      question:
        'always filed single, tax guy says I qualify for HOH with my 2 kids, pay is 49k, what changes in tax',
      input: { income: 49_000, children: 2 },
    },
  ],
  sources: ['irs_pub_17', 'usc_26_1'],
});
