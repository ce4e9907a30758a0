import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, type Step } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import {
  businessProfit,
  checkHousehold,
  householdFields,
  type HouseholdInput,
} from '#advisor/calculators/tax/household-fields.ts';
import {
  additionalMedicareTax,
  employeeTax,
  selfEmploymentTax,
} from '#advisor/calculators/tax/payroll-tax.ts';
import { profitSteps } from '#advisor/calculators/tax/return-figures.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

type Given = Pick<
  HouseholdInput,
  'filing_status' | 'wages' | 'spouse_wages' | 'self_employment' | 'business_expenses'
>;

function reckon(input: Given, facts: FactReader) {
  const wages = toCents(input.wages);
  const spouseWages = toCents(input.spouse_wages);
  const profit = businessProfit(input);
  const [own, spouse] = [employeeTax(wages, facts), employeeTax(spouseWages, facts)];
  const business = selfEmploymentTax(profit, wages, facts);
  const together = wages + spouseWages;
  const additional = additionalMedicareTax(together, business.netEarnings, input.filing_status, facts);
  const socialSecurity = own.socialSecurity + spouse.socialSecurity;
  const medicare = own.medicare + spouse.medicare;
  return {
    socialSecurity,
    medicare,
    business,
    additional,
    total: socialSecurity + medicare + additional + business.tax,
    profit,
    expenses: toCents(input.business_expenses),
    earned: together + profit,
  };
}

function stepsOf(done: ReturnType<typeof reckon>, taxablePercent: number): Step[] {
  const { business } = done;
  return [
    centsStep(
      'Social Security tax on wages',
      done.socialSecurity,
      'rate x wages up to the wage base, for each person',
    ),
    centsStep('Medicare tax on wages', done.medicare, 'rate x all wages'),
    ...profitSteps(done.profit, done.expenses),
    centsStep('Net earnings from self-employment', business.netEarnings, `${taxablePercent}% x profit`),
    centsStep(
      'Social Security part',
      business.socialSecurity,
      'rate x net earnings, up to what wages leave of the wage base',
    ),
    centsStep('Medicare part', business.medicare, 'rate x net earnings'),
    centsStep('Additional Medicare tax', done.additional, 'rate x earnings above the threshold'),
    centsStep('Altogether', done.total),
  ];
}

/** Social Security and Medicare taxes on what is earned. */
export const payrollSelfEmployment = defineCalculator({
  name: 'payroll_self_employment',
  version: 1,
  title: 'Payroll and self-employment tax',
  about:
    'Social Security and Medicare tax on wages (FICA) and on self-employment profit, with the additional Medicare tax and the deductible half.',
  input: {
    filing_status: householdFields.filing_status,
    wages: householdFields.wages,
    spouse_wages: householdFields.spouse_wages,
    self_employment: householdFields.self_employment,
    business_expenses: householdFields.business_expenses,
  },
  check: (input) =>
    input.wages + input.spouse_wages + input.self_employment - input.business_expenses === 0
      ? 'Give wages, self-employment profit, or both.'
      : checkHousehold(input),

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'social_security_wage_base');
    const done = reckon(input, facts);
    const { socialSecurity, medicare, business, additional, total, earned } = done;
    const both = socialSecurity + medicare > 0 ? total + socialSecurity + medicare : 0;
    return {
      figures: [
        centsFigure('total_payroll_tax', 'Social Security and Medicare tax you pay', total),
        figure('share', 'As a share of what you earn', (total / earned) * 100, 'percent'),
        ...someCents('social_security_tax', 'Social Security tax on wages', socialSecurity),
        ...someCents('medicare_tax', 'Medicare tax on wages', medicare),
        ...someCents('self_employment_tax', 'Self-employment tax', business.tax),
        ...someCents('deductible_half', 'Half of it that lowers your income', business.deductible),
        ...someCents('additional_medicare_tax', 'Additional Medicare tax', additional),
        ...someCents('employer_share', 'What the employer pays on top', socialSecurity + medicare),
        ...someCents('both_shares', 'Yours and the employer’s together', both),
      ],
      steps: stepsOf(done, facts.get('self_employment_taxable_percent')),
      assumptions: [
        text`Wages are before any 401(k) contribution, which does not lower these taxes. Health premiums and HSA contributions through payroll do; they are left out.`,
        text`The business is yours, so only your own wages use up the wage base.`,
        text`Income tax comes on top.`,
      ],
      warnings,
      detail: {
        year,
        wageBase: fact('social_security_wage_base', facts.get('social_security_wage_base'), 'usd'),
        parts: [socialSecurity, medicare, business.tax, additional].map(toDollars),
      },
    };
  },

  explain({ figures, detail: { year, wageBase } }) {
    const at = (id: string) => requireFigure(figures, id);
    const business = findFigure(figures, 'self_employment_tax');
    const half = findFigure(figures, 'deductible_half');
    const additional = findFigure(figures, 'additional_medicare_tax');
    const employer = findFigure(figures, 'employer_share');
    return {
      conclusion: text`You would pay ${at('total_payroll_tax')} of Social Security and Medicare tax for ${year}, ${at('share')} of what you earn.`,
      reasons: [
        text`Social Security tax stops at ${wageBase} of earnings a person; Medicare tax does not stop.`,
        ...(business && half
          ? [
              text`As your own employer you pay both halves: ${business} of self-employment tax, of which ${half} lowers your taxable income.`,
            ]
          : []),
        ...(additional
          ? [text`Above the threshold there is an additional Medicare tax: ${additional}.`]
          : []),
        ...(employer ? [text`Your employer pays ${employer} on top, which you never see.`] : []),
      ],
      next: business
        ? [
            text`Pay estimated tax every quarter: nobody withholds it for you.`,
            text`Keep records of expenses: each dollar of them saves self-employment tax and income tax.`,
          ]
        : [text`Compare with your last pay stub: these taxes should be there to the cent.`],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'What it is made of',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'Tax', unit: 'usd' },
    series: ['Social Security', 'Medicare', 'Self-employment', 'Additional Medicare'].map((name, index) => ({
      name,
      points: [[index + 1, parts[index] ?? 0] as const],
    })),
  }),

  examples: [
    { question: 'How much FICA comes out of a $95,000 salary?', input: { wages: 95_000 } },
    {
      question: 'What is the self-employment tax on 60k of freelance profit?',
      input: { self_employment: 60_000 },
    },
    {
      question:
        'I make one hundred fifty thousand at my job and 100k on the side as a contractor. What are my payroll taxes?',
      input: { wages: 150_000, self_employment: 100_000 },
    },
    {
      question: 'social security and medicare withheld on 62k',
      input: { wages: 62_000 },
    },
    {
      question: 'uber side gig netted 14,000, what do i owe in se tax',
      input: { self_employment: 14_000 },
    },
  ],
  sources: ['irs_topic_751', 'irs_topic_554', 'irs_topic_560', 'irs_schedule_se'],
});
