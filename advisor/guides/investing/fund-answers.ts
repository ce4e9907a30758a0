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
/** From here on retirement is near enough for a bad stretch to meet the first withdrawals. */
const nearAge = 55;
/** The share of pay where the government's match ends. */
const fullMatchShare = 5;
/** A share of foreign stocks that most broad funds come near to. */
const foreignPart = 0.25;
/** A part that can lose most of its value without hurting the whole much. */
const techPart = 0.2;
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
  narrow: ({ age, balance }: Investor): Verdict => ({
    opening: text`It's too narrow: make a total market fund the core, and keep the tech fund to a fifth at most.`,
    because: [
      text`A fund such as QQQ is about a hundred companies, half of them tech. The last time such stocks crashed, they fell by four fifths and needed fifteen years to come back. A total market fund fell by half and recovered sooner.`,
      ...(balance === undefined
        ? []
        : [
            text`Of your ${given('balance', balance, 'usd')}, about ${given('tech', balance * techPart, 'usd')} could stay.`,
          ]),
      ...(age !== undefined && age < youngAge
        ? [text`All stocks is fine at ${given('age', age, 'age')}. All of one kind isn't.`]
        : []),
    ],
    unless: text`a taxable account holds a big gain. Then send only new money to the broad fund.`,
    next: text`In an IRA or 401(k), switch most of it today, which costs no tax.`,
  }),
  bonds: ({ age = youngAge }: Investor): Verdict => {
    const at = given('age', age, 'age');
    return {
      opening:
        age < youngAge
          ? text`No, at ${at} you don't need bonds yet, if you can sit through a fall by half without selling.`
          : age < nearAge
            ? text`A few: at ${at}, ten to thirty percent in bonds is plenty.`
            : text`Yes, at ${at} hold about a third to a half in bonds, so that a crash can't reach your first years of retirement.`,
      because: [
        text`Stocks have earned more over every long stretch, but have lost half on the way, and taken years to come back.`,
        age < nearAge
          ? text`With time on your side, bonds mostly buy calm. The money you'll need within five years belongs in savings anyway.`
          : text`Three to five years of withdrawals in bonds and cash mean you never have to sell stocks while they're down.`,
      ],
      unless: text`you sold in the last crash. Then hold more bonds, because the mix you keep beats the best one you'd leave.`,
      next:
        age < youngAge
          ? text`Keep the low-cost stock fund, add a quarter international, and look at bonds again in your late forties.`
          : text`Add a total bond index fund in your IRA or 401(k), where a switch costs no tax.`,
    };
  },
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
