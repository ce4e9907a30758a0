import { isTenthOfThousands } from '#advisor/picture/role-values.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { isNumberWord } from '#advisor/reader/quantities/number-words.ts';
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
  'cash_flow',
  'home_improvement',
  'selling_costs',
  'business_expenses',
  'tax_withheld',
  'tax_bill',
  'ss_income',
  'pension_income',
]);
/** Of these nobody tells a few hundred dollars beside sums of this size. */
const neverHundreds: ReadonlySet<RoleId> = new Set<RoleId>([
  'bal_brokerage',
  'bal_roth',
  'bal_retirement',
  'insurance_amount',
  'depreciation',
  'down_amount',
]);
const veryLargeSum = 100_000;
/** What an account was worth at different times; of one share, they are prices. */
const worths: ReadonlySet<RoleId> = new Set<RoleId>(['price_now', 'price_buy']);
const ofShares: ReadonlySet<RoleId> = new Set<RoleId>(['n_shares', 'strike', 'eps', 'dividend_per_share']);
/** Nobody counts single dollars beside sums of this size. */
const largeSum = 10_000;
/** In digits or in words, without a sign or a unit. */
const isBareNumber = (said: string) =>
  /^\d{1,3}(?:\.\d)?$/.test(said) ||
  said
    .toLowerCase()
    .split(/[- ]/)
    .every((word) => isNumberWord(word) || ['a', 'hundred', 'and'].includes(word));

/** "25 thousand, and we have 6 saved": a bare number beside large sums is told in thousands as well. */
export function withThousands(facts: readonly PictureFact[]): PictureFact[] {
  const isOfShares = facts.some(({ role }) => ofShares.has(role));
  return facts.map((fact) => {
    if (isRebate(fact, facts)) return { ...fact, value: Number(fact.said) };
    const before = facts.filter(
      ({ turn, unit, source }) => turn <= fact.turn && source !== 'profile' && unit === 'money',
    );
    const isBeside = (least: number) => before.some(({ value }) => value >= least);
    const isWorth = worths.has(fact.role) && fact.value < 100 && !isOfShares;
    const isBare =
      fact.source === 'words' &&
      fact.kind !== 'card' &&
      fact.per === undefined &&
      fact.value > 0 &&
      isBareNumber(fact.said);
    const isShort =
      (sums.has(fact.role) && fact.value < 100 && isBeside(largeSum)) ||
      (neverHundreds.has(fact.role) && fact.value < 1000 && isBeside(veryLargeSum)) ||
      (isWorth && before.some((one) => isWorthOf(one, fact.value * 1000))) ||
      (isWorth && isTenthOfThousands(fact) && before.some((one) => isSumBeside(one))) ||
      (isSpokenHolding(fact) &&
        before.some(({ role, value }) => role === 'hold_amount' && value >= largeSum)) ||
      (fact.role === 'price_now' && fact.value < 1000 && before.some((one) => isHome(one)));
    return isBare && isShort ? { ...fact, value: fact.value * 1000 } : fact;
  });
}

/** "TV is 899, 50 rebate": what comes off a thing from the store is never above its price, as thousands for a car would be. */
function isRebate({ role, said, value, turn }: PictureFact, facts: readonly PictureFact[]): boolean {
  return (
    role === 'trade_in' &&
    Number(said) * 1000 === value &&
    facts.some((one) => one.role === 'spend_item' && one.turn === turn && one.value < value)
  );
}

/** "A hundred forty in stock funds, sixty k in bonds"; five hundred may well be what it says. */
const isSpokenHolding = ({ role, said, value }: PictureFact) =>
  role === 'hold_amount' && !/\d/.test(said) && value < 1000 && value % 100 !== 0;

/** What was paid for a home: it is not sold for hundreds of dollars. */
const isHome = ({ role, value }: PictureFact) => role === 'home_basis' && value >= largeSum;

/** "From four thousand to nineteen five": the other price is no share's. */
const isSumBeside = ({ role, value }: PictureFact) => worths.has(role) && value >= 1000;

/** An earlier worth of the same account, which is of the same size. */
const isWorthOf = ({ role, value }: PictureFact, worth: number) =>
  value >= largeSum && (worths.has(role) || (role === 'bal_total' && Math.abs(worth / value - 1) < 0.5));
