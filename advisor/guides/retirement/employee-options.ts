import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Questions of people whose company isn't traded yet. */
export const privateQuestions = [
  "options at a private company, the strike is far below the valuation and I'm leaving. Exercise?",
  'leaving a startup with vested ISOs, 90 days to exercise, it would take most of my savings',
  'should I exercise my startup options before I quit, shares are not public',
  'got 10,000 options at a startup, exercise now or wait',
] as const;

/** Questions of people who would leave before their options are theirs. */
export const unvestedQuestions = [
  'most of my options vest in a few months and the company may go public, but I want to quit now',
  'quit before the IPO or wait until my options vest',
  'my stock vests in March, should I resign now or stay until then',
  'my one-year cliff is next month and another job wants me to start sooner, go or stay',
  'company might IPO next year, I have unvested options and want to leave to freelance',
] as const;

interface Options {
  shares?: number | undefined;
  strike?: number | undefined;
  price?: number | undefined;
  cash?: number | undefined;
}

const dollars = (value: number) => ({ value: Math.round(value), unit: 'usd' as const, decimals: 0 });

/** What it costs to exercise all of them, next to the savings. */
function costOf({ shares, strike, cash }: Options): Text[] {
  if (shares === undefined || strike === undefined) return [];
  return [
    text`All ${given('shares', shares, 'count')} cost ${dollars(shares * strike)} at ${given('strike', strike, 'usd')}${cash === undefined ? '' : text`, next to your ${given('cash', cash, 'usd')} in savings`}, plus any tax.`,
  ];
}

/** The gain that the tax counts although nothing can be sold. */
function paperGain({ shares, strike, price }: Options): Text | string {
  return shares !== undefined && strike !== undefined && price !== undefined && price > strike
    ? text`a paper gain of ${dollars(shares * (price - strike))}`
    : 'the paper gain';
}

/** Options whose shares can't be sold: exercising them is a bet with cash. */
export function privateOptions(options: Options): Verdict {
  return {
    opening: text`You can't sell these shares yet, so exercise only as many as you could afford to lose.`,
    because: [
      ...costOf(options),
      text`With nonqualified options, ${paperGain(options)} is taxed as pay right away. With ISOs it counts for the alternative minimum tax. `,
      text`After you leave, vested options usually lapse in about three months.`,
    ],
    unless: text`the company extends the window or buys shares back. Then wait.`,
    next: text`Have a tax preparer work out the AMT before you exercise a part.`,
    say: text`What's my last day to exercise, can it be extended, and is a tender offer planned?`,
  };
}

/** Leaving before options or stock are vested. */
export function waitToVest(options: Options): Verdict {
  return {
    opening: text`Stay until they vest if you can bear it: what isn't vested on your last day is gone.`,
    because: [
      ...costOf(options),
      text`Vested ones usually lapse about three months after you leave unless you pay for them. An IPO often slips, and a lockup of about six months follows it.`,
      text`So the vesting date is worth waiting for, the IPO alone isn't.`,
    ],
    unless: text`your health suffers, or they'd be worth little even in a good case.`,
    next: text`Write down what vests when, ask how long you could exercise after leaving, and save the cost of it until that day.`,
    say: text`Which grants vest when, and how long may I exercise them after my last day?`,
  };
}

interface Traded {
  strike?: number | undefined;
  price?: number | undefined;
  leaving: boolean;
}

/** Options whose shares are worth more than they cost. */
export const inTheMoney = ({ strike, price, leaving }: Traded): Verdict => ({
  opening: leaving
    ? text`Exercise and sell together before they expire: at ${given('price', price!, 'usd')} against ${given('strike', strike!, 'usd')}, letting them lapse throws money away.`
    : text`Exercise and sell together, at least a good part: at ${given('price', price!, 'usd')} against ${given('strike', strike!, 'usd')} there's a gain to lose.`,
  because: [
    text`A sale the same day needs none of your own cash. The gain on nonqualified options is taxed as pay. With incentive options, holding on may lower the tax, but can bring the alternative minimum tax.`,
  ],
  unless: text`the shares don't trade yet. Then exercising costs cash and tax for stock you can't sell, so risk only what you can lose.`,
  next: text`Check the last day to exercise, often three months after you leave, and ask a tax preparer first.`,
  say: text`Are these ISOs or nonqualified, when do they expire, and can I do a same-day sale?`,
});

/** Options whose shares cost more than on the market. */
export const underWater = ({ strike, price }: Pick<Traded, 'strike' | 'price'>): Verdict => ({
  opening: text`Don't exercise: at ${given('price', price!, 'usd')} the stock costs less on the market than the ${given('strike', strike!, 'usd')} you'd pay.`,
  because: [
    text`An option is a right, not a duty. Waiting costs nothing until it expires, and the price may still rise above the strike.`,
  ],
  unless: text`the price is an old one. At a private company ask for the latest valuation first.`,
  next: text`Note the expiry date in your calendar, and ask what happens to the options if you leave.`,
});

/** Options of which only the kind is known. */
export const anyOptions = (): Verdict => ({
  opening: text`Don't exercise with money you can't afford to lose.`,
  because: [
    text`If the shares trade, exercise and sell together once the gain would matter to you. At a private company you may owe tax on shares you can't sell.`,
    text`Nonqualified options are taxed as pay when you exercise. Incentive options can bring the alternative minimum tax instead.`,
  ],
  unless: text`they'd expire. Many plans give you about three months after you leave, so price it before you quit.`,
  next: text`Find the grant papers: type, strike price, expiry date, and what happens when you leave. With a large gain, pay a tax preparer for an hour first.`,
  say: text`Are these ISOs or nonqualified, when do they expire, and what's the latest fair market value?`,
});
