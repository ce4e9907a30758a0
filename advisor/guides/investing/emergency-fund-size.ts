import { choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { emergencyFund } from '#advisor/calculators/saving/emergency-fund.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** The usual three to six months, and more where income comes and goes. */
const monthsFor = { three: 3, six: 6, nine: 9 };

interface Household {
  spending: number | undefined;
  cash: number | undefined;
  steadiness: string | undefined;
  work: string | undefined;
}

function sizeFor({ steadiness, work }: Household): keyof typeof monthsFor {
  if (steadiness === 'variable' || (work === 'self_employed' && steadiness !== 'steady')) return 'nine';
  return steadiness === 'steady' ? 'three' : 'six';
}

/** The fund in dollars and what is missing of it. */
function amounts(household: Household, { run }: GuideContext) {
  const { spending, cash = 0 } = household;
  if (spending === undefined) return [];
  const fund = run(emergencyFund, { spending, cash, months_wanted: monthsFor[sizeFor(household)] });
  if (!fund) return [];
  return cash > 0
    ? [text`For you that's ${fund.figure('target')}, so ${fund.figure('gap')} is still missing.`]
    : [text`For you that's ${fund.figure('target')}.`];
}

export const emergencyFundSize = defineGuide({
  id: 'emergency_fund_size',
  title: 'Emergency fund',
  about: 'Emergency fund: how big, where, may I invest it',
  questions: [
    'how big should my emergency fund be',
    'is 10k enough for emergencies? bills are about 3,100 a month',
    'where do i keep my rainy day fund so it earns something',
    'Should I invest my emergency savings in an index fund instead of letting it rot?',
    '3 months or 6 months, freelancer with a kid',
    'we have 48,000 in savings for emergencies is that overkill',
    'Both of us are teachers with tenure, do we really need six months of expenses in cash?',
    'can I use a cd or i bonds as an emergency fund',
    "I'm retired. Do I still need an emergency fund?",
    'emergancy fund how much single mom renting 2400 in bills',
  ],
  input: {
    spending: moneyPerMonth({
      label: 'Monthly spending',
      roles: ['spend_needs', 'spend_total'],
      sumOf: ['housing_cost', 'mortgage_payment', 'spend_item', 'debt_payment', 'premium', 'childcare_cost'],
      // Rent alone is never all that someone spends.
      beside: ['spend_needs', 'spend_total', 'spend_item', 'debt_payment', 'premium', 'childcare_cost'],
      min: 1,
      max: 1e6,
    }),
    cash: money({
      label: 'Cash',
      roles: ['bal_cash', 'bal_cash@spouse', 'bal_cash@both'],
      adds: true,
      min: 0,
      max: 1e8,
    }),
    steadiness: choice({
      label: 'Steadiness of income',
      options: ['steady', 'ordinary', 'variable'],
      facts: { steady: 'income_steadiness=steady', variable: 'income_steadiness=variable' },
    }),
    work: choice({
      label: 'Work',
      fact: 'work',
      options: ['employed', 'self_employed', 'retired', 'unemployed'],
    }),
  },
  decide: (household) => {
    const { cash, spending, work } = household;
    if (work === 'retired') return 'retired';
    if (work === 'unemployed') return 'use_it';
    const size = sizeFor(household);
    if (cash !== undefined && spending !== undefined && cash >= monthsFor[size] * spending) return 'enough';
    return size;
  },
  verdicts: {
    three: (household, context) => ({
      opening: text`Three months of essential spending is enough for you.`,
      because: [
        text`Steady pay, or two incomes that won't stop together, means the fund only has to bridge a short gap.`,
        ...amounts(household, context),
        text`Count rent, food, utilities, insurance and minimum payments, not vacations.`,
      ],
      unless: text`you own an old house or car, or have health costs that jump. Then go to six.`,
      next: text`Keep it in an insured high-yield savings account, and don't invest it.`,
    }),
    six: (household, context) => ({
      opening: text`Aim for six months of essential spending, and keep it in cash.`,
      because: [
        text`On one ordinary income, half a year covers most job searches.`,
        ...amounts(household, context),
        text`Don't put it in stocks: layoffs and falling markets tend to come together, and you'd sell at the bottom.`,
      ],
      unless: text`you owe on credit cards. Then stop at one month for now and clear the cards.`,
      next: text`Set up an automatic transfer to an insured high-yield savings account on payday.`,
    }),
    nine: (household, context) => ({
      opening: text`Aim for nine months of essential spending, because your income comes and goes.`,
      because: [
        text`You have to cover slow stretches as well as emergencies, and the self-employed often can't collect unemployment.`,
        ...amounts(household, context),
        text`Keep the tax you owe on your income in a separate account, so it doesn't look like savings.`,
      ],
      unless: text`a partner's steady paycheck covers the bills. Then six is plenty.`,
      next: text`In good months send a fixed share of every payment to an insured high-yield savings account.`,
    }),
    enough: ({ spending = 0, cash = 0, ...rest }, { run }) => {
      const fund = run(emergencyFund, {
        spending,
        cash,
        months_wanted: monthsFor[sizeFor({ spending, cash, ...rest })],
      });
      return {
        opening: text`Your emergency fund is big enough, so let it be and invest new savings.`,
        because: [
          ...(fund
            ? [
                text`Your cash covers ${fund.figure('months_covered')} of spending, and ${fund.figure('target')} would do.`,
              ]
            : []),
          text`Cash beyond that slowly loses buying power. The fund itself should stay in insured savings, even if it feels idle.`,
        ],
        unless: text`a move, a baby, a house or a shaky job is coming in the next year or two. Then keep the extra.`,
        next: text`Point your automatic transfer at your 401(k) or IRA instead, starting with the next paycheck.`,
      };
    },
    retired: () => ({
      opening: text`Keep about a year of what your savings have to pay for in cash.`,
      because: [
        text`You can't lose a job anymore, so the danger is having to sell stocks while they're down. Count only what Social Security and pensions don't cover.`,
        text`Another two to four years in CDs or short-term bonds makes it steadier still.`,
      ],
      unless: text`pensions and Social Security pay all your bills. Then a few thousand for repairs and medical bills will do.`,
      next: text`Add up last year's withdrawals, and keep that much in insured savings.`,
    }),
    use_it: () => ({
      opening: text`This is what the fund is for, so use it and make it last.`,
      because: [
        text`Cover housing, food, utilities and insurance first, and pause retirement saving and extra debt payments. Refilling comes after the next job starts.`,
        text`Apply for unemployment right away if you lost a job, because benefits usually don't reach far back.`,
      ],
      unless: text`the fund is nearly gone. Then call your landlord or lender before you miss a payment.`,
      next: text`Divide the cash by your bare monthly bills: that's how many months you have.`,
    }),
  },
  asks: [
    {
      field: 'steadiness',
      question: "How steady is your household's income?",
      choices: [
        { label: 'Very steady, or two incomes', value: 'steady' },
        { label: 'One ordinary job', value: 'ordinary' },
        { label: 'Self-employed, commission or seasonal', value: 'variable' },
      ],
    },
  ],
  followUps: ['Where should my next dollar go?', 'Should I use a high-yield savings account or a CD?'],
  articles: ['emergency-fund', 'high-yield-savings-and-money-market-funds'],
  sources: ['cfpb_emergency_fund', 'sec_saving_investing'],
});
