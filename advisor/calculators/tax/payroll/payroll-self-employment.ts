import { payrollSelfEmploymentFormulas } from '#advisor/calculators/tax/payroll/payroll-self-employment-formulas.ts';
import { payrollExamples } from '#advisor/calculators/tax/payroll/payroll-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, type Step } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { checkHousehold, householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import {
  checkExemption,
  exemptionAssumptions,
  exemptionField,
} from '#advisor/calculators/tax/payroll/payroll-exemption.ts';
import { mileageRates, namedRates } from '#advisor/calculators/tax/deductions/mileage-rate.ts';
import { federalTax, reckon } from '#advisor/calculators/tax/payroll/payroll-reckoning.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { checksAYear, paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { profitSteps } from '#advisor/calculators/tax/federal/return-figures.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { roundHalfUp, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

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
    centsStep('In all', done.total),
  ];
}

/** Social Security and Medicare taxes on what is earned. */
export const payrollSelfEmployment = defineCalculator({
  name: 'payroll_self_employment',
  version: 4,
  title: 'Payroll and self-employment tax',
  about:
    'Social Security and Medicare tax on wages (FICA) and on self-employment profit, with the additional Medicare tax and the deductible half.',
  simply:
    'This is what you pay into Social Security and Medicare. An employee shares it with the employer, and a self-employed person pays both halves.',
  input: {
    filing_status: householdFields.filing_status,
    wages: householdFields.wages,
    spouse_wages: householdFields.spouse_wages,
    self_employment: householdFields.self_employment,
    business_expenses: moneyPerYear({
      label: 'Business expenses',
      // "640 of my phone bill is for work" is a cost of the business beside what it brings in.
      roles: ['business_expenses', 'spend_item', 'fee_amount'],
      beside: ['se_income'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('business expenses are'),
    }),
    miles: count({
      label: 'Business miles',
      roles: ['miles'],
      min: 0,
      max: 500_000,
      default: nothingSaid('business miles are'),
    }),
    mile_rate: money({
      label: 'Another rate for each mile',
      roles: ['mile_rate'],
      min: 0,
      max: 5,
      default: { value: 0, reason: 'the IRS rate is taken' },
    }),
    tips: moneyPerYear({
      label: 'Tips, overtime and bonuses',
      roles: ['tips', 'overtime', 'bonus'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('tips or extra pay are'),
    }),
    spouse_self_employment: moneyPerYear({
      label: 'Spouse’s business profit',
      roles: ['se_income@spouse'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('business of a spouse is'),
    }),
    payroll_exemption: exemptionField,
    paid: paidField,
  },
  check(input) {
    const profit = input.self_employment - input.business_expenses;
    if (input.wages + input.tips + input.spouse_wages + profit + input.spouse_self_employment === 0)
      return 'Give wages, self-employment profit, or both.';
    if (input.spouse_self_employment > 0 && input.filing_status !== 'married_joint')
      return 'Your spouse’s business belongs on a joint return: choose married filing jointly, or leave it out.';
    return checkExemption(input) ?? checkHousehold(input);
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'social_security_wage_base');
    const done = reckon(input, facts);
    const { socialSecurity, medicare, business, additional, total, earned } = done;
    const both = socialSecurity + medicare > 0 ? total + socialSecurity + medicare : 0;
    const saved =
      input.payroll_exemption === 'none'
        ? 0
        : reckon({ ...input, payroll_exemption: 'none' }, facts).total - total;
    const isOfTwo = done.yours > 0 && done.spouses > 0;
    return {
      figures: [
        ...(isOfTwo
          ? [
              centsFigure('own_payroll_tax', 'Social Security and Medicare tax on your own pay', done.yours),
              centsFigure('spouse_payroll_tax', 'The same on your spouse’s pay', done.spouses),
            ]
          : []),
        centsFigure(
          'total_payroll_tax',
          isOfTwo
            ? 'Social Security and Medicare tax of both of you'
            : 'Social Security and Medicare tax you pay',
          total,
        ),
        ...someCents('exemption_saves', 'Tax the exemption saves', saved),
        figure('share', 'Share of your earnings', earned === 0 ? 0 : (total / earned) * 100, 'percent'),
        ...someCents('self_employment_tax', 'Self-employment tax', business.tax),
        ...(done.expenses > 0 ? someCents('profit', 'Profit after expenses', done.profit) : []),
        ...someCents('deductible_half', 'Deductible half of it', business.deductible),
        ...(business.tax > 0
          ? someCents('federal_tax', 'Federal income tax and self-employment tax', federalTax(input, facts))
          : []),
        ...someCents(
          'fica_check',
          'Social Security and Medicare from each paycheck',
          roundHalfUp((socialSecurity + medicare) / checksAYear[input.paid]),
        ),
        ...someCents('social_security_tax', 'Social Security tax on wages', socialSecurity),
        ...someCents('medicare_tax', 'Medicare tax on wages', medicare),
        ...someCents('additional_medicare_tax', 'Additional Medicare tax', additional),
        ...someCents('employer_share', 'Employer’s share on top', socialSecurity + medicare),
        ...someCents('both_shares', 'Your share and the employer’s together', both),
      ],
      steps: stepsOf(done, facts.get('self_employment_taxable_percent')),
      assumptions: [
        ...exemptionAssumptions(input.payroll_exemption),
        text`Wages are before any 401(k) contribution, which does not lower these taxes. Health premiums and HSA contributions through payroll do; they are left out.`,
        text`Only the wages of the person who owns a business use up its wage base.`,
        ...(input.miles > 0 && input.mile_rate === 0
          ? [
              text`Miles count at the standard rate (${namedRates(mileageRates(facts))}), as if driven evenly over the year, in place of what the car costs.`,
            ]
          : []),
        business.tax > 0
          ? text`Income tax comes on top; it is worked out with the standard deduction and no other income.`
          : text`Income tax comes on top.`,
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
    const exempt = findFigure(figures, 'exemption_saves');
    const business = findFigure(figures, 'self_employment_tax');
    const half = findFigure(figures, 'deductible_half');
    const profit = findFigure(figures, 'profit');
    const additional = findFigure(figures, 'additional_medicare_tax');
    const employer = findFigure(figures, 'employer_share');
    const [own, spouses] = [
      findFigure(figures, 'own_payroll_tax'),
      findFigure(figures, 'spouse_payroll_tax'),
    ];
    return {
      conclusion:
        own && spouses
          ? text`You’d pay ${own} in Social Security and Medicare tax on your own pay for ${year}, and your spouse ${spouses}: ${at('total_payroll_tax')} together.`
          : exempt && at('total_payroll_tax').value === 0
            ? text`You’d pay no Social Security and Medicare tax for ${year}: the exemption saves you ${exempt}.`
            : profit && business && at('total_payroll_tax').value === business.value
              ? text`Your profit is ${profit}, and you’d pay ${business} of self-employment tax on it for ${year}.`
              : text`You’d pay ${at('total_payroll_tax')} in Social Security and Medicare tax for ${year}, ${at('share')} of what you earn.`,
      ...(business
        ? {
            openings: {
              yesno: text`Yes, about ${business} of self-employment tax for ${year}.`,
            },
          }
        : {}),
      reasons: [
        ...(exempt && at('total_payroll_tax').value > 0
          ? [text`The exemption of your own pay saves ${exempt}.`]
          : []),
        text`Social Security tax stops at ${wageBase} of earnings per person; Medicare tax doesn’t stop.`,
        ...(business && half
          ? [
              text`As your own employer you pay both halves: ${business} of self-employment tax, of which ${half} lowers your taxable income.`,
            ]
          : []),
        ...(additional
          ? [text`Above the threshold there is an additional Medicare tax: ${additional}.`]
          : []),
        ...(employer
          ? [
              own && spouses
                ? text`Your employers pay ${employer} on top, which you never see.`
                : text`Your employer pays ${employer} on top, which you never see.`,
            ]
          : []),
      ],
      next: business
        ? [
            text`Pay estimated tax every quarter: no one withholds it for you.`,
            text`Keep records of expenses: each dollar of them saves self-employment tax and income tax.`,
          ]
        : exempt
          ? [
              text`If your pay stub shows these taxes anyway, ask your employer to pay them back; if that fails, claim them from the IRS.`,
            ]
          : [text`Compare it with your last pay stub: these taxes should match to the cent.`],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'What it is made of',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'Tax', unit: 'usd' },
    series: ['Social Security', 'Medicare', 'Self-employment', 'Additional Medicare']
      .map((name, index) => ({
        name,
        points: [[index + 1, parts[index] ?? 0] as const],
      }))
      .filter(({ points }) => points[0]?.[1] !== 0),
  }),

  formulas: payrollSelfEmploymentFormulas,
  examples: payrollExamples,
  sources: ['irs_topic_751', 'irs_topic_554', 'irs_topic_560', 'irs_schedule_se'],
});
