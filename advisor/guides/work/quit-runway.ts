import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Most new businesses take about a year to pay their owner, and longer than planned. */
export const safeMonths = 12;
/** Below this there is no time for a first plan that fails. */
export const leastMonths = 6;

/** What is left of pay after taxes and benefits, roughly. */
const keptOfPay = 0.8;
/** From this share of spending on, what comes in about covers it. */
const nearlyCovered = 0.95;
const monthsPerYear = 12;
/** Longer than this is no plan that somebody can wait for. */
const longestWait = 120;

export interface Means {
  spending: number | undefined;
  cash: number | undefined;
  business_income: number | undefined;
  partner_income: number | undefined;
  partner_pay: number | undefined;
  months_cover: number | undefined;
  /** What the start costs once. */
  start_cost?: number | undefined;
  job_pay?: number | undefined;
  job_gross?: number | undefined;
  /** Months until the person would leave. */
  wait?: number | undefined;
}

/** What still comes in each month. */
function comesIn({ business_income: business = 0, partner_income: partner, partner_pay: gross = 0 }: Means) {
  return business + (partner ?? gross * keptOfPay);
}

/** What a month costs beyond what comes in. */
const missingOf = (means: Means) => Math.max(0, (means.spending ?? 0) - comesIn(means));

/** What is left of the cash after the start. */
const cashAfterStart = ({ cash, start_cost: start = 0 }: Means) =>
  cash === undefined ? undefined : Math.max(0, cash - start);

/** Months that the cash lasts once the start is paid and what still comes in is spent. */
export function runwayOf(means: Means): number | undefined {
  const { spending, months_cover: told } = means;
  if (spending === undefined) return told;
  const isShort = (means.start_cost ?? 0) > (means.cash ?? Infinity);
  if (isShort) return 0;
  if (comesIn(means) >= spending * nearlyCovered) return Infinity;
  const cash = cashAfterStart(means);
  return cash === undefined ? told : cash / missingOf(means);
}

/** What is there, where nobody said what a month costs. */
function stillEarned({ cash, partner_pay: pay, spending }: Means): Text[] {
  if (cash === undefined || spending !== undefined) return [];
  return [
    pay === undefined
      ? text`Your ${given('cash', cash, 'usd')} has to pay for both the start and your bills.`
      : text`Your ${given('cash', cash, 'usd')} has to pay for the start and for what your partner's ${given('partner_pay', pay, 'usd_per_month')} before taxes doesn't cover.`,
  ];
}

/** What the side work brings in, next to the paycheck that would end. */
export function againstJob({ business_income: business, job_pay: pay }: Means): Text[] {
  return business && pay
    ? [
        text`It brings in ${given('business_income', business, 'usd_per_month')} before taxes, next to ${given('job_pay', pay, 'usd_per_month')} of take-home pay.`,
      ]
    : [];
}

/** How long the cash carries somebody. */
export function cashLasts(means: Means, { run }: GuideContext): Text[] {
  const { spending, months_cover: told, start_cost: start } = means;
  const income = comesIn(means);
  const cash = cashAfterStart(means);
  if (start !== undefined && means.cash !== undefined && start > means.cash)
    return [
      text`Your ${given('cash', means.cash, 'usd')} doesn't even cover the ${given('start_cost', start, 'usd')} it takes to start.`,
    ];
  if (spending !== undefined && income >= spending * nearlyCovered)
    return [
      text`About ${{ value: Math.round(income), unit: 'usd_per_month', decimals: 0 }} still comes in, which ${income >= spending ? 'covers' : 'about covers'} the ${given('spending', spending, 'usd_per_month')} you spend.`,
    ];
  if (spending === undefined && told !== undefined)
    return [text`Your cash would carry you for ${given('months_cover', told, 'months')}.`];
  const fund =
    spending === undefined || !cash
      ? undefined
      : run(emergencyFund, { spending, cash, income, months_wanted: safeMonths });
  if (!fund) return stillEarned(means);
  const lasting = fund.figure(income > 0 ? 'months_lasting' : 'months_covered');
  if (start !== undefined)
    return [
      text`After the ${given('start_cost', start, 'usd')} for the start, what's left would carry you for ${lasting}.`,
    ];
  return income > 0
    ? [text`With what comes in, your cash would carry you for ${lasting}.`]
    : [text`Your cash alone would carry you for ${lasting}.`];
}

interface Shortage {
  /** A year of what is missing, and the start. */
  target: number;
  short: number;
  /** Months of saving until it is there, while the job still pays. */
  months: number | undefined;
}

/** What a paycheck still adds to the savings each month. */
function savedAMonth(means: Means): number {
  const { spending, job_pay: pay, job_gross: gross } = means;
  const paid = pay ?? (gross === undefined ? undefined : gross * keptOfPay);
  return paid === undefined || spending === undefined ? 0 : paid + comesIn(means) - spending;
}

/** What waiting adds, where it isn't needed. */
export function ifYouWait(means: Means): Text[] {
  const { wait } = means;
  const saved = savedAMonth(means);
  if (wait === undefined || saved <= 0) return [];
  return [
    text`You don't have to wait ${given('wait', wait, 'months')}, but it could add about ${dollars(saved * wait)} of cushion, if what's left over is saved.`,
  ];
}

/** How much of the savings trading would have to earn in a year to pay the bills. */
export function neededReturn({ spending, cash }: Means): number | undefined {
  return spending === undefined || !cash ? undefined : Math.round((spending * monthsPerYear * 100) / cash);
}

/** What is still to save before a year is paid for; undefined where too little is known or nothing is missing. */
export function shortageOf(means: Means): Shortage | undefined {
  const { spending, cash, start_cost: start = 0 } = means;
  if (spending === undefined || cash === undefined) return undefined;
  const target = safeMonths * missingOf(means) + start;
  const short = target - cash;
  if (short <= 0) return undefined;
  const saved = savedAMonth(means);
  const months = saved > 0 ? Math.ceil(short / saved) : undefined;
  return { target, short, months: months !== undefined && months <= longestWait ? months : undefined };
}

const dollars = (value: number) => ({
  value: Math.ceil(value / 100) * 100,
  unit: 'usd' as const,
  decimals: 0,
});

/** What is missing in dollars, and how long it takes or what it takes each month to have it. */
export function stillToSave(means: Means): Text[] {
  const shortage = shortageOf(means);
  if (!shortage) return [];
  const { short, months } = shortage;
  const what = text`To have a year paid for${means.start_cost === undefined ? '' : ' and the start'}, you still need about ${dollars(short)}`;
  if (means.wait !== undefined && means.wait > 0)
    return [
      text`${what}: leaving in ${given('wait', means.wait, 'months')} takes about ${{ ...dollars(short / means.wait), unit: 'usd_per_month' as const }} put away until then.`,
    ];
  return [
    months === undefined
      ? text`${what}.`
      : text`${what}, about ${{ value: months, unit: 'months' as const }} of saving what's left over while the job still pays.`,
  ];
}
