import type { PictureFact } from '#advisor/picture/picture.ts';
import { convert } from '#advisor/picture/convert.ts';

/** So near is a share of a balance to the amount that was taken. */
const sameAmount = 0.01;

/**
 * "Started at 900k taking 45k (5%), it's fallen to 690k": the balance that the first withdrawal was a share of is the one
 * from back then. The one told after it counts; what was lost between them beyond the withdrawal follows.
 */
export function withoutFirstBalance(facts: readonly PictureFact[]): readonly PictureFact[] {
  const [rate, ...rates] = facts.filter(({ role }) => role === 'rate_withdrawal');
  const [taken, ...more] = facts.filter(({ role }) => role === 'withdraw_amount');
  if (!rate || !taken || rates.length > 0 || more.length > 0) return facts;
  const yearly = convert(taken, { label: '', unit: 'usd_per_year' }) ?? taken.value;
  const first = facts.find(
    ({ role, value }) =>
      role.startsWith('bal_') && Math.abs((value * rate.value) / 100 - yearly) <= sameAmount * yearly,
  );
  const later = facts.filter((fact) => first && isLater(fact, first));
  const [now] = later;
  if (!first || !now || later.length > 1) return facts;
  const lost = (1 - now.value / (first.value - yearly)) * 100;
  return facts.flatMap((fact) => {
    if (fact !== first) return [fact];
    const fallen = { ...first, role: 'loss_rate', value: lost, unit: 'percent', source: 'derived' } as const;
    return lost > 0 ? [{ ...fallen, from: [first, now], otherRoles: [] }] : [];
  });
}

const isLater = (fact: PictureFact, first: PictureFact) =>
  fact.role === first.role &&
  fact.owner === first.owner &&
  fact.kind === first.kind &&
  fact.turn === first.turn &&
  fact.start > first.start;
