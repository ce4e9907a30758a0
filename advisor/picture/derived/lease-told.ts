import type { PictureFact } from '#advisor/picture/picture.ts';

/**
 * "Buy the 41,000 car with 5k down over 60 months, or lease at 450 for 36": of a lease and a price told side by side,
 * money down and a term belong to the one that was named last. What goes into buying counts like a trade-in, and the
 * other term is that of the loan; the rest is the lease’s.
 */
export function withSidesOfLease(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    if (sideOf(fact, facts) !== 'car_price') return fact;
    if (fact.role === 'down_amount') return { ...fact, role: 'trade_in', case: 'none' };
    // A term alone may be that of a lease whose car was named in between.
    const isApart = facts.some(
      ({ role }, at) => isTerm.has(role) && sideOf(facts[at]!, facts) === 'lease_payment',
    );
    return fact.role === 'term' && isApart ? { ...fact, role: 'time_payoff', case: 'none' } : fact;
  });
}

const isTerm: ReadonlySet<string> = new Set(['term', 'term_left']);

function sideOf(fact: PictureFact, facts: readonly PictureFact[]): PictureFact['role'] | undefined {
  const sides = facts
    .filter(({ role, turn }) => turn === fact.turn && (role === 'lease_payment' || role === 'car_price'))
    .toSorted((one, other) => one.start - other.start);
  if (new Set(sides.map(({ role }) => role)).size < 2) return undefined;
  return (sides.findLast(({ start }) => start < fact.start) ?? sides[0])?.role;
}
