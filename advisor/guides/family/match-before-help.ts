import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import { moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Questions of people who send money home and leave a match at work. */
export const matchOrFamilyQuestions = [
  'I send money home to my parents every month and my job has a match I do not use, what comes first',
  'can not do both: help my family overseas and get the 403b match at the hospital',
  'remittances to my family or the employer match, which one first',
  'sending 600 to my parents abroad each month, employer matches 4 percent and I did not join',
] as const;

/** What goes to the family each month. */
export const sentField = moneyPerMonth({
  label: 'Sent home a month',
  roles: ['gift_amount', 'gift_amount@other', 'spend_item', 'spend_item@other', 'withdraw_amount'],
  min: 1,
  max: 1e6,
});

interface Told {
  sent: number | undefined;
  pay: number | undefined;
  cash: number | undefined;
  match_limit: number | undefined;
  match_rate: number | undefined;
}

export const theHelp = (sent: number | undefined): Text =>
  sent === undefined ? text`what you send` : text`the ${given('sent', sent, 'usd_per_month')} you send`;

/** What the match costs in a year, where pay and its limit are told. */
function matchSentence({ pay, match_limit: limit, match_rate: rate }: Told, { run }: GuideContext): Text[] {
  if (pay === undefined || limit === undefined) return [];
  const match = run(employerMatchEsppRsu, {
    kind: 'match',
    salary: pay,
    match_limit: limit,
    contribution_percent: limit,
    ...(rate === undefined ? {} : { match_percent: rate }),
  });
  return match
    ? [
        text`${given('match_limit', limit, 'percent')} of your pay is ${match.figure('contribution')} a year, and before-tax saving takes less than that out of your check.`,
      ]
    : [];
}

/** The match first, with a little less for the family. */
export function matchBeforeHelp(told: Told, context: GuideContext): Verdict {
  const { sent, cash } = told;
  return {
    opening: text`Join now for the full match, and send a little less home to make room for it.`,
    because: [
      ...matchSentence(told, context),
      text`The match is pay you only get if you put in your part, so it comes before anything else you could save.`,
      cash === undefined
        ? text`Your family depends on you staying on your feet, so it helps them too.`
        : text`Keep your ${given('cash', cash, 'usd')} as a cushion.`,
    ],
    unless: text`${theHelp(sent)} pays for someone's food or medicine. Then start with one or two percent of pay, and raise it with every raise.`,
    next: text`Ask HR for the form this week, choose the percent where the match ends, and tell your family the new amount a month ahead.`,
  };
}
