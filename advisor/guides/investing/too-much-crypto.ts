import { choice, money, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  cushionFields,
  cushionQuestion,
  debtFields,
  debtQuestion,
  monthsCovered,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Coins have lost three quarters and more: up to here that changes nobody's plans. */
const mostCrypto = 5;
/** Gold swings about as much as stocks, and planners who use it stop here. */
const mostGold = 10;
/** Below this a surprise would force a sale at any price. */
const leastMonths = 3;

const isTooMuch = (held: number | undefined, total: number | undefined) =>
  held !== undefined && total !== undefined && held * 100 > mostCrypto * (held + total);

/** ", about $7,500": five percent in dollars, where the share and the amount of it tell the whole. */
function limitOf({
  share,
  held,
  total,
}: {
  share: number;
  held?: number | undefined;
  total?: number | undefined;
}) {
  const whole = held !== undefined && share > 0 ? (held * 100) / share : total;
  if (whole === undefined) return undefined;
  const limit = Math.round((whole * mostCrypto) / 100 / 100) * 100;
  const now = held ?? (whole * share) / 100;
  return {
    limit: given('limit', limit, 'usd'),
    sell: given('sell', Math.max(0, Math.round(now - limit)), 'usd'),
  };
}

/** So many times what was paid is rather the price of one coin than of all of them. */
const mostTimes = 50;

/** The tax on selling so much of it, where it is known what was paid. */
function taxOnSale(
  { cost, held }: { cost: number | undefined; held: number | undefined },
  sold: number | undefined,
  { run }: GuideContext,
) {
  if (cost === undefined || held === undefined || cost >= held || cost * mostTimes < held) return [];
  const gain = Math.round((sold ?? held) * (1 - cost / held));
  const tax = run(capitalGainsTax, { long_gain: gain });
  return tax
    ? [
        text`${given('gain', gain, 'usd')} of that is gain. If you've held it over a year outside a retirement account, the federal tax is about ${wholeDollars(tax.figure('tax_on_gain'))}, or more on gold itself, and a fall by half costs more.`,
      ]
    : [];
}

export const tooMuchCrypto = defineGuide({
  id: 'too_much_crypto',
  title: 'Crypto, gold and other bets',
  about: 'A lot in crypto, gold or another speculative thing; should I buy some',
  questions: [
    'should I buy bitcoin',
    'i have 70% of my savings in eth and solana is that too much',
    'how much gold should a retired person own',
    'My son says put 20 grand in crypto before it goes up again. Good idea?',
    'radio guy says move my ira into gold coins because the dollar is dying',
    'is 3% of my portfolio in bitcoin ok',
    'bitcoin etf in my roth, yes or no',
    'all in on doge since 2021, when do i get out',
    'Is silver a sensible investment at the moment, or am I late?',
    'thinking of selling some index funds to buy crypto, 31, no debt',
  ],
  simply:
    'Crypto and gold earn nothing by themselves; their price depends on what the next person pays. It can fall by more than half, so it should be a small part that you could lose without changing your plans.',
  input: {
    gold: percent({
      label: 'Share in gold',
      roles: ['hold_share:gold', 'hold_share:commodities', 'target_share:gold'],
      min: 0,
      max: 100,
    }),
    share: percent({
      label: 'Share in it',
      roles: ['hold_share:crypto', 'hold_share', 'target_share:crypto'],
      min: 0,
      max: 100,
    }),
    held: money({
      label: 'Held in it',
      roles: ['hold_amount:crypto', 'hold_amount:gold'],
      min: 1,
      max: 1e9,
    }),
    cost: money({ label: 'What you paid', roles: ['price_buy'], min: 1, max: 1e9 }),
    much: choice({ label: 'How much of your savings', options: ['most'] }),
    wanted: money({ label: 'Amount to put in', roles: ['lump_sum'], min: 1, max: 1e9 }),
    total: money({
      label: 'Other investments',
      roles: ['bal_total', 'bal_brokerage', 'bal_retirement', 'hold_amount:stocks', 'hold_amount'],
      min: 1,
      max: 1e9,
    }),
    account: choice({
      label: 'Account',
      options: ['retirement'],
      facts: { retirement: ['account=roth_ira', 'account=traditional_ira', 'account=workplace'] },
    }),
    ...debtFields,
    ...cushionFields,
  },
  sides: [
    {
      given: { much: 'most' },
      questions: [
        'most of what I have saved is in bitcoin, is that dumb',
        'nearly all my savings are in crypto',
        'my whole net worth is in coins, should I sell some',
        'everything I own is in gold and silver',
      ],
    },
  ],
  decide: ({ gold, share, wanted, total, held, much, ...known }) => {
    if (gold !== undefined && gold > mostGold) return 'cut_gold';
    if (share === undefined && gold === undefined && (much !== undefined || isTooMuch(held, total)))
      return 'most';
    if (share !== undefined && share > mostCrypto) return 'cut';
    if (owesCostlyDebt(known)) return 'not_yet';
    const months = monthsCovered(known);
    if (months !== undefined && months < leastMonths) return 'not_yet';
    if ((share ?? 0) > 0 || (gold ?? 0) > 0) return 'fine';
    if (wanted === undefined || total === undefined) return 'small';
    return wanted * 100 > mostCrypto * (wanted + total) ? 'too_big' : 'small_sum';
  },
  verdicts: {
    most: ({ held, total, cost }, context) => ({
      opening:
        held === undefined
          ? text`It's too much for one bet: move most of it into cash and index funds, and keep only what you could lose.`
          : text`${given('held', held, 'usd')} is too much for one bet${total === undefined ? '' : text` beside ${given('total', total, 'usd')}`}: move most of it into cash and index funds, and keep ${total === undefined ? 'what you could lose' : text`at most ${given('limit', Math.round(((held + total) * mostCrypto) / 100 / 50) * 50, 'usd')}`}.`,
      because: [
        ...taxOnSale({ cost, held }, undefined, context),
        text`Bitcoin has lost more than two thirds several times, gold has gone twenty years without a gain, and neither pays you to wait. You aren't stupid for holding some, but a fall mustn't cost you your rent or your plans.`,
        text`Three months of spending in insured savings come first, then a broad index fund.`,
      ],
      unless: text`a sale would cost a lot of tax this year. Then spread it over this year and next.`,
      next: text`Sell a first half now, put it in a high-yield savings account, and set a date for the rest.`,
    }),
    cut: ({ share = 0, held, total, cost }, context) => {
      const at = limitOf({ share, held, total });
      return {
        opening: at
          ? text`That's too much: keep about ${at.limit}, five percent of it all instead of ${given('share', share, 'percent')}, and sell the other ${at.sell}.`
          : text`That's too much: keep it to five percent or less instead of ${given('share', share, 'percent')}, because it can lose most of its value.`,
        because: [
          ...taxOnSale({ cost, held }, at?.sell.value, context),
          text`Bitcoin has lost more than two thirds several times, and most smaller coins never came back. Nothing pays you to wait: no interest, no profits.`,
          ...(cost === undefined ? [text`A sale or a swap is taxable, and losses can offset gains.`] : []),
        ],
        unless: text`it's a sum so small that losing it all wouldn't matter. Then do as you like.`,
        next: text`Sell a first third this week into savings or index funds, set some aside for tax, and put dates on the other two.`,
      };
    },
    cut_gold: ({ gold = 0 }) => ({
      opening: text`No, ${given('gold', gold, 'percent')} in gold is too much: keep it to ten percent or less.`,
      because: [
        text`Gold pays no interest or dividends, and it has gone twenty years losing most of its buying power. A small piece can steady a portfolio, but a large one becomes the risk.`,
        text`Long-term gains on coins, bars and most gold funds can be taxed at a higher top rate than stocks.`,
      ],
      unless: text`it's family jewelry you'd never sell. That isn't an investment, so don't count it.`,
      next: text`If someone offers it, say no. If you hold it already, get quotes from two dealers and move the rest into a broad mix.`,
      say: text`I only look at gold offers with the markup and the buyback price in writing.`,
    }),
    too_big: ({ wanted = 0, total = 0 }) => ({
      opening: text`No, ${given('wanted', wanted, 'usd')} is too much beside ${given('total', total, 'usd')}: five percent of it all, about ${given('limit', Math.round(((wanted + total) * mostCrypto) / 100 / 50) * 50, 'usd')}, is the most.`,
      because: [
        text`Bitcoin has lost more than two thirds several times, and most smaller coins never came back. At five percent that's a bad year. At more it changes your plans.`,
        text`Selling index funds for it in a taxable account also costs tax on their gains.`,
      ],
      unless: text`you wouldn't miss it if it went to zero. Then it's your money.`,
      next: text`If you want some, buy a listed fund for a twentieth of your investments, once, and don't add when it rises.`,
    }),
    small_sum: ({ wanted = 0, total = 0 }) => ({
      opening: text`It's fine if you want to: ${given('wanted', wanted, 'usd')} beside ${given('total', total, 'usd')} can go to zero without changing your plans.`,
      because: [
        text`You don't need any, because nothing pays you to hold it. Count on it falling by more than half at some point.`,
        text`A listed fund in your brokerage account is simpler than coins in a wallet or bars in a safe.`,
      ],
      unless: text`you have card debt or no cash cushion. Then the answer is no for now.`,
      next: text`Buy once, write down five percent as your limit, and sell back to it once a year.`,
    }),
    not_yet: ({ card }) => ({
      opening: card
        ? text`No, not yet: pay off the ${given('card', card, 'usd')} on the card first.`
        : text`No, not yet: get rid of costly debt and fill your cash cushion first.`,
      because: [
        text`Card interest is a sure loss, while a gain on coins or gold is a hope. Without a cushion, one surprise makes you sell at whatever the price is that day.`,
      ],
      unless: text`we're talking about pocket money. A few dollars to learn how it works does no harm.`,
      next: text`Put the amount you meant to buy with on the card, or in insured savings, today.`,
      say: text`If it's that good, it'll still be there when my debts are gone.`,
    }),
    fine: () => ({
      opening: text`That's fine at this size, as long as you don't add to it when it rises.`,
      because: [
        text`A small piece can go to zero without changing your plans. The trouble starts when a good year turns it into a big piece.`,
        text`Selling or swapping is taxable, so keep records of what you paid.`,
      ],
      unless: text`it sits with a platform you found through a stranger or a chat. Then try to withdraw all of it now.`,
      next: text`Write down your limit, five percent for crypto or ten for gold, and sell back to it once a year.`,
    }),
    small: ({ account, total }) => ({
      opening:
        total === undefined
          ? text`No, you don't need any, and if you want some, keep it to five percent of your investments at most.`
          : text`No, you don't need any, and if you want some, keep it to five percent: about ${given('limit', (total * mostCrypto) / 100, 'usd')} of your ${given('total', total, 'usd')}.`,
      because: [
        ...(account === undefined
          ? []
          : [
              text`In a retirement account a gain isn't taxed each year, but a loss can't be deducted, and the room it used up is gone for good.`,
            ]),
        text`Nobody can say what crypto or gold is worth, so the price is whatever the next buyer pays. Count on it falling by more than half at some point.`,
        account === undefined
          ? text`A listed fund in your brokerage account is simpler than coins in a wallet or bars in a safe.`
          : text`A listed fund is simpler and cheaper there than a special crypto or gold IRA.`,
      ],
      unless: text`you have card debt or no cash cushion. Then the answer is no for now.`,
      next: text`Set your retirement saving on automatic first, and use only what's left.`,
    }),
  },
  asks: [
    {
      field: 'share',
      settled: ({ held, total }) => held !== undefined && total !== undefined,
      question: 'How much of your savings is in it now?',
      choices: [
        { label: 'Nothing yet', value: 0 },
        { label: 'Up to 5%', value: 3 },
        { label: 'About a quarter', value: 25 },
        { label: 'Half or more', value: 60 },
      ],
    },
    debtQuestion,
    cushionQuestion,
  ],
  followUps: ['How is crypto taxed?', 'Which funds should I choose?', 'How can I tell if it is a scam?'],
  articles: ['crypto', 'gold', 'investment-scams'],
  sources: ['sec_crypto_assets', 'irs_digital_assets', 'irs_topic_409'],
});
