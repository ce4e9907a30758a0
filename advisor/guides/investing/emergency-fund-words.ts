import { given } from '#advisor/calculators/define/result.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { cushionMonths } from '#advisor/guides/investing/footing-fields.ts';
import { text } from '#advisor/quantities/text.ts';

/** The usual three to six months, and more where income comes and goes. */
export const monthsFor = { three: 3, six: 6, nine: 9 };

interface Household {
  spending: number | undefined;
  cash: number | undefined;
  monthly?: number | undefined;
  pay?: number | undefined;
  steadiness: string | undefined;
  work: string | undefined;
}

export function sizeFor({ steadiness, work }: Household): keyof typeof monthsFor {
  if (steadiness === 'variable' || (work === 'self_employed' && steadiness !== 'steady')) return 'nine';
  return steadiness === 'steady' ? 'three' : 'six';
}

/** Where only pay is told, essentials are taken for half of it. */
const essentialShare = 0.5;
const monthsPerYear = 12;

/** What a month costs, as told or as pay tells it. */
const monthOf = ({ spending, pay }: Household) =>
  spending ?? (pay === undefined ? undefined : Math.round((pay * essentialShare) / monthsPerYear));

const fundOf = (household: Household, { run }: GuideContext) =>
  monthOf(household) === undefined
    ? undefined
    : run(emergencyFund, {
        spending: monthOf(household),
        cash: household.cash ?? 0,
        monthly: household.monthly ?? 0,
        months_wanted: monthsFor[sizeFor(household)],
      });

/** ", $23,400 for you": the fund in dollars, for the first sentence. */
export function forYou(household: Household, context: GuideContext) {
  const fund = fundOf(household, context);
  return fund ? text`, ${wholeDollars(fund.figure('target'))} for you` : text``;
}

/** "Not yet: your $11,000 covers 2.8 months, and six would be $23,400." */
export function notYet(household: Household, context: GuideContext) {
  const fund = fundOf(household, context);
  if (!fund || !household.cash) return undefined;
  // Where spending is told, so much cash is another decision.
  if (household.cash >= fund.figure('target').value)
    return text`Most likely yes: your ${given('cash', household.cash, 'usd')} covers ${fund.figure('months_covered')}, if half of your pay goes to bills.`;
  return text`Not quite: your ${given('cash', household.cash, 'usd')} covers ${fund.figure('months_covered')}, and ${inWords[sizeFor(household)]} would be ${wholeDollars(fund.figure('target'))}.`;
}

const inWords = { three: 'three', six: 'six', nine: 'nine' };

/** What is missing of the fund, and when it is full. */
export function amounts(household: Household, context: GuideContext) {
  const { cash = 0, monthly } = household;
  const fund = fundOf(household, context);
  if (!fund) return [];
  const isGuess = household.spending === undefined && cash < fund.figure('target').value;
  return [
    ...(isGuess
      ? [text`That takes half of your pay for bills. Tell me what a month costs, and I'll work it out.`]
      : []),
    ...(monthly === undefined || cash >= fund.figure('target').value
      ? []
      : [
          text`At ${given('monthly', monthly, 'usd_per_month')} ${cash > 0 ? text`the missing ${wholeDollars(fund.figure('gap'))} is` : 'you are'} there in about ${fund.figure('months_to_fill')}.`,
        ]),
    ...(sizeFor(household) === 'three'
      ? []
      : [
          coversCushion(household)
            ? text`You have the three months that come before investing, so the rest can grow beside it.`
            : text`Fill the first three months before you invest. The rest can grow beside it.`,
        ]),
  ];
}

/** Whether the cash is there that comes before investing: the rest of the fund then takes none of the monthly savings. */
export function coversCushion(household: Household): boolean {
  const month = monthOf(household);
  return month !== undefined && household.cash !== undefined && household.cash >= cushionMonths * month;
}

/** How long the cash carries the bills without any income. */
export function lastsFor(cash: number | undefined, spending: number | undefined, run: GuideContext['run']) {
  const fund =
    cash === undefined || spending === undefined ? undefined : run(emergencyFund, { spending, cash });
  return fund
    ? [text`Your ${given('cash', cash!, 'usd')} covers ${fund.figure('months_covered')} of spending.`]
    : [];
}
