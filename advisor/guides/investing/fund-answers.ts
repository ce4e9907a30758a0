import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Investor {
  age: number | undefined;
  balance: number | undefined;
  share: number | undefined;
}

/** Below this age nearly all of a lifecycle fund is in stocks. */
const youngAge = 45;
/** The share of pay where the government's match ends. */
const fullMatchShare = 5;
/** A share of foreign stocks that most broad funds come near to. */
const foreignPart = 0.25;
/** One percent of the savings, the usual difference between costly and cheap funds with an adviser. */
const onePercent = 0.01;

const theMoney = (balance: number | undefined) =>
  balance === undefined ? text`the money` : text`the ${given('balance', balance, 'usd')}`;

/** Verdicts about one question on funds: single stocks, foreign stocks, too many funds, the Thrift Savings Plan. */
export const singleAnswers = {
  no_picks: ({ age, balance }: Investor): Verdict => ({
    opening: text`Put ${theMoney(balance)} in the total market fund, and keep single stocks to a twentieth of it at most.`,
    because: [
      text`A handful of stocks can fall by half and never come back, and you aren't paid extra for that risk. The fund owns thousands of companies, so the next winners are in it already.`,
      age !== undefined && age < youngAge
        ? text`At ${given('age', age, 'age')} you have decades, so staying invested counts for far more than picking.`
        : text`Most professionals don't beat it over ten years.`,
      text`Use your IRA or 401(k) room first.`,
    ],
    unless: text`you'll need it within about five years. Then keep it in savings or CDs.`,
    next: text`Buy the fund in a Roth IRA as far as this year's limit goes, the rest in a brokerage account.`,
  }),
  foreign: ({ age, balance }: Investor): Verdict => ({
    opening: text`A US index fund is a fine core, but add international: about a quarter of your stocks.`,
    because: [
      text`An S&P 500 or total US fund leaves out the rest of the world. The US has led for some fifteen years, and trailed in the decade before, and the next leader isn't known in advance.`,
      ...(balance === undefined
        ? []
        : [
            text`Of your ${given('balance', balance, 'usd')} that would be about ${given('foreign', balance * foreignPart, 'usd')}.`,
          ]),
      ...(age !== undefined && age < youngAge
        ? [text`At ${given('age', age, 'age')}, all in stocks is fine if you won't sell in a crash.`]
        : []),
    ],
    unless: text`you'd give up on it after some bad years. Then a US fund you stick with is better.`,
    next: text`Send new money to a total international index fund until it's a quarter, or use one total world fund.`,
  }),
  fewer: ({ balance }: Investor): Verdict => ({
    opening: text`It's more of a mess: a dozen funds mostly own the same companies, so you pay more and aren't any safer.`,
    because: [
      text`Two or three broad index funds, or one target-date fund, hold the whole market.`,
      ...(balance === undefined
        ? []
        : [
            text`On ${given('balance', balance, 'usd')}, each percent of yearly cost is ${given('cost', balance * onePercent, 'usd')}, so add up fund fees, sales charges and the adviser's fee.`,
          ]),
    ],
    unless: text`they're in a taxable account with big gains. Then stop adding to them, and sell only as the tax allows.`,
    next: text`List every fund with its expense ratio and its ten largest holdings. In an IRA or 401(k), moving to index funds costs no tax.`,
    say: text`What does each fund add, what do we pay in all, in dollars, and how are you paid?`,
  }),
  tsp: ({ age, share }: Investor): Verdict => ({
    opening: text`Use the Lifecycle fund closest to the year you'll retire, not the C fund alone.`,
    because: [
      text`It holds the C fund and the four others at about the same very low cost, and turns calmer by itself. The C fund is only large US companies: no small ones, no foreign ones, no bonds.`,
      ...(age !== undefined && age < youngAge
        ? [text`At ${given('age', age, 'age')} that Lifecycle fund is nearly all stocks anyway.`]
        : []),
      ...(share === undefined
        ? []
        : [
            share >= fullMatchShare
              ? text`With ${given('share', share, 'percent')} you get the whole match. Add a point with every raise.`
              : text`Go from ${given('share', share, 'percent')} to five percent first, where the match ends.`,
          ]),
    ],
    unless: text`you'll keep a mix of your own through a bad crash. Then C with some S and I is fine.`,
    next: text`At tsp.gov, change both your future contributions and the money that's already there.`,
  }),
};
