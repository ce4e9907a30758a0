import { age, choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  cardInterest,
  cushionFields,
  cushionMonths,
  debtFields,
  debtQuestion,
  monthsCovered,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { text } from '#advisor/quantities/text.ts';

/** Below this a person can't open a brokerage account alone. */
const ofAge = 18;
/** From here on part of the money is for the next few years, and often there's no pay to put in an IRA. */
const lateAge = 62;
/** What keeps a flat tire from being paid by selling shares. */
const leastMonths = 1;
/** A cautious guess for mostly stocks, over a usual time. */
const yearlyReturn = 6;
const shownYears = 30;
/** When most people stop adding to it. */
const usualEnd = 67;
/** From here on people ask whether it is too late. */
const afraidToBeLate = 40;

/** What the sum and the monthly amount may become. */
function grown(
  {
    monthly,
    sum,
    age: now,
    until,
  }: {
    monthly?: number | undefined;
    sum?: number | undefined;
    age?: number | undefined;
    until?: number | undefined;
  },
  { run }: GuideContext,
) {
  const end = until ?? usualEnd;
  const isShown = now === undefined || (until === undefined && end - now >= shownYears);
  const time = isShown ? shownYears : Math.max(1, end - now);
  if (monthly === undefined && sum === undefined) return [];
  const later = run(compoundGrowth, {
    start: sum ?? 0,
    monthly: monthly ?? 0,
    rate: yearlyReturn,
    years: time,
  });
  if (!later) return [];
  const parts =
    monthly === undefined
      ? text`${given('sum', sum!, 'usd')}`
      : sum === undefined
        ? text`${given('monthly', monthly, 'usd_per_month')}`
        : text`${given('sum', sum, 'usd')} and ${given('monthly', monthly, 'usd_per_month')}`;
  return [
    text`At ${given('rate', yearlyReturn, 'percent')} a year, ${parts} could be worth about ${later.figure('real_value')} in today's money after ${given('years', time, 'years')}.`,
  ];
}

interface Saver {
  cash?: number | undefined;
  spending?: number | undefined;
}

/** Cash beyond three months of spending, which may be invested. */
function spareCash({ cash, spending }: Saver): number | undefined {
  if (cash === undefined || spending === undefined) return undefined;
  const spare = cash - cushionMonths * spending;
  return spare > 0 ? spare : undefined;
}

/** What of the cash stays in savings. */
function fundFirst(told: Saver, { run }: GuideContext) {
  const { cash, spending } = told;
  if (cash === undefined || spending === undefined) return [];
  const fund = run(emergencyFund, { spending, cash, months_wanted: cushionMonths });
  const spare = spareCash(told);
  return fund
    ? [
        spare === undefined
          ? text`Leave your ${given('cash', cash, 'usd')} in savings, ${fund.figure('months_covered')} of spending, and invest from your pay.`
          : text`Of your ${given('cash', cash, 'usd')}, keep ${fund.figure('target')} in savings for emergencies. The other ${given('spare', spare, 'usd')} can be invested.`,
      ]
    : [];
}

export const startInvesting = defineGuide({
  id: 'start_investing',
  title: 'How to start investing',
  about: 'How to start investing with little money; what to invest in first',
  questions: [
    'how do i start investing with 100 dollars',
    "I'm 23 and have no idea what to buy first",
    'what should a total beginner invest in',
    'is it too late to start investing at 52',
    'want to invest 200 a month where do I open an account',
    'Which app is best for a first time investor, and what would I put in it?',
    'my daughter is 16 and has a summer job, can she invest',
    'dont know anything about stocks but i want my money to grow',
    'We have $5,000 saved and would like to begin investing. What are the steps?',
    'should i start investing or pay my credit card first',
  ],
  simply:
    "Investing means owning small pieces of many companies and waiting for years. It works best when you don't have to pull the money out early, so costly debt and a little cash for emergencies come first, and then regular small amounts.",
  input: {
    age: age({ label: 'Age', roles: ['age', 'age@child'], min: 0, max: 110 }),
    monthly: moneyPerMonth({ label: 'Monthly amount', roles: ['save_amount'], min: 1, max: 1e6 }),
    sum: money({ label: 'Amount to start with', roles: ['lump_sum', 'bal_total'], min: 1, max: 1e8 }),
    until: age({ label: 'Age to invest until', roles: ['age_retire', 'age_until'], min: 30, max: 90 }),
    plan: choice({
      label: 'Plan at work with a match',
      options: ['match', 'none'],
      facts: { match: 'flag=match', none: 'retirement_plan_at_work=none' },
    }),
    ...debtFields,
    ...cushionFields,
  },
  decide: ({ age: now, plan, ...known }) => {
    if (now !== undefined && now < ofAge) return 'minor';
    if (plan === 'match') return 'plan';
    if (owesCostlyDebt(known)) return 'debt_first';
    const months = monthsCovered(known);
    if (months !== undefined && months < leastMonths) return 'cushion_first';
    return (now ?? 0) >= lateAge ? 'late' : 'ira';
  },
  verdicts: {
    plan: (told, context) => ({
      opening: text`Start with your plan at work, at least up to the full match, in its target-date fund.`,
      because: [
        text`The match is free money, the contribution comes out before you see it, and one fund near your retirement year holds thousands of companies.`,
        ...grown(told, context),
      ],
      unless: text`you can't cover rent, food or minimum payments. Card debt comes next, right after the match.`,
      next: text`Log in to the plan, set your contribution to where the match ends, and choose the target-date fund.`,
    }),
    ira: ({ age: now, plan, ...told }, context) => ({
      opening: text`${now !== undefined && now >= afraidToBeLate ? text`It's not too late at ${given('age', now, 'age')}: open` : 'Open'} a Roth IRA at a big low-cost broker, and put the money in one target-date or total-market index fund.`,
      because: [
        ...fundFirst(told, context),
        ...grown({ age: now, ...told, sum: told.sum ?? spareCash(told) }, context),
        text`You need earned income to put money in. You can take your own contributions back out without tax or penalty.`,
        text`This year it takes up to ${fact('ira_limit', context.facts.get('ira_limit'), 'usd')}, and high earners may not qualify.`,
      ],
      unless:
        plan === 'none'
          ? text`you'll need the money within five years. Then keep it in savings or CDs.`
          : text`your job offers a match. Then start there.`,
      next: text`Open the account today, set an automatic transfer, however small, and check that the cash really buys the fund.`,
    }),
    late: () => ({
      opening: text`It's not too late: keep what you'll spend in the next five years in cash, and put the rest in a calm mix of stocks and bonds.`,
      because: [
        text`You may well need this money for twenty years or more, and prices keep rising meanwhile. A balanced index fund with a third to a half in stocks is enough risk.`,
        text`Without pay from work, yours or your spouse's, you can't add to an IRA, so a plain brokerage account is the place.`,
      ],
      unless: text`you still work. Then use the plan at work or an IRA first.`,
      next: text`Set aside your cash in insured savings, and buy one balanced or retirement-income index fund with the rest, at once or over six months.`,
    }),
    debt_first: ({ card, rate, sum }, context) => ({
      opening: card
        ? sum !== undefined && sum < card
          ? text`Put the ${given('sum', sum, 'usd')} on the ${given('card', card, 'usd')} you owe on the card first, then start investing.`
          : text`Pay off the ${given('card', card, 'usd')} on the card first, then start investing.`
        : text`Pay off the costly debt first, then start investing.`,
      because: [
        ...cardInterest({ card, rate, debt: undefined }, context),
        text`Paying off a card, or any loan above about eight percent, earns that rate for sure, and no one earns it safely in stocks.`,
        text`You lose nothing by learning meanwhile. The payment you free up becomes your first monthly investment.`,
      ],
      unless: text`your job matches retirement contributions. Then take the match even while you pay it down.`,
      next: text`Keep a month of spending in cash, and send everything else to the debt with the highest rate.`,
    }),
    cushion_first: ({ monthly }) => ({
      opening:
        monthly === undefined
          ? text`Save a month of spending first, then start investing.`
          : text`Send the ${given('monthly', monthly, 'usd_per_month')} to savings first, until you have a month of spending, then start investing.`,
      because: [
        text`Without cash, the next car repair makes you sell, perhaps while prices are down, or borrow on a card. A first month is enough to begin. You can build the rest alongside.`,
      ],
      unless: text`your job matches retirement contributions. Then take the match right away.`,
      next: text`Open an insured high-yield savings account, and send a fixed amount there every payday until a month is covered.`,
    }),
    minor: () => ({
      opening: text`Yes, with a parent: a custodial Roth IRA for money from a job, or a custodial account for gifts.`,
      because: [
        text`A parent opens and runs the account until adulthood. A custodial Roth can take no more than the young person earned that year, and babysitting or mowing lawns counts.`,
        text`One broad index fund is all it needs, and fifty years of growth do the rest.`,
      ],
      unless: text`financial aid for college is likely. Money in a custodial account counts against aid, and a Roth IRA's balance doesn't.`,
      next: text`Write down this year's earnings, and open a custodial Roth IRA at a broker without fees.`,
    }),
  },
  asks: [
    {
      field: 'plan',
      question: 'Does your job offer a retirement plan with a match?',
      choices: [
        { label: 'Yes', value: 'match' },
        { label: 'No', value: 'none' },
      ],
    },
    debtQuestion,
  ],
  followUps: ['Which funds should I choose?', 'Roth or traditional, which is better for me?'],
  articles: ['index-funds', 'roth-ira', 'target-date-funds'],
  related: ['kids-and-money', 'dollar-cost-averaging-and-lump-sum'],
  sources: ['sec_saving_investing', 'irs_pub_590a'],
});
