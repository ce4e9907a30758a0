import { given } from '#advisor/calculators/define/result.ts';
import { disabilityGap } from '#advisor/calculators/saving/insurance/disability-gap.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { cashLasts } from '#advisor/guides/work/runway-told.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Told {
  pay: number | undefined;
  spending: number | undefined;
  cash: number | undefined;
  share: number | undefined;
  policy: number | undefined;
  spouse_pay?: number | undefined;
  spouse_net?: number | undefined;
}

/** What insurance at work and Social Security would pay each month, where the pay is known. */
export function disabilityIncome({ pay, share, policy }: Told, { run }: GuideContext): Text[] {
  if (pay === undefined) return [];
  const told = { pay, group_share: share, benefit: policy };
  const gap = run(
    disabilityGap,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
  if (!gap) return [];
  const social = gap.figure('social_security');
  return share === undefined
    ? [
        text`Social Security disability is for a year or more without work, and would be about ${social} on ${given('pay', pay, 'usd_per_year')}.`,
      ]
    : [
        text`Your plan's ${given('share', share, 'percent')} would be about ${gap.figure('group_net')}. Social Security's part, about ${social}, is mostly taken off it, so the plan is what you live on while you wait.`,
      ];
}

/** How long savings last while nothing else is paid. */
export function untilThen(
  { spending, cash, spouse_net: net, spouse_pay: pay }: Told,
  context: GuideContext,
): Text[] {
  if (spending === undefined || cash === undefined) return [];
  const lasts = cashLasts({ spending, cash, partner_net: net, partner_income: pay }, context);
  return lasts.length > 0 ? lasts : [];
}

const monthsPerYear = 12;

/** What insurance at work pays meanwhile, and what the bills then take from savings. */
export function insuredPay({ pay, share, spending }: Told): Text[] {
  if (pay === undefined || share === undefined) return [];
  const monthly = Math.round(((pay / monthsPerYear) * share) / 100);
  const benefit = given('insured_pay', monthly, 'usd_per_month');
  const paid = text`Your ${given('share', share, 'percent')} would be about ${benefit} before tax`;
  if (spending === undefined) return [text`${paid}.`];
  return monthly >= spending
    ? [text`${paid}, which covers the ${given('spending', spending, 'usd_per_month')} of bills.`]
    : [
        text`${paid}, so savings have to bring about ${given('shortfall', spending - monthly, 'usd_per_month')}.`,
      ];
}
