import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about one offer: one keeps the house, the other the retirement money. */
export const houseForPensionQuestions = [
  'he offers me the house and keeps his 401k and his pension, is that fair',
  "she'd take the house equity and I keep my retirement accounts and my pension. Even split?",
  'divorcing, I get the house, he keeps the state pension and the 401k. Should I agree?',
] as const;

export const keepHouseQuestions = [
  'I want to keep the house in the divorce, can I afford it on my pay',
  'husband filed, low rate mortgage, two kids, I want to stay in the house',
  'can I keep our house with its 3% mortgage after the divorce on my salary',
] as const;

export const beforeWeddingQuestions = [
  'she wants half of my 401k but part of it is from before we married. Do I have to give half?',
  'does my husband get half of the retirement money I had before the wedding',
  'how much of my 401k does my ex get, I started it years before we were married',
] as const;

/** A house against retirement money and a pension. */
export function houseForPension({
  retirement,
  pay,
}: {
  retirement?: number | undefined;
  pay?: number | undefined;
}): Verdict {
  return {
    opening: text`Not as it stands: have the pension valued first, because it may be the biggest thing you own.`,
    because: [
      text`A pension for life can be worth as much as a house${retirement === undefined ? '' : text`, on top of the ${given('retirement', retirement, 'usd')} in the 401(k)`}, and what was earned during the marriage is usually shared. A court order, a QDRO, splits both.`,
      text`Retirement money is taxed as it comes out. A house has to be paid for${pay === undefined ? ' from one income' : text` from your ${given('pay', pay, 'usd_per_year')}`}.`,
    ],
    unless: text`the pension is small and you can carry the house alone.`,
    next: text`Have an actuary or divorce planner value the pension before you answer.`,
    say: text`I'll decide once the pension has been valued and divided on paper.`,
  };
}

/** Only what was added during the marriage is divided. */
export function beforeWedding({ retirement }: { retirement?: number | undefined }): Verdict {
  return {
    opening: text`Usually not half of all of it: only what was added while you were married is divided.`,
    because: [
      text`What was there on the wedding day${retirement === undefined ? '' : text`, out of the ${given('retirement', retirement, 'usd')} there is now,`} stays yours in most states, and often its growth too, if you can prove it with an old statement.`,
      text`The rest is split by a court order, a QDRO. Paid that way it costs you neither tax nor penalty. In some states fair isn't exactly half.`,
    ],
    unless: text`a prenup says otherwise, or no record of the old balance can be found.`,
    next: text`Ask the plan for the statement nearest to your wedding day, and have a family lawyer in your state figure the shared part.`,
    say: text`Let's divide what was added during the marriage, by QDRO.`,
  };
}

/** Whether the house can be kept on one income. */
export function keepHouse({ rate, pay }: { rate?: number | undefined; pay?: number | undefined }): Verdict {
  const onPay = pay === undefined ? 'one income' : text`your ${given('pay', pay, 'usd_per_year')}`;
  return {
    opening:
      rate === undefined
        ? text`Only if you can carry it alone: check that before you fight for the house.`
        : text`Maybe, and try to keep that ${given('rate', rate, 'percent')} loan rather than refinance it, if ${onPay} carries the house.`,
    because: [
      text`After a divorce the lender can't call the loan because one of you keeps the home, so you may go on paying it. Your spouse stays liable until you take it over alone.`,
      text`You'd also owe your spouse a share of the equity, often out of retirement money.`,
    ],
    unless: text`housing would take more than about a third of pay and support. Then sell.`,
    next: text`Ask the servicer about an assumption with a release of liability, before you negotiate.`,
    say: text`I'm keeping the home in a divorce. How do I take over this loan at its rate?`,
  };
}
