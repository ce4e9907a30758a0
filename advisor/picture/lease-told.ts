import type { PictureFact } from '#advisor/picture/picture.ts';

/**
 * "Lease at 450, or buy the 41,000 car with 5k down": of a lease and a price told side by side, money down belongs to
 * the one that was named last. What goes into buying counts like a trade-in; the rest is due at signing the lease.
 */
export function withDownOfBuying(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) =>
    fact.role === 'down_amount' && sideOf(fact, facts) === 'car_price'
      ? { ...fact, role: 'trade_in', case: 'none' }
      : fact,
  );
}

function sideOf(fact: PictureFact, facts: readonly PictureFact[]): PictureFact['role'] | undefined {
  const sides = facts
    .filter(({ role, turn }) => turn === fact.turn && (role === 'lease_payment' || role === 'car_price'))
    .toSorted((one, other) => one.start - other.start);
  if (new Set(sides.map(({ role }) => role)).size < 2) return undefined;
  return (sides.findLast(({ start }) => start < fact.start) ?? sides[0])?.role;
}
