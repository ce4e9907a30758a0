import { age, choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { singleAnswers } from '#advisor/guides/investing/fund-answers.ts';
import { text } from '#advisor/quantities/text.ts';

/** Stocks have now and then been down for this long, so what is needed sooner stays out of them. */
const shortYears = 5;
/** Index funds cost a small part of this, so a fund above it has to be far better, and few are. */
const costlyFee = 0.5;
/** What a cheap index fund costs, with room to spare. */
const indexFee = 0.1;
/** From here on a short time is the time to retirement, and the money has to last for decades after it. */
const nearAge = 50;
/** Most people live from their savings by then. */
const retiredAge = 67;

export const chooseFunds = defineGuide({
  id: 'choose_funds',
  title: 'Which funds to choose',
  about: 'Which kind of fund or mix to choose, index funds, three funds, target date',
  questions: [
    'which funds should I pick in my 401k',
    'target date fund or just the s&p 500?',
    'VTI or VOO or both lol',
    'what is a good simple portfolio for someone age 35',
    'Do I need bonds at 28?',
    'is a three fund portfolio better than target date 2055',
    'my fund charges 1.1%, should i switch',
    'best mix of stocks and bonds for retirement in 20 years',
    'The plan menu has 26 funds and I understand none of them. Which ones?',
    'index fund or actively managed fund for my ira',
  ],
  simply:
    'A broad index fund is a basket with a little of almost every company, so one bad company hardly matters. The main choices are how much goes into stocks, which is less the sooner you need the money, and keeping fees low.',
  input: {
    horizon: years({ label: 'Time until it is needed', roles: ['horizon'], min: 0, max: 80 }),
    fee: percent({ label: 'Yearly fee', roles: ['rate_fee'], min: 0, max: 10 }),
    balance: money({
      label: 'Balance',
      roles: [
        'bal_retirement',
        'bal_total',
        'bal_brokerage',
        'bal_roth',
        'hold_amount',
        'lump_sum',
        'bal_cash',
      ],
      min: 1,
      max: 1e9,
    }),
    account: choice({
      label: 'Account',
      options: ['taxable', 'workplace', 'ira'],
      facts: {
        taxable: 'account=brokerage',
        workplace: ['account=workplace', 'account=roth_workplace'],
        ira: ['account=traditional_ira', 'account=roth_ira'],
      },
    }),
    age: age({ label: 'Age', roles: ['age'], min: 10, max: 110 }),
    work: choice({ label: 'Work', options: ['retired'], facts: { retired: 'work=retired' } }),
    style: choice({ label: 'Style', options: ['one_fund', 'own_mix'] }),
    share: percent({ label: 'Share of pay you put in', roles: ['save_share'], min: 0, max: 100 }),
    asked: choice({ label: 'Asked about', options: ['picks', 'foreign', 'many', 'tsp', 'bonds', 'narrow'] }),
  },
  sides: [
    {
      given: { asked: 'picks' },
      questions: [
        'index fund or a handful of stocks I believe in',
        'should I buy a total market fund or pick a few companies myself',
        'is it better to own individual stocks or one etf',
        'want to put my savings in five or six stocks I like instead of a fund',
      ],
    },
    {
      given: { asked: 'foreign' },
      questions: [
        'do I need international stocks or is the s&p 500 enough',
        'only own VOO, should I add a foreign fund',
        'is VTI all I need or should I have VXUS too',
        'everything I have is in US stocks, is that a mistake',
      ],
    },
    {
      given: { asked: 'many' },
      questions: [
        'adviser has us in a dozen mutual funds, is that too many',
        'I own eleven funds, am I diversified or is it overkill',
        'how many funds is too many',
        'so many different funds in my account, should I simplify',
      ],
    },
    {
      given: { asked: 'narrow' },
      questions: [
        'all my money is in QQQ, is that fine',
        'everything in a tech fund, should I change it',
        'only own the nasdaq 100, ok or too risky',
        'my whole ira is in a semiconductor etf',
      ],
    },
    {
      given: { asked: 'bonds' },
      questions: [
        'Do I need bonds at 28?',
        'everything is in stocks, should I own some bonds',
        'how much of my money should be in bonds at my age',
        'all in the s&p 500 in my ira, do I need any bonds',
      ],
    },
    {
      given: { asked: 'tsp' },
      questions: [
        'tsp: C fund or an L fund',
        'federal employee, which tsp funds should I use',
        'my thrift savings plan is all in the G fund, should I change it',
        'L 2060 or C and S fund in the tsp',
      ],
    },
  ],
  decide: ({ horizon, fee, account, style, age: now = 0, work, asked }) => {
    const isForRetirement = now >= nearAge && (account === 'workplace' || account === 'ira');
    if (horizon !== undefined && horizon < shortYears && !isForRetirement) return 'safe';
    if (asked === 'many') return 'fewer';
    if (fee !== undefined && fee >= costlyFee) return 'cheaper';
    if (asked === 'picks') return 'no_picks';
    if (asked === 'foreign') return 'foreign';
    if (asked === 'narrow') return 'narrow';
    if (asked === 'bonds' && now > 0 && work !== 'retired' && now < retiredAge) return 'bonds';
    if (asked === 'tsp' && now < retiredAge) return 'tsp';
    if (work === 'retired' || now >= retiredAge) return 'retired';
    if (horizon !== undefined && horizon < shortYears) return 'near';
    if (style === 'own_mix') return 'three_funds';
    return account === 'taxable' && style === undefined ? 'taxable' : 'target_date';
  },
  verdicts: {
    ...singleAnswers,
    near: ({ horizon = 0, age: now }) => ({
      opening: text`Use the target-date index fund closest to your retirement in ${timeLeft(horizon)}, which is about half stocks and half bonds.`,
      because: [
        text`The first years of withdrawals shouldn't hang on stocks, but the money has to last for decades${now === undefined ? '' : text` from ${given('age', now, 'age')} on`}, so all cash would be a mistake too.`,
        text`Such a fund keeps that balance for you, and grows calmer after the date.`,
      ],
      unless: text`a pension and Social Security will cover your bills. Then a larger share in stocks is fine.`,
      next: text`Check that three to five years of withdrawals sit in its bonds or in cash before your last day at work.`,
    }),
    retired: ({ age: now }) => ({
      opening: text`Hold about forty to sixty percent in stock index funds, and the rest in bonds and cash.`,
      because: [
        text`${now === undefined ? 'Retirement' : text`From ${given('age', now, 'age')} on, retirement`} can last decades, and stocks are what keeps up with prices. Three to five years of withdrawals in bonds and cash mean you never have to sell them while they're down.`,
        text`One retirement-income or balanced index fund does all of it.`,
      ],
      unless: text`pensions and Social Security cover your bills. Then choose what lets you sleep.`,
      next: text`Add up what you draw in a year, and put three to five times that in short-term bonds and savings first.`,
    }),
    target_date: ({ age: now }) => ({
      opening: text`Pick one low-cost target-date index fund with the year you expect to retire, and nothing else.`,
      because: [
        text`It owns US stocks, foreign stocks and bonds, rebalances itself, and gets calmer as the year comes closer. Adding other funds to it mostly undoes that.`,
        now !== undefined && now < nearAge
          ? text`At ${given('age', now, 'age')} it's still mostly stocks, with a small part in bonds, and that's right for you.`
          : text`The mix decides most of your result, and low cost most of the rest.`,
      ],
      unless: text`your plan's version costs over half a percent, or the money sits in a taxable account. Then use plain index funds.`,
      next: text`Check the expense ratio on the fund's page, then send all new contributions there.`,
    }),
    three_funds: () => ({
      opening: text`Use three index funds: total US stocks, total international stocks, and total US bonds.`,
      because: [
        text`They hold nearly every company in the world at almost no cost. Two US funds such as an S&P 500 and a total-market fund own much the same thing, so one is enough.`,
        text`A common mix is two parts US to one part foreign, with bonds from a tenth when you're young to about half at retirement.`,
      ],
      unless: text`you know you won't rebalance. Then a target-date fund is better.`,
      next: text`Write your three percentages down, and set a calendar date once a year to bring them back.`,
    }),
    taxable: () => ({
      opening: text`In a taxable account, use broad stock index ETFs rather than a target-date or managed fund.`,
      because: [
        text`They rarely pay out capital gains, so you mostly choose when to be taxed. Target-date and active funds can hand you a tax bill in a year you sold nothing.`,
        text`Bonds that pay regular interest fit better in your IRA or 401(k).`,
      ],
      unless: text`you still have room in an IRA or 401(k). Fill those first.`,
      next: text`Pick one total US and one total international index ETF, and turn on automatic investing.`,
    }),
    cheaper: ({ fee = 0, balance, account }, { run }) => {
      const drag =
        balance === undefined ? undefined : run(feeDrag, { fee, other_fee: indexFee, start: balance });
      return {
        opening: text`Yes, switch to an index fund, because ${given('fee', fee, 'percent')} a year is too much.`,
        because: [
          text`Over ten years and more, most costly funds trail a cheap index fund, mainly because of the fee.`,
          ...(drag
            ? [
                text`On ${given('balance', balance ?? 0, 'usd')} the difference could come to about ${drag.figure('cost')} over twenty years.`,
              ]
            : []),
        ],
        unless: text`a taxable account holds a big gain, or a surrender charge is running. Then stop adding and work out the cost of leaving first.`,
        next:
          account === 'workplace'
            ? text`Exchange it for the plan's cheapest index or target-date fund, which costs no tax. If there's none, take the match there and use an IRA for the rest.`
            : text`In a 401(k) or IRA, exchange it for an index fund today. That costs no tax.`,
        say: text`What do I pay in total each year, in dollars?`,
      };
    },
    safe: ({ horizon = 0 }) => ({
      opening: text`With ${timeLeft(horizon)} to go, use savings, CDs or Treasury bills instead of a stock fund.`,
      because: [
        text`A stock fund can lose a third just before you need it, and even a bond fund can fall when rates rise. Here the date matters more than the return.`,
        text`A money market fund or short Treasury fund is the closest thing to it inside a brokerage account.`,
      ],
      unless: text`only part of it has that date. Then invest the rest for the long run.`,
      next: text`Compare an insured high-yield savings account with a CD that ends on your date.`,
    }),
  },
  asks: [
    {
      field: 'horizon',
      question: 'When will you need this money?',
      choices: [
        { label: 'Under five years', value: 3 },
        { label: 'Later', value: 20 },
      ],
    },
    {
      field: 'style',
      question: 'How much do you want to do yourself?',
      choices: [
        { label: 'One fund, hands off', value: 'one_fund' },
        { label: 'My own mix', value: 'own_mix' },
      ],
    },
  ],
  followUps: ['What are index funds?', 'How much do fees cost over time?', 'How do I rebalance?'],
  articles: ['asset-allocation', 'target-date-funds', 'index-funds', 'expense-ratios'],
  sources: ['sec_asset_allocation', 'sec_fees'],
});
