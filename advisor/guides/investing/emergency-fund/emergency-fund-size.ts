import { choice, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { cashForCard, debtFields, owesCostlyDebt } from '#advisor/guides/investing/footing-fields.ts';
import { coveredQuestions, smallFund } from '#advisor/guides/investing/covered-by-pension.ts';
import { moneyMarketFund } from '#advisor/guides/investing/emergency-fund/emergency-fund-place.ts';
import {
  amounts,
  coversCushion,
  forYou,
  lastsFor,
  monthsFor,
  notYet,
  sizeFor,
} from '#advisor/guides/investing/emergency-fund/emergency-fund-words.ts';
import { starterMonth } from '#advisor/guides/investing/starter-month.ts';
import { keepsCushion, payAndKeepFund } from '#advisor/guides/investing/keeps-cushion.ts';
import { text } from '#advisor/quantities/text.ts';

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
  simply:
    'This money is your spare tire: it does little on a normal day, but it keeps a lost job or a broken car from turning into debt. The less sure your income is, the bigger the spare tire you need.',
  input: {
    spending: spendingField,
    cash: money({
      label: 'Cash',
      roles: ['bal_cash', 'bal_cash@spouse', 'bal_cash@both'],
      adds: true,
      min: 0,
      max: 1e8,
    }),
    monthly: moneyPerMonth({
      label: 'Set aside a month',
      roles: ['save_amount', 'save_amount@both'],
      min: 1,
      max: 1e6,
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
    invest: choice({ label: 'Asked about', options: ['investing_it', 'money_market'] }),
    bills: choice({ label: 'Bills in retirement', options: ['covered'] }),
    none_saved: choice({ label: 'Nothing saved', options: ['yes'], facts: { yes: 'flag=no_savings' } }),
    income: moneyPerMonth({
      label: 'Social Security and pension',
      roles: ['ss_income', 'ss_income@spouse', 'ss_income@both', 'pension_income', 'pension_income@spouse'],
      adds: true,
      min: 1,
      max: 1e6,
    }),
    pay: moneyPerYear({ label: 'Pay', roles: ['wages', 'wages@both', 'se_income'], min: 1, max: 1e8 }),
    spouse_pay: moneyPerYear({ label: 'Pay of your spouse', roles: ['wages@spouse'], min: 1, max: 1e8 }),
    ...debtFields,
  },
  sides: [
    { given: { bills: 'covered' }, questions: coveredQuestions },
    {
      given: { invest: 'money_market' },
      questions: [
        'is a money market fund safe for my emergency fund',
        'move emergency savings from the bank to a money market at my brokerage',
        'bank pays nothing, can my emergency money sit in a money market fund',
      ],
    },
    {
      given: { invest: 'investing_it' },
      questions: [
        'can I invest my emergency fund',
        'should I put my emergency savings in an index fund instead of letting it sit',
        "is it ok to keep the emergency fund in stocks, it's earning nothing in the bank",
        'emergency fund just sits there, invest it?',
      ],
    },
  ],
  decide: (household) => {
    const { cash, spending, work, income, none_saved: none } = household;
    if (work === 'retired')
      return household.bills !== undefined || (income ?? 0) >= (spending ?? Infinity) ? 'covered' : 'retired';
    if (work === 'unemployed')
      return cash === 0 || (cash === undefined && none !== undefined) ? 'nothing_left' : 'use_it';
    if (owesCostlyDebt(household)) return 'card_first';
    const size = sizeFor(household);
    if (cash !== undefined && spending !== undefined && cash >= monthsFor[size] * spending) return 'enough';
    if (household.invest === 'money_market') return 'money_market';
    return household.invest === undefined ? size : 'keep_in_cash';
  },
  verdicts: {
    card_first: ({ cash, spending, none_saved: none, card, rate }, context) => {
      const fromCash = cashForCard({ cash, spending, card }, context);
      const starter = starterMonth({ months: undefined, cash, spending, none_saved: none }, context);
      const isThere = spending !== undefined && cash !== undefined && !starter;
      const debt = card ? text`the ${given('card', card, 'usd')} on the card` : text`the costly debt`;
      if (fromCash?.after && keepsCushion({ card, cash, spending }))
        return payAndKeepFund({ cash, rate, debt, months: fromCash.after.figure('months_covered') });
      return {
        opening: fromCash?.after
          ? text`One month for now: keep ${fromCash.kept} of your ${given('cash', cash ?? 0, 'usd')}, and pay ${debt} from the rest.`
          : isThere
            ? text`One month for now, which your ${given('cash', cash, 'usd')} covers: put everything extra on ${debt}.`
            : starter?.fund
              ? starter.isMissing
                ? text`Both, in order: save one month of spending, ${starter.amount}, then clear ${debt}.`
                : text`One month for now: once ${starter.amount} is in cash, put everything extra on ${debt}.`
              : text`Save one month of spending first, then clear ${debt}, and fill the fund after that.`,
        because: [
          rate === undefined
            ? text`Card interest costs more than any savings account pays. One month of cash keeps the next surprise off a card.`
            : text`At ${given('rate', rate, 'percent')} the debt costs more than any savings account pays. One month of cash keeps the next surprise off a card.`,
          ...lastsFor(cash, spending, context.run),
          text`When the debt is gone, the same payment fills the fund to three or six months quickly.`,
        ],
        unless: text`your job is shaky right now. Then build two or three months first and pay the minimums.`,
        next: fromCash?.after
          ? text`Pay the card from savings today, then send what you paid on it each month to the fund.`
          : fromCash
            ? text`Keep ${fromCash.kept} in cash, and send the other ${fromCash.spare} to the debt today.`
            : isThere
              ? text`Leave the month of cash where it is, and set up a fixed payment to the debt on payday.`
              : text`Send a fixed amount to savings on payday until a month is covered, then switch it to the debt.`,
      };
    },
    nothing_left: () => ({
      opening: text`With nothing set aside, get money in first: file for unemployment and call the people you owe this week.`,
      because: [
        text`Pay housing, food, utilities and the way to interviews before anything else. Cards and medical bills can wait the longest.`,
        text`Lenders and landlords are easier to deal with before you miss a payment than after it.`,
      ],
      unless: text`you quit or were turned down for unemployment. Apply or appeal anyway, because the state decides.`,
      next: text`Call 211 for help with rent, food and utilities. With the first new paycheck, start a fund of one month.`,
      say: text`I've lost my job. What hardship plan do you have?`,
    }),
    covered: smallFund,
    three: (household, context) => ({
      opening:
        notYet(household, context) ??
        text`Three months of essential spending is enough${forYou(household, context)}.`,
      because: [
        ...amounts(household, context),
        text`Steady pay, or two incomes that won't stop together, means the fund only has to bridge a short gap.`,
        text`Count rent, food, utilities, insurance and minimum payments, not vacations.`,
      ],
      unless: text`you own an old house or car, or have health costs that jump. Then go to six.`,
      next: text`Keep it in an insured high-yield savings account, and don't invest it.`,
    }),
    six: (household, context) => ({
      opening:
        notYet(household, context) ??
        text`Aim for six months of essential spending${forYou(household, context)}, and keep it in cash.`,
      because: [
        household.spouse_pay === undefined
          ? text`On one ordinary income, half a year covers most job searches.`
          : text`Half a year covers most job searches. With two paychecks, three months are enough if both jobs are steady.`,
        ...amounts(household, context),
        text`Don't put it in stocks: layoffs and falling markets tend to come together, and you'd sell at the bottom.`,
      ],
      unless: text`you owe on credit cards. Then stop at one month for now and clear the cards.`,
      next: coversCushion(household)
        ? text`Fill it with bonuses, tax refunds and part of your next raise, in an insured high-yield savings account.`
        : text`Set up an automatic transfer to an insured high-yield savings account on payday.`,
    }),
    money_market: moneyMarketFund,
    keep_in_cash: (household, context) => ({
      opening:
        household.cash === undefined
          ? text`No, keep your emergency fund in cash, where it can earn interest without falling.`
          : text`No, keep up to six months of spending from the ${given('cash', household.cash, 'usd')} in cash, and invest only what's above that.`,
      because: [
        text`Layoffs and falling markets tend to come together, so you'd sell at the bottom just when you need it.`,
        ...amounts(household, context),
        text`Earning nothing is easy to fix: an insured high-yield savings account or a money market fund pays much more than a checking account.`,
      ],
      unless: text`you have far more than six months of spending. The part beyond that can go into index funds.`,
      next: text`Open an insured high-yield savings account, and move the fund there this week.`,
    }),
    nine: (household, context) => ({
      opening:
        notYet(household, context) ??
        text`Aim for nine months of essential spending${forYou(household, context)}, because your income comes and goes.`,
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
        opening:
          fund && figureIfAny(fund, 'spare')
            ? text`That's enough: ${fund.figure('target')} would do, so about ${fund.figure('spare')} could be invested.`
            : text`Your emergency fund is big enough, so let it be and invest new savings.`,
        because: [
          ...(fund ? [text`Your cash covers ${fund.figure('months_covered')} of spending.`] : []),
          text`Cash beyond that slowly loses buying power. The fund itself should stay in insured savings, even if it feels idle.`,
        ],
        unless: text`a move, a baby, a house or a shaky job is coming in the next year or two. Then keep the extra.`,
        next: text`Point your automatic transfer at your 401(k) or IRA instead, starting with the next paycheck.`,
      };
    },
    retired: ({ income, spending }) => ({
      opening: text`Keep about a year of what your savings have to pay for in cash.`,
      because: [
        ...(income === undefined || spending === undefined
          ? []
          : [
              text`That's twelve times what's missing between your ${given('income', income, 'usd_per_month')} and the ${given('spending', spending, 'usd_per_month')} you spend, plus something for repairs.`,
            ]),
        text`You can't lose a job anymore, so the danger is having to sell stocks while they're down. Count only what Social Security and pensions don't cover.`,
        text`Another two to four years in CDs or short-term bonds makes it steadier still.`,
      ],
      unless: text`pensions and Social Security pay all your bills. Then a few thousand for repairs and medical bills will do.`,
      next: text`Add up last year's withdrawals, and keep that much in insured savings.`,
    }),
    use_it: ({ cash, spending }, { run }) => ({
      opening: text`This is what the fund is for, so use it and make it last.`,
      because: [
        ...lastsFor(cash, spending, run),
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
