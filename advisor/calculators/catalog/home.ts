import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const home: CatalogGroup = {
  id: 'home',
  title: 'Home',
  entries: [
    {
      name: 'mortgage_affordability',
      title: 'How much house you can afford',
      summary: 'The most expensive home that fits your income.',
      words: 'house price budget buy how much house',
    },
    {
      name: 'income_for_home',
      title: 'Income needed for a home',
      summary: 'The income it takes for a home at a price, or for a monthly payment.',
      words: 'salary house qualify afford',
    },
    {
      name: 'home_payment',
      title: 'Monthly cost of a home',
      summary: 'The full monthly cost of a home: loan, taxes, insurance and dues.',
      words: 'mortgage PITI PMI HOA house payment escrow',
    },
    {
      name: 'cash_to_close',
      title: 'Cash to close on a home',
      summary: 'What to bring to the closing: down payment and costs, less deposit and credits.',
      words: 'closing costs earnest money deposit prepaid escrow seller credit buy house',
    },
    {
      name: 'rent_vs_buy',
      title: 'Rent or buy',
      summary: 'Whether renting or buying is cheaper for as long as you stay.',
      words: 'house apartment landlord',
    },
    {
      name: 'buy_or_wait',
      title: 'Buy a home now or wait',
      summary: 'Whether waiting for another rate or price beats buying now.',
      words: 'house mortgage rates drop timing market wait later',
    },
    {
      name: 'rent_guideline',
      title: 'How much rent you can afford',
      summary: 'How much rent fits your pay.',
      words: 'apartment landlord 30 percent afford',
    },
    {
      name: 'mortgage_points',
      title: 'Mortgage points',
      summary: 'Whether buying points to lower the rate pays.',
      words: 'discount points rate buydown',
    },
    {
      name: 'refinance_breakeven',
      title: 'Refinance break-even',
      summary: 'Whether refinancing pays, and from which month.',
      words: 'refi mortgage lower rate closing costs',
    },
    {
      name: 'home_equity',
      title: 'Home equity and loan-to-value',
      summary: 'What you own of your home, and when mortgage insurance can go.',
      words: 'LTV loan to value PMI equity',
    },
    {
      name: 'heloc_or_cash_out',
      title: 'HELOC or cash-out refinance',
      summary: 'Which is cheaper for cash from your home: a HELOC or a cash-out refinance.',
      words: 'home equity loan line of credit renovation',
    },
    {
      name: 'seller_proceeds',
      title: 'Proceeds of a home sale',
      summary: 'What you keep when you sell your home.',
      words: 'sell house realtor commission closing costs',
    },
    {
      name: 'home_sale',
      title: 'Selling your home',
      summary: 'How much of the gain on your home is taxed.',
      words: 'sell house capital gains exclusion',
    },
    {
      name: 'rental_property',
      title: 'Rental property',
      summary: 'The cash flow and the return of a rental.',
      words: 'landlord cap rate cash on cash real estate investment property',
    },
    {
      name: 'house_hack',
      title: 'House hacking',
      summary: 'What you pay to live in a home of which you rent out a part.',
      words: 'duplex triplex roommates rent rooms live free owner occupied',
    },
    {
      name: 'rental_sale',
      title: 'Selling a rental property',
      summary: 'The tax on selling a rental, with depreciation recapture.',
      words: 'investment property landlord depreciation recapture capital gains sell',
    },
    {
      name: 'adjustable_rate',
      title: 'Adjustable-rate mortgage reset',
      summary: 'What you owe and pay when the rate of your ARM changes.',
      words: 'ARM adjustable variable rate reset cap mortgage payment shock',
    },
    {
      name: 'home_buyout',
      title: 'Buying out a co-owner of a home',
      summary: 'The share you owe a spouse or sibling, and the new loan with its payment.',
      words: 'divorce ex spouse sibling inherited house refinance buy out equity',
    },
    {
      name: 'escrow_change',
      title: 'Escrow change and your payment',
      summary: 'How much your payment rises with taxes, insurance or a shortage.',
      words: 'escrow shortage property tax homeowners insurance increase mortgage payment',
    },
    {
      name: 'own_or_rent_year',
      title: 'Rent or own for a year, by money you don’t get back',
      summary: 'Interest, taxes and upkeep of owning against rent, for one year.',
      words: 'unrecoverable sunk costs five percent rule rent buy throwing money away',
    },
    {
      name: 'home_coinsurance',
      title: 'Homeowners insurance coinsurance',
      summary: 'What the insurer pays on a loss if you carry too little coverage.',
      words: 'underinsured replacement cost claim penalty payout insurance',
    },
  ],
};
