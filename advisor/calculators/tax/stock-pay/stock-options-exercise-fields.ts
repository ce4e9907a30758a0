import { choice, count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';

type OptionKind = 'iso' | 'nso';
/** The shares are kept past the end of the year, sold too early for the lower rates, or sold late enough for them. */
export type OptionSale = 'keep' | 'sell_early' | 'sell_late';

/** A higher amount is not the price of one share. Without a strike price, it is the price of all shares. */
const highestPrice = 10_000;

export const stockOptionsFields = {
  kind: choice<OptionKind>({
    label: 'Kind of option',
    fact: 'stock_option',
    options: ['iso', 'nso'],
    default: { value: 'iso', reason: 'the kind that the alternative minimum tax is about' },
  }),
  shares: count({
    label: 'Number of options to exercise',
    ask: 'how many options do you want to exercise',
    roles: ['n_shares'],
    min: 1,
    max: 1e8,
  }),
  strike: money({
    label: 'Strike price of a share',
    ask: 'what is the strike price',
    roles: ['strike'],
    min: 0,
    max: highestPrice,
  }),
  price: money({
    label: 'Value of a share at exercise',
    ask: 'what is a share worth now',
    roles: ['price_now'],
    min: 0,
    max: highestPrice,
  }),
  sale_price: money({
    label: 'Price of a share at sale',
    roles: ['price_now#2'],
    min: 0,
    max: highestPrice,
    default: { value: 0, reason: 'the value at exercise' },
  }),
  sale: choice<OptionSale>({
    label: 'What happens to the shares',
    options: ['keep', 'sell_early', 'sell_late'],
    facts: { sell_early: 'holding=short', sell_late: 'holding=long' },
    default: {
      value: 'keep',
      reason: 'kept past the end of the year, or sold after the holding periods where a later price is told',
      by: ({ sale_price: later }) => (typeof later === 'number' && later > 0 ? 'sell_late' : undefined),
    },
  }),
  salary: moneyPerYear({
    label: 'Salary',
    ask: 'how much do you earn a year',
    roles: ['wages'],
    min: 0,
    max: 1e8,
  }),
  spouse_salary: moneyPerYear({
    label: 'Spouse’s pay',
    roles: ['wages@spouse'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay of a spouse is mentioned' },
  }),
  filing_status: householdFields.filing_status,
};
