import type { PictureFact } from '#advisor/picture/picture.ts';

const isBalance = ({ role }: PictureFact) => role === 'debt_balance' || role === 'mortgage_balance';

const inOrder = (found: readonly PictureFact[]) =>
  found.toSorted((one, other) => one.turn - other.turn || one.start - other.start);

/** "Her loans are 37k at 6.1%, mine are 19k at 5%": with as many rates as balances, each rate is of whose balance it is. */
export function withRatesOfOthers(facts: readonly PictureFact[]): readonly PictureFact[] {
  const balances = inOrder(facts.filter(isBalance));
  const rates = inOrder(facts.filter(({ role }) => role === 'loan_rate'));
  const isOfTwo =
    balances.some(({ owner }) => owner === 'me') && balances.some(({ owner }) => owner !== 'me');
  if (!isOfTwo || rates.length !== balances.length || rates.some(({ owner }) => owner !== 'me')) return facts;
  return facts.map((fact) =>
    rates.includes(fact) ? { ...fact, owner: balances[rates.indexOf(fact)]!.owner } : fact,
  );
}
