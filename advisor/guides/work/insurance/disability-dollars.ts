import { disabilityGap } from '#advisor/calculators/saving/insurance/disability-gap.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export interface Paycheck {
  second?: number | undefined;
  pay: number | undefined;
  spending: number | undefined;
  share: number | undefined;
  benefit: number | undefined;
  /** Another sum told: of the cap of the plan at work and a quote, one is each. */
  other_benefit?: number | undefined;
  partner_pay: number | undefined;
  partner: number | undefined;
  savings: number | undefined;
  premium: number | undefined;
}

const monthsPerYear = 12;
/** Of what is needed: a gap up to here is bridged by spending less for a while. */
const smallGap = 20;
/** In percent of pay: coverage to retirement age usually costs no more. */
const fairPrice = 3;

const onlyTold = (input: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** No benefit is so small beside its premium: of two sums, the larger one is what the policy pays. */
const benefitTimes = 5;

/** Two sums that were told as premiums, where one of them can only be the benefit. */
export function sortedOut<K extends Pick<Paycheck, 'premium' | 'benefit'> & { second?: number | undefined }>(
  known: K,
): K {
  const { premium, second, benefit } = known;
  if (premium === undefined || second === undefined || benefit !== undefined) return known;
  return second >= premium * benefitTimes ? { ...known, benefit: second } : known;
}

/** What the plan at work and a policy would pay together. */
const both = ({ benefit, other_benefit: other }: Paycheck) =>
  benefit === undefined || other === undefined ? benefit : benefit + other;

/** What would be missing each month; undefined where neither pay nor spending is known. */
export function gapOf(known: Paycheck, { run }: GuideContext): GuideRun | undefined {
  const { pay, spending, share, partner_pay: gross, partner, savings } = known;
  const benefit = both(sortedOut(known));
  // Without the bills of the household, a partner's pay is spent already as far as anybody knows.
  const others = spending === undefined ? {} : { partner_pay: gross, partner };
  return pay === undefined && spending === undefined
    ? undefined
    : run(disabilityGap, onlyTold({ pay, spending, group_share: share, benefit, ...others, cash: savings }));
}

/** Whether the plan at work, with its cap and a partner's pay, leaves more than a small part of the need open. */
export function leavesGap(known: Paycheck, context: GuideContext): boolean | undefined {
  const gap = known.share === undefined ? undefined : gapOf(known, context);
  return gap && gap.figure('gap').value > (gap.figure('need').value * smallGap) / 100;
}

/** A partner's pay, where it isn't known what the household spends. */
function besidePartner({ partner, partner_pay: gross, spending }: Paycheck): Text[] {
  const pay = partner ?? gross;
  if (pay === undefined || spending !== undefined) return [];
  const name = partner === undefined ? 'partner_pay' : 'partner';
  return [
    text`Your partner's ${given(name, pay, 'usd_per_month')} carries part of the bills, so you can insure a smaller part if the two of you spend little.`,
  ];
}

/** The same within a sentence. */
const lessPartner = ({ partner, partner_pay: gross, spending }: Paycheck): Text | string =>
  (partner ?? gross) === undefined || spending !== undefined
    ? ''
    : text`, less whatever your partner's ${given(partner === undefined ? 'partner_pay' : 'partner', partner ?? gross ?? 0, 'usd_per_month')} leaves over`;

/** The monthly sums: what would be needed, what would come in, and what is missing. */
export function inMonthlyDollars(told: Paycheck, context: GuideContext): Text[] {
  const known = sortedOut(told);
  const gap = gapOf(known, context);
  if (!gap) return [];
  const need = { ...gap.figure('need'), decimals: 0 };
  const missing = { ...gap.figure('gap'), decimals: 0 };
  const group = figureIfAny(gap, 'group_net');
  if (!group && known.benefit === undefined)
    return [
      text`If you couldn't work you'd need about ${need}, and Social Security is slow and strict.`,
      ...besidePartner(known),
    ];
  const paid = group
    ? text`the plan at work would pay ${group}`
    : known.other_benefit === undefined
      ? text`the policy would pay ${given(told.benefit === undefined ? 'second' : 'benefit', known.benefit ?? 0, 'usd_per_month')}`
      : text`the plan at work and the new policy would pay ${{ value: both(known) ?? 0, unit: 'usd_per_month', decimals: 0 }} together`;
  const hasPartner = known.partner !== undefined || known.partner_pay !== undefined;
  const partner = hasPartner && known.spending !== undefined ? ' and your partner’s pay counts too' : '';
  const left =
    missing.value > 0
      ? text`, so you'd be about ${missing} short${lessPartner(known)}`
      : ', so the bills would be paid';
  return [text`If you couldn't work you'd need about ${need}. Of that, ${paid}${partner}${left}.`];
}

/** How long savings carry somebody through the wait for the first benefit. */
export function throughTheWait(known: Paycheck, context: GuideContext): Text[] {
  if (!known.savings) return [];
  const gap = gapOf(known, context);
  const wait = gap?.figure('waiting_cash');
  if (!wait || wait.value <= 0) return [];
  const savings = given('savings', known.savings, 'usd');
  return [
    known.savings >= wait.value
      ? text`Your ${savings} covers the ninety-day wait, about ${wait}.`
      : text`Your ${savings} falls short of the ninety-day wait, about ${wait}, so build that up too.`,
  ];
}

/** The premium in percent of pay. */
export function priceShare({ premium, pay }: Paycheck): number | undefined {
  return premium === undefined || pay === undefined
    ? undefined
    : Math.round(((premium * monthsPerYear) / pay) * 1000) / 10;
}

/** Whether the premium is more than such coverage usually costs. */
export const isDear = (known: Paycheck): boolean => (priceShare(known) ?? 0) > fairPrice;

/** The price held against the usual one. */
export function fairness(known: Paycheck): Text {
  const share = priceShare(known);
  return share === undefined
    ? text`Expect one to three percent of income for coverage to retirement age. Benefits are free of income tax when you pay the premium from taxed money.`
    : text`The premium is about ${{ value: share, unit: 'percent' }} of your pay; one to three percent is usual for coverage to retirement age.`;
}
