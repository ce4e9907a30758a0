import { given } from '#advisor/calculators/define/result.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Of pay before tax, match included: what replaces a usual pay from about 67 when it starts by the mid-thirties. */
export const usualShare = 15;
/** The same with ten years less to grow, and with twenty. */
export const lateShare = 20;
export const veryLateShare = 25;
const lateAge = 35;
const veryLateAge = 45;
/** Who has this many years of pay saved by these ages counts as having started early. */
const milestones = [
  { from: veryLateAge, pays: 4 },
  { from: lateAge, pays: 2 },
];
/** Full retirement age, and what a mix of mostly stocks may earn above inflation: figures are in today's money. */
const retirementAge = 67;
const realReturn = 4;
export const monthsPerYear = 12;
/** Social Security starts between these. */
const [earliestClaim, latestClaim] = [62, 70];

export interface Saver {
  age: number | undefined;
  wages: number | undefined;
  saved: number | undefined;
  start: string | undefined;
  take_home: number | undefined;
  monthly?: number | undefined;
  retires?: number | undefined;
}

export const workUntil = ({ retires }: Saver) => retires ?? retirementAge;

/** What an amount a month leads to, with Social Security estimated from pay. */
function pathOf(monthly: number, saver: Saver, { run }: GuideContext) {
  const { age: now, wages, saved = 0 } = saver;
  const until = workUntil(saver);
  if (now === undefined || now >= until) return undefined;
  const grown = run(compoundGrowth, {
    start: saved,
    monthly,
    rate: realReturn,
    years: until - now,
    inflation: 0,
  });
  const plan =
    wages === undefined
      ? undefined
      : run(retirementPlan, {
          age: now,
          savings: saved,
          saving: monthly * monthsPerYear,
          pay: wages,
          retire_age: until,
          claim_age: Math.min(latestClaim, Math.max(earliestClaim, until)),
        });
  return grown && { grown, plan, until };
}

/** What a percent more of pay would add, as a share of pay that is saved. */
export const shareOfPay = (monthly: number, wages: number) => (monthly * monthsPerYear * 100) / wages;

interface Match {
  share: number | undefined;
  match_rate: number | undefined;
  match_limit: number | undefined;
}

/** What goes in with the employer's part, in percent of pay: the match counts. */
export function withMatch({ share, match_rate: rate = 100, match_limit: limit }: Match): number | undefined {
  if (share === undefined || limit === undefined) return share;
  return share + (Math.min(share, limit) * rate) / 100;
}

const inWords: Readonly<Record<number, string>> = {
  [usualShare]: 'fifteen percent',
  [lateShare]: 'twenty percent',
  [veryLateShare]: 'a quarter',
};

/** So many percent of pay below the aim, a raise or two gets there. */
const nearly = 2;

/** Where the person stands now, beside what to aim for. */
export function shareNow(saver: Saver & Match): Text | undefined {
  const share = withMatch(saver);
  if (share === undefined) return undefined;
  const aim = shareFor(saver);
  const now = text`${given('with_match', share, 'percent')}${saver.match_limit === undefined ? '' : ' with the match'}`;
  const early =
    workUntil(saver) < retirementAge ? text` to stop at ${given('until', workUntil(saver), 'age')}` : text``;
  return share >= aim - nearly
    ? text`Nearly: ${now} is close to the ${given('aim', aim, 'percent')} of pay to aim for.`
    : text`Not quite: save about ${inWords[aim]!} of pay${early}, instead of your ${now}.`;
}

function startedEarly({ age: now, wages, saved, start }: Saver): boolean {
  if (start !== undefined) return start === 'early';
  const needed = milestones.find(({ from }) => (now ?? 0) >= from);
  return needed !== undefined && wages !== undefined && (saved ?? 0) >= needed.pays * wages;
}

export function shareFor(saver: Saver): number {
  // Who wants to stop earlier has as many years less, as if they began that much later.
  const now = (saver.age ?? 0) + Math.max(0, retirementAge - workUntil(saver));
  if (now < lateAge || (workUntil(saver) >= retirementAge && startedEarly(saver))) return usualShare;
  return now < veryLateAge ? lateShare : veryLateShare;
}

/** What saving the share of this pay comes to by retirement, in today's money. */
export function result(share: number, saver: Saver, { run }: GuideContext) {
  const { age: now, wages, saved = 0, take_home: home } = saver;
  if (wages === undefined)
    return home === undefined
      ? []
      : [
          text`Out of ${given('take_home', home, 'usd_per_month')} take-home that's at least ${given('monthly', Math.round((home * share) / 100), 'usd_per_month')}. What already goes into a 401(k) from your paycheck counts toward it.`,
        ];
  const monthly = Math.round((wages * share) / 100 / monthsPerYear);
  const until = workUntil(saver);
  const time = until - (now ?? until);
  const grown =
    time > 0 && run(compoundGrowth, { start: saved, monthly, rate: realReturn, years: time, inflation: 0 });
  if (!grown) return [];
  return [
    text`On your pay that's about ${given('monthly', monthly, 'usd_per_month')}. It could come to about ${grown.figure('future_value')} in today's money by ${given('until', until, 'age')}.`,
  ];
}

/** What the amount that was told leads to, and what the usual share would. */
export function amountVerdict(saver: Saver, context: GuideContext): Verdict {
  const { monthly = 0, wages } = saver;
  const path = pathOf(monthly, saver, context);
  const until = given('until', workUntil(saver), 'age');
  const amount = given('monthly', monthly, 'usd_per_month');
  const aim = shareFor(saver);
  const isEnough = wages !== undefined && shareOfPay(monthly, wages) >= aim;
  const becomes = path
    ? text`${amount} until ${until} comes to about ${path.grown.figure('future_value')} in today's money`
    : text`${amount} is a good start`;
  const carries = figureIfAny(path?.plan, 'supported_monthly');
  const security = figureIfAny(path?.plan, 'social_security');
  return {
    opening: isEnough ? text`Yes, that's enough: ${becomes}.` : text`${becomes}.`,
    because: [
      ...(carries && security
        ? [
            text`With Social Security of about ${security}, estimated from your pay, that carries about ${carries} of spending.`,
          ]
        : []),
      ...(wages === undefined || isEnough
        ? []
        : [
            text`It's ${given('share', Math.round(shareOfPay(monthly, wages)), 'percent')} of your pay. The usual aim from your age is ${given('aim', aim, 'percent')}, match included, about ${given('aim_monthly', Math.round((wages * aim) / 100 / monthsPerYear), 'usd_per_month')}.`,
          ]),
      isEnough
        ? text`Count your employer's match on top, and keep the share when your pay rises.`
        : text`Each year you work longer helps twice: one more year to save, and one less to pay for.`,
    ],
    unless: text`you owe on credit cards or have no cash cushion. Then get the match, fix those, and save the rest after.`,
    next: isEnough
      ? text`Make it automatic on payday, and check it once a year.`
      : text`Set it up automatically on payday, and raise it with half of every raise.`,
  };
}
