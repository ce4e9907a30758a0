import { lossRecovery } from '#advisor/calculators/investing/returns/loss-recovery.ts';
import { age, choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { text } from '#advisor/quantities/text.ts';

/** Most falls were made up for within this time, but not all. */
const soonYears = 5;
/** From here on a bad stretch can meet the first withdrawals. */
const nearAge = 55;
const nearYears = 10;
const retiredAge = 67;
/** The whole US market has fallen this far once in a century, single stocks and coins do it often. */
const oneStockFall = 60;

interface Fall {
  loss: number | undefined;
  lost: number | undefined;
  now: number | undefined;
  before?: number | undefined;
}

/** Withdrawals that should not hang on stocks, near retirement and in it. */
const safeYears = 4;
/** What retirees usually take out in a year, on the high side. */
const usualDraw = 0.05;
const monthsPerYear = 12;

interface Living {
  spending: number | undefined;
  drawn: number | undefined;
  cash: number | undefined;
  now: number | undefined;
  second: number | undefined;
}

/** What the first years cost, in dollars: the part that belongs in cash and bonds. */
function firstYears({ spending, drawn, cash, now, second }: Living) {
  if (drawn !== undefined)
    return [
      ...(cash === undefined
        ? []
        : [
            text`Your ${given('cash', cash, 'usd')} in cash covers about ${given('covered', Math.round(cash / drawn), 'months')} of the ${given('drawn', drawn, 'usd_per_month')} you draw.`,
          ]),
      text`Four years of the ${given('drawn', drawn, 'usd_per_month')} you draw are ${given('safe', drawn * monthsPerYear * safeYears, 'usd')}. Only that part belongs in cash and bonds.`,
    ];
  return spending === undefined
    ? // Of two balances nobody knows which is today's whole.
      now === undefined || second !== undefined
      ? []
      : [
          text`Drawing about five percent a year, four years take ${given('safe', Math.round((now * safeYears * usualDraw) / 1000) * 1000, 'usd')} of your ${given('now', now, 'usd')}. Only that part belongs in cash and bonds.`,
        ]
    : [
        text`At ${given('spending', spending, 'usd_per_month')}, four years of spending is ${given('safe', spending * monthsPerYear * safeYears, 'usd')} at most, less with Social Security. Only that part belongs in cash and bonds.`,
      ];
}

/** What it takes to be even again, which is less alarming than it sounds. */
function wayBack({ loss, lost, now, before }: Fall, { run }: GuideContext) {
  if (loss === undefined && lost === undefined && before !== undefined && now !== undefined && before > now) {
    const fell = run(lossRecovery, { before, now });
    return fell
      ? [
          text`From ${given('before', before, 'usd')} to ${given('now', now, 'usd')} is a fall of ${fell.figure('loss')}. It takes a rise of ${fell.figure('gain_needed')} to be even, and only those who stay in get it.`,
        ]
      : [];
  }
  if (loss === undefined && lost !== undefined && now !== undefined) {
    const back = run(lossRecovery, { lost, now });
    return back
      ? [
          text`Losing ${given('lost', lost, 'usd')} is a fall of ${back.figure('loss')}. It takes a rise of ${back.figure('gain_needed')} to be even, and only those who stay in get it.`,
        ]
      : [];
  }
  const back = loss === undefined ? undefined : run(lossRecovery, { loss });
  if (loss === undefined || !back) return [];
  return [
    text`After a fall of ${given('loss', loss, 'percent')} it takes a rise of ${back.figure('gain_needed')} to be even, and only those who stay in get it.`,
  ];
}

/** Younger people are more than ten years from retirement. */
const youngEnough = 50;

export const marketFell = defineGuide({
  id: 'market_fell',
  title: 'The market fell',
  about: 'The market fell or might: sell, hold or buy; young, near retirement or retired',
  questions: [
    'stocks are crashing should I sell everything',
    'my 401k is down 18% this year, move it to cash?',
    "I'm 63 and about to retire and my account just lost $90,000. What do I do?",
    'everyone says a recession is coming, should i get out now and buy back later',
    'is this a good time to buy more since its all on sale',
    'market tanked today im 29, do nothing or pull out',
    'down 15% and I want to retire in 4 years, should I get out before it drops more',
    'stocks fell a lot and most of my retirement is in them, sell now or ride it out at 60',
    'retired two years ago and living off our portfolio, now its down a quarter. Help.',
    'Should I stop my 401(k) contributions until things calm down?',
    'sold it all in the panic last month. when do I go back in',
    'need the money for a house next year and my index fund is falling',
  ],
  simply:
    "The market as a whole has recovered from past falls, but it took time, sometimes years. So money you won't need for long can wait, while money you need soon, or have in a single company, can't count on that.",
  input: {
    age: age({ label: 'Age', roles: ['age'], min: 10, max: 110 }),
    horizon: years({ label: 'Time until the money is needed', roles: ['horizon'], min: 0, max: 80 }),
    loss: percent({ label: 'Fall', roles: ['loss_rate'], min: 0.01, max: 99 }),
    stage: choice({
      label: 'Stage of life',
      options: ['saving', 'near', 'retired'],
      facts: { retired: 'work=retired' },
    }),
    home: choice({ label: 'Home', options: ['buying'], facts: { buying: 'home=buying' } }),
    lost: money({ label: 'Loss in dollars', roles: ['loss_amount'], min: 1, max: 1e9 }),
    now: money({
      label: 'Worth now',
      roles: ['price_now', 'bal_total', 'bal_retirement', 'bal_brokerage'],
      min: 1,
      max: 1e9,
    }),
    before: money({ label: 'Worth before', roles: ['price_buy'], min: 1, max: 1e9 }),
    second: money({
      label: 'Another balance',
      roles: ['bal_total#2', 'bal_retirement#2', 'bal_brokerage#2'],
      min: 1,
      max: 1e9,
    }),
    cash: money({ label: 'Cash', roles: ['bal_cash', 'bal_cash@both'], min: 1, max: 1e9 }),
    drawn: moneyPerMonth({
      label: 'Drawn a month',
      roles: ['withdraw_amount', 'withdraw_amount@both'],
      min: 1,
      max: 1e6,
    }),
    spending: spendingField,
    asked: choice({ label: 'Asked about', options: ['tax_loss'] }),
    sold: choice({ label: 'Sold already', options: ['no', 'yes'], facts: { yes: 'flag=sold_already' } }),
  },
  sides: [
    {
      given: { asked: 'tax_loss' },
      questions: [
        'should I sell my losing stocks before the end of the year',
        'sell stocks at a loss for taxes in december',
        'is it worth taking a loss on my shares to lower my tax',
      ],
    },
  ],
  decide: ({ age: now, horizon, loss, stage, sold, home, asked }) => {
    // A fall in percent is the market's: those who ask about tax tell what they lost, or nothing.
    if (asked !== undefined && loss === undefined) return 'tax_loss';
    if (loss !== undefined && loss >= oneStockFall && sold !== 'yes') return 'one_stock';
    if (stage === 'retired' || (stage === undefined && now !== undefined && now >= retiredAge))
      return 'retired';
    // Near retirement a short time is the time to it, and most of the money is for long after.
    const isRetirement = (now ?? 0) >= nearAge && home !== 'buying';
    if (horizon !== undefined && horizon < soonYears && !isRetirement) return 'soon';
    if (sold === 'yes') return 'go_back';
    if (stage === 'near') return 'near';
    const isNear = horizon === undefined ? (now ?? 0) >= nearAge : horizon <= nearYears;
    return stage === undefined && isNear ? 'near' : 'hold';
  },
  verdicts: {
    one_stock: ({ loss = 0 }, { run }) => ({
      opening: text`Sell it, unless you'd buy the same thing today with fresh cash.`,
      because: [
        text`A fall of ${given('loss', loss, 'percent')} is hardly ever the whole market. It's one stock, sector or coin, and those don't have to come back. It would have to rise ${run(lossRecovery, { loss })?.figure('gain_needed') ?? text`several times over`} to be even.`,
        text`In a taxable account the loss lowers the tax on your gains, and on a little of your income each year.`,
      ],
      unless: text`it really is a broad index fund. Then hold on, because the whole market has come back each time so far.`,
      next: text`Sell, put what's left in a broad index fund, and don't buy the same thing back within thirty days.`,
    }),
    tax_loss: ({ lost }, { facts }) => ({
      opening:
        lost === undefined
          ? text`Yes, if they're in a taxable account and you put the money into something similar right away.`
          : text`Yes, if they're in a taxable account: the ${given('lost', lost, 'usd')} loss lowers your tax, and you can buy something similar right away.`,
      because: [
        text`Losses first cancel gains you took this year, then up to ${fact('capital_loss_limit', facts.get('capital_loss_limit').single, 'usd')} of other income, and the rest carries over to later years.`,
        text`Don't buy the same stock or fund within thirty days before or after, in any account, or the loss doesn't count for now.`,
      ],
      unless: text`they're in a 401(k) or IRA. Losses there do nothing for your taxes, so decide by whether you'd buy them again today.`,
      next: text`Sell by the last trading day of December, and move the money into a broad index fund the same day.`,
    }),
    hold: ({ loss, ...fall }, context) => ({
      opening: text`Don't sell, and keep your contributions going.`,
      because: [
        loss === undefined
          ? text`US stocks have come back from every fall so far, though some took years. Your money has that time.`
          : text`US stocks have come back from every fall so far, though some took years. Your money has that time, and each paycheck now buys more shares.`,
        ...wayBack({ loss, ...fall }, context),
        text`To gain from selling you'd have to be right twice: when to leave and when to return.`,
      ],
      unless: text`you'll need the money within about five years, or it's all in one stock. That part doesn't belong there.`,
      next: text`Leave the mix alone, and don't look at the balance for a month.`,
    }),
    near: ({ horizon, spending, drawn, ...fall }, context) => ({
      opening:
        horizon === undefined || horizon >= soonYears
          ? text`Don't sell in a panic, but make sure your first years of retirement aren't riding on stocks.`
          : text`Don't move it all to cash: only what you'll spend in the first years after retiring in ${timeLeft(horizon)}.`,
      because: [
        text`Most of your money still has twenty years or more to work. The part you'll spend in the first three to five years doesn't.`,
        ...firstYears({ spending, drawn, ...fall }),
        ...wayBack(fall, context),
      ],
      unless: text`you'd lose sleep or sell at the bottom. Then move to a calmer mix once, inside your 401(k) or IRA, and keep it.`,
      next: text`Check how many years of withdrawals you hold in bonds and cash. If it's under three, point new contributions there.`,
    }),
    retired: ({ spending, drawn, ...fall }, context) => ({
      opening: text`Don't sell your stocks now, and live from cash and bonds until they recover.`,
      because: [
        text`What hurts a retiree is selling shares while they're down, because those can't come back.`,
        ...firstYears({ spending, drawn, ...fall }),
        ...wayBack(fall, context),
        text`A small cut in spending now protects you more than any guess about the market.`,
      ],
      unless: text`you have less than a year of spending outside stocks. Then sell just enough, once, to cover a year.`,
      next: text`Send this year's withdrawals to come from bonds and cash, and skip the inflation raise this time.`,
    }),
    soon: ({ horizon = 0, sold, loss, lost }) => ({
      opening:
        sold === 'yes'
          ? text`Stop there: keep what you'll need within five years in cash, and leave the rest invested.`
          : loss === undefined && lost === undefined
            ? text`No stocks for money you need in ${timeLeft(horizon)}: move it to savings, CDs or Treasury bills.`
            : text`Move what you'll need within five years out of stocks, even after the fall.`,
      because: [
        loss === undefined && lost === undefined
          ? text`Stocks have lost a third or more within months, after their best years too, and took years to come back. A little less interest costs you less than missing the goal.`
          : text`With ${timeLeft(horizon)} to go, a recovery may come too late, and a second fall would cost you the goal.`,
        text`That isn't timing the market. The money is simply in the wrong place for its date.`,
      ],
      unless: text`the date can move. Then sell in two or three steps over the coming months.`,
      next: text`Move that amount to insured savings, CDs or Treasury bills. Losses in a taxable account can lower your tax.`,
    }),
    go_back: () => ({
      opening: text`Go back in on fixed dates, starting this month, and don't wait for calm.`,
      because: [
        text`There's no signal for the right day. The best days often come close to the worst ones, and by the time it feels safe, prices have risen.`,
        text`If the last mix made you sell, go back with fewer stocks this time.`,
      ],
      unless: text`you'll need the money within five years. Then leave it in savings.`,
      next: text`Split the money into six parts and automate one each month. If you sold at a loss in a taxable account, use a different fund for the first thirty-one days.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      settled: ({ horizon, age: now }) =>
        horizon !== undefined || (typeof now === 'number' && now < youngEnough),
      question: 'Where are you in life?',
      choices: [
        { label: 'More than ten years from retirement', value: 'saving' },
        { label: 'Within ten years of it', value: 'near' },
        { label: 'Retired', value: 'retired' },
      ],
    },
    {
      field: 'horizon',
      question: 'Will you need this money soon?',
      choices: [
        { label: 'Under five years', value: 3 },
        { label: 'Later', value: 15 },
      ],
    },
    {
      field: 'sold',
      question: 'Have you already sold?',
      choices: [
        { label: 'No', value: 'no' },
        { label: 'Yes', value: 'yes' },
      ],
    },
  ],
  followUps: [
    'How bad can the stock market get and how long does it take to come back?',
    'What mix of stocks and bonds should I have?',
  ],
  comfort: 'A falling market rattles almost everyone, and wanting to do something is normal.',
  comfortOnlyWith: ['flag=afraid'],
  articles: ['market-timing', 'drawdowns-in-history', 'sequence-of-returns-risk'],
  related: ['market-indexes'],
  sources: ['damodaran_returns', 'sec_asset_allocation', 'usc_26_1091'],
});
