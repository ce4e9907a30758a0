import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rentalSaleFormulas: Formulas = {
  tax: [
    'recapture_tax + gain_tax + investment_tax - losses_save',
    'recapture_tax + gain_tax + investment_tax',
    'recapture_tax + gain_tax - losses_save',
    'recapture_tax + gain_tax',
  ],
  gain: 'sold_for - "Costs of selling in all" - basis',
  recapture_tax: 'Tax on {"Gain from depreciation"}, on top of {income} of other income',
  gain_tax: 'Long-term gains tax on {"Rest of the gain"}, on top of that',
  investment_tax: 'The net investment income tax with {income} of other income and {gain} of gain',
  losses_save: 'Tax on {income} of other income, less the tax after losses',
  depreciation: [
    'depreciation',
    'depreciation_yearly * years_rented',
    '{"Building"} written off over {years_rented}',
  ],
  basis: 'bought_for + improvements - depreciation',
  share: 'tax / gain',
  kept: 'sold_for - "Costs of selling in all" - mortgage - tax',
};

export const rentalSaleExamples = [
  {
    question:
      'I sold my rental house for $400,000. I bought it for $250,000 and took $60,000 of depreciation, salary $90,000. How much tax?',
    input: { sold_for: 400_000, bought_for: 250_000, depreciation: 60_000, income: 90_000 },
  },
  {
    question:
      'depreciation recapture on a rental bought for 180k ten years ago selling for 320k, we make 120k married',
    input: {
      sold_for: 320_000,
      bought_for: 180_000,
      years_rented: 10,
      income: 120_000,
      filing_status: 'married_joint' as const,
    },
  },
  {
    question:
      'tax if I sell my investment property for 550,000, paid 300,000 in 2010, rented out 15 years, 75k income',
    input: { sold_for: 550_000, bought_for: 300_000, years_rented: 15, income: 75_000 },
  },
  {
    question:
      'selling my rental condo, how much will I keep after recapture and capital gains? paid 210k, sells for 340k, owe 120k',
    input: { sold_for: 340_000, bought_for: 210_000, mortgage: 120_000 },
  },
  {
    question:
      'sold the duplex we rent out at a gain, bought 265k, sold 430k with 6% commission, 22 years of depreciation',
    input: { sold_for: 430_000, bought_for: 265_000, selling_percent: 6, years_rented: 22 },
  },
];
