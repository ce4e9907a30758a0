import { ssTaxabilityFormulas } from '#advisor/calculators/tax/federal/ss-taxability-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  householdFields,
  householdFrom,
  type HouseholdInput,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { taxableBenefits, type TaxableBenefits } from '#advisor/calculators/tax/federal/taxable-benefits.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const chartPoints = 40;

const otherIncomeRoles = (
  [
    'pension_income',
    'withdraw_amount',
    'wages',
    'interest_income',
    'dividend_income',
    'rental_income',
    'other_income',
    'agi',
    'se_income',
    'gain_amount',
    'conversion',
  ] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);

/** The tax of a year with these benefits and this income, if all of it is taxed at the ordinary rates. */
function federalTax(
  input: Pick<
    HouseholdInput,
    'filing_status' | 'lived_apart' | 'age' | 'spouse_age' | 'tax_exempt_interest'
  > & {
    benefits: number;
    other_income: number;
    adjustments: number;
  },
  facts: FactReader,
): Cents {
  const { benefits, other_income: other, adjustments, ...rest } = input;
  const household = householdFrom({
    ...rest,
    social_security: benefits,
    other_income: Math.max(0, other - adjustments),
  });
  return federalReturn(household, facts).totalTax;
}

/** How much of Social Security is taxable. */
export const ssTaxability = defineCalculator({
  name: 'ss_taxability',
  version: 1,
  title: 'Taxable Social Security',
  about:
    'How much of your Social Security benefits is taxable, from the benefits and your other income, by the worksheet of IRS Publication 915.',
  simply:
    "If Social Security is all you have, it's usually not taxed. The more other income you have, the more of it counts as income.",
  input: {
    filing_status: householdFields.filing_status,
    benefits: moneyPerYear({
      label: 'Social Security benefit for the year',
      roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
      adds: true,
      min: 0,
      max: 1e6,
    }),
    other_income: moneyPerYear({
      label: 'Other taxable income',
      roles: otherIncomeRoles,
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'Social Security is the only income you mention' },
    }),
    tax_exempt_interest: householdFields.tax_exempt_interest,
    adjustments: moneyPerYear({
      label: 'Deductible IRA or HSA contributions',
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'none is mentioned' },
    }),
    lived_apart: householdFields.lived_apart,
    age: householdFields.age,
    spouse_age: householdFields.spouse_age,
  },

  run(input, { facts }) {
    const { warnings } = factYear(facts, 'income_tax_brackets');
    const benefits = toCents(input.benefits);
    const reckon = (otherIncome: number) =>
      taxableBenefits(
        {
          status: input.filing_status,
          livedApart: input.lived_apart,
          benefits,
          otherIncome: toCents(otherIncome + input.tax_exempt_interest - input.adjustments),
        },
        facts,
      );
    const done = reckon(input.other_income);
    const room = [done.first, done.second].map((threshold) => Math.max(0, threshold - done.combined));
    const share = benefits > 0 ? (done.taxable / benefits) * 100 : 0;
    const widest = Math.max(2 * input.other_income, 2 * toDollars(done.second), 2 * input.benefits);
    return {
      figures: [
        centsFigure('taxable_benefits', 'Taxable part of the benefits', done.taxable),
        figure('taxable_share', 'Taxable share of the benefits', share, 'percent'),
        centsFigure('untaxed_benefits', 'Untaxed part of the benefits', benefits - done.taxable),
        centsFigure('combined_income', 'Combined income', done.combined),
        centsFigure('federal_tax', 'Federal income tax on all of it', federalTax(input, facts)),
        centsFigure('room_to_first', 'Room before any of it is taxable', room[0]!),
        centsFigure('room_to_second', 'Room before the larger share begins', room[1]!),
      ],
      steps: stepsOf(done),
      assumptions: [
        text`These thresholds are fixed in the law and do not rise with inflation.`,
        text`Taxable benefits are added to your income and taxed at your usual rates; they are not lost. Many states do not tax them.`,
        text`The federal tax takes the standard deduction, and all income as taxed at the ordinary rates.`,
        text`Payments for earlier years, and foreign or adoption exclusions, are left out.`,
      ],
      warnings,
      detail: {
        most: fact(
          'social_security_taxable_percent',
          facts.get('social_security_taxable_percent').second,
          'percent',
        ),
        curve: Array.from({ length: chartPoints + 1 }, (_, index) => {
          const income = (widest * index) / chartPoints;
          return [income, toDollars(reckon(income).taxable)] as const;
        }),
      },
    };
  },

  explain({ figures, detail: { most } }) {
    const at = (id: string) => requireFigure(figures, id);
    const taxable = at('taxable_benefits');
    return {
      conclusion:
        taxable.value === 0
          ? text`None of your Social Security would be taxable (${taxable}).`
          : text`${taxable} of your Social Security would be taxable, ${at('taxable_share')} of it.`,
      openings: {
        yesno:
          taxable.value === 0
            ? text`No, none of your Social Security is taxable${at('room_to_first').value > 0 ? text`: you have ${at('room_to_first')} of room` : ''}.`
            : text`Yes, ${taxable} of your Social Security is taxable, ${at('taxable_share')} of it.`,
        rate: text`${at('taxable_share')} of your Social Security is taxable, ${taxable}.`,
      },
      reasons: [
        text`What decides is your combined income: half of your benefits plus everything else, ${at('combined_income')} here.`,
        text`Never more than ${most} of the benefits is taxable.`,
        ...(at('room_to_first').value > 0
          ? [text`You could have ${at('room_to_first')} more of other income before any of it is taxable.`]
          : []),
      ],
      next: [
        text`If you have a choice, draw from a Roth account in years when other withdrawals would make more of it taxable: Roth money doesn’t count.`,
        text`Ask Social Security to withhold federal tax, or pay estimated tax, so nothing is left to pay in April.`,
      ],
    };
  },

  chart: ({ detail: { curve } }) => ({
    kind: 'line',
    title: 'Taxable benefits by other income',
    x: { label: 'Other income', unit: 'usd' },
    y: { label: 'Taxable benefits', unit: 'usd' },
    series: [{ name: 'Taxable benefits', points: curve }],
  }),

  formulas: ssTaxabilityFormulas,
  examples: [
    {
      question: 'How much of my $24,000 Social Security is taxable if I also have a $30,000 pension?',
      input: { benefits: 24_000, other_income: 30_000 },
    },
    {
      question:
        'We’re married filing jointly, get 40k in social security and withdraw 35k from the IRA. Is our social security taxed?',
      input: { filing_status: 'married_joint', benefits: 40_000, other_income: 35_000 },
    },
    {
      question:
        'Is Social Security taxed when I have 18k of benefits, twelve thousand of other income and 5,000 of muni interest?',
      input: { benefits: 18_000, other_income: 12_000, tax_exempt_interest: 5000 },
    },
    {
      question: 'do they tax my checks? 30,000 ss plus 22k from the 401k',
      input: { benefits: 30_000, other_income: 22_000 },
    },
    {
      question: 'single, 16k in benefits and a part-time job paying 9,000, taxable or not',
      input: { benefits: 16_000, other_income: 9000 },
    },
  ],
  sources: ['irs_pub_915', 'usc_26_86'],
});

function stepsOf(done: TaxableBenefits): Step[] {
  return [
    centsStep(
      'Combined income',
      done.combined,
      'half of the benefits + other income + tax-exempt interest - adjustments',
    ),
    centsStep('First threshold', done.first),
    centsStep('Second threshold', done.second),
    centsStep(
      'From between the thresholds',
      done.fromFirst,
      'half of the income between them, at most half of the benefits',
    ),
    centsStep('From above the second', done.fromSecond, 'the larger share of the income above it'),
    centsStep('Taxable benefits', done.taxable, 'the sum, at most the larger share of the benefits'),
  ];
}
