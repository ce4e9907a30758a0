import type { PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** What people have, owe, earn or want in all. */
const sums: ReadonlySet<RoleId> = new Set<RoleId>([
  'bal_cash',
  'bal_other',
  'bal_brokerage',
  'bal_roth',
  'bal_529',
  'bal_retirement',
  'bal_total',
  'debt_balance',
  'car_price',
  'hold_amount',
  'goal_amount',
  'withdraw_amount',
  'lump_sum',
  'wages',
  'wages_new',
  'home_price',
  'home_value',
  'mortgage_balance',
  'down_amount',
  'conversion',
  'gain_amount',
  'loss_amount',
  'gift_amount',
  'insurance_amount',
  'home_improvement',
  'selling_costs',
]);
/** Nobody counts single dollars beside sums of this size. */
const largeSum = 10_000;
/** In digits or in one word, without a sign or a unit. */
const bareNumber = /^(?:\d{1,2}(?:\.\d)?|[a-z]+(?:-[a-z]+)?)$/i;

/** "25 thousand, and we have 6 saved": a bare number beside large sums is told in thousands as well. */
export function withThousands(facts: readonly PictureFact[]): PictureFact[] {
  return facts.map((fact) => {
    const isBare =
      sums.has(fact.role) &&
      fact.source === 'words' &&
      fact.kind !== 'card' &&
      fact.per === undefined &&
      fact.value > 0 &&
      fact.value < 100 &&
      bareNumber.test(fact.said);
    const isBesideLarge = facts.some(
      ({ turn, unit, value, source }) =>
        turn <= fact.turn && source !== 'profile' && unit === 'money' && value >= largeSum,
    );
    return isBare && isBesideLarge ? { ...fact, value: fact.value * 1000 } : fact;
  });
}
