import { homeSaleFormulas } from '#advisor/calculators/tax/gains/home-sale-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  homeSaleFields,
  isShortOfTwoYears,
  yearsLookedAt,
  yearsToLive,
} from '#advisor/calculators/tax/gains/home-sale-fields.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { rentalWarning } from '#advisor/calculators/tax/gains/rental-warning.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface Prices {
  sold_for: number;
  bought_for: number;
  improvements: number;
  selling_costs: number;
  selling_percent: number;
}

const costsOf = (told: Prices): Cents =>
  toCents(told.selling_costs) + percentOf(toCents(told.sold_for), told.selling_percent);

const cashLeft = (told: Prices & { mortgage: number }, tax: Cents): Cents =>
  toCents(told.sold_for) - costsOf(told) - toCents(told.mortgage) - tax;

function gainByPrices(told: Prices): Cents {
  return toCents(told.sold_for) - costsOf(told) - toCents(told.bought_for) - toCents(told.improvements);
}

/** A gain beside two prices that make neither it nor, with all that comes off, anything near it. */
function isAtOdds(told: Prices & { gain: number }): boolean {
  const { gain, sold_for: sold, bought_for: bought } = told;
  const byPrices = [sold - bought, toDollars(gainByPrices(told))];
  return gain > 0 && sold > 0 && bought > 0 && !byPrices.some((other) => isAbout(gain, other));
}

/** What of the gain on one's home is taxed. */
export const homeSale = defineCalculator({
  name: 'home_sale',
  version: 7,
  title: 'Selling your home',
  about:
    'How much of the gain on selling your own home, the one you live in, is taxable after the home sale exclusion, and the federal capital gains tax on it.',
  simply:
    "You're taxed only on the gain, the sale price minus what the house cost you, and for your own home a large part of that gain can be free of tax.",
  input: homeSaleFields,
  alternatives: [
    { fields: ['short_of_two_years', 'years_owned'] },
    { fields: ['short_of_two_years_lived', 'years_lived'] },
  ],
  check({ sold_for: sold, bought_for: bought, gain, improvements, selling_costs: costs }) {
    if (gain === 0 && (sold === 0 || bought === 0))
      return 'Give the gain, or what you paid for the home and what you sold it for.';
    return sold > 0 && Math.max(costs, improvements) >= sold
      ? 'Improvements and costs of selling must each be less than the sale price.'
      : null;
  },

  run(given_, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { filing_status: status, years_owned: owned, income } = given_;
    const lived =
      given_.lived_there === 'yes'
        ? Math.min(given_.years_lived, Math.max(0, yearsLookedAt - given_.years_moved_out))
        : 0;
    const gain = given_.gain > 0 ? toCents(given_.gain) : gainByPrices(given_);
    const limit = forJointReturn(facts.get('home_sale_exclusion'), status);
    const isPartRented = given_.part_rented && given_.lived_there === 'yes';
    const reached = !isShortOfTwoYears(given_) && Math.min(lived, owned) >= yearsToLive;
    // Section 121(c): who has to sell before two years are up has the part of the exclusion that the time makes.
    const part = reached ? 0 : percentOf(toCents(limit), (Math.min(lived, owned) / yearsToLive) * 100);
    const allowed = reached ? toCents(limit) : given_.forced_sale ? part : 0;
    const excluded = Math.min(Math.max(0, gain), allowed);
    const taxable = Math.max(0, gain - excluded);
    const shortTerm = owned <= 1;
    const householdWith = (amount_: number) =>
      householdFrom({
        filing_status: status,
        other_income: income,
        ...(shortTerm ? { short_gain: toDollars(amount_) } : { long_gain: toDollars(amount_) }),
      });
    const without = federalReturn(householdWith(0), facts).totalTax;
    const taxOn = (amount_: Cents) => federalReturn(householdWith(amount_), facts).totalTax - without;
    const tax = taxOn(taxable);
    const ifLived = Math.max(0, gain - toCents(limit));
    return {
      figures: [
        centsFigure(
          'taxable_gain',
          isPartRented ? 'Taxable gain if all of it counted as your home' : 'Taxable gain',
          taxable,
        ),
        ...((income > 0 || taxable === 0) && !isPartRented
          ? [centsFigure('tax', 'Federal tax on it', tax)]
          : []),
        ...(given_.lived_there === 'not_said' && owned >= yearsToLive
          ? [
              centsFigure(
                'taxable_if_lived',
                'Taxable gain if you lived there for two of the last five years',
                ifLived,
              ),
              ...(income > 0 ? someCents('tax_if_lived', 'Federal tax in that case', taxOn(ifLived)) : []),
            ]
          : []),
        centsFigure('gain', 'Gain on the home', gain, { labelBelowZero: 'Loss on the home' }),
        centsFigure('excluded', 'Tax-free gain', excluded),
        ...(part > 0
          ? [
              centsFigure(
                'part_exclusion',
                'Exclusion if work, health or something unforeseen made you sell',
                part,
              ),
            ]
          : []),
        ...(given_.mortgage > 0 && given_.sold_for > 0
          ? [
              centsFigure('cash_left', 'Cash left after the mortgage, costs and tax', cashLeft(given_, tax), {
                labelBelowZero: 'Cash you owe after the mortgage, costs and tax',
              }),
            ]
          : []),
      ],
      steps: [
        centsStep('Gain', gain, 'sale price - costs of selling - purchase price - improvements'),
        centsStep('Exclusion that is allowed', allowed),
        centsStep('Taxable gain', taxable, 'gain - exclusion'),
      ],
      assumptions: [
        ...(taxable > 0
          ? [
              shortTerm
                ? text`Owned for a year or less: the gain is taxed like wages. After more than a year the lower rates of long-term gains would apply.`
                : text`Owned for more than a year: the rates of long-term gains apply.`,
            ]
          : []),
        ...(reached
          ? [
              text`You owned it and lived in it for two full years of the last five: with less, all of the gain is taxed.`,
            ]
          : []),
        text`No other home’s gain was excluded in the two years before, and it was never rented out or depreciated.`,
        ...(status === 'married_joint'
          ? [text`Both of you lived there, and at least one of you owned it.`]
          : []),
        text`What counts as the purchase price of a home that was a gift is what the giver paid; of an inherited one, its value on the day of death.`,
        text`Left out: state tax. A loss on your own home is not deductible.`,
      ],
      warnings: [
        ...warnings,
        ...(given_.lived_there === 'no' && gain > 0 ? [rentalWarning] : []),
        ...(isAtOdds(given_)
          ? [
              text`The prices you gave make a different gain from the one you gave; the one you gave is used here.`,
            ]
          : []),
        ...(allowed === 0
          ? [
              text`Owned or lived in for less than two of the last five years, the gain is taxed in full, unless you sold because of work, health or something unforeseen: then a part is excluded.`,
            ]
          : []),
      ],
      detail: { year, limit: fact('home_sale_exclusion', limit, 'usd'), allowed },
    };
  },

  explain(
    { figures, detail: { year, limit, allowed } },
    { income, part_rented: rented, lived_there: lived },
  ) {
    const at = (id: string) => requireFigure(figures, id);
    const tax = findFigure(figures, 'tax');
    const taxable = at('taxable_gain');
    const cash = findFigure(figures, 'cash_left');
    const part = findFigure(figures, 'part_exclusion');
    const [ifLived, taxIfLived] = [
      findFigure(figures, 'taxable_if_lived'),
      findFigure(figures, 'tax_if_lived'),
    ];
    if (rented && lived === 'yes') return explainPartRented(at('gain'), limit);
    return {
      conclusion: ifLived
        ? taxIfLived && tax
          ? text`If you lived there for two of the last five years, ${ifLived} of the gain is taxable, which costs ${taxIfLived} of federal tax for ${year}. If you didn’t, all ${taxable} is, which costs ${tax}.`
          : text`If you lived there for two of the last five years, ${ifLived} of the gain is taxable; if you didn’t, all ${taxable} is.`
        : tax && taxable.value > 0
          ? text`${taxable} of the gain is taxable, which costs ${tax} of federal tax for ${year}.`
          : tax
            ? text`No federal tax is due: ${taxable} of a gain of ${at('gain')} is taxable.`
            : text`${taxable} of a gain of ${at('gain')} is taxable.`,
      openings: {
        yesno: ifLived
          ? text`If you lived there for two of the last five years, ${ifLived} of it is taxed; if you didn’t, all ${taxable} is.`
          : taxable.value === 0
            ? text`No, none of your ${at('gain')} gain is taxed.`
            : part && allowed === 0
              ? text`Yes, all ${taxable} is taxed, unless work, health or something unforeseen makes you sell: then up to ${part} of the gain is tax-free.`
              : tax
                ? text`Yes, ${taxable} of your ${at('gain')} gain is taxed, about ${tax} for ${year}.`
                : text`Yes, ${taxable} of your ${at('gain')} gain is taxed.`,
        ...(tax && taxable.value > 0 && allowed === 0
          ? {
              which: text`Wait until you’ve lived there two years: selling now costs ${tax} in federal tax.`,
              change: text`Living there two full years first would save up to ${tax} in federal tax.`,
            }
          : {}),
      },
      reasons: [
        part && allowed > 0
          ? text`Two years weren’t up, but you had to sell, so ${part} of the ${limit} exclusion counts.`
          : allowed > 0
            ? text`Up to ${limit} of the gain on a home you owned and lived in for two of the last five years isn’t taxed.`
            : text`The exclusion of ${limit} is for a home you owned and lived in for two of the last five years.`,
        ...(tax ? [] : [text`The tax depends on your other income: tell me what you earn.`]),
        ...(cash ? [text`After the mortgage, the costs and the tax you’d keep ${cash}.`] : []),
        ...(income > 0 && taxable.value > 0
          ? [text`The taxable part comes on top of your income of ${given('income', income, 'usd')}.`]
          : []),
      ],
      next: [
        text`Gather receipts for improvements: each dollar lowers the gain.`,
        text`Report the sale if you get a Form 1099-S for it, even if nothing is taxed.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('How much of the gain is taxed', figures, ['gain', 'excluded', 'taxable_gain', 'tax']),

  formulas: homeSaleFormulas,
  examples: [
    {
      question:
        'We bought our house for 300k and sold it for $950,000, married. How much of the gain is taxable?',
      input: { filing_status: 'married_joint', bought_for: 300_000, sold_for: 950_000 },
    },
    {
      question: 'I sold my home with a gain of 310k, single, salary 90k. What capital gains tax do I owe?',
      input: { gain: 310_000, income: 90_000 },
    },
    {
      question:
        'selling my primary residence for 600k, paid 420k and put 50k into a remodel, lived there 6 years. taxes?',
      input: { sold_for: 600_000, bought_for: 420_000, improvements: 50_000, years_lived: 6 },
    },
    {
      question: 'sold the house after one year for an 80k profit, I earn 100k. Is it taxed?',
      input: { gain: 80_000, years_owned: 1, income: 100_000 },
    },
  ],
  sources: ['usc_26_121', 'irs_schedule_d'],
});

/** A rented unit doesn't count as the home: its share of the gain and all depreciation are taxed. No amount of tax is given. */
function explainPartRented(gain: Figure, limit: Quantity): Explanation {
  return {
    conclusion: text`Of your ${gain} gain, the share of what you lived in can be tax-free up to ${limit}; the share of what you rented out is taxed.`,
    reasons: [
      text`A unit that was rented, often half of a duplex, doesn’t count as your home. Your own unit’s share is tax-free if you lived there two of the last five years.`,
      text`Depreciation since the renting began is taxed in any case, at a rate of up to a quarter.`,
    ],
    next: [
      text`Split price, cost and improvements between the units, and ask me about selling a rental property for the rented share.`,
      text`Sell within three years of moving out: after that your own unit’s exclusion is gone too.`,
    ],
  };
}
