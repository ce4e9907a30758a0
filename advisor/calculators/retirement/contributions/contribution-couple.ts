import { age } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  allowanceOf,
  type Plan,
  type Saver,
} from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const ofCouples: readonly Plan[] = ['traditional_ira', 'roth_ira'];

/** Of a couple that asks what both may put into their IRAs. */
export const coupleFields = {
  spouse_age: age({
    label: 'Spouse’s age at the end of the year',
    roles: ['age@spouse'],
    besideOwn: true,
    matters: ({ plan }) => plan === undefined || ofCouples.includes(plan as Plan),
    min: 0,
    max: 120,
    default: { value: 0, reason: 'only your own limit is worked out' },
  }),
};

/** What the other one may put into an IRA of their own, and both together: on a joint return never more than the pay of both. */
export function coupleFigures(
  plan: Plan,
  saver: Saver,
  { spouseAge, allowed }: { spouseAge: number; allowed: number },
  facts: FactReader,
): Figure[] {
  if (spouseAge === 0 || !ofCouples.includes(plan)) return [];
  const theirs = allowanceOf(plan, { ...saver, age: spouseAge }, facts).allowed;
  return [
    figure('together', 'Allowed for the two of you', Math.min(allowed + theirs, saver.income), 'usd'),
    figure('spouse_allowed', 'Of it for your spouse', theirs, 'usd'),
  ];
}

/** Undefined where only one person's limit is asked for. */
export function coupleOpening(figures: readonly Figure[], year: Text): Text | undefined {
  const find = (id: string) => figures.find((one) => one.id === id);
  const [own, together, theirs] = [find('allowed'), find('together'), find('spouse_allowed')];
  return own && together && theirs
    ? text`Together you may put up to ${together} into your IRAs for ${year}: up to ${own} into yours and up to ${theirs} into your spouse’s.`
    : undefined;
}
