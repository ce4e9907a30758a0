import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import {
  leftOutFigures,
  leftOutSteps,
  leftOutWarnings,
} from '#advisor/calculators/tax/contribution-notes.ts';
import { federalReturn } from '#advisor/calculators/tax/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
  waysToTell401k,
} from '#advisor/calculators/tax/household-fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { additionalMedicareTax, employeeTax } from '#advisor/calculators/tax/payroll-tax.ts';
import { roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const checksAYear = { yearly: 1, monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

function notPutIn(saved: Cents, named: Cents): Text[] {
  const [most] = someCents('saved', 'Put into the 401(k)', saved);
  return most && saved < named
    ? [text`No more than ${most} may go into the 401(k): the rest of what was named stays in your pay.`]
    : [];
}

/** What is left of a salary after federal taxes and contributions. */
export const takeHomePay = defineCalculator({
  name: 'take_home_pay',
  version: 4,
  title: 'Take-home pay',
  about:
    'What is left of a salary after federal income tax, Social Security, Medicare and a 401(k) contribution, by paycheck and by year. State and local taxes are not included.',
  input: {
    filing_status: householdFields.filing_status,
    age: householdFields.age,
    wages: householdFields.wages,
    pre_tax_401k: householdFields.pre_tax_401k,
    contribution_percent: householdFields.contribution_percent,
    benefits: moneyPerYear({
      label: 'Health premiums and HSA taken from pay before tax',
      roles: ['premium', 'hsa_contrib'],
      adds: true,
      min: 0,
      max: 100_000,
      default: nothingSaid('premiums or HSA contributions are'),
    }),
    children: householdFields.children,
    paid: choice<keyof typeof checksAYear>({
      label: 'Paid',
      fact: 'paid',
      options: ['yearly', 'monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
      default: { value: 'every_two_weeks', reason: 'the most common way to be paid' },
    }),
  },
  alternatives: [waysToTell401k],
  check: (input) => {
    if (input.wages === 0) return 'Give your pay before taxes, by the year or by the month.';
    if (input.benefits >= input.wages) return 'Premiums take all of the pay: give smaller ones.';
    return checkHousehold(input);
  },

  run({ paid, benefits, ...input }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    // What a cafeteria plan takes is pay for neither tax.
    const household = householdFrom({ ...input, wages: input.wages - benefits });
    const { wages, status } = household;
    const { contributions, totalTax } = federalReturn(household, facts);
    const saved = contributions.into401k.yours + contributions.into401k.spouses;
    const roth = saved - contributions.preTax401k;
    const { socialSecurity, medicare } = employeeTax(wages, facts);
    const additional = additionalMedicareTax(wages, 0, status, facts);
    // The return already holds the additional Medicare tax; it is told by itself here.
    const incomeTax = totalTax - additional;
    const net = wages - saved - incomeTax - socialSecurity - medicare - additional;
    if (net < 0) {
      const message =
        'Taxes come out of pay before a contribution, and leave less than that: give a smaller contribution.';
      throw new InputProblem([{ field: '', message }]);
    }
    const checks = checksAYear[paid];
    return {
      figures: [
        centsFigure('take_home_check', 'Take-home pay each time', roundHalfUp(net / checks)),
        centsFigure('take_home_year', 'Take-home pay for the year', net),
        centsFigure('take_home_month', 'Take-home pay for a month', roundHalfUp(net / 12)),
        centsFigure('income_tax', 'Federal income tax', incomeTax),
        centsFigure('social_security_tax', 'Social Security tax', socialSecurity),
        centsFigure('medicare_tax', 'Medicare tax', medicare + additional),
        ...someCents('saved', 'Put into the 401(k)', saved),
        ...someCents('saved_roth', 'Of that as Roth, after tax', roth),
        ...leftOutFigures(household, contributions),
        ...someCents('benefits', 'Premiums and HSA, before tax', toCents(benefits)),
        figure(
          'kept',
          'Share of your pay that you take home',
          (toDollars(net) / input.wages) * 100,
          'percent',
        ),
        figure('checks', 'Paychecks a year', checks, 'count'),
      ],
      steps: [
        centsStep('Pay before taxes', toCents(input.wages)),
        ...(benefits > 0 ? [centsStep('Premiums and HSA, before tax', toCents(benefits))] : []),
        ...leftOutSteps(household, contributions),
        centsStep('Put into the 401(k)', saved),
        centsStep('Federal income tax', incomeTax, 'after the standard deduction and credits'),
        centsStep('Social Security tax', socialSecurity, 'rate x pay up to the wage base'),
        centsStep('Medicare tax', medicare + additional, 'rate x all pay'),
        centsStep('Take-home pay for the year', net),
      ],
      assumptions: [
        text`State and local income tax is left out; in most states it takes a further part.`,
        text`Health premiums and an HSA count as taken before tax through your employer; other deductions are left out.`,
        text`The tax of the whole year is spread evenly; what is withheld from one check can differ.`,
      ],
      warnings: [
        ...warnings,
        ...leftOutWarnings(household, contributions, facts),
        ...notPutIn(saved, household.preTax401k),
      ],
      detail: { year, parts: [net, incomeTax, socialSecurity, medicare + additional, saved].map(toDollars) },
    };
  },

  explain({ figures, detail: { year } }, { wages }) {
    const at = (id: string) => requireFigure(figures, id);
    return {
      conclusion: text`You would take home about ${at('take_home_check')} each time, ${at('checks')} times in ${year}: ${at('take_home_year')} of ${given('wages', wages, 'usd')}, before any state tax.`,
      reasons: [
        text`Federal income tax takes ${at('income_tax')}, Social Security ${at('social_security_tax')} and Medicare ${at('medicare_tax')}. You keep ${at('kept')} of your pay.`,
      ],
      next: [
        text`Hold it against your last pay stub: what differs is state tax, premiums, or a Form W-4 that no longer fits.`,
        ...(findFigure(figures, 'left_out_401k')
          ? []
          : [
              text`A larger 401(k) contribution lowers take-home pay by less than it saves, because it is not taxed now.`,
            ]),
      ],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'Where your pay goes',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: [{ name: 'Amount', points: parts.map((amount, index) => [index + 1, amount] as const) }],
  }),

  weighed: ['pre_tax_401k', 'contribution_percent'],
  examples: [
    {
      question:
        'My salary is 95k, single. What is my take-home pay every two weeks if I put 6% in my 401(k)?',
      input: { wages: 95_000, contribution_percent: 6, paid: 'every_two_weeks' },
    },
    {
      question: 'what is my paycheck after taxes on 75k',
      input: { wages: 75_000 },
    },
    {
      question: 'How much will be taken out of my pay if I make 5,000 a month?',
      input: { wages: 60_000, paid: 'monthly' },
    },
    {
      question: 'net pay a month on 120k, married filing jointly, two kids',
      input: { wages: 120_000, filing_status: 'married_joint', children: 2, paid: 'monthly' },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});
