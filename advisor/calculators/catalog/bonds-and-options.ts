import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const bondsAndOptions: CatalogGroup = {
  id: 'bonds-and-options',
  title: 'Bonds and options',
  entries: [
    {
      name: 'bond_price_ytm',
      title: 'Bond price and yield',
      summary: 'The price of a bond at a yield, or its yield at a price.',
      words: 'coupon maturity duration YTM treasury',
    },
    {
      name: 'rate_shock',
      title: 'Bonds when interest rates change',
      summary: 'What your bonds gain or lose when interest rates move.',
      words: 'duration bond fund fed rates',
    },
    {
      name: 'tax_equivalent_yield',
      title: 'Tax-equivalent yield',
      summary: 'Whether a tax-free bond beats a taxable one.',
      words: 'muni municipal yield',
    },
    {
      name: 'i_bond',
      title: 'I bond value',
      summary: 'What your I bond is worth, and what cashing it early costs.',
      words: 'savings bond treasury inflation',
    },
    {
      name: 'option_premium',
      title: 'Option break-even at a given premium',
      summary: 'The break-even of an option at the premium you pay or get.',
      words: 'call put cash-secured protective',
    },
    {
      name: 'option_spread',
      title: 'Option spread or straddle at given premiums',
      summary: 'The most you gain and lose with a spread or a straddle.',
      words: 'call put vertical bull bear',
    },
    {
      name: 'covered_call',
      title: 'Covered call',
      summary: 'What selling a call on your shares earns you.',
      words: 'option premium income',
    },
    {
      name: 'option_value_strategy',
      title: 'Option value and strategy',
      summary: 'What an option is worth, with its greeks.',
      words: 'black scholes call put delta implied volatility',
    },
    {
      name: 'kelly_bet',
      title: 'Kelly bet size',
      summary: 'How much to stake on a bet or a trade.',
      words: 'gambling position size odds bankroll',
    },
  ],
};
