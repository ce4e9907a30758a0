import { fact, given } from '#advisor/calculators/define/result.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { theDebts } from '#advisor/guides/investing/owed-debts.ts';
import { isWhole, type Split, type WindfallTold } from '#advisor/guides/investing/windfall-split.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a mix of mostly stocks may earn above inflation: figures are in today's money. */
const realReturn = 4;
/** When most people begin to live from it, and a time that stands in where no age is told. */
const usualEnd = 67;
const [leastYears, shownYears] = [10, 20];

interface Person extends WindfallTold {
  age?: number | undefined;
}

const inDollars = (field: string, value: number) => given(field, Math.round(value), 'usd');

/** What a sum that is left alone may become. */
function grown(rest: number, now: number | undefined, { run }: GuideContext): Text[] {
  const time = now === undefined ? shownYears : Math.max(leastYears, usualEnd - now);
  const later = run(compoundGrowth, { start: rest, rate: realReturn, years: time, inflation: 0 });
  return later
    ? [
        text`Left alone for ${given('years', time, 'years')}, it could come to about ${later.figure('future_value')} in today's money, at ${given('rate', realReturn, 'percent')} a year above inflation.`,
      ]
    : [];
}

/** What becomes of the money when debts and the fund are paid for. */
export function theRest(told: Person, { rest, toFund, fund, paid }: Split, context: GuideContext): Verdict {
  const ira = fact('ira_limit', context.facts.get('ira_limit'), 'usd');
  const isBoth = toFund > 0 && rest > 0;
  return {
    opening:
      rest <= 0
        ? text`The other ${inDollars('fund', toFund)} stays in savings as your emergency fund, and nothing is left to invest yet.`
        : isBoth
          ? text`Of what's left, ${inDollars('fund', toFund)} goes to your emergency fund, and the other ${inDollars('rest', rest)} into retirement accounts and index funds.`
          : fund === undefined
            ? text`Set six months of bills aside from the other ${inDollars('rest', rest)}, and invest what's left in retirement accounts and index funds.`
            : text`Put the other ${inDollars('rest', rest)} into retirement accounts first, then into a broad index fund.`,
    because:
      rest <= 0
        ? [
            text`Insured savings keep the next repair from becoming debt again.`,
            ...(paid.length > 0
              ? [text`The payments you no longer make are what you start investing with.`]
              : []),
          ]
        : [
            text`An IRA takes up to ${ira} this year for each of you who works. What doesn't fit goes into an ordinary account, in one total-market or target-date index fund.`,
            ...(fund === undefined ? [] : grown(rest, told.age, context)),
          ],
    unless: text`you'll need some of it within about five years. That part stays in savings, CDs or Treasury bills.`,
    next:
      rest <= 0
        ? text`Open an insured high-yield savings account for it, apart from your checking.`
        : text`Open a Roth IRA at a big low-cost broker, fill it for this year, and invest the rest at once or in equal parts over six months.`,
  };
}

/** "Just put it all in the market": what comes before that. */
export function allInMarket(told: Person, split: Split, context: GuideContext): Verdict {
  const { rest, toFund, paid, part, fund } = split;
  const before = paid.length > 0 ? paid : part ? [part.debt] : [];
  return {
    opening:
      rest > 0
        ? fund === undefined
          ? text`Not all of it: pay off ${theDebts(before)} and set six months of bills aside, then invest what's left.`
          : isWhole(split)
            ? text`Yes, nearly all of the ${inDollars('rest', rest)} can go into a broad index fund, because your cash and debts are in order.`
            : text`Not all of it: about ${inDollars('rest', rest)} can go into an index fund, the rest has better uses first.`
        : text`No, none of it yet: it's needed for ${before.length > 0 ? theDebts(before) : text`your emergency fund`} first.`,
    because: [
      before.length > 0
        ? text`Paying off debt earns its rate for sure, while stocks can be down by a third just when you need the money.`
        : text`Stocks can be down by a third just when you need the money, so cash for emergencies stays out of them.`,
      ...(toFund > 0
        ? [
            text`Another ${inDollars('fund', toFund)} fills your emergency fund, so you never have to sell at a bad time.`,
          ]
        : []),
      ...(rest > 0 && before.length === 0 ? grown(rest, told.age, context) : []),
    ],
    unless: text`you'll need the rest within about five years. Then it stays in savings too.`,
    next: text`Pay the debts and fill the savings account first, then buy one total-market index fund, in an IRA as far as the limit goes.`,
  };
}
