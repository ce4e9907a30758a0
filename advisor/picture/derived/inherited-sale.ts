import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';
import { isGainAsPrice } from '#advisor/picture/derived/sale-told.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const costRoles: readonly RoleId[] = ['price_buy', 'home_basis'];
const worthRoles: readonly RoleId[] = ['price_now', 'home_value'];

/**
 * "She paid 12k, it was 95k the day she died, I sold for 99k": the cost of what was inherited is its worth on the day of
 * death. What the one who died had paid counts for nothing, and it is never added to that worth.
 */
export function withBasisAtDeath(
  all: readonly PictureFact[],
  words: readonly WordFact[],
): readonly PictureFact[] {
  if (!words.some(({ key, value }) => key === 'flag' && value === 'inherited')) return all;
  const facts = all.filter((fact) => !isGainAsPrice(fact, all));
  const costs = facts.filter((fact) => costRoles.includes(fact.role) && isTold(fact));
  const worths = facts.filter((fact) => worthRoles.includes(fact.role) && isTold(fact));
  const [atDeath, sale] = worths.toSorted(byTelling);
  const paid = worths.length === 2 ? paidBefore(costs, worths) : undefined;
  if (atDeath && sale && paid) {
    const gone = new Set(paid);
    const basis = { ...atDeath, role: costRoleOf(atDeath, sale) };
    return facts.filter((fact) => !gone.has(fact)).map((fact) => (fact === atDeath ? basis : fact));
  }
  if (worths.length !== 1) return facts;
  // "He paid 80k, it's worth 340k now": sold for what it is worth, it is sold for what it was worth then.
  if (costs.length > 0 && costs.every(({ owner }) => owner === 'other'))
    return [
      ...facts.filter((fact) => !costs.includes(fact)),
      { ...atDeath!, role: costRoleOf(atDeath!, atDeath!) },
    ];
  return withoutPaidBefore(facts, costs);
}

const isTold = ({ case: variant, source }: PictureFact) => variant === 'none' && source !== 'profile';

const saleRank = ({ role }: PictureFact) => (role === 'price_now' ? 1 : 0);

/** What is told of a home goes before: worth so much when she died, sold for so much. */
function byTelling(one: PictureFact, other: PictureFact): number {
  return saleRank(one) - saleRank(other) || one.turn - other.turn || one.start - other.start;
}

/** The costs that go: those of the one who died. Undefined where a cost is above a worth, as of two things sold. */
function paidBefore(
  costs: readonly PictureFact[],
  worths: readonly PictureFact[],
): readonly PictureFact[] | undefined {
  const isBefore = (cost: PictureFact) =>
    cost.owner === 'other' || worths.every(({ value }) => cost.value < value);
  return costs.every(isBefore) ? costs : undefined;
}

/** The cost that the sale of it is held against. */
function costRoleOf(atDeath: PictureFact, sale: PictureFact): RoleId {
  return sale.role === 'home_value' && atDeath.role === 'home_value' ? 'home_basis' : 'price_buy';
}

/** Of several costs with one sale, the one that is nobody else's; of those, the highest, as prices rise over a life. */
function withoutPaidBefore(
  facts: readonly PictureFact[],
  costs: readonly PictureFact[],
): readonly PictureFact[] {
  if (costs.length < 2) return facts;
  const own = costs.filter(({ owner }) => owner !== 'other');
  const [basis] = (own.length > 0 ? own : costs).toSorted((one, other) => other.value - one.value);
  return facts.filter((fact) => !costs.includes(fact) || fact === basis);
}
