import { age, choice, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { inflationAdjust } from '#advisor/calculators/saving/growth/inflation-adjust.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { debtFields, owesCostlyDebt, timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { coveredQuestions } from '#advisor/guides/investing/covered-by-pension.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text } from '#advisor/quantities/text.ts';

/** Stocks have now and then been down for this long, so what is needed sooner stays out of them. */
const shortYears = 5;
/** From here on stocks have nearly always beaten cash. */
const longYears = 10;
const shownYears = 10;
/** Most people have stopped working by then, and live from it. */
const retiredAge = 67;
/** The upper end of the usual cushion, which stays out of the market. */
const cushionMonths = 6;
/** Below this, a bank pays much less than high-yield accounts have in most recent years. */
const poorRate = 2;

const input = {
  cash: money({
    label: 'Cash',
    roles: ['bal_cash', 'hold_amount:cash', 'bal_total', 'lump_sum'],
    min: 1,
    max: 1e9,
  }),
  age: age({ label: 'Age', roles: ['age'], min: 10, max: 110 }),
  horizon: years({ label: 'Time until it is needed', roles: ['horizon'], min: 0, max: 80 }),
  income: choice({ label: 'Pension and Social Security', options: ['covers_all'] }),
  work: choice({ label: 'Work', options: ['retired'], facts: { retired: 'work=retired' } }),
  spending: spendingField,
  pay: moneyPerYear({
    label: 'Pay',
    roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
    adds: true,
    min: 1,
    max: 1e8,
  }),
  savings_rate: percent({ label: 'Rate it earns', roles: ['rate_savings'], min: 0, max: 20 }),
  ...debtFields,
};
type Picture = GivenTo<typeof input>;

/** Where only pay is told, essentials are taken for half of it. */
const essentialShare = 0.5;
const monthsPerYear = 12;

/** What stays in cash, and what is left to invest. */
function split({ cash, spending, pay }: Picture, { run }: GuideContext) {
  const guess = pay === undefined ? undefined : Math.round((pay * essentialShare) / monthsPerYear);
  const month = spending ?? guess;
  const fund =
    cash === undefined || month === undefined
      ? undefined
      : run(emergencyFund, { spending: month, cash, months_wanted: cushionMonths });
  return fund && figureIfAny(fund, 'spare') ? fund : undefined;
}

/** When most people begin to live from it, and what a mix of mostly stocks may earn above inflation. */
const [usualEnd, realReturn] = [67, 4];

/** What the part that is invested may become, next to staying in cash. */
function grown(picture: Picture, context: GuideContext) {
  const fund = split(picture, context);
  const time = picture.age === undefined ? shownYears : Math.max(longYears, usualEnd - picture.age);
  const later =
    fund &&
    context.run(compoundGrowth, {
      start: fund.figure('spare').value,
      rate: realReturn,
      years: time,
      inflation: 0,
    });
  return later
    ? [
        text`Invested for ${given('years', time, 'years')}, that part could come to about ${later.figure('future_value')} in today's money, at ${given('rate', realReturn, 'percent')} a year above inflation.`,
      ]
    : [];
}

const sum = (cash: number | undefined) =>
  cash === undefined ? text`the cash` : text`your ${given('cash', cash, 'usd')}`;

/** What the cash still buys later, if it earns nothing. */
function buyingPower({ cash, savings_rate: rate }: Picture, { run }: GuideContext) {
  if (rate !== undefined && rate >= poorRate)
    return [
      text`At ${given('savings_rate', rate, 'percent')} it keeps up with prices for now, but that rate can fall any month, and the interest is taxed.`,
    ];
  const later =
    cash === undefined
      ? undefined
      : run(inflationAdjust, { amount: cash, years: shownYears, wanted: 'todays_dollars' });
  if (!later) return [];
  return [
    text`If it earns nothing, in ten years it buys only what about ${later.figure('buys')} buys today, at ${later.figure('yearly_inflation')} inflation.`,
  ];
}

/** Half of what goes beyond the emergency fund, in dollars where it can be told. */
function halfOpening(picture: Picture, context: GuideContext) {
  const fund = split(picture, context);
  const spare = fund?.figure('spare').value;
  return fund && spare !== undefined
    ? text`Keep ${wholeDollars(fund.figure('target'))} as your emergency fund, invest about half of the rest, ${given('half', Math.round(spare / 2 / 100) * 100, 'usd')}, and keep the other half safe.`
    : text`Invest about half, and keep the rest in savings, CDs or short-term bonds.`;
}

function investOpening(picture: Picture, context: GuideContext) {
  const fund = split(picture, context);
  return fund
    ? text`Invest about ${wholeDollars(fund.figure('spare'))} of it, and keep ${wholeDollars(fund.figure('target'))} as your emergency fund${picture.spending === undefined ? ', if half of your pay goes to bills' : ''}.`
    : text`Start investing what goes beyond your emergency fund, in small fixed steps.`;
}

export const allCash = defineGuide({
  id: 'all_cash',
  title: 'All in cash',
  about: 'Sitting in cash, afraid to invest',
  questions: [
    "I have 95k in savings and I'm scared to invest it",
    'all my money is in a checking account is that dumb',
    'been waiting for a dip for three years, still in cash, what now',
    'Is it safer to just keep everything in CDs?',
    "i'm 41 and never bought a stock. 130,000 in the credit union. should i start",
    'my parents lost everything in 2008 so i keep cash only. am i wrong?',
    'how much cash is too much',
    'Retired with $600,000 in savings accounts and no stocks. Should I change anything?',
    'inflation is eating my savings but the market feels like gambling',
    'sitting on house sale money, buying again in 2 yrs, leave it in savings?',
  ],
  simply:
    "Cash doesn't go down, but prices in stores go up, so it slowly buys less. Stocks grow more over many years but can be down in any one of them, so what counts is when you'll need the money.",
  input,
  sides: [
    {
      given: { income: 'covers_all' },
      questions: coveredQuestions,
    },
  ],
  decide: (picture) => {
    const { age: now, horizon, work, cash, spending } = picture;
    if (owesCostlyDebt(picture)) return 'debt';
    const isOld = work === 'retired' || (now ?? 0) >= retiredAge;
    if (picture.income !== undefined && isOld) return 'covered';
    if (horizon !== undefined && horizon < shortYears) return 'stay';
    if (isOld) return 'retired';
    if (cash !== undefined && spending !== undefined && cash <= cushionMonths * spending) return 'cushion';
    return horizon !== undefined && horizon < longYears ? 'half' : 'invest';
  },
  verdicts: {
    covered: ({ cash, age: now }) => ({
      opening: text`No, you're not foolish: with your bills covered, you don't need the risk of stocks.`,
      because: [
        text`A pension and Social Security for life do what stocks would be for. ${cash === undefined ? 'The cash' : text`Your ${given('cash', cash, 'usd')}`} is there for repairs, care and the people you'll leave it to.`,
        text`Prices do rise, so make sure it earns a good rate, and stay under the insured limit at each bank.`,
      ],
      unless: text`most of it is for children or grandchildren${now === undefined ? '' : text`, and at ${given('age', now, 'age')} you won't touch it`}. Then a part in a stock fund can grow for them.`,
      next: text`Compare what your CDs pay with Treasury bills and an online bank, and name beneficiaries on every account.`,
      say: text`My income pays my bills. I sleep well, and that's what the money is for.`,
    }),
    stay: ({ cash, horizon = 0, savings_rate: rate }) => ({
      opening:
        rate === undefined
          ? text`Keep it in cash, but make the cash earn interest.`
          : rate < poorRate
            ? text`Keep it in cash, but not at ${given('savings_rate', rate, 'percent')}: move it to a high-yield account.`
            : text`Leave it in cash at ${given('savings_rate', rate, 'percent')}.`,
      because: [
        text`You need it in ${timeLeft(horizon)}, and stocks can be down that long. Missing some gain costs you less than missing the goal.`,
        text`Many checking accounts pay almost nothing, while high-yield savings, CDs and Treasury bills pay a real rate.`,
      ],
      unless: text`only part of it has a date. Then invest the part that doesn't.`,
      next: text`Compare your rate with an insured high-yield savings account, and move ${sum(cash)} if it pays much more.`,
    }),
    half: (picture, context) => ({
      opening: halfOpening(picture, context),
      because: [
        text`Five to ten years is long enough for stocks to help, and too short to count on them.`,
        ...buyingPower(picture, context),
      ],
      unless: text`the goal can't move at all, like tuition. Then lean further toward CDs and bonds.`,
      next: text`Put your emergency fund aside first, then buy one balanced or conservative target-date fund with half of the remainder.`,
    }),
    debt: ({ cash, card, ...known }) => ({
      opening:
        card && cash !== undefined && cash > card
          ? text`Pay off the ${given('card', card, 'usd')} on the cards with it first, and use the other ${given('rest', cash - card, 'usd')} for your emergency fund, then for investing.`
          : card
            ? text`Pay off the ${given('card', card, 'usd')} on the cards with it first, then invest what goes beyond your emergency fund.`
            : text`Pay off the costly debt with it first, then invest what goes beyond your emergency fund.`,
      because: [
        known.rate === undefined
          ? text`A card costs far more than cash earns or stocks promise, so paying it off is the best return you'll find.`
          : text`At ${given('rate', known.rate, 'percent')}, paying it off is the best return you'll find, and a sure one.`,
        ...(cash !== undefined && card !== undefined && cash > card
          ? [text`With ${given('cash', cash, 'usd')} in the bank you can end it today.`]
          : []),
      ],
      unless: text`it would leave you with less than a month of spending. Then keep that much back.`,
      next: text`Pay the full balance from savings this week, keep six months of spending, and invest the rest in a broad index fund.`,
    }),
    cushion: (picture, context) => {
      const { spending = 0, cash = 0 } = picture;
      const fund = context.run(emergencyFund, { spending, cash, months_wanted: cushionMonths });
      return {
        opening: text`No, leave it: ${sum(picture.cash)} is your emergency fund${fund ? text`, which should hold about ${fund.figure('target')}` : ''}.`,
        because: [
          text`Half a year of spending belongs in cash, where a lost job or a repair can't force you to sell stocks while they're down.`,
          text`Make it earn interest in an insured high-yield savings account.`,
        ],
        unless: text`your income is very steady or two paychecks carry the bills. Then three months are enough.`,
        next: text`Keep this where it is, and send new savings to your 401(k) or an IRA.`,
      };
    },
    invest: (picture, context) => ({
      opening: investOpening(picture, context),
      because: [
        ...(split(picture, context) ? grown(picture, context) : buyingPower(picture, context)),
        text`Over ten years and more, a broad mix of stocks and bonds has nearly always beaten cash. Cash feels safe because its loss is slow.`,
        text`A broad index fund owns thousands of companies, so it can fall hard but not go to zero like a bet.`,
      ],
      unless: text`you owe on credit cards or will need it within five years. Then that comes first.`,
      next: text`Fill your 401(k) and IRAs first, and schedule the rest in twelve equal monthly purchases of index funds.`,
    }),
    retired: (picture, context) => ({
      opening: text`Keep a few years of spending in cash, and put the rest in a calm mix with some stocks.`,
      because: [
        text`Retirement can last thirty years, and prices may well double in that time.`,
        ...buyingPower(picture, context),
        text`With three to five years of withdrawals set aside, you don't have to sell stocks when they're down.`,
      ],
      unless: text`pensions and Social Security cover everything, and the cash is only for comfort. Then you can leave it.`,
      next: text`Add up what you draw in a year, and look at a fund with about a third to a half in stocks for the rest.`,
    }),
  },
  asks: [
    {
      field: 'horizon',
      question: 'When will you need most of this money?',
      choices: [
        { label: 'Under five years', value: 3 },
        { label: 'In five to ten years', value: 7 },
        { label: 'Later, or no date', value: 20 },
      ],
    },
  ],
  followUps: ['Should I invest it all at once or month by month?', 'Which funds should I choose?'],
  comfort: 'Being nervous about investing is common, and you haven’t missed your chance.',
  comfortOnlyWith: ['flag=afraid'],
  articles: ['dollar-cost-averaging-and-lump-sum', 'high-yield-savings-and-money-market-funds', 'inflation'],
  sources: ['damodaran_returns', 'sec_saving_investing'],
});
