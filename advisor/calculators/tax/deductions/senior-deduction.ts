import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { age, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { seniorsOf } from '#advisor/calculators/tax/deductions/deductions.ts';
import { federalReturn, taxOnIncome } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** As the fact `senior_age` has it, which a test holds this against. */
export const seniorsFrom = 65;
const incomeRoles = (
  [
    'agi',
    'wages',
    'se_income',
    'pension_income',
    'withdraw_amount',
    'rental_income',
    'dividend_income',
    'interest_income',
    'gain_amount',
    'conversion',
    'other_income',
  ] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);
const places = 40;

/** The deduction for people of 65 and older, after its phase-out. */
export const seniorDeduction = defineCalculator({
  name: 'senior_deduction',
  version: 1,
  title: 'Deduction for seniors',
  about:
    'How much of the deduction for people aged 65 and older (the senior bonus deduction, 2025 through 2028) is left at an income, for one person or a couple, and how much federal tax it saves.',
  simply:
    'Older people may take an extra amount off their income before tax is figured. The higher the income, the less of it is left.',
  input: {
    income: moneyPerYear({
      label: 'Yearly income besides Social Security',
      ask: 'what is your income for the year besides Social Security',
      roles: incomeRoles,
      adds: true,
      min: 0,
      max: mostDollars,
    }),
    social_security: householdFields.social_security,
    age: age({
      label: 'Age at the end of the year',
      roles: ['age'],
      min: 0,
      max: 120,
      default: { value: seniorsFrom, reason: 'you ask about the deduction for seniors' },
    }),
    spouse_age: age({
      label: 'Spouse’s age at the end of the year',
      roles: ['age@spouse'],
      min: 0,
      max: 120,
      default: {
        value: 0,
        reason: 'a spouse of 65 or older isn’t mentioned',
        by: ({ filing_status: status, age: own }) =>
          status === 'married_joint' && own === undefined ? seniorsFrom : undefined,
      },
    }),
    filing_status: householdFields.filing_status,
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const status = input.filing_status;
    const household = householdFrom({
      filing_status: status,
      age: input.age,
      spouse_age: input.spouse_age,
      other_income: input.income,
      social_security: input.social_security,
    });
    const done = federalReturn(household, facts);
    const people = seniorsOf(household, facts);
    const full = people * toCents(facts.get('senior_deduction'));
    const deduction = done.deductions.senior;
    const taxOf = (taxable: number) => taxOnIncome(taxable, 0, status, facts).tax;
    const before = Math.max(0, done.agi - done.deductions.total + deduction);
    const saved = taxOf(before) - taxOf(done.taxableIncome);
    const start = forJointReturn(facts.get('senior_deduction_phaseout'), status);
    const share = facts.get('senior_deduction_phaseout_percent');
    const end = start + (facts.get('senior_deduction') / share) * 100;
    const at = (income: number) =>
      toDollars(
        federalReturn({ ...household, otherIncome: toCents(income), socialSecurity: 0 }, facts).deductions
          .senior,
      );
    return {
      figures: [
        centsFigure('deduction', 'Deduction', deduction),
        centsFigure('saved', 'Federal tax it saves', saved),
        centsFigure('full', 'Deduction before the phase-out', full),
        centsFigure('lost', 'Lost to the phase-out', full - deduction),
        figure('counted', 'Adjusted gross income', toDollars(done.agi), 'usd'),
        figure('people', 'People of that age on the return', people, 'count'),
        figure('gone_at', 'Income at which it is gone', end, 'usd'),
      ],
      steps: [
        centsStep('Before the phase-out', full, 'people of that age x deduction for each'),
        {
          label: 'Income above the start of the phase-out',
          value: Math.max(0, toDollars(done.agi) - start),
          unit: 'usd',
        },
        centsStep('Lost to the phase-out', full - deduction, 'a share of that for each person'),
        centsStep('Deduction', deduction),
        centsStep('Federal tax saved', saved, 'tax without it - tax with it'),
      ],
      assumptions: [
        text`It comes on top of the standard or itemized deduction and of the older addition for people of this age.`,
        text`Everyone who counts has a Social Security number.`,
      ],
      warnings: [
        ...warnings,
        ...(status === 'married_separate'
          ? [text`Married people who file separately can’t take it: they have to file jointly.`]
          : []),
      ],
      detail: {
        year,
        start: fact('senior_deduction_phaseout', start, 'usd'),
        share: fact('senior_deduction_phaseout_percent', share, 'percent'),
        byIncome: Array.from({ length: places + 1 }, (_, index) => {
          const income = (end * 1.2 * index) / places;
          return [income, at(income)] as const;
        }),
      },
    };
  },

  explain({ figures, detail: { year, start, share } }) {
    const at = (id: string) => requireFigure(figures, id);
    const has = at('deduction').value > 0;
    const none =
      at('people').value === 0
        ? text`No one on the return has reached the age for it by the end of ${year}.`
        : at('full').value === 0
          ? text`There’s no such deduction for ${year}: the law has it for certain years only.`
          : text`At an income of ${at('counted')} nothing of it is left; it’s gone at ${at('gone_at')}.`;
    return {
      conclusion: has
        ? text`The deduction for seniors is ${at('deduction')} for ${year} and saves about ${at('saved')} of federal tax.`
        : text`You get no deduction for seniors for ${year}.`,
      openings: {
        yesno: has
          ? text`Yes, you get ${at('deduction')} for ${year}, which saves about ${at('saved')} of federal tax.`
          : text`No, you get no deduction for seniors for ${year}.`,
        change: has
          ? text`It saves you about ${at('saved')} of federal tax for ${year}.`
          : text`It saves you nothing for ${year}.`,
      },
      reasons: has
        ? [
            at('lost').value > 0
              ? text`${at('lost')} of ${at('full')} is lost: each person’s shrinks by ${share} of income above ${start}.`
              : text`Your income of ${at('counted')} is below ${start}, where it begins to shrink.`,
          ]
        : [none],
      next: [
        text`Keep withdrawals and Roth conversions in view: each dollar of income above ${start} takes away a part of it.`,
      ],
    };
  },

  chart: ({ figures, detail: { byIncome } }) => ({
    kind: 'line',
    title: 'Deduction by income',
    about: requireFigure(figures, 'counted').value,
    x: { label: 'Income', unit: 'usd' },
    y: { label: 'Deduction', unit: 'usd' },
    series: [{ name: 'Deduction', points: byIncome }],
  }),

  formulas: {
    deduction: 'full - lost',
    saved: 'Federal tax on {counted} without the deduction, less the tax with it',
    full: 'The law’s deduction for each person of that age, for {people}',
    lost: 'The law’s share of what {counted} is above the start of the phase-out, for each person',
    counted: ['income', '{income}, with the taxable part of {social_security} of Social Security'],
    people: 'Those of 65 or older on the return',
    gone_at: 'The income at which the phase-out has taken all of it',
  },
  examples: [
    {
      question: 'I’m 67 and single with an AGI of 88,000, how much of the senior deduction do I get?',
      input: { age: 67, income: 88_000 },
    },
    {
      question: 'both of us are over 65, joint income 168k. what’s left of the 6,000 senior deduction each?',
      input: { age: 65, spouse_age: 65, income: 168_000, filing_status: 'married_joint' },
    },
    {
      question:
        'senior bonus deduction for 71 year old with 52k pension and 24k social security, what does it save',
      input: { age: 71, income: 52_000, social_security: 24_000 },
    },
    {
      question: 'I’m 66, my wife is 61 and we make 131,000. how big is our deduction for seniors',
      input: { age: 66, spouse_age: 61, income: 131_000, filing_status: 'married_joint' },
    },
  ],
  sources: ['public_law_119_21'],
});
