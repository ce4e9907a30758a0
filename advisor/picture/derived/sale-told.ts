import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** "200 shares at $41", ".4 bitcoin at 28k": prices of a share or a coin become what all of them cost. */
export function withShareTotals(
  facts: readonly PictureFact[],
  words: readonly WordFact[] = [],
): PictureFact[] {
  const shares = facts.filter(({ role }) => role === 'n_shares');
  // "Bought 100 at 20, sold 60 at 35": only what is sold counts.
  const count = facts.find(({ role }) => role === 'shares_sold') ?? shares[0];
  const isOneByOne = facts.some(
    ({ role }) => role === 'strike' || role === 'dividend_per_share' || role === 'eps',
  );
  if (!count || shares.length > 1 || isOneByOne) return [...facts];
  // Of a part of a coin the price is that of a whole one, however high it is.
  const isOfOne =
    !Number.isInteger(count.value) || words.some(({ key, value }) => key === 'flag' && value === 'per_share');
  return facts.map((fact) =>
    isPrice(fact) && fact.source !== 'derived' && (isOfOne || fact.value < maxSharePrice)
      ? {
          ...fact,
          value: fact.value * count.value,
          source: 'derived' as const,
          times: [...new Set([count, ...shares])],
          said: `${count.said} x ${fact.said}`,
        }
      : fact,
  );
}

const isPrice = ({ role }: PictureFact) => role === 'price_buy' || role === 'price_now';

/** More than this is the price of all of them. */
const maxSharePrice = 10_000;

/** People round what they gained. */
const rounding = 0.005;
const prices: readonly (readonly [now: RoleId, paid: RoleId])[] = [
  ['price_now', 'price_buy'],
  ['home_value', 'home_basis'],
];

/** "70,000 of gains (worth 112,000, paid 42,000)": a gain that is the difference of two prices told says nothing new. */
export function withoutGainOfPrices(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.filter((fact) => !isGainOfPrices(fact, facts));
}

/** "Do I pay tax on the 260k?" after "paid 80k, worth 340k": what is both apart is no other price. */
export function isGainAsPrice(fact: PictureFact, facts: readonly PictureFact[]): boolean {
  return prices.some(([nowRole, paidRole]) => {
    const isApart = (now: PictureFact, paid: PictureFact) =>
      Math.abs(now.value - paid.value - fact.value) <= rounding * fact.value;
    const worth = facts.filter((one) => one !== fact && one.role === nowRole && one.case === fact.case);
    const paid = facts.filter((one) => one.role === paidRole && one.case === fact.case);
    return fact.role === nowRole && worth.some((now) => paid.some((one) => isApart(now, one)));
  });
}

/** The kind of such a gain still says how long it was held. */
export function holdingOfGain(
  words: readonly WordFact[],
  facts: readonly PictureFact[],
): readonly WordFact[] {
  const gain = facts.find(
    (fact) => (fact.kind === 'long' || fact.kind === 'short') && isGainOfPrices(fact, facts),
  );
  if (!gain || words.some(({ key }) => key === 'holding')) return words;
  const { kind: value, turn, probability } = gain;
  return [...words, { key: 'holding', value, turn, probability }];
}

function isGainOfPrices(
  { role, turn, value, case: variant }: PictureFact,
  facts: readonly PictureFact[],
): boolean {
  const only = (one: RoleId) => {
    const found = facts.filter((fact) => fact.role === one && fact.turn === turn && fact.case === variant);
    return found.length === 1 ? found[0] : undefined;
  };
  if (role !== 'gain_amount') return false;
  return prices.some(([nowRole, paidRole]) => {
    const [now, paid] = [only(nowRole), only(paidRole)];
    return now && paid && Math.abs(now.value - paid.value - value) <= rounding * value;
  });
}

/** "VTI I've held since 2019, profit 18,000": the time decides of which kind the one gain or loss is. */
export function withKindHeld(facts: readonly PictureFact[], held: PictureFact | undefined): PictureFact[] {
  const sold = facts.filter(({ role }) => role === 'gain_amount' || role === 'loss_amount');
  const [only] = sold;
  // Of what was bought last year, only the day decides.
  if (!held || held.value === 1 || sold.length !== 1 || !only || only.turn !== held.turn) return [...facts];
  const kind = kindOf(held);
  const isOther = (only.kind === 'long' || only.kind === 'short') && only.kind !== kind;
  return facts.map((fact) => (fact === only && isOther ? { ...fact, kind } : fact));
}

const kindOf = ({ value: time }: PictureFact) => (time > 1 ? 'long' : 'short');

/** "Held it for 8 months": how long says of which kind a gain is. */
export function withHolding(words: readonly WordFact[], held: PictureFact | undefined): readonly WordFact[] {
  if (!held) return words;
  const { turn, probability } = held;
  const value = kindOf(held);
  if (!words.some(({ key }) => key === 'holding'))
    return [...words, { key: 'holding', value, turn, probability }];
  // Words that say the same as the time are as sure as it.
  return words.map((word) =>
    word.key === 'holding' && word.value === value
      ? { ...word, probability: Math.max(word.probability, probability) }
      : word,
  );
}
