import {
  age as ageField,
  choice,
  count,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { jobAtRiskField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { affordable, compare, incomeLine } from '#advisor/guides/home/buy-or-rent-figures.ts';
import { rentWords } from '#advisor/guides/home/rent-words.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Before this, hardly any price growth makes up for the costs of buying and selling. */
const tooShort = 3;
/** From here on, buying usually starts to win. */
const longEnough = 5;

/** A small down payment and the closing costs take at least this share of the price. */
const leastCash = 0.08;
/** Below this score mortgages are dear or not to be had. */
const leastScore = 620;
/** From about this age on, health and family move people rather than jobs. */
const laterLife = 60;

export const buyOrRent = defineGuide({
  id: 'buy_or_rent',
  title: 'Buy or rent',
  about: 'Buy a home or keep renting',
  questions: [
    'should I buy a house or keep renting',
    'everyone says rent is throwing money away, is that true or am i ok staying in my apartment',
    'rent is $2,300, same kind of townhouse sells for 410k. buy?',
    'is it smart to buy if we might get transferred in three years',
    'Lease is up in April. Renew again or finally buy something?',
    "I'm 29, single, 40k saved. do i really need to own a home",
    'my mom wont stop telling me to buy a condo, the mortgage would be way more than my rent tho',
    'we sold our house in the divorce. rent for a while or buy again right away?',
    'does buying make sense with rates this high',
    'retiring to Arizona next year, buy there or rent first',
  ],
  simply:
    'Buying costs a lot on the first and the last day, so it takes years of living there to come out ahead of rent. It also takes enough cash and pay to handle the surprises that a landlord would otherwise fix.',
  input: {
    price: money({ label: 'Home price', roles: ['home_price'], min: 1000, max: 1e9 }),
    rent: moneyPerMonth({
      label: 'Monthly rent',
      roles: ['housing_cost', 'housing_cost@both'],
      min: 1,
      max: 1e6,
    }),
    owning: moneyPerMonth({
      label: 'Monthly cost of owning',
      roles: ['mortgage_payment', 'housing_cost#3'],
      min: 1,
      max: 1e6,
    }),
    stay: years({ label: 'Time you stay', roles: ['time_stay', 'horizon'], min: 1, max: 40 }),
    down: money({ label: 'Down payment', roles: ['down_amount', 'down_amount@both'], min: 0, max: 1e9 }),
    down_share: percent({ label: 'Down payment in percent', roles: ['down_share'], min: 0, max: 100 }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    hoa: moneyPerMonth({ label: 'HOA dues', roles: ['hoa'], min: 0, max: 1e5 }),
    debt: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'ss_income', 'pension_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both', 'lump_sum'], min: 0, max: 1e9 }),
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    invested: money({
      label: 'Invested',
      roles: ['bal_brokerage', 'bal_total', 'hold_amount'],
      min: 1,
      max: 1e9,
    }),
    wish: choice({ label: 'Wish', options: ['rent_for_good'] }),
    asked: choice({ label: 'Asked about', options: ['lease_stays', 'not_rent_to_own', 'stay_or_sell'] }),
    may_move: said('May be moved', 'flag=may_move'),
    moving: choice({ label: 'A move', options: ['maybe'] }),
    tax: moneyPerYear({ label: 'Property tax', roles: ['property_tax'], min: 1, max: 1e6 }),
    mortgage: money({ label: 'Mortgage of their own', roles: ['mortgage_balance'], min: 1, max: 1e9 }),
    job_at_risk: jobAtRiskField,
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    parted: choice({
      label: 'After a loss or a divorce',
      options: ['divorced', 'widowed'],
      facts: { divorced: 'status=divorced', widowed: 'status=widowed' },
    }),
    cushion: choice({
      label: 'Cash left after closing',
      options: ['enough', 'little'],
      facts: { little: 'flag=no_savings' },
    }),
  },
  // Who pays a mortgage and no rent asks about a second home.
  fits: ({ mortgage, price, rent }) => mortgage === undefined || price === undefined || rent !== undefined,
  sides: [
    {
      given: { moving: 'maybe' },
      questions: [
        'active duty and may get orders to move next year, buy or rent',
        'my job might transfer me soon, should I buy a house here',
        'the army could move us next summer, buy with a VA loan or keep renting',
      ],
    },
    {
      given: { asked: 'lease_stays' },
      questions: [
        'my landlord is selling the house, do I have to move out before my lease ends',
        'new owner wants me out but I have a lease until next year',
      ],
    },
    {
      given: { asked: 'not_rent_to_own' },
      questions: [
        'landlord offers rent to own with money down, is that a good idea',
        'landlord offers to sell us the house rent to own for two years with money down, our credit is so so',
        'lease option for two years because our credit is not good enough',
      ],
    },
    {
      given: { asked: 'stay_or_sell' },
      questions: [
        'widowed with a paid off house, taxes and insurance keep rising, sell and rent near my son',
        'retired in a paid-off home on social security, sell it and rent an apartment',
      ],
    },
    {
      given: { wish: 'rent_for_good' },
      questions: [
        'is it dumb to rent forever',
        'cheap rent-controlled apartment and index funds, do I ever need to buy',
        'is it bad to never own a home and rent for life if I invest instead',
      ],
    },
  ],
  decide: (known, context) => {
    const { stay, cushion } = known;
    if (known.wish !== undefined && known.price === undefined && stay === undefined) return 'rent_on';
    if (known.asked !== undefined) return known.asked;
    const mayMove = known.may_move || known.moving !== undefined;
    if (stay === undefined ? mayMove : stay < tooShort) return 'rent_short';
    const ahead = compare(known, context)?.figure('buying_ahead').value;
    if (ahead !== undefined && ahead <= 0) return 'rent';
    if (known.debt !== undefined) return 'debt_first';
    if (known.job_at_risk) return 'job_first';
    if (known.score !== undefined && known.score < leastScore) return 'credit_first';
    if (known.parted !== undefined && stay === undefined && known.price === undefined) return 'rent_a_year';
    const { cash, price } = known;
    const isShort = cash !== undefined && price !== undefined && cash < leastCash * price;
    if (cushion === 'little' || (cushion === undefined && known.down === undefined && isShort))
      return 'save_first';
    const most = affordable(known, context)?.figure('max_price').value;
    if (most !== undefined && price !== undefined && price > most) return 'too_much';
    if (ahead !== undefined) return 'buy';
    if (stay === undefined) return 'depends';
    return stay < longEnough ? 'rent_short' : 'buy_if_affordable';
  },
  verdicts: {
    ...rentWords,
    buy: (known, context) => {
      const compared = compare(known, context)!;
      return {
        opening:
          known.stay === undefined
            ? text`Buy it if you'll stay a good while: it comes out about ${compared.figure('buying_ahead')} cheaper than renting.`
            : text`Buy it: over ${given('stay', known.stay, 'years')} it comes out about ${compared.figure('buying_ahead')} cheaper than renting.`,
        because: [
          text`That counts the mortgage, taxes, repairs, the costs of buying and selling, and what your down payment could have earned.`,
          text`Owning would start near ${compared.figure('owner_monthly')}, so make sure that fits your budget before anything else.`,
        ],
        unless:
          known.age !== undefined && known.age >= laterLife
            ? text`health or family could move you within a few years, or it would tie up money you live on.`
            : text`your job or relationship could move you within a few years, or the down payment would empty your savings.`,
        next: text`Ask three lenders for a Loan Estimate on the same day and compare them line by line.`,
      };
    },
    too_much: (known, context) => ({
      opening: text`Not this one: on ${given('income', known.income!, 'usd_per_year')}, look at or below about ${affordable(known, context)!.figure('max_price')}.`,
      because: [
        text`${given('price', known.price!, 'usd')} would cost about ${affordable(known, context)!.figure('price_cost')} with tax and insurance, more than the usual guideline allows.`,
        text`Buying can still beat renting for you at a lower price, but a payment that takes too much of your pay leaves nothing for repairs and retirement.`,
      ],
      unless: text`you bring a much larger down payment or a second income.`,
      next: text`Look for a smaller place or another part of town, and keep renting until the full payment fits.`,
    }),
    rent: (known, context) => {
      const compared = compare(known, context)!;
      const ahead = compared.figure('buying_ahead');
      return {
        opening: text`Keep renting: at ${given('rent', known.rent!, 'usd_per_month')} it's about ${wholeDollars(ahead)} cheaper than buying for ${given('price', known.price!, 'usd')}.`,
        because: [
          text`${known.stay === undefined ? '' : text`That's over ${given('stay', known.stay, 'years')}. `}Owning would start near ${compared.figure('owner_monthly')} with tax, insurance and repairs, and selling costs eat much of what you build up.`,
          text`Rent isn't thrown away. Interest, taxes and repairs never come back either.`,
        ],
        unless: text`you'd stay many years longer, or you find a similar place for clearly less.`,
        next: text`Set up an automatic transfer of what renting saves you, so the difference really gets invested.`,
      };
    },
    buy_if_affordable: ({ stay = longEnough, ...home }, context) => ({
      opening: text`Yes, buying makes sense if you'll stay ${given('stay', stay, 'years')} and the full payment fits.`,
      because: [
        ...incomeLine({ ...home, stay }, context),
        text`That's long enough to spread the costs of buying and selling, and a fixed mortgage shields you from rising rents.`,
        text`Compare the whole cost with your rent: mortgage, taxes, insurance, repairs and any association dues.`,
      ],
      unless: text`a similar place rents for far less than owning would cost. Then keep renting and invest the difference.`,
      next: text`Look up what the home you want would rent for, and put both numbers side by side.`,
    }),
    depends: ({ age: now, ...home }, context) => ({
      opening:
        now !== undefined && now >= laterLife
          ? text`Rent if health or family could move you within five years, and buy a smaller place only if you're sure to stay.`
          : text`Rent until you're fairly sure you'll stay put for at least five years.`,
      because: [
        ...(now !== undefined && now >= laterLife
          ? [
              text`At ${given('age', now, 'age')}, money from a house you sell does more for you where you can reach it: it can pay rent, care and help for years.`,
            ]
          : []),
        ...incomeLine({ ...home }, context),
        text`How long you stay matters more than anything else, because buying and selling cost so much.`,
        ...(now !== undefined && now >= laterLife
          ? []
          : [
              text`After that it takes a steady income, a payment that fits, and three months of expenses left after closing.`,
            ]),
      ],
      unless: text`rents where you live are far above what owning the same home would cost.`,
      next: text`Find one home you'd really buy, and compare its full monthly cost with your rent.`,
    }),
  },
  asks: [
    {
      field: 'stay',
      settled: ({ wish, asked, may_move: mayMove, moving }) =>
        mayMove === true || (wish ?? asked ?? moving) !== undefined,
      question: 'How long do you expect to stay?',
      choices: [
        { label: 'Under 3 years', value: 2 },
        { label: '3 to 5 years', value: 4 },
        { label: 'More than 5 years', value: 8 },
      ],
    },
    {
      field: 'cushion',
      question: 'After closing, would you still have three months of expenses in cash?',
      choices: [
        { label: 'Yes', value: 'enough' },
        { label: 'No', value: 'little' },
      ],
    },
  ],
  followUps: [
    'How much house should I buy?',
    'Should I take a 15 or 30 year mortgage?',
    'How big should my emergency fund be?',
  ],
  articles: ['rent-or-buy', 'home-buying'],
  related: ['small-landlords'],
  sources: ['cfpb_owning_a_home'],
});
