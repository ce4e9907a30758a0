import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { ratesOf } from '#advisor/calculators/tax/gains/gain-rates.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { taxWithRecapture } from '#advisor/calculators/tax/gains/recapture-tax.ts';
import { rentalSaleFields } from '#advisor/calculators/tax/gains/rental-sale-fields.ts';
import { rentalSaleExamples, rentalSaleFormulas } from '#advisor/calculators/tax/gains/rental-sale-words.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

interface TaxOfSale {
  recapture: Cents;
  gain: Cents;
  investment: Cents;
  /** What losses of earlier years, or of the sale, take off the tax on other income. */
  saved: Cents;
}

/** The tax with the sale less the tax without it, by its parts. */
function taxOnSale(
  told: { income: number; status: FilingStatus; recaptured: Cents; otherGain: Cents; losses: Cents },
  facts: FactReader,
): TaxOfSale {
  const { income, status, recaptured, otherGain, losses } = told;
  const household = (other: number, gain: Cents) =>
    householdFrom({ filing_status: status, other_income: other, long_gain: toDollars(gain) });
  const without = federalReturn(household(income, 0), facts);
  const spared = Math.min(toCents(income), losses);
  const lower = federalReturn(household(income - toDollars(spared), 0), facts);
  // Losses that other income cannot take come off the gain.
  const left = losses - spared;
  const [fromDepreciation, fromPrice] = [
    Math.max(0, recaptured - left),
    Math.max(0, otherGain - Math.max(0, left - recaptured)),
  ];
  const withSale = federalReturn(household(income - toDollars(spared), fromDepreciation + fromPrice), facts);
  const parts = taxWithRecapture(
    { taxableIncome: withSale.taxableIncome, recaptured: fromDepreciation, otherGain: fromPrice, status },
    facts,
  );
  return {
    recapture: parts.recapture,
    gain: parts.gain,
    investment: withSale.netInvestmentTax,
    saved: without.onIncome.tax - lower.onIncome.tax,
  };
}

interface Written {
  depreciation: number;
  depreciation_yearly: number;
  years_rented: number;
}

/** The depreciation of all years: as told, as told of each year, or the building spread evenly. */
function takenInAll(
  { depreciation, depreciation_yearly: yearly, years_rented: rented }: Written,
  { building, cost, span }: { building: number; cost: number; span: number },
): number {
  if (depreciation > 0) return depreciation;
  return yearly > 0 ? Math.min(cost, yearly * rented) : (building * Math.min(rented, span)) / span;
}

/** What a sale of a rented home costs in federal tax, depreciation counted. */
export const rentalSale = defineCalculator({
  name: 'rental_sale',
  version: 2,
  title: 'Selling a rental property',
  about:
    'The federal tax on selling a rental house or investment property: gain after depreciation, depreciation recapture at up to a quarter, long-term capital gains tax, the net investment income tax, suspended rental losses, and the cash left after the mortgage.',
  simply:
    'As a landlord you got tax breaks for wear each year, so when you sell, those are taxed along with the gain.',
  input: rentalSaleFields,
  check({ sold_for: sold, bought_for: bought, improvements, depreciation, selling_costs: costs }) {
    if (costs >= sold) return 'Costs of selling must be less than the sale price.';
    return depreciation > bought + improvements
      ? 'Depreciation can’t be more than the purchase price and improvements.'
      : null;
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const span = facts.get('rental_depreciation_years');
    const building = input.bought_for * (1 - input.land_percent / 100) + input.improvements;
    const taken = toCents(takenInAll(input, { building, cost: input.bought_for + input.improvements, span }));
    const costs = toCents(input.selling_costs) + percentOf(toCents(input.sold_for), input.selling_percent);
    const basis = toCents(input.bought_for) + toCents(input.improvements) - taken;
    const gain = toCents(input.sold_for) - costs - basis;
    const recaptured = Math.max(0, Math.min(gain, taken));
    const otherGain = Math.max(0, gain - recaptured);
    const losses = toCents(input.passive_losses) + Math.max(0, -gain);
    const rates = ratesOf(0, facts);
    const most = facts.get('depreciation_recapture_rate');
    const hasIncome = input.income > 0;
    const tax = hasIncome
      ? taxOnSale({ income: input.income, status: input.filing_status, recaptured, otherGain, losses }, facts)
      : {
          recapture: percentOf(Math.max(0, recaptured - losses), most),
          gain: percentOf(Math.max(0, otherGain - Math.max(0, losses - recaptured)), rates.long),
          investment: 0,
          saved: 0,
        };
    const total = tax.recapture + tax.gain + tax.investment - tax.saved;
    return {
      figures: [
        centsFigure('tax', 'Federal tax on the sale', total, {
          labelBelowZero: 'Federal tax the sale saves',
        }),
        centsFigure('gain', 'Gain on the sale', gain, { labelBelowZero: 'Loss on the sale' }),
        centsFigure('recapture_tax', 'Depreciation recapture tax', tax.recapture),
        centsFigure('gain_tax', 'Tax on the rest of the gain', tax.gain),
        ...someCents('investment_tax', 'Net investment income tax', tax.investment),
        ...someCents('losses_save', 'Tax that losses save on other income', tax.saved),
        centsFigure('depreciation', 'Depreciation', taken),
        centsFigure('basis', 'Adjusted basis', basis),
        ...(gain > 0
          ? [figure('share', 'Tax as a share of the gain', (total / gain) * 100, 'percent', { decimals: 1 })]
          : []),
        centsFigure(
          'kept',
          'Cash you walk away with, net of costs, mortgage and tax',
          toCents(input.sold_for) - costs - toCents(input.mortgage) - total,
          {
            labelBelowZero: 'Cash you owe, net of costs, mortgage and tax',
          },
        ),
      ],
      steps: [
        centsStep('Building', toCents(building), 'purchase price x (1 - land) + improvements'),
        centsStep('Costs of selling in all', costs),
        centsStep('Gain from depreciation', recaptured, 'the smaller of gain and depreciation'),
        centsStep('Rest of the gain', otherGain),
      ],
      assumptions: [
        ...(input.depreciation > 0 || input.depreciation_yearly > 0
          ? []
          : [
              text`The building is written off evenly over ${fact('rental_depreciation_years', span, 'years')}; the tax is due on what you could have taken, even if you didn’t.`,
            ]),
        ...(hasIncome
          ? [
              text`The tax is the difference to your federal tax without the sale, with the standard deduction.`,
            ]
          : [
              text`Your other income isn’t known: depreciation is taxed at ${fact('depreciation_recapture_rate', most, 'percent')} and the rest at ${fact('long_term_gain_rates', rates.long, 'percent')} here.`,
            ]),
        text`You owned it for more than a year and never lived in it. State tax is left out.`,
      ],
      warnings,
      detail: { year, hasIncome, parts: [tax.recapture, tax.gain, tax.investment].map(toDollars) },
    };
  },

  explain({ figures, detail: { year, hasIncome } }) {
    const at = (id: string) => requireFigure(figures, id);
    const [tax, gain] = [at('tax'), at('gain')];
    const extra = findFigure(figures, 'investment_tax');
    const saved = findFigure(figures, 'losses_save');
    const share = findFigure(figures, 'share');
    const next = [
      text`Take the depreciation from your tax returns, not from a guess, and bring the closing papers of the purchase.`,
      text`If you want to stay in real estate, ask about a like-kind exchange before you close: it puts the tax off.`,
    ];
    if (gain.value <= 0)
      return {
        conclusion: text`You owe no federal tax on the sale for ${year}: it’s a loss of ${{ ...gain, value: -gain.value }}, and a loss on a rental counts in full.`,
        reasons: [text`Your basis is ${at('basis')}, after ${at('depreciation')} of depreciation.`],
        next,
      };
    return {
      conclusion:
        tax.value < 0
          ? text`The sale saves you ${{ ...tax, value: -tax.value }} of federal tax for ${year}, because losses outweigh the gain.`
          : text`Selling the rental costs you about ${tax} in federal tax for ${year}, on a gain of ${gain}.`,
      openings: {
        yesno:
          tax.value > 0
            ? text`Yes: about ${tax} of federal tax for ${year}, ${at('recapture_tax')} of it on the depreciation.`
            : text`No, you’d owe no federal tax on it for ${year}.`,
        ...(share ? { rate: text`About ${share} of your ${gain} gain goes to federal tax.` } : {}),
      },
      named: {
        recapture_tax: text`The depreciation of ${at('depreciation')} costs you ${at('recapture_tax')} in federal tax.`,
        kept: text`You’d keep ${at('kept')} after costs, the mortgage and federal tax.`,
      },
      reasons: [
        text`${at('recapture_tax')} is for ${at('depreciation')} of depreciation, and ${at('gain_tax')} for the rest of the gain.`,
        ...(extra ? [text`The net investment income tax adds ${extra}.`] : []),
        ...(saved ? [text`Losses of earlier years save ${saved} of it.`] : []),
        text`You’d keep ${at('kept')}.`,
        ...(hasIncome ? [] : [text`Tell me your other income for the exact figure.`]),
      ],
      next,
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'The tax by its parts',
    x: {
      label: 'Part',
      unit: 'count',
      names: ['Depreciation', 'Rest of the gain', 'Net investment income tax'],
    },
    y: { label: 'Tax', unit: 'usd' },
    about: 1,
    series: [{ name: 'Tax', points: parts.map((part, index) => [index + 1, part] as const) }],
  }),

  covers: ['capital_gains_tax', 'rental_depreciation'],
  formulas: rentalSaleFormulas,
  examples: rentalSaleExamples,
  sources: ['irs_pub_544', 'irs_pub_527', 'usc_26_1', 'usc_26_1411'],
});
