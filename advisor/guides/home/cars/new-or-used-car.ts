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
import { jobAtRiskField, noSavingsField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  bothLoans,
  closePrice,
  isTooMuch,
  loanFor,
  longKeep,
  longestTerm,
  priceFor,
  someYears,
} from '#advisor/guides/home/cars/car-loans.ts';
import { gapOf, oldCarVerdicts, repairOf, withRepair } from '#advisor/guides/home/cars/old-car-words.ts';
import { isThinAfter, oneCarWords } from '#advisor/guides/home/cars/one-car-words.ts';
import { howToPay, isHowToPay, payingVerdicts } from '#advisor/guides/home/cars/paying-for-car.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** A child of this age drives, and the car may be meant for it. */
const drivingAge = 15;
const grownAge = 22;

export const newOrUsedCar = defineGuide({
  id: 'new_or_used_car',
  title: 'New or used car',
  about: 'New or used car, how much car',
  questions: [
    'new or used car, which is smarter',
    'i make 58k, is a 36,000 truck too much',
    'How much car can I afford on $75,000 a year?',
    "used 3 yr old camry is only 4k less than new, why wouldn't i go new",
    'should I spend my 12k savings on a decent used car or finance something new',
    'first car for our 17 year old, what makes sense money wise',
    'my old honda needs a 2,900 repair. fix it or get another car',
    'Is it dumb to buy brand new if I keep cars until they die?',
    '84 month loan at 8 percent to get the payment down, ok?',
    'certified preowned worth the extra',
  ],
  simply:
    'A new car loses the most value in its first few years, and the first owner pays for that. What a car really costs is its price, loan and repairs divided by the years you drive it.',
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 1, max: 1e7 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], adds: true, min: 0, max: 1e7 }),
    trade_in: money({ label: 'Trade-in', roles: ['trade_in'], min: 0, max: 1e7 }),
    rate: percent({ label: 'Rate of the car loan', roles: ['loan_rate'], min: 0, max: 40 }),
    term: years({ label: 'Term of the car loan', roles: ['term'], min: 1, max: 10 }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    repair: money({ label: 'Repair of the old car', roles: ['maintenance', 'spend_item'], min: 1, max: 1e6 }),
    payment: moneyPerMonth({
      label: 'Payment on another car',
      roles: ['debt_payment', 'lease_payment'],
      min: 1,
      max: 1e5,
    }),
    other_rate: percent({ label: 'Rate for the other car', roles: ['loan_rate#2'], min: 0, max: 40 }),
    other_price: money({ label: 'Price of the other car', roles: ['car_price#2'], min: 1, max: 1e7 }),
    worth: money({ label: 'What the old car is worth', roles: ['bal_other'], min: 1, max: 1e6 }),
    owed: money({ label: 'Owed on the old car', roles: ['debt_balance:car'], min: 1, max: 1e6 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both', 'lump_sum'], min: 0, max: 1e9 }),
    left_over: choice({ label: 'Of the savings', options: ['after', 'before'] }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    no_savings: noSavingsField,
    job_at_risk: jobAtRiskField,
    teen: said('A teen drives', 'flag=teen_driver'),
    child_age: ageField({ label: 'Age of the child', roles: ['age@child'], min: 0, max: 60 }),
    keep: years({ label: 'Time you keep a car', roles: ['time_stay'], min: 0.5, max: 40 }),
    sound: choice({ label: 'The old car otherwise', options: ['sound', 'failing'] }),
    topic: choice({ label: 'About', options: ['repair'] }),
    purchase: choice({ label: 'How to pay', options: ['car'] }),
    miles: count({ label: 'Miles on the old car', roles: ['miles'], min: 1000, max: 1e6 }),
  },
  sides: [
    {
      given: { purchase: 'car' },
      questions: [
        'pay cash for a used car or finance it and keep my savings',
        'should I use most of my savings to buy the car outright instead of a loan',
        'have 20k in the bank, car is 15k, pay cash or borrow at 8%',
        'should I buy a used car for 14k cash or finance at 7.9',
        'buy the car cash or finance it',
        'pay for the truck outright or put half down and finance the rest',
      ],
    },
    {
      given: { purchase: 'car', left_over: 'after' },
      questions: [
        "I'd have 3k left after paying cash for the car",
        'paying cash for it would leave us with 5,000 in savings',
        "I'd have about two thousand left",
        "I'd have 3k left",
      ],
    },
    {
      given: { topic: 'repair' },
      questions: [
        'fix my old car or replace it',
        'is it worth repairing this car or should I buy another one',
        'when is it time to stop putting money into an old car',
        'the mechanic wants a lot for the engine, repair it or trade it in',
        'my transmission is going out, fix it or get something else',
        'shop quoted me for the head gasket, worth it or take a car loan instead',
        'put money into the old truck or finance a newer one',
        'paid off car needs work, dealer is pushing me to trade it for a new one with a loan',
        'is it dumb to fix a car with this many miles or should I just buy something newer',
      ],
    },
    {
      given: { topic: 'repair', sound: 'sound' },
      questions: [
        "repair costs more than half of what the car is worth but it's paid off and otherwise runs fine, fix or replace",
        'paid off car in good shape needs a big repair, is fixing it stupid',
      ],
    },
    {
      given: { topic: 'repair', sound: 'failing' },
      questions: [
        'my car keeps breaking down, every month another repair. fix it again or buy something else',
        'one repair after another on this car, do I keep paying or let it go',
      ],
    },
  ],
  decide: (told, context) => {
    const known = withRepair(told);
    if (known.purchase !== undefined && known.repair === undefined) return howToPay(known, context);
    const { price, other_price: other, keep, income, term } = known;
    const repaired =
      price === undefined || known.topic !== undefined || known.worth !== undefined
        ? repairOf(known)
        : undefined;
    if (repaired !== undefined) return repaired;
    if (gapOf(known) > 0 && known.repair === undefined) return 'upside_down';
    const childAge = known.child_age ?? 0;
    if (known.teen || (childAge >= drivingAge && childAge <= grownAge)) return 'teen_car';
    if (isTooMuch(known, income, context)) return 'too_much';
    if (price === undefined && income !== undefined) return 'budget';
    if (term !== undefined && term > longestTerm) return 'too_long';
    if (isHowToPay(known) && keep === undefined) return howToPay(known, context);
    const isPlanned = (known.rate ?? term ?? known.down ?? known.trade_in) !== undefined;
    if (price !== undefined && other === undefined && income !== undefined && keep === undefined && isPlanned)
      return isThinAfter(known) ? 'cash_thin' : 'fits';
    const isClose =
      price !== undefined &&
      other !== undefined &&
      Math.min(price, other) >= closePrice * Math.max(price, other);
    if (isClose && (keep === undefined || keep >= someYears)) return 'new_close';
    return keep !== undefined && keep >= longKeep ? 'new_is_fine' : 'used';
  },
  verdicts: {
    budget: (known, context) => {
      const most = priceFor(known, known.income!, context);
      return {
        opening: most
          ? text`Up to about ${wholeDollars(most.figure('price'))} on ${given('income', known.income!, 'usd_per_year')}, and less is better.`
          : text`Keep the payment within a tenth of your pay before taxes.`,
        because: [
          text`That keeps the loan payment within a tenth of your pay over five years. Insurance, gas and repairs come on top.`,
          text`A reliable car that's two to four years old gets you the most for it, because the first owner paid for the steepest drop.`,
        ],
        unless: text`you have card debt, child care or high rent. Then aim for half of that.`,
        next: text`Get preapproved at a credit union, and shop by the out-the-door price.`,
        say: text`I'm shopping by the full price, not by the payment. What's the out-the-door number?`,
      };
    },
    too_long: (known, context) => {
      const loan = loanFor(known, context);
      return {
        opening: text`No, ${given('term', known.term!, 'years')} is too long for a car loan: choose a cheaper car you can pay off in four or five.`,
        because: [
          ...(loan ? [text`You'd pay ${loan.figure('total_interest')} of interest.`] : []),
          text`For most of that time you'd owe more than the car is worth, so a crash or a sale would cost you cash.`,
        ],
        unless: text`the rate is close to zero and you'd pay it off early.`,
        next: text`Ask for the payment over five years. If it doesn't fit, look at a used one two or three years older.`,
        say: text`Please quote me five years. If it doesn't fit, I'll look at another car.`,
      };
    },
    new_close: ({ price = 0, other_price: other = 0 }) => ({
      opening: text`Buy the new one: ${given('price', Math.max(price, other), 'usd')} against ${given('other_price', Math.min(price, other), 'usd')} used is too small a gap.`,
      because: [
        text`For the difference you get the full warranty and the car's first years. New-car loans also tend to have lower rates.`,
        text`Used makes sense when it saves at least a quarter of the price.`,
      ],
      unless: text`you'd have to stretch the loan past five years for it, or an older used one would do.`,
      next: text`Email four dealers for an out-the-door price on the new one, and get a credit union's rate first.`,
    }),
    used: (known, context) => {
      const loan = loanFor(known, context);
      return {
        opening:
          known.price !== undefined && known.other_price !== undefined
            ? text`Buy the used one at ${given('other_price', Math.min(known.price, known.other_price), 'usd')} rather than ${given('price', Math.max(known.price, known.other_price), 'usd')} new.`
            : known.cash === undefined
              ? text`Buy used: a reliable car that's two to four years old.`
              : text`Buy used, and keep part of the ${given('cash', known.cash, 'usd')} back as your cushion.`,
        because: [
          ...bothLoans(known, context),
          text`The first owner has paid for the steepest drop in value, and most of the car's life is still ahead.`,
          ...(loan && known.other_rate === undefined && known.price !== undefined
            ? [
                text`For comparison, ${given('price', known.price, 'usd')} would mean about ${wholeDollars(loan.figure('monthly_payment'))} on a loan.`,
              ]
            : []),
        ],
        unless: text`the used one costs nearly as much as new, or you'd keep a new one ten years. Then buy new.`,
        next: text`Pay an independent mechanic to inspect it, and check its history and the Buyers Guide in the window.`,
        say: text`I'll buy it if my mechanic says it's fine. When can I bring it over?`,
      };
    },
    new_is_fine: (known, context) => {
      const loan = loanFor(known, context);
      return {
        opening: text`New is fine, because you keep cars for so long.`,
        because: [
          text`Spread over ${given('keep', known.keep ?? longKeep, 'years')}, the drop of the first years costs little, and you get the full warranty.`,
          ...(loan ? [text`The loan would be about ${wholeDollars(loan.figure('monthly_payment'))}.`] : []),
          text`Interest on a new car assembled in the U.S. may even be deductible for now, within income limits.`,
        ],
        unless: text`you'd need more than five years to pay it off. Then it's too much car.`,
        next: text`Email four dealers for an out-the-door price on the same car, and get a credit union's rate first.`,
      };
    },
    too_much: (known, context) => {
      const payment = loanFor(known, context)!.figure('monthly_payment');
      const most = priceFor(known, known.income ?? 0, context);
      return {
        opening: most
          ? text`${given('price', known.price!, 'usd')} is too much car for your income: stay at or below about ${wholeDollars(most.figure('price'))}.`
          : text`${given('price', known.price!, 'usd')} is too much car for your income, so go cheaper or used.`,
        because: [
          text`The loan would be about ${wholeDollars(payment)} on pay of ${given('income', known.income ?? 0, 'usd_per_year')}. Past a tenth of your pay, insurance, gas and repairs start to eat your savings.`,
          text`Stretching the loan over more years only hides it. You'd owe more than the car is worth for years.`,
        ],
        unless: text`you pay most of it in cash and still have your emergency fund.`,
        next: text`Look at the same kind of car two to four years old, and get a credit union's rate before you shop.`,
      };
    },
    ...oneCarWords,
    ...oldCarVerdicts,
    ...payingVerdicts,
    fix: (told, context) => oldCarVerdicts.fix(withRepair(told), context),
  },
  asks: [
    {
      field: 'keep',
      question: 'How long will you keep it?',
      choices: [
        { label: 'Under 5 years', value: 4 },
        { label: '5 to 8 years', value: 7 },
        { label: '9 years or more', value: 10 },
      ],
    },
    {
      field: 'sound',
      question: 'Is your current car otherwise in good shape?',
      choices: [
        { label: 'Yes', value: 'sound' },
        { label: 'No, more is failing', value: 'failing' },
      ],
    },
  ],
  followUps: [
    'Should I lease or buy a car?',
    'Should I take 0% financing or the rebate?',
    'How much car insurance do I need?',
  ],
  articles: ['opportunity-cost', 'emergency-fund', 'buy-now-pay-later', 'tax-law-changes-2025'],
  related: ['car-loans'],
  sources: ['ftc_used_car', 'cfpb_auto_loans', 'usc_26_163'],
});
