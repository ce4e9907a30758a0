import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { taxOnIncome } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const otherDeductions = ['mortgage_interest', 'state_local_taxes', 'itemized'];

const incomeRoles = (['wages', 'se_income', 'pension_income', 'other_income'] as const).flatMap(
  (role) => [role, `${role}@spouse`, `${role}@both`] as const,
);

/** The tax of several years that are alike but for their gifts. */
function taxesOf(household: Household, agi: Cents, facts: FactReader) {
  const yearWith = (charity: Cents) => {
    const off = deductions({ ...household, charity }, agi, facts);
    return {
      off: off.total,
      itemizes: off.itemizes,
      tax: taxOnIncome(Math.max(0, agi - off.total), 0, household.status, facts).tax,
    };
  };
  const beside = toCents(forJointReturn(facts.get('charity_without_itemizing'), household.status));
  const [even, none, small] = [household.charity, 0, Math.min(household.charity, beside)].map(yearWith);
  return (years: number) => {
    const between = years - 1;
    const bunched = yearWith(household.charity * years);
    const split = yearWith(household.charity * years - Math.min(household.charity, beside) * between);
    return {
      even: even!.tax * years,
      bunched: bunched.tax + none!.tax * between,
      split: split.tax + small!.tax * between,
      deductedEven: even!.off * years,
      deductedBunched: bunched.off + none!.off * between,
      itemizesNow: even!.itemizes,
      itemizesBetween: none!.itemizes,
      itemizesBunched: bunched.itemizes,
    };
  };
}

const shownYears = [2, 3] as const;
const names = { 2: 'two', 3: 'three' } as const;

const mostYears = 10;

/** "6k every year or 12k every other": how many years of gifts are given at once. */
function yearsIn(together: number, yearly: number): number | undefined {
  const years = Math.round(together / yearly);
  return years >= 2 && years <= mostYears ? years : undefined;
}

/** Gifts of several years in one of them, so that they count beyond the standard deduction. */
export const bunchCharity = defineCalculator({
  name: 'bunch_charity',
  version: 1,
  title: 'Bunching gifts to charity',
  about:
    'Whether giving two or three years of donations in one year (bunching, also with a donor-advised fund) saves tax against giving every year: federal tax over two and three years each way, with the floor for gifts and the deduction for people who don’t itemize.',
  simply:
    "Gifts often don't lower your tax because the fixed deduction is bigger anyway. Giving for several years at once gets you above it in that one year.",
  input: {
    charity: householdFields.charity,
    income: moneyPerYear({
      label: 'Yearly income',
      ask: 'what is your income for the year',
      roles: ['agi', 'agi@both'],
      sumOf: incomeRoles,
      min: 0,
      max: mostDollars,
      // Beside other deductions the gifts decide; without any, what a deduction saves is all there is to say.
      needed: (said) => !otherDeductions.some((name) => name in said),
      default: { value: 100_000, reason: 'a middle income; it decides what a deduction saves' },
    }),
    filing_status: householdFields.filing_status,
    mortgage_interest: householdFields.mortgage_interest,
    state_local_taxes: householdFields.state_local_taxes,
    itemized: householdFields.itemized,
    at_once: money({
      label: 'Gifts of several years given at once',
      roles: ['charity#2'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'as many years of gifts as are given at once' },
    }),
    years: count({
      label: 'Years of gifts given at once',
      min: 2,
      max: mostYears,
      default: {
        value: 2,
        reason: 'two years at once is the usual way',
        by: ({ charity, at_once: together }) => yearsIn(Number(together), Number(charity)),
      },
    }),
    age: householdFields.age,
    spouse_age: householdFields.spouse_age,
  },
  check: ({ charity, income }) => {
    if (charity === 0) return 'Give what you donate in a year.';
    return income === 0 ? 'Give your income of the year: without any there is no tax to save.' : null;
  },

  run({ income, years, ...told }, { facts }) {
    const { year, warnings } = factYear(facts, 'standard_deduction');
    const agi = toCents(income);
    const household = householdFrom(told);
    const over = taxesOf(household, agi, facts);
    const chosen = over(years);
    const saved = chosen.even - chosen.bunched;
    const split = chosen.bunched - chosen.split;
    const limit = facts.get('charity_cash_limit_percent');
    const isBeyond = household.charity * years > percentOf(agi, limit);
    const compared = shownYears.map((length) => ({ length, ...over(length) }));
    const costs = { labelBelowZero: 'Extra tax from giving at once' };
    return {
      figures: [
        centsFigure('saved', 'Tax saved by giving at once', saved, costs),
        centsFigure('tax_even', 'Tax if you give every year', chosen.even),
        centsFigure('tax_bunched', 'Tax if you give at once', chosen.bunched),
        centsFigure('saved_a_year', 'Tax saved per year', roundHalfUp(saved / years), costs),
        ...(split > 0
          ? [centsFigure('split_saves', 'More saved by still giving a little in between', split)]
          : []),
        centsFigure('deducted_even', 'Deductions if you give every year', chosen.deductedEven),
        centsFigure('deducted_bunched', 'Deductions if you give at once', chosen.deductedBunched),
        ...compared.flatMap(({ length, even, bunched }): Figure[] => [
          centsFigure(`saved_${names[length]}`, `Tax saved over ${names[length]} years`, even - bunched, {
            labelBelowZero: `Extra tax over ${names[length]} years`,
          }),
          centsFigure(`even_${names[length]}`, `Tax over ${names[length]} years, every year`, even),
          centsFigure(`bunched_${names[length]}`, `Tax over ${names[length]} years, at once`, bunched),
        ]),
        figure('years', 'Years of gifts given at once', years, 'years'),
      ],
      steps: [
        centsStep('Given at once', household.charity * years, 'yearly gifts x years'),
        centsStep('Deductions, giving every year', chosen.deductedEven),
        centsStep('Deductions, giving at once', chosen.deductedBunched),
        centsStep('Tax, giving every year', chosen.even),
        centsStep('Tax, giving at once', chosen.bunched),
        centsStep('Tax saved', saved, 'tax every year - tax at once'),
      ],
      assumptions: [
        text`Income and other deductions are the same in each year, by the law of ${year}.`,
        text`You give cash to public charities or a donor-advised fund.`,
        text`All income is taxed at the ordinary rates; state tax is left out.`,
      ],
      warnings: [
        ...warnings,
        ...(isBeyond
          ? [
              text`Gifts count up to ${fact('charity_cash_limit_percent', limit, 'percent')} of income in a year: the rest can be used in later years, which isn’t counted here.`,
            ]
          : []),
      ],
      detail: {
        chosen,
        floor: fact('charity_floor_percent', facts.get('charity_floor_percent'), 'percent'),
        beside: fact(
          'charity_without_itemizing',
          forJointReturn(facts.get('charity_without_itemizing'), told.filing_status),
          'usd',
        ),
        bars: compared.map(({ even, bunched }) => [toDollars(even), toDollars(bunched)] as const),
      },
    };
  },

  explain({ figures, detail: { chosen, floor, beside } }, { charity }) {
    const at = (id: string) => requireFigure(figures, id);
    const split = findFigure(figures, 'split_saves');
    const saves = at('saved').value > 0;
    const extra: Figure = { ...at('saved'), value: -at('saved').value };
    const gifts = given('charity', charity, 'usd');
    const conclusion = saves
      ? text`Giving ${at('years')} of gifts at once saves about ${at('saved')} in federal tax: ${at('tax_bunched')} over those years instead of ${at('tax_even')}.`
      : extra.value > 0
        ? text`Give every year: giving ${at('years')} of gifts at once would cost about ${extra} more in federal tax.`
        : text`Giving ${at('years')} of gifts at once makes no difference to your federal tax.`;
    return {
      conclusion,
      openings: {
        yesno: saves
          ? text`Yes, bunch your gifts: ${at('years')} at once saves about ${at('saved')} in federal tax.`
          : extra.value > 0
            ? text`No, don’t bunch your gifts: it would cost about ${extra} more in federal tax over ${at('years')}.`
            : text`No, bunching your gifts saves you nothing.`,
        which: saves
          ? text`Give at once: over three years you’d save ${at('saved_three')}, over two ${at('saved_two')}.`
          : text`Give every year: at once you’d pay no less tax.`,
      },
      reasons: [
        ...(saves
          ? [
              text`In the year of the gifts you itemize, and in the years between you take the standard deduction: ${at('deducted_bunched')} of deductions in all, against ${at('deducted_even')}.`,
              text`Over two years it saves ${at('saved_two')}, over three ${at('saved_three')}.`,
            ]
          : [
              chosen.itemizesBetween
                ? text`You itemize every year even without gifts, so it matters little when you give the ${gifts} a year.`
                : chosen.itemizesBunched
                  ? text`The gifts at once lift you above the standard deduction by too little.`
                  : text`Even at once, the gifts don’t lift you above the standard deduction.`,
            ]),
        ...(split
          ? [
              text`Keep giving up to ${beside} in the years between, which counts without itemizing: that saves another ${split}.`,
            ]
          : []),
        ...(floor.value > 0
          ? [
              text`If you itemize, only gifts above ${floor} of income count, and at once that floor applies once.`,
            ]
          : []),
      ],
      next: saves
        ? [
            text`Use a donor-advised fund: you give at once and deduct it now, and the charities get it over the years.`,
            text`Put the gifts into a year with high income, when a deduction saves most.`,
          ]
        : [text`Keep the receipts: up to ${beside} of cash gifts counts each year without itemizing.`],
    };
  },

  chart: ({ detail: { bars } }) => ({
    kind: 'bar',
    title: 'Federal tax each way',
    x: { label: 'Years', unit: 'count', names: ['Two years', 'Three years'] },
    y: { label: 'Federal tax', unit: 'usd' },
    series: ['Every year', 'At once'].map((name, way) => ({
      name,
      points: bars.map((pair, index) => [index + 1, pair[way]!] as const),
    })),
  }),

  formulas: {
    saved: ['tax_even - tax_bunched', 'tax_bunched - tax_even'],
    tax_even: 'The tax of a year with {charity} of gifts × {years}',
    tax_bunched: 'The tax of a year with all the gifts, and of the other years without any',
    saved_a_year: 'saved / years',
    split_saves:
      'The tax with no gifts in between, less the tax with the amount that counts without itemizing',
    deducted_even: 'The deductions of a year with {charity} of gifts × {years}',
    deducted_bunched: 'The deductions of a year with all the gifts, and of the other years without any',
    saved_two: ['even_two - bunched_two', 'bunched_two - even_two'],
    saved_three: ['even_three - bunched_three', 'bunched_three - even_three'],
    years: 'input.years',
  },
  examples: [
    {
      question:
        'Should I bunch my donations? I give 4,000 a year, make 100k, pay 9,000 mortgage interest and 5,000 state tax.',
      input: { charity: 4000, income: 100_000, mortgage_interest: 9000, state_local_taxes: 5000 },
    },
    {
      question:
        'we give 12k a year to our church, is it better to give two years at once? 180k income, married',
      input: { charity: 12_000, income: 180_000, filing_status: 'married_joint' },
    },
    {
      question:
        'bunching charitable gifts into a donor advised fund, 8k a year, 150k salary: how much tax saved',
      input: { charity: 8000, income: 150_000 },
    },
    {
      question: 'does it help to donate three years of tithes in one year, $9,000 a year on 95,000?',
      input: { charity: 9000, income: 95_000, years: 3 },
    },
  ],
  sources: ['irs_pub_17', 'usc_26_63', 'public_law_119_21'],
});
