import { homePayment } from '#advisor/calculators/borrowing/home-buying/home-payment.ts';
import { age as ageField, choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cardDebtField, cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { isBehind } from '#advisor/guides/home/two-terms.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A second home that costs more than this many years of pay crowds out everything else. */
const mostYearsOfPay = 2;

/** A fifth down, closing costs and some months of costs take at least this part of the price. */
const leastCash = 0.3;

/** What lenders mostly ask for a second home. */
const usualDown = 25;

/** What it costs every month of the year, where the price is told. */
function costLine(
  { price, rate }: { price: number | undefined; rate: number | undefined },
  { run }: GuideContext,
): Text[] {
  if (price === undefined) return [];
  const cost = run(homePayment, {
    price,
    down_percent: usualDown,
    ...(rate === undefined ? {} : { rate }),
  });
  return cost
    ? [
        text`With a quarter down, ${given('price', price, 'usd')} costs about ${wholeDollars(cost.figure('monthly_payment'))} with tax and insurance, every month of the year.`,
      ]
    : [];
}

export const vacationHome = defineGuide({
  id: 'vacation_home',
  title: 'Buying a vacation home',
  about: 'Buy a second home, cabin or beach condo for vacations, or rent when you go',
  questions: [
    'should I buy a vacation home',
    'is a second home at the lake a good idea',
    'we want a beach condo and rent it on airbnb when we are not there',
    'buy a cabin or keep renting one every summer',
    'can we afford a second house in florida for winters',
    'Is a vacation home a good investment?',
    'parents want to buy a condo at the ski resort, smart?',
    'buy a second home with the equity in our house',
    'vacation house with my brother, split it half and half?',
    'snowbird: buy a small place in arizona or rent for three months',
  ],
  simply:
    'A second home costs money every month, and you use it only a few weeks. Buying fits when your own home, retirement and savings are already safe and you would go there for years.',
  input: {
    price: money({ label: 'Price', roles: ['home_price'], min: 1000, max: 1e8 }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
      adds: true,
      min: 1,
      max: 1e9,
    }),
    cash: cashField,
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    age: ageField({ label: 'Age', roles: ['age', 'age@both'], min: 16, max: 110 }),
    retirement: money({
      label: 'Retirement savings',
      roles: ['bal_retirement', 'bal_retirement@both', 'bal_total'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    mortgage: money({ label: 'Mortgage on your home', roles: ['mortgage_balance'], min: 1, max: 1e9 }),
    has_card: cardDebtField,
    use: choice({ label: 'Use', options: ['few_weeks', 'months'] }),
    footing: choice({ label: 'Retirement and savings', options: ['safe', 'not_yet'] }),
    rents: choice({ label: 'Rent to guests', options: ['needed', 'extra', 'no'] }),
  },
  sides: [
    {
      given: { rents: 'needed' },
      questions: [
        'airbnb income would have to cover the mortgage on our beach place',
        'we can only afford the cabin if we rent it out most weekends',
        'let renters pay for our vacation condo',
      ],
    },
    {
      given: { rents: 'extra' },
      questions: [
        'we would rent the cabin out some weekends',
        'buy a lake house with cash and rent it out a little on the side',
        'second home we can afford, renting it now and then as an extra',
      ],
    },
    {
      given: { use: 'months' },
      questions: [
        'we spend every winter in florida, buy there?',
        'retired and would live half the year at the lake house',
      ],
    },
  ],
  decide: ({ price, cash, income, has_card: owes, use, footing, rents, ...saver }) => {
    if (owes || footing === 'not_yet') return 'footing_first';
    if (footing === undefined && isBehind({ ...saver, income, take_home: undefined })) return 'footing_first';
    if (rents === 'needed') return 'not_on_guests';
    if (footing === undefined && price !== undefined && cash !== undefined && cash < leastCash * price)
      return 'cash_short';
    if (price !== undefined && income !== undefined && price > mostYearsOfPay * income) return 'too_big';
    if (use === 'few_weeks') return 'rent';
    return use === 'months' && footing === 'safe' ? 'buy' : 'rent_first';
  },
  verdicts: {
    cash_short: ({ price, cash, mortgage }) => ({
      opening: text`No, not yet: ${given('cash', cash!, 'usd')} doesn't carry a second home at ${given('price', price!, 'usd')}.`,
      because: [
        text`The down payment and closing alone would take nearly all of it, and second homes cost more to borrow for, insure and keep up.`,
        mortgage === undefined
          ? text`A few weeks of rent cost far less, and the money stays there for the next emergency.`
          : text`You'd pay two mortgages, with ${given('mortgage', mortgage, 'usd')} still owed on your own home. A few weeks of rent cost far less.`,
      ],
      unless: text`it comes down to a small share in a place that family or friends already own, in writing.`,
      next: text`Rent the weekends you'd really use, and put what owning would cost into savings each month.`,
    }),
    rent_first: (home, context) => ({
      opening: text`Keep renting for now, and buy only if you'd be there for months each year with everything else paid for.`,
      because: [
        ...(home.price === undefined
          ? [
              text`Taxes, insurance, upkeep and fees often come to several percent of the price a year, before any loan, and second homes have higher mortgage rates.`,
            ]
          : costLine(home, context)),
        text`A few weeks of rent cost far less and let you choose another place next year.`,
      ],
      unless: text`retirement is on track, there's no costly debt, and the family has gone there for years.`,
      next: text`Add up a full year of costs for one real listing, and divide by the nights you'd spend there.`,
    }),
    rent: ({ price }) => ({
      opening: text`Rent when you go: for a few weeks a year, owning costs several times as much.`,
      because: [
        price === undefined
          ? text`A second home costs money all year, often several percent of its price, and someone has to look after it.`
          : text`At ${given('price', price, 'usd')} you'd pay taxes, insurance and upkeep all year, and someone has to look after it.`,
        text`Your money also sits in one place that can flood, burn or fall in price.`,
      ],
      unless: text`it's the place you'll retire to within a few years. Then buying early can make sense.`,
      next: text`Book the weeks for next year, and invest the difference automatically.`,
    }),
    buy: ({ price }) => ({
      opening: text`Yes, you can buy it, as something you enjoy and not as an investment.`,
      because: [
        price === undefined
          ? text`You'd use it for months, and your retirement and savings are safe without it.`
          : text`You'd use it for months, and your retirement and savings are safe without the ${given('price', price, 'usd')}.`,
        text`Renting it out for two weeks a year or less is free of federal tax; beyond that it's income with costs to deduct.`,
      ],
      unless: text`insurance there is hard to get. Ask for a quote before you make an offer.`,
      next: text`Get quotes for insurance, taxes and dues in writing, and read the rules on renting before you sign.`,
    }),
    too_big: ({ price, income, rate }, context) => ({
      opening: text`No, ${given('price', price!, 'usd')} is too much for a second home on ${given('income', income!, 'usd_per_year')}.`,
      because: [
        ...costLine({ price, rate }, context),
        text`Together with your own home it would tie up most of what you earn, and one lost job would put both at risk.`,
      ],
      unless: text`you'd pay for it mostly from money beyond retirement savings.`,
      next: text`Look at places at half the price, or share one in writing, and rent in the meantime.`,
    }),
    not_on_guests: () => ({
      opening: text`No, don't buy it if guests have to pay the mortgage.`,
      because: [
        text`Cities change short-term rental rules, seasons fail, and cleaning, managers, furniture and taxes take a large part of the rent. You'd also give up the best weeks.`,
      ],
      unless: text`you can carry it alone for a year without strain. Then rent is a bonus.`,
      next: text`Ask the town and the association in writing whether short rentals are allowed, and count half of the rent the ad promises.`,
    }),
    footing_first: ({ retirement, age, income }) => ({
      opening: text`Not yet: get debts, savings and retirement in order before a second home.`,
      because: [
        ...(retirement !== undefined &&
        age !== undefined &&
        isBehind({ retirement, age, income, take_home: undefined })
          ? [
              text`${given('retirement', retirement, 'usd')} at ${given('age', age, 'age')} is behind what ${given('income', income!, 'usd_per_year')} will need in retirement, so that saving comes first.`,
            ]
          : []),
        text`It would add a payment, taxes and repairs to a budget that has no room for them, and it can take months to sell.`,
      ],
      unless: text`it would be your only home later and you sell the other one now.`,
      next: text`Put what the second home would cost each month into savings for a year, and see how that feels.`,
    }),
  },
  asks: [
    {
      field: 'footing',
      question: 'Are retirement and emergency savings on track, without card debt?',
      choices: [
        { label: 'Yes', value: 'safe' },
        { label: 'Not yet', value: 'not_yet' },
      ],
    },
    {
      field: 'use',
      question: 'How much would you be there?',
      choices: [
        { label: 'A few weeks a year', value: 'few_weeks' },
        { label: 'Months', value: 'months' },
      ],
    },
    {
      field: 'rents',
      question: 'Would guests have to help pay for it?',
      choices: [
        { label: 'Yes, we need the rent', value: 'needed' },
        { label: 'Only as an extra', value: 'extra' },
        { label: 'No guests', value: 'no' },
      ],
    },
  ],
  followUps: ['Is a rental property a good first investment?', 'Should I buy a timeshare?'],
  articles: ['owning-a-home', 'homeowners-insurance', 'cost-basis'],
  related: ['rent-or-buy', 'renting'],
  sources: ['cfpb_owning_a_home', 'irs_pub_527'],
});
