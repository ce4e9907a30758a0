import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import {
  ownOrRentYearExamples,
  ownOrRentYearFields,
} from '#advisor/calculators/borrowing/home-buying/own-or-rent-year-fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** The rule of thumb of a year’s owning: tax, upkeep and the cost of money together, as a share of the price. */
const ruleShare = 0.05;

/** What a year of owning costs for good, against a year of rent. */
export const ownOrRentYear = defineCalculator({
  name: 'own_or_rent_year',
  version: 1,
  title: 'Rent or own for a year, by money you don’t get back',
  about:
    'Rent against owning for one year by unrecoverable costs, the money you never get back: mortgage interest, property tax, insurance, upkeep and dues against rent, with what the down payment could earn where it is told. For rent or buy by sunk costs, the 5% rule, or a first-year comparison.',
  simply:
    'Some of what a home costs never comes back: interest, taxes, insurance and upkeep. This holds that money against the rent, which never comes back either.',
  input: ownOrRentYearFields,
  alternatives: [{ fields: ['tax', 'tax_rate'] }, { fields: ['upkeep', 'upkeep_rate'] }],
  check: ({ interest, loan, price }) =>
    interest === 0 && loan === 0 && price === 0
      ? 'Give the price of the home, the mortgage, or the interest of a year.'
      : null,

  run(input) {
    const { price, rate, rent, interest: told, loan } = input;
    const interestYear = told > 0 ? told : (loan * rate) / 100;
    const tax = input.tax > 0 ? input.tax : (price * input.tax_rate) / 100;
    const upkeep = input.upkeep > 0 ? input.upkeep : (price * input.upkeep_rate) / 100;
    const dues = input.hoa * monthsPerYear;
    const down = Math.max(0, price - loan);
    const missed = (down * input.return_rate) / 100;
    const owning = interestYear + tax + input.insurance + upkeep + dues + missed;
    const renting = rent * monthsPerYear + input.renter_insurance;
    const own = figure('owning', 'Owning: money you don’t get back in a year', owning, 'usd_per_year');
    const rented = figure('renting', 'Renting: money you don’t get back in a year', renting, 'usd_per_year');
    const gap = figure(
      'difference',
      renting < owning ? 'Saved in a year by renting' : 'Saved in a year by owning',
      Math.abs(owning - renting),
      'usd_per_year',
    );
    const even = figure(
      'even_rent',
      'Rent at which both cost the same',
      (owning - input.renter_insurance) / monthsPerYear,
      'usd_per_month',
    );
    const byRule =
      price > 0
        ? figure(
            'rule_rent',
            'Rent by the rule of thumb',
            (price * ruleShare) / monthsPerYear,
            'usd_per_month',
          )
        : null;
    const parts = [
      figure('interest_year', 'Interest', interestYear, 'usd_per_year'),
      figure('tax_year', 'Property tax', tax, 'usd_per_year'),
      figure('insurance_year', 'Insurance', input.insurance, 'usd_per_year'),
      figure('upkeep_year', 'Upkeep', upkeep, 'usd_per_year'),
      figure('dues_year', 'Dues', dues, 'usd_per_year'),
      figure('missed_year', 'What the down payment could earn', missed, 'usd_per_year'),
    ].filter(({ value }) => value > 0);
    return {
      figures: [
        gap,
        own,
        rented,
        figure('owning_month', 'Owning: the same a month', owning / monthsPerYear, 'usd_per_month'),
        even,
        ...(byRule ? [byRule] : []),
        ...parts,
      ],
      steps: [
        ...parts.map(({ label, value }) => ({ label, value, unit: 'usd_per_year' as const })),
        { label: 'Owning in all', formula: 'the sum', value: owning, unit: 'usd_per_year' as const },
        {
          label: 'Renting in all',
          formula: 'rent x 12 + renters insurance',
          value: renting,
          unit: 'usd_per_year' as const,
        },
      ],
      assumptions: [
        text`Only money you never see again counts: paying down principal isn’t a cost, and growth of the home’s value is left out.`,
        text`Interest is that of the first year on the whole loan; buying and selling costs are left out.`,
      ],
      warnings: [],
      detail: { own, rented, gap, even, byRule, parts, rentIsLess: renting < owning },
    };
  },

  explain({ detail: { own, rented, gap, even, byRule, parts, rentIsLess } }, { rent }) {
    const largest = parts.toSorted((one, other) => other.value - one.value)[0];
    const both = text`${own} of owning costs you don’t get back, against ${rented} of rent`;
    return {
      conclusion: rentIsLess
        ? text`Renting costs ${gap} less: ${both}.`
        : text`Owning costs ${gap} less: ${both}.`,
      openings: {
        which: rentIsLess
          ? text`Rent, for a year at least: it costs ${gap} less.`
          : text`Own: it costs ${gap} less.`,
        yesno: rentIsLess
          ? text`No, renting costs ${gap} less: ${both}.`
          : text`Yes, owning costs ${gap} less: ${both}.`,
        amount: rentIsLess
          ? text`Renting costs ${gap} less: ${both}.`
          : text`Owning costs ${gap} less: ${both}.`,
      },
      named: {
        owning: text`Owning costs ${own} that you don’t get back.`,
        ...(byRule
          ? {
              rule_rent: text`By the five percent rule, ${byRule.value < rent ? 'owning' : 'renting'} is cheaper: rent of ${given('rent', rent, 'usd_per_month')} against ${byRule}, a twelfth of that share of the price.`,
            }
          : {}),
      },
      reasons: [
        ...(largest
          ? [text`The largest part of owning is ${largest.label.toLowerCase()}, at ${largest}.`]
          : []),
        text`Both would cost the same at a rent of ${even}; yours is ${given('rent', rent, 'usd_per_month')}.`,
      ],
      next: [
        text`Compare over the years you’d stay as well: buying and selling costs weigh most in a short stay.`,
        text`Use the actual tax, insurance and repairs of the home you have in mind.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Money you don’t get back in a year', figures, ['owning', 'renting']),

  covers: ['rent_vs_buy'],
  formulas: {
    owning:
      'Interest, property tax, insurance, upkeep and dues of a year together[, {missed_year} of missed return included]',
    renting: 'rent * 12 + renter_insurance',
    difference: ['renting - owning', 'owning - renting'],
    owning_month: 'owning / 12',
    even_rent: '(owning - renter_insurance) / 12',
    interest_year: ['loan * rate', 'interest'],
    tax_year: ['tax', 'price * tax_rate'],
    insurance_year: 'insurance',
    upkeep_year: ['upkeep', 'price * upkeep_rate'],
    dues_year: 'hoa * 12',
    missed_year: '(price - loan) * return_rate',
    rule_rent: 'price * 5% / 12',
  },
  examples: ownOrRentYearExamples,
  sources: ['cfpb_owning_a_home'],
});
