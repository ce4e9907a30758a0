import { money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { runwayCalculator } from '#advisor/calculators/saving/goals/runway.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What still comes in after a paycheck has stopped, and what comes once. */
export const comesInFields = {
  severance: money({
    label: 'Severance',
    roles: ['lump_sum', 'lump_sum@both', 'bonus'],
    adds: true,
    min: 1,
    max: 1e8,
  }),
  benefit: moneyPerMonth({
    label: 'Unemployment or other benefit',
    roles: ['other_income', 'ss_income'],
    min: 1,
    max: 1e5,
  }),
  partner_net: moneyPerMonth({
    label: "A partner's take-home pay",
    roles: ['take_home@spouse'],
    min: 1,
    max: 1e6,
  }),
  premium: moneyPerMonth({ label: 'Health insurance', roles: ['premium'], min: 1, max: 1e5 }),
};

export interface Means {
  spending: number | undefined;
  cash: number | undefined;
  severance?: number | undefined;
  benefit?: number | undefined;
  partner_net?: number | undefined;
  partner_income?: number | undefined;
  premium?: number | undefined;
}

const monthsPerYear = 12;

/** What a partner brings home: as told, or what is left of their pay after tax. */
function partnerBrings({ partner_net: net, partner_income: pay }: Means, { run }: GuideContext) {
  if (net !== undefined) return net;
  const left =
    pay === undefined ? undefined : run(takeHomePay, { wages: pay, filing_status: 'married_joint' });
  return left && left.figure('take_home_year').value / monthsPerYear;
}

/** How long all of it lasts, where the spending and some money are known. `months` is undefined where it never ends. */
export function runwayOf(means: Means, context: GuideContext) {
  const { spending, cash, severance, benefit, premium } = means;
  if (spending === undefined || (cash ?? severance) === undefined) return undefined;
  const income = partnerBrings(means, context);
  const told = { spending, cash, severance, benefit, income, health: premium };
  const runway = context.run(
    runwayCalculator,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
  if (!runway) return undefined;
  const find = (id: string) => {
    try {
      return runway.figure(id);
    } catch {
      return undefined;
    }
  };
  return {
    months: find('months_lasting'),
    gap: runway.figure('monthly_gap'),
    trim: find('trim'),
    trimmed: find('months_trimmed'),
  };
}

/** What of it is counted beside savings, as a sentence begins. */
function counting({ severance, benefit, partner_net: net, partner_income: pay }: Means): Text {
  const parts = [
    ...(severance === undefined ? [] : [text`the ${given('severance', severance, 'usd')} severance`]),
    ...(benefit === undefined ? [] : [text`${given('benefit', benefit, 'usd_per_month')} of benefits`]),
    ...(net === undefined && pay === undefined ? [] : [text`your partner's pay`]),
  ];
  const [first, second, third] = parts;
  if (first === undefined) return text``;
  if (second === undefined) return text`With ${first}, `;
  return third === undefined
    ? text`With ${first} and ${second}, `
    : text`With ${first}, ${second} and ${third}, `;
}

const hasMore = ({ severance, benefit, partner_net: net, partner_income: pay }: Means) =>
  [severance, benefit, net, pay].some((one) => one !== undefined);

/** How long the money lasts, and what it takes each month. */
export function cashLasts(means: Means, context: GuideContext): Text[] {
  const runway = runwayOf(means, context);
  if (!runway) return [];
  const { months, gap } = runway;
  if (!months)
    return hasMore(means)
      ? [text`${counting(means)}your spending is covered, so the savings can stay put.`]
      : [];
  if (!hasMore(means)) return [text`Your cash covers ${months} of spending, before any benefits.`];
  return means.benefit === undefined
    ? [text`${counting(means)}your money lasts about ${months}, before any benefits.`]
    : [text`${counting(means)}you'd draw ${gap}, so the money lasts about ${months}.`];
}

/** What a cut now is worth. */
export function whatMoves(means: Means, context: GuideContext): Text[] {
  const { trim, trimmed } = runwayOf(means, context) ?? {};
  return trim && trimmed ? [text`Cutting ${trim} now stretches it to about ${trimmed}.`] : [];
}
