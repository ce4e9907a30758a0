import {
  age as ageField,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { jobAtRiskField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  affordable,
  careLine,
  closingOf,
  downLine,
  incomePart,
  isCashThin,
  isTakeHomeOnly,
  lateLine,
  onePay,
  rentLine,
} from '#advisor/guides/home/house-budget.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

const guideline = ({ facts }: GuideContext) =>
  fact('housing_ratio_guideline', facts.get('housing_ratio_guideline'), 'percent');

/** Of take-home pay: comfortable, and the most that leaves room to save. */
const easyShare = 0.3;
const mostShare = 0.4;

export const howMuchHouse = defineGuide({
  id: 'how_much_house',
  title: 'How much house to buy',
  about: 'How much house should I buy',
  questions: [
    'how much house should we buy on 135k a year',
    'bank approved me for 520 thousand, should I actually spend that much',
    'is 450k too much house for someone making 98k',
    "We're preapproved way above what feels comfortable. What's a sane number?",
    'can i afford a 300k house making 24 an hour with a car payment',
    'first time buyer here no clue what price range to even look at',
    'should I stretch for the bigger house or stay cheap',
    'What share of our pay should go to the house?',
    'wife wants the 610k one, i like the 480k one, we make 160 together',
    'dont want to be house poor. whats the most i should pay',
  ],
  simply:
    "The right price is the one whose monthly bills you can pay even in a bad year, with something left for repairs and savings. A bank tells you the most it would lend, which isn't the same.",
  input: {
    income: moneyPerYear({ label: 'Yearly income before taxes', roles: ['wages@both'], min: 1, max: 1e8 }),
    mine: moneyPerYear({
      label: 'Your pay',
      roles: ['wages', 'se_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    partner: moneyPerYear({ label: "Your partner's pay", roles: ['wages@spouse'], min: 1, max: 1e8 }),
    other_income: moneyPerYear({
      label: 'Other yearly income',
      roles: ['other_income', 'pension_income', 'ss_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    price: money({ label: 'Price you have in mind', roles: ['home_price'], min: 1, max: 1e9 }),
    debts: moneyPerMonth({
      label: 'Monthly payments on other debts',
      roles: ['debt_payment', 'debt_payment@spouse', 'debt_payment@both', 'lease_payment'],
      adds: true,
      min: 0,
      max: 1e7,
    }),
    down: money({ label: 'Down payment', roles: ['down_amount', 'down_amount@both'], min: 0, max: 1e9 }),
    down_share: percent({ label: 'Down payment in percent', roles: ['down_share'], min: 0, max: 90 }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    term: years({ label: 'Mortgage term', roles: ['term'], min: 5, max: 50 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e9 }),
    childcare: moneyPerMonth({ label: 'Child care', roles: ['childcare_cost'], min: 1, max: 1e5 }),
    hoa: moneyPerMonth({ label: 'HOA dues', roles: ['hoa'], min: 0, max: 1e5 }),
    tax: moneyPerYear({ label: 'Property tax', roles: ['property_tax'], min: 1, max: 1e6 }),
    rent: moneyPerMonth({
      label: 'Rent now',
      roles: ['housing_cost', 'housing_cost@both'],
      min: 1,
      max: 1e6,
    }),
    expecting: said('A baby on the way', 'flag=expecting'),
    job_at_risk: jobAtRiskField,
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    payment: moneyPerMonth({ label: 'Monthly payment', roles: ['mortgage_payment'], min: 1, max: 1e6 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@spouse', 'take_home@both'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    change: choice({ label: 'Income over the next years', options: ['steady', 'falls'] }),
  },
  decide: (buyer, context) => {
    if (buyer.payment !== undefined && isTakeHomeOnly(buyer)) return 'payment';
    const most = affordable(buyer, context)?.figure('max_price').value;
    if (most === undefined) return 'rule';
    if (most === 0) return 'debts_first';
    const mayFall = buyer.change === undefined && (buyer.job_at_risk || (buyer.expecting && onePay(buyer)));
    if (buyer.change === 'falls' || mayFall) return 'lower_income';
    if (buyer.price === undefined) return 'budget';
    if (buyer.price > most) return 'too_much';
    return isCashThin(buyer, context) ? 'cash_thin' : 'fits';
  },
  verdicts: {
    payment: ({ payment = 0, take_home: pay = 1 }) => {
      const share = payment / pay;
      const both = text`${given('payment', payment, 'usd')} out of ${given('take_home', pay, 'usd')} take-home pay`;
      return {
        opening:
          share <= easyShare
            ? text`No, ${both} is fine, if it includes taxes and insurance.`
            : share <= mostShare
              ? text`It's the upper end: ${both} works only with little other debt and some savings behind it.`
              : text`Yes, it's too much: ${both} leaves too little for everything else.`,
        because: [
          text`Up to about three tenths of take-home pay is comfortable, and above four tenths most owners can't save. Count property tax, insurance, mortgage insurance and dues in the payment.`,
          text`Repairs come on top, about a hundredth of the home's value a year.`,
        ],
        unless: text`you have no car or card payments. Then a little more can work.`,
        next: text`Live on it for three months first: move the difference to your rent into savings each payday, and see if it hurts.`,
      };
    },
    fits: (buyer, context) => {
      const run = affordable(buyer, context)!;
      return {
        opening: text`Yes, ${given('price', buyer.price ?? 0, 'usd')} fits your income.`,
        because: [
          text`With tax and insurance it would cost about ${run.figure('price_cost')}, and a common guideline allows you up to about ${run.figure('max_price')}.`,
          ...rentLine(run.figure('price_cost').value, buyer),
          ...(buyer.rent === undefined ? downLine(buyer) : []),
          ...lateLine(buyer),
          ...(buyer.expecting
            ? [text`With a baby coming, add child care to the payment before you trust that.`]
            : [text`The further below you stay, the easier repairs and retirement saving get.`]),
        ],
        unless: text`the down payment takes your whole cushion. Keep at least three months of expenses after closing.`,
        next: text`Get a real insurance quote and the tax bill for that address before you make an offer.`,
      };
    },
    cash_thin: (buyer, context) => {
      const close = closingOf(buyer, context)!;
      const left = close.figure('left');
      return {
        opening:
          left.value < 0
            ? text`Not yet: the payment fits your pay, but your ${given('cash', buyer.cash!, 'usd')} is about ${wholeDollars(left)} short of the closing.`
            : text`The payment fits your pay, but the cash doesn't: after closing only about ${wholeDollars(left)} would be left.`,
        because: [
          text`Down payment and closing costs take about ${close.figure('cash_to_close')}, and the full cost is about ${affordable(buyer, context)!.figure('price_cost')}. New owners need a few months of that for repairs and bad months.`,
        ],
        unless: text`a smaller down payment, a gift or seller credits leave you three months of bills.`,
        next: text`Ask a lender what a smaller down payment does to the monthly cost, and look at homes about a tenth cheaper.`,
      };
    },
    too_much: (buyer, context) => {
      const run = affordable(buyer, context)!;
      return {
        opening: text`Look lower: ${given('price', buyer.price ?? 0, 'usd')} is too much for you, so stay at or below about ${run.figure('max_price')}.`,
        because: [
          text`It would cost about ${run.figure('price_cost')} with tax and insurance, more than the usual guideline allows on ${incomePart(buyer)}.`,
          careLine(buyer),
          ...(buyer.rent === undefined ? downLine(buyer) : rentLine(run.figure('price_cost').value, buyer)),
          ...lateLine(buyer),
        ],
        unless: text`you bring a much larger down payment or pay off other debts first.`,
        next: text`Give your agent the lower number as a firm ceiling, taxes and dues included.`,
        say: text`Please show us only homes under our number, whatever we're approved for.`,
      };
    },
    budget: (buyer, context) => {
      const run = affordable(buyer, context)!;
      return {
        opening: text`Cap your search at about ${run.figure('max_price')}, and be happier somewhat below it.`,
        because: [
          text`That price costs about ${run.figure('monthly_cost')} with tax and insurance, which keeps housing within ${guideline(context)} of your pay and leaves room for other debts.`,
          careLine(buyer),
          ...(buyer.rent === undefined ? downLine(buyer) : rentLine(run.figure('monthly_cost').value, buyer)),
          ...lateLine(buyer),
        ],
        unless: text`your area has high property tax or insurance. Then the price has to come down.`,
        next: text`Get preapproved, but tell your agent your number and keep the bank's to yourself.`,
      };
    },
    lower_income: (buyer, context) => {
      const pay = onePay(buyer);
      const one = pay === undefined ? undefined : affordable(buyer, context, pay);
      const both = affordable(buyer, context)!;
      return {
        opening:
          one && pay !== undefined
            ? text`Buy for one paycheck: on ${given(pay === buyer.mine ? 'mine' : 'partner', pay, 'usd_per_year')} alone, stay at or below about ${one.figure('max_price')}.`
            : buyer.job_at_risk
              ? text`Wait until the job is safe, or buy for the pay you're sure of and not for today's.`
              : text`Buy for the smaller income you'll have, and not for the one you have today.`,
        because: [
          text`On today's pay the guideline allows about ${both.figure('max_price')}. The mortgage stays the same when someone cuts hours, has a baby or loses a job.`,
          ...(buyer.price === undefined
            ? []
            : [
                text`${given('price', buyer.price, 'usd')} would cost about ${both.figure('price_cost')} with tax and insurance, in lean years too.`,
              ]),
          text`People lose homes when pay drops, so the payment has to fit the lean years.`,
        ],
        unless: text`the drop is short and you already hold enough cash to bridge it.`,
        next: text`Tell me the pay you're sure of, and I'll work out the price it carries.`,
      };
    },
    debts_first: (_buyer, context) => ({
      opening: text`Hold off on buying and bring your debt payments down first.`,
      because: [
        text`Your debts already use the share of pay that the guideline leaves for everything you owe, ${fact('debt_ratio_guideline', context.facts.get('debt_ratio_guideline'), 'percent')} before taxes.`,
        text`Every payment you clear frees room for a mortgage and usually gets you a better rate.`,
      ],
      unless: text`someone with income of their own buys with you.`,
      next: text`List your debts with balance, rate and payment, and put everything extra on the one with the highest rate.`,
    }),
    rule: (_buyer, context) => ({
      opening: text`Buy a home whose full monthly cost stays within ${guideline(context)} of your pay before taxes.`,
      because: [
        text`Full cost means mortgage, property tax, insurance, mortgage insurance and association dues. With all other debts, stay within ${fact('debt_ratio_guideline', context.facts.get('debt_ratio_guideline'), 'percent')}.`,
        text`What the bank approves is the most it will risk, and it leaves out child care, repairs and retirement.`,
      ],
      unless: text`your income is about to fall. Then plan on the lower pay.`,
      next: text`Tell me your yearly income, debt payments and down payment, and I'll work out a price.`,
    }),
  },
  asks: [
    {
      field: 'change',
      question: 'Will your household income stay about the same for the next years?',
      choices: [
        { label: 'Yes, or it rises', value: 'steady' },
        { label: 'No, it will drop', value: 'falls' },
      ],
    },
  ],
  followUps: [
    'Should I buy or keep renting?',
    'Should I take a 15 or 30 year mortgage?',
    'When can I drop PMI?',
  ],
  articles: ['home-buying', 'private-mortgage-insurance'],
  related: ['mortgage-approval'],
  sources: ['cfpb_dti_explained', 'cfpb_owning_a_home'],
});
