import { loanAmortization } from '#advisor/calculators/borrowing/loan-amortization.ts';
import { choice, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** A payment above this share of pay before taxes crowds out saving once insurance and gas come on top. */
const mostOfPay = 10;
/** Kept this long, a new car spreads its steep first years thin enough. */
const longKeep = 9;
const monthsPerYear = 12;
/** Taken where no rate or term is named: a middling car loan. */
const usualRate = 7;
const usualTerm = 5;

interface Car {
  price: number | undefined;
  down: number | undefined;
  rate: number | undefined;
  term: number | undefined;
}

function loanFor({ price, down = 0, rate = usualRate, term = usualTerm }: Car, { run }: GuideContext) {
  return price === undefined
    ? undefined
    : run(loanAmortization, { principal: price, down_payment: down, rate, years: term });
}

function isTooMuch(car: Car, income: number | undefined, context: GuideContext): boolean {
  const payment = loanFor(car, context)?.figure('monthly_payment').value;
  return (
    payment !== undefined && income !== undefined && (payment * monthsPerYear * 100) / income > mostOfPay
  );
}

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
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 1, max: 1e7 }),
    down: money({
      label: 'Down payment and trade-in',
      roles: ['down_amount', 'trade_in'],
      adds: true,
      min: 0,
      max: 1e7,
    }),
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
    keep: years({ label: 'Time you keep a car', roles: ['time_stay'], min: 0.5, max: 40 }),
    sound: choice({ label: 'The old car otherwise', options: ['sound', 'failing'] }),
  },
  decide: (known, context) => {
    const { price, repair, sound, keep, income } = known;
    if (repair !== undefined && price === undefined) return sound === 'failing' ? 'used' : 'fix';
    if (isTooMuch(known, income, context)) return 'too_much';
    return keep !== undefined && keep >= longKeep ? 'new_is_fine' : 'used';
  },
  verdicts: {
    used: (known, context) => {
      const loan = loanFor(known, context);
      return {
        opening: text`Buy used: a reliable car that's two to four years old.`,
        because: [
          text`The first owner has paid for the steepest drop in value, and most of the car's life is still ahead.`,
          ...(loan && known.price !== undefined
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
    too_much: (known, context) => ({
      opening: text`That's too much car for your income, so go cheaper or used.`,
      because: [
        text`The loan would be about ${wholeDollars(loanFor(known, context)!.figure('monthly_payment'))} on pay of ${given('income', known.income ?? 0, 'usd_per_year')}. Past a tenth of your pay, insurance, gas and repairs start to eat your savings.`,
        text`Stretching the loan over more years only hides it. You'd owe more than the car is worth for years.`,
      ],
      unless: text`you pay most of it in cash and still have your emergency fund.`,
      next: text`Work backward: take a tenth of your monthly pay as the payment, and see what price four or five years allow.`,
    }),
    fix: ({ repair = 0 }) => ({
      opening: text`Fix the old car.`,
      because: [
        text`${given('repair', repair, 'usd')} once is often less than half a year of payments on another car, and your insurance stays cheap.`,
        text`What counts is the cost of a year: repairs on this one against payments on the next.`,
      ],
      unless: text`it's unsafe, the frame is rusted, or a good mechanic sees more big repairs coming. Then stop spending on it.`,
      next: text`Get a second quote, and ask that mechanic what else will need work within two years.`,
      say: text`If it were yours, would you fix it? What's next to go?`,
    }),
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
  sources: ['ftc_used_car', 'cfpb_auto_loans', 'usc_26_163'],
});
