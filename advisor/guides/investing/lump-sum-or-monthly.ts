import {
  age,
  choice,
  money,
  moneyPerMonth,
  months,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { dcaVsLumpSum } from '#advisor/calculators/saving/growth/dca-vs-lump-sum.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { debtFields, owesCostlyDebt, timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { lossRecovery } from '#advisor/calculators/investing/returns/loss-recovery.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Stocks have now and then been down for this long, so what is needed sooner stays out of them. */
const shortYears = 5;
/** Until then stocks may help, and can't be counted on. */
const longYears = 10;
/** From here on part of the money is soon lived on. */
const nearRetirement = 58;
/** Any sum gives the same shares of wins: this one stands in where none is told. */
const anySum = 10_000;

/** A fall that comes about once in ten years. */
const usualFall = 30;

const sum = (amount: number | undefined) =>
  amount === undefined ? text`the money` : text`the ${given('amount', amount, 'usd')}`;

interface Sum {
  amount: number | undefined;
  months: number | undefined;
  stocks: number | undefined;
}

/** What a fall right after would take, in dollars. */
function fallOf(amount: number | undefined, fall: number | undefined, { run }: GuideContext) {
  const back =
    amount === undefined ? undefined : run(lossRecovery, { loss: fall ?? usualFall, before: amount });
  return back
    ? [
        text`A fall of ${given('fall', fall ?? usualFall, 'percent')} right after would take ${wholeDollars(back.figure('dollars_needed'))} on paper for a while, and stocks have fallen that far many times.`,
      ]
    : [];
}

/** A month's part, rounded as people say it. */
const eachMonth = (amount: number, time = 12) => Math.round(amount / time / 100) * 100;

/** How often each way came out ahead in the past, over the months and with the mix that are told. */
function record({ amount, months: told, stocks }: Sum, { run }: GuideContext) {
  const past = run(dcaVsLumpSum, {
    amount: amount ?? anySum,
    ...(told === undefined ? {} : { months: told }),
    ...(stocks === undefined ? {} : { stocks }),
  });
  const over = told === undefined ? text`a year` : given('months', told, 'months');
  return past
    ? [
        text`In ${past.figure('lump_wins')} of the past ten-year stretches, all at once ended ahead of spreading over ${over}.`,
      ]
    : [];
}

export const lumpSumOrMonthly = defineGuide({
  id: 'lump_sum_or_monthly',
  title: 'At once or month by month',
  about: 'Invest a sum at once or month by month',
  questions: [
    'lump sum or dollar cost average',
    'I have 50k to invest, all at once or spread it out?',
    'is it better to max my roth in january or monthly',
    'inherited 120,000 and the market is at an all time high, drip it in or just go',
    'should i put everything in the s&p today or 1k a month',
    'Would it be wiser to wait for a correction before investing my savings?',
    'dca 30k over how many months',
    'bonus hits friday 18k. dump it in vti in one go?',
    "I'm terrified of investing right before a crash. How do I put 200k to work?",
    'weekly vs monthly vs one time investing, does it matter',
  ],
  simply:
    "Markets have gone up more often than down, so money has usually done better the sooner it went in. Spreading it out is for your nerves, in case prices fall right away, and money you need soon doesn't belong there at all.",
  input: {
    amount: money({
      label: 'Amount',
      roles: ['lump_sum', 'bonus', 'bal_cash', 'bal_total'],
      min: 1,
      max: 1e9,
    }),
    monthly: moneyPerMonth({ label: 'Saved each month', roles: ['save_amount'], min: 1, max: 1e6 }),
    months: months({ label: 'Months to spread it over', roles: ['time_spread'], min: 1, max: 60 }),
    stocks: percent({
      label: 'Share in stocks',
      roles: ['hold_share:stocks', 'target_share:stocks'],
      min: 0,
      max: 100,
    }),
    horizon: years({ label: 'Time until it is needed', roles: ['horizon'], min: 0, max: 80 }),
    age: age({ label: 'Age', roles: ['age', 'age@both'], min: 10, max: 110 }),
    retire_age: age({ label: 'Age of retirement', roles: ['age_retire'], min: 30, max: 90 }),
    fall: percent({ label: 'Fall you ask about', roles: ['loss_rate'], min: 1, max: 99 }),
    nerves: choice({
      label: 'Nerves',
      options: ['calm', 'nervous'],
      facts: { nervous: 'flag=afraid' },
    }),
    ...debtFields,
  },
  decide: ({ amount, monthly, horizon, nerves, age: now, retire_age: retires, ...known }) => {
    if (owesCostlyDebt(known)) return 'debt';
    // Retirement money isn't all needed on the first day of it.
    if (retires !== undefined && horizon !== undefined && horizon < shortYears) return 'near_retirement';
    if (horizon !== undefined && horizon < shortYears) return 'neither';
    if (amount === undefined && monthly !== undefined) return 'as_it_comes';
    if (nerves === 'nervous') return 'spread';
    if (horizon !== undefined && horizon < longYears && retires === undefined) return 'part';
    return now !== undefined && now >= nearRetirement && horizon === undefined
      ? 'near_retirement'
      : 'at_once';
  },
  verdicts: {
    debt: ({ amount, card, rate }) => ({
      opening: card
        ? text`Neither yet: pay off the ${given('card', card, 'usd')} on the card first, then invest what's left at once.`
        : text`Neither yet: pay off the costly debt first, then invest what's left at once.`,
      because: [
        rate === undefined
          ? text`A card costs more than stocks have earned on average, and it costs that for sure.`
          : text`It costs ${given('rate', rate, 'percent')} for sure, and stocks promise nothing.`,
        ...(amount !== undefined && card !== undefined && amount > card
          ? [text`Your ${given('amount', amount, 'usd')} ends it today and leaves something to invest.`]
          : []),
      ],
      unless: text`it's on a zero-percent offer that you'll pay off in time. Then keep that much in savings for it.`,
      next: text`Pay the full balance this week, keep your emergency fund in savings, and invest the rest.`,
    }),
    at_once: ({ amount, months: time, stocks, fall }, context) => ({
      opening:
        fall === undefined
          ? text`Invest it all at once, in the mix you want to keep.`
          : text`Still all at once, if a fall of ${given('fall', fall, 'percent')} wouldn't make you sell.`,
      because: [
        ...(fall === undefined
          ? [text`Stocks rise more often than they fall, so money that waits usually misses something.`]
          : fallOf(amount, fall, context)),
        ...record({ amount, months: time, stocks }, context),
        text`A record high isn't a reason to wait. Most new highs were followed by more of them.`,
      ],
      unless: text`a fall right after would make you sell. Then spread it over six to twelve months, on fixed dates.`,
      next: text`Keep your emergency fund out, then place one order for ${sum(amount)} and turn on dividend reinvestment.`,
    }),
    near_retirement: (
      { amount, months: time, stocks, age: now = nearRetirement, retire_age: retires },
      context,
    ) => ({
      opening: text`Do both: keep what you'll spend within five years in savings or CDs, and invest the rest at once.`,
      because: [
        text`${retires === undefined ? text`At ${given('age', now, 'age')}` : text`With retirement at ${given('retire_age', retires, 'age')}`} some of ${sum(amount)} may be needed soon, and some has to last thirty years. Stocks can be down for five years, so only the second part belongs there, in a mix of about half stocks and half bonds.`,
        ...record({ amount, months: time, stocks }, context),
      ],
      unless: text`pensions and Social Security pay your bills. Then nearly all of it can be invested.`,
      next: text`Write down the big expenses of the next five years, and put exactly that much in CDs or Treasury bills.`,
    }),
    part: ({ amount, horizon = 0 }, context) => ({
      opening: text`Invest about half of ${sum(amount)}, at once, and keep the other half in CDs or Treasuries that end when you need it.`,
      because: [
        text`With ${timeLeft(horizon)} to go, stocks have mostly gained, but can still be down on the day.`,
        ...fallOf(amount === undefined ? undefined : amount / 2, undefined, context),
      ],
      unless: text`the date can't move at all, or you'd hate to have less. Then keep all of it in CDs and Treasuries.`,
      next: text`Buy the CD or Treasury for the first half today, and one broad index fund for the rest. Move that part to cash two years before the date.`,
    }),
    spread: ({ amount, months: time, stocks, fall }, context) => ({
      opening:
        amount === undefined
          ? text`Spread it over six to twelve months, with the dates fixed in advance.`
          : text`Spread it: about ${given('each', eachMonth(amount, time), 'usd')} on the same day of each month for ${time === undefined ? 'a year' : given('months', time, 'months')}.`,
      because: [
        ...(fall === undefined
          ? [text`A plan you stick to beats a better one you abandon.`]
          : fallOf(amount, fall, context)),
        ...record({ amount, months: time, stocks }, context),
        text`So waiting costs a little on average. Think of it as the price of insurance against regret, and don't stretch it past a year.`,
      ],
      unless: text`the dates would make you hesitate each time. Then do half now and half in six months.`,
      next: text`Automate equal monthly purchases from a high-yield savings account, starting this week.`,
    }),
    neither: ({ amount, horizon = 0 }) => ({
      opening: text`Neither: money you need in ${timeLeft(horizon)} shouldn't go into stocks at all.`,
      because: [
        text`Spreading the purchases doesn't help with a short date. The market can be down on the day you need to pay.`,
        text`Savings, CDs and Treasury bills give you a known amount on a known day.`,
      ],
      unless: text`the date can slip by several years. Then you could invest a part.`,
      next: text`Put ${sum(amount)} in a CD or Treasury bill that ends shortly before you need it.`,
    }),
    as_it_comes: ({ monthly = 0 }) => ({
      opening: text`Invest it as it comes, every payday, and don't save it up first.`,
      because: [
        text`With ${given('monthly', monthly, 'usd_per_month')} from your pay there's no lump sum to time. Whether you buy weekly or monthly hardly matters. That it's automatic does.`,
      ],
      unless: text`your broker charges for each purchase. Then buy monthly or quarterly, or change brokers.`,
      next: text`Set up automatic investing for the day after payday, into one broad index or target-date fund.`,
    }),
  },
  asks: [
    {
      field: 'horizon',
      question: 'When will you need this money?',
      choices: [
        { label: 'Under five years', value: 3 },
        { label: 'Later', value: 15 },
      ],
    },
    {
      field: 'nerves',
      question: 'If it fell by a fifth right after you invested, what would you do?',
      choices: [
        { label: 'Leave it alone', value: 'calm' },
        { label: 'Probably sell', value: 'nervous' },
      ],
    },
  ],
  followUps: ['Which funds should I choose?', 'How big should my emergency fund be?'],
  articles: ['dollar-cost-averaging-and-lump-sum', 'market-timing'],
  sources: ['constantinides_dca', 'damodaran_returns'],
});
