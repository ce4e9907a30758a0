import { choice, money, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Up to here a total loss changes nobody's plans. */
const mostShare = 5;

export const leveragedAndDayTrading = defineGuide({
  id: 'leveraged_and_day_trading',
  title: 'Day trading, leveraged funds and options',
  about: 'Leveraged funds, day trading, options for income',
  questions: [
    'can I quit my job and day trade for a living',
    'is TQQQ a good long term hold',
    'should i sell covered calls for income on my apple shares',
    'lost 12k trading options how do i make it back',
    'My coworker makes $500 a day trading futures. Is that something I could learn?',
    'leveraged etf in my roth ira for 30 years??',
    'thinking about a margin loan to buy more stock while its low',
    'selling puts every week seems like free money, whats the catch',
    'Is a day trading course for $3,000 worth it?',
    '22 yo with 4k want to try 0dte options',
  ],
  simply:
    "Quick trades and borrowed bets are more like a casino than a savings plan: fees, taxes and luck work against you, and one bad stretch can take what years built up. That's why only money you could lose belongs there.",
  input: {
    loss: money({ label: 'Lost so far', roles: ['loss_amount'], min: 1, max: 1e8 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_total'], min: 1, max: 1e7 }),
    loan: choice({ label: 'Debt', fact: 'loan', options: ['card', 'personal', 'home_equity', 'payday'] }),
    share: percent({
      label: 'Share of savings',
      roles: ['hold_share:options', 'hold_share'],
      min: 0,
      max: 100,
    }),
    strategy: choice({
      label: 'Options strategy',
      fact: 'strategy',
      options: [
        'covered_call',
        'cash_secured_put',
        'sell',
        'buy',
        'call_spread',
        'put_spread',
        'straddle',
        'strangle',
      ],
    }),
    what: choice({ label: 'What it is', options: ['day_trading', 'leveraged', 'options', 'margin'] }),
  },
  decide: ({ loss, loan, share, strategy, what }) => {
    if (loss !== undefined) return 'stop';
    if (loan !== undefined) return 'borrowed';
    if (strategy === 'covered_call') return 'covered_call';
    if (share !== undefined && share <= mostShare) return 'play';
    if (strategy !== undefined) return 'options';
    if (what === 'margin') return 'borrowed';
    if (what === 'leveraged' || what === 'options') return what;
    return share !== undefined && what === undefined ? 'too_big' : 'day_trading';
  },
  verdicts: {
    day_trading: ({ cash }) => ({
      opening: text`No, don't count on day trading for income.`,
      because: [
        ...(cash === undefined
          ? []
          : [
              text`Your ${given('cash', cash, 'usd')} is what you'd live on in a bad month, so it can't be what you bet.`,
            ]),
        text`Studies of real accounts keep finding that nearly all day traders lose money after costs, and the few winners rarely stay winners. You're up against firms with faster machines.`,
        text`Short-term gains are taxed like pay, and a quick rebuy after a loss can postpone the deduction.`,
      ],
      unless: text`it's a hobby with a fixed small amount that you can lose completely.`,
      next: text`Trade on paper for three months, with every cost counted, and compare it with an index fund.`,
      say: text`Before I pay for a course, I'd like to see your audited account statements.`,
    }),
    too_big: ({ share = 0 }) => ({
      opening: text`No, ${given('share', share, 'percent')} is too much: bring it down to five percent or less.`,
      because: [
        text`Leveraged funds, options and quick trades can lose most of their value in one bad stretch, and a fall like that changes your plans at this size.`,
        text`A leveraged fund also resets every day, so in a market that swings it can lose money while its index ends up flat.`,
      ],
      unless: text`it's money you've already written off. Then it's your hobby.`,
      next: text`Move what's above five percent into a plain index fund. In an IRA the switch costs no tax.`,
    }),
    leveraged: () => ({
      opening: text`No, don't hold a leveraged fund for the long run.`,
      because: [
        text`It multiplies each day's move and resets overnight. In a market that swings, it can lose money while its index ends up flat or higher.`,
        text`A fall that costs an index fund a third can cost a triple fund most of its value, and the way back is much longer.`,
      ],
      unless: text`it's a few percent of your money and you're ready to lose it. Those funds are made for a day, not a decade.`,
      next: text`Move what's above that into a plain fund on the same index. In an IRA the switch costs no tax.`,
    }),
    options: () => ({
      opening: text`No, options aren't a paycheck, and what looks like steady income is pay for taking a crash risk.`,
      because: [
        text`Sellers collect small amounts most months and give back years of them in one bad week. Buyers mostly watch the premium run out.`,
        text`A call sold without owning the shares has no limit to its loss.`,
      ],
      unless: text`you sell a put on shares you want to own anyway, with the cash set aside. That's limited, though no free money.`,
      next: text`Close anything whose worst case you can't state in dollars, and put income money in bonds or dividend funds.`,
    }),
    covered_call: () => ({
      opening: text`Covered calls are fine on shares you'd gladly sell, but don't treat the premium as extra income.`,
      because: [
        text`You keep the whole loss when the stock falls and give away the gain when it jumps. Over long rises that has usually cost more than the premiums brought.`,
        text`If the shares get called away in a taxable account, you owe tax on the gain.`,
      ],
      unless: text`the shares have a big gain or are your employer's. Then don't write calls on them.`,
      next: text`Before you sell the next one, decide whether you'd sell the stock at the strike price today.`,
    }),
    borrowed: () => ({
      opening: text`No, don't trade with borrowed money, or while you owe on cards or a personal loan.`,
      because: [
        text`The interest is certain and the gain isn't. With margin the broker can sell your shares at the bottom without asking, and you can end up owing more than you had.`,
        text`Paying the debt down earns its rate for sure.`,
      ],
      unless: text`the loan is an ordinary mortgage and the money is play money.`,
      next: text`Pay back any margin or cash advance first, then turn margin off in your account settings.`,
      say: text`I only invest money I own.`,
    }),
    play: () => ({
      opening: text`At that size it's fine as a hobby, so keep it small and separate.`,
      because: [
        text`Up to about five percent, a total loss won't change your retirement. Expect to pay for the fun, because most short-term traders do.`,
        text`Gains on what you hold a year or less are taxed like pay.`,
      ],
      unless: text`you catch yourself adding money to win back losses. Then close the account and talk to someone.`,
      next: text`Move the play money to its own account, with a rule that nothing gets added this year.`,
    }),
    stop: (_, { facts }) => ({
      opening: text`Stop trading for now, and don't try to win it back.`,
      because: [
        text`I'm sorry, losing money like that hurts. Chasing it with bigger bets is how a bad loss turns into a ruinous one.`,
        text`The loss has some use. In a taxable account it offsets gains, and up to ${fact('capital_loss_limit', facts.get('capital_loss_limit').single, 'usd')} a year of other income, and the rest carries forward.`,
      ],
      unless: text`you find you can't stop. Then call a problem gambling helpline. It's free and private, and trading counts.`,
      next: text`Move what's left to savings or an index fund today, and delete the app for thirty days.`,
    }),
  },
  asks: [
    {
      field: 'what',
      question: 'What are you thinking of?',
      choices: [
        { label: 'Day trading', value: 'day_trading' },
        { label: 'Leveraged funds', value: 'leveraged' },
        { label: 'Options', value: 'options' },
        { label: 'Buying on margin', value: 'margin' },
      ],
    },
    {
      field: 'share',
      question: 'How much of your savings would be in it?',
      choices: [
        { label: 'A few percent', value: 3 },
        { label: 'More than that', value: 20 },
      ],
    },
  ],
  followUps: ['How do I start investing?', 'What is margin?', 'How do covered calls work?'],
  articles: ['behavioral-biases', 'margin', 'options-basics', 'covered-calls', 'leveraged-and-inverse-funds'],
  sources: ['sec_day_trading', 'sec_leveraged_etfs', 'occ_characteristics', 'usc_26_1211'],
});
