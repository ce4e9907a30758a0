import { choice, flag, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { homeSale } from '#advisor/calculators/tax/gains/home-sale.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, noSavingsField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  asRental,
  hasLargeGain,
  mostYearsAway,
  proceedsOf,
  sellOpening,
  taxClock,
  tiedUpLine,
} from '#advisor/guides/home/old-home-figures.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

export const sellOrRentOut = defineGuide({
  id: 'sell_or_rent_out',
  title: 'Sell or rent out the old home',
  about: 'Sell or rent out the old home',
  questions: [
    'should we sell our house or rent it out when we move',
    'our mortgage is 2.75% with a 1,650 payment, would rent for 2,600. keep it as a rental?',
    'moving for work but might come back in 2 years. sell or rent the house',
    'worth 480k, owe 210k, everyone tells me never sell real estate. hmm',
    'Do I lose the tax break if I rent my home before selling it?',
    'i inherited moms house, sell it or get tenants',
    'house wont sell for what we owe, rent it out instead?',
    'Is being a landlord from 900 miles away insane?',
    'we need the equity for the next down payment but hate giving up our low rate',
    'condo rent would be 300 short of all the costs each month, still keep it?',
  ],
  simply:
    'Keeping a house to rent out means leaving a lot of your money in one building and working for it. It makes sense if the rent pays all the costs, or if selling now would cost you more than keeping it.',
  input: {
    value: money({ label: 'Value of the home', roles: ['home_value', 'home_price'], min: 1, max: 1e9 }),
    owed: money({
      label: 'Mortgage on it',
      roles: ['mortgage_balance', 'debt_balance:mortgage'],
      min: 0,
      max: 1e9,
    }),
    asked: choice({ label: 'Asked about', options: ['raise'] }),
    equity: choice({ label: 'The equity', options: ['needed'] }),
    cash: cashField,
    no_savings: noSavingsField,
    market: moneyPerMonth({ label: 'Rent of similar places', roles: ['rental_income#2'], min: 1, max: 1e6 }),
    rent: moneyPerMonth({ label: 'Rent it would bring', roles: ['rental_income'], min: 1, max: 1e6 }),
    payment: moneyPerMonth({
      label: 'Mortgage payment',
      roles: ['mortgage_payment', 'debt_payment:mortgage'],
      min: 1,
      max: 1e6,
    }),
    rate: percent({ label: 'Rate of the mortgage', roles: ['loan_rate'], min: 0, max: 25 }),
    left: years({ label: 'Time left on the mortgage', roles: ['term_left'], min: 1, max: 50 }),
    paid: money({ label: 'What you paid for it', roles: ['home_basis'], min: 1, max: 1e9 }),
    filing_status: filingStatusField,
    asked_rent: moneyPerMonth({
      label: 'Rent of the inherited home',
      roles: ['housing_cost'],
      min: 1,
      max: 1e6,
    }),
    back: choice({ label: 'Moving back', options: ['yes', 'no'] }),
    away: years({ label: 'Time away', roles: ['horizon', 'time_stay'], min: 0.5, max: 40 }),
    landlord: choice({ label: 'Willing to be a landlord', options: ['yes', 'no'] }),
    work: money({ label: 'Work it needs', roles: ['home_improvement', 'maintenance'], min: 1, max: 1e7 }),
    inherited: flag({
      label: 'Inherited',
      fact: 'flag=inherited',
      default: { value: false, reason: 'a home you lived in' },
    }),
  },
  sides: [
    {
      given: { asked: 'raise' },
      questions: [
        'landlord here, should we raise the rent on our tenant or leave it',
        'our tenant pays 900 and similar units get 1,100, raise it?',
        'renter has been in our unit for years below market, what should we charge',
        'raise the rent on my rental or keep the tenant happy',
      ],
    },
    {
      given: { equity: 'needed' },
      questions: [
        "we'd need the equity for the next down payment",
        'we need the money from the sale to buy the next house',
        'the down payment on the new house has to come out of the old one',
      ],
    },
  ],
  decide: (home, context) => {
    if (home.asked !== undefined) return 'raise';
    const { back, landlord, inherited, value, owed } = home;
    if (value !== undefined && owed !== undefined && owed > value) return 'underwater';
    if (home.equity !== undefined && !inherited) return 'sell_for_equity';
    if (landlord === 'no') return inherited ? 'sell_inherited' : 'sell';
    const flow = asRental(home, context)?.figure('cash_flow').value;
    if (flow === undefined && inherited) return 'sell_inherited';
    const isBackSoon = back === undefined && home.away !== undefined && home.away <= mostYearsAway;
    if (back === 'yes' || isBackSoon) return 'rent_for_now';
    if (!inherited && hasLargeGain(home, context)) return 'sell_for_tax';
    if (flow === undefined) return 'sell';
    return flow < 0 ? 'sell_short' : 'rent_out';
  },
  verdicts: {
    raise: ({ rent, market }) => ({
      opening:
        rent === undefined || market === undefined
          ? text`Yes, raise it a little every year, and keep a good tenant slightly under the market.`
          : text`Raise it, but go only about halfway from ${given('rent', Math.min(rent, market), 'usd')} toward ${given('market', Math.max(rent, market), 'usd')} at this renewal.`,
      because: [
        text`A rent that never moves falls further behind while taxes, insurance and repairs rise. But one empty month plus cleaning and ads often costs more than the other half would bring this year.`,
        text`A small step each year is easier for both of you than a jump later.`,
      ],
      unless: text`the tenant pays late or damages the place, or your city caps raises. Then go to market, or to the cap.`,
      next: text`Check the notice your state requires, often thirty to sixty days, and show the tenant two or three local asking rents.`,
      say: text`You've been a great tenant. Similar places rent for more, so I'd like to move partway and hold it there for a year.`,
    }),
    sell_for_equity: (home, context) => {
      const sale = proceedsOf(home, context);
      const flow = asRental(home, context)?.figure('cash_flow');
      return {
        opening: !sale
          ? text`Sell it, since the next down payment is in it.`
          : !sale.isShort && sale.proceeds.value > 0
            ? text`Sell it, since the next down payment is in it: a sale would leave about ${sale.proceeds} after costs.`
            : text`A sale wouldn't free a down payment: after costs you'd have to bring about ${sale.proceeds}.`,
        because: [
          ...(flow && flow.value > 0
            ? [
                text`Renting it out would leave about ${wholeDollars(flow)}, but a bigger loan on the next house at today's rates may cost more than that.`,
              ]
            : []),
          text`Borrowing against the old house for the new one puts two homes at risk.`,
          taxClock(false, context),
        ],
        unless: text`you can put enough down from savings and still keep six months of both homes' costs.`,
        next: sale?.isShort
          ? text`Get two agents' net sheets, and ask a lender what you could buy with the cash you have.`
          : text`Get two agents' net sheets, and make your offer depend on the sale.`,
      };
    },
    rent_out: (home, context) => ({
      opening: text`Rent it out: it would leave about ${wholeDollars(asRental(home, context)!.figure('cash_flow'))} after all costs.`,
      because: [
        text`That counts empty weeks, repairs, a manager and the mortgage. A low old rate is worth keeping.`,
        ...(home.no_savings
          ? [text`But with nothing put aside, two empty months would end it. Build that first.`]
          : home.cash === undefined
            ? tiedUpLine(home, context)
            : [
                text`Keep six months of its costs of your ${given('cash', home.cash, 'usd')} for empty months and repairs.`,
              ]),
        taxClock(home.inherited, context),
      ],
      unless: text`you need the equity for the next down payment, or six months of costs in cash isn't there.`,
      next: text`Call your insurer about a landlord policy before anyone moves in, and check the loan and association rules.`,
    }),
    sell: (home, context) => ({
      opening: sellOpening(home, context),
      because: [
        text`Ask yourself whether you'd buy this very house as a rental today. Most former homes wouldn't make the list.`,
        taxClock(false, context),
        text`Depreciation as a landlord gets taxed at a sale, too.`,
      ],
      unless: text`the rent covers everything, repairs and empty months too, and you want to be a landlord.`,
      next: text`Get two agents' price opinions and one property manager's rent estimate this week.`,
    }),
    underwater: ({ value, owed }) => ({
      opening: text`Rent it out for now, if you can carry the gap: selling at ${given('value', value!, 'usd')} wouldn't pay off the ${given('owed', owed!, 'usd')}.`,
      because: [
        text`To sell, you'd bring the difference plus selling costs to the closing table. Tenants can carry most of the payment while you pay the loan down.`,
        text`A rental that falls short each month only makes sense with cash for empty months and repairs.`,
      ],
      unless: text`you can't cover the monthly gap. Then ask the servicer about a short sale before you miss a payment.`,
      next: text`Ask a property manager for the real rent, and your servicer what it would accept.`,
      say: text`I owe more than the house is worth. What are my options for a short sale, and would you forgive the rest in writing?`,
    }),
    sell_for_tax: ({ value, paid, filing_status: status }, context) => {
      const sale = context.run(homeSale, {
        sold_for: value,
        bought_for: paid,
        filing_status: status,
        years_lived: 5,
      });
      return {
        opening: text`Sell it: with a gain this large, the tax break for your own home is worth more than the rent.`,
        because: [
          text`You paid ${given('paid', paid!, 'usd')} and it's worth ${given('value', value!, 'usd')}. ${sale ? text`Sold now, ${sale.figure('excluded')} of the gain is tax-free if you lived there two of the last five years.` : text`Much of that gain is tax-free if you lived there two of the last five years.`}`,
          text`Rent it out for more than three years and all of the gain becomes taxable, with depreciation on top.`,
        ],
        unless: text`you'd keep it for life. Heirs then get a new tax basis.`,
        next: text`Ask two agents for a net sheet, gather receipts for improvements, and mark the date three years after you move out.`,
      };
    },
    sell_short: (home, context) => {
      const flow = asRental(home, context)!.figure('cash_flow');
      return {
        opening: text`Sell it: as a rental you'd be about ${wholeDollars(flow)} short.`,
        because: [
          text`That counts empty weeks, repairs and a manager. You'd be feeding it while you hope the price rises.`,
          taxClock(home.inherited, context),
        ],
        unless: text`you'd sell at a loss you can't cover right now and the gap is small. Then renting can bridge the time.`,
        next: text`Ask an agent for a net sheet: what you'd walk away with after the loan and all costs.`,
      };
    },
    rent_for_now: (home, context) => {
      const flow = asRental(home, context)?.figure('cash_flow');
      return {
        opening:
          home.away === undefined
            ? text`Rent it out until you come back.`
            : text`Rent it out while you're away, if it's really only about ${given('away', home.away, 'years')}.`,
        because: [
          ...(home.rate === undefined
            ? []
            : [text`Your ${given('rate', home.rate, 'percent')} loan would be gone with a sale.`]),
          text`Selling and buying again would cost you close to a tenth of the price, and you'd give up your loan.`,
          ...(flow && flow.value < 0
            ? [text`You'd be about ${wholeDollars(flow)} short, so see it as the price of keeping your home.`]
            : []),
          taxClock(false, context),
        ],
        unless: text`the move is likely to be for good. Then sell while the gain is tax-free.`,
        next: text`Ask your insurer for a landlord policy, and tell your lender the house will be rented.`,
      };
    },
    sell_inherited: ({ value, asked_rent: asked, rent: told, work }) => {
      const rent = asked ?? told;
      return {
        opening:
          value === undefined
            ? text`Sell the inherited house.`
            : text`Sell the inherited house: ${given('value', value, 'usd')} in funds asks for no tenants and no repairs.`,
        because: [
          ...(rent === undefined
            ? []
            : [
                text`Of ${given('asked_rent', rent, 'usd_per_month')} of rent, taxes, insurance, repairs, empty weeks and a manager often take close to half.`,
              ]),
          ...(work === undefined
            ? []
            : [
                text`The ${given('work', work, 'usd')} of work comes before the first tenant, and you can sell it as it is.`,
              ]),
          text`Its tax basis is usually its value on the date of death, so a sale soon after mostly means little or no tax.`,
          text`Ask yourself whether you'd buy that very place as a rental. Kept, it means tenants, repairs and much of your money on one street.`,
        ],
        unless: text`one heir wants to live there and can buy the others out, or the rent clearly beats all costs.`,
        next: text`Get an appraisal as of the date of death, and call the insurer: an empty house often isn't covered for long.`,
      };
    },
  },
  asks: [
    {
      field: 'back',
      settled: ({ away, inherited }) => away !== undefined || inherited === true,
      question: 'Do you expect to move back within about three years?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'landlord',
      question: 'Would you be willing to deal with tenants and repairs?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'Is a rental a good first investment?',
    'How is the gain on selling my home taxed?',
    'Should I buy or keep renting?',
  ],
  articles: ['rent-or-buy', 'long-term-capital-gains', 'cost-basis', 'reits'],
  related: ['small-landlords'],
  sources: ['usc_26_121', 'irs_pub_523', 'irs_pub_527'],
});
