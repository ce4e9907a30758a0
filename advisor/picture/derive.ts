import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

const monthsPerYear = 12;

/** Adds what follows from what was told: the years until retirement, how long something was held, shares times price. */
export function withDerived(picture: Picture, year: number): Picture {
  const derived: PictureFact[] = [];
  const find = (role: RoleId, owner: Owner = 'me') =>
    picture.facts.filter((fact) => fact.role === role && fact.owner === owner);
  const has = (role: RoleId) =>
    picture.facts.some((fact) => fact.role === role) || derived.some((fact) => fact.role === role);
  const add = (
    from: readonly PictureFact[],
    role: RoleId,
    value: number,
    more: Partial<PictureFact> = {},
  ) => {
    if (has(role)) return;
    derived.push({
      ...from[0]!,
      role,
      value,
      unit: 'none',
      source: 'derived',
      otherRoles: [],
      probability: Math.min(...from.map(({ probability }) => probability)),
      said: from.map(({ said }) => said).join(', '),
      ...more,
    });
  };
  const time = (years: number) => ({ unit: 'time', months: Math.round(years * monthsPerYear) }) as const;

  const [age] = find('age');
  const [born] = find('year_birth');
  if (born && !age) add([born], 'age', year - born.value, { unit: 'age' });
  if (age && !born) add([age], 'year_birth', year - age.value, { unit: 'date' });
  const nowAge = age ?? derived.find(({ role }) => role === 'age');
  for (const until of [...find('age_retire'), ...find('age_claim').filter(() => !has('age_retire'))].slice(
    0,
    1,
  )) {
    if (nowAge && until.value > nowAge.value && until.role === 'age_retire')
      add([nowAge, until], 'horizon', until.value - nowAge.value, time(until.value - nowAge.value));
  }
  const [until] = find('age_until');
  const [retire] = find('age_retire');
  const start = retire ?? nowAge;
  if (until && start && until.value > start.value) {
    const years = until.value - start.value;
    add(
      [until, start],
      retire ? 'time_last' : has('withdraw_amount') || has('spend_total') ? 'time_last' : 'horizon',
      years,
      time(years),
    );
  }
  const [future] = find('year_future');
  if (future && future.value > year) add([future], 'horizon', future.value - year, time(future.value - year));
  const [past] = find('year_past');
  if (past && past.value <= year) {
    const months = (year - past.value) * monthsPerYear;
    add([past], 'time_held', months / monthsPerYear, { unit: 'time', months });
  }
  return { ...picture, facts: [...withShareTotals(picture.facts), ...derived] };
}

/** "200 shares at $41": prices of a share become what all of them cost. */
function withShareTotals(facts: readonly PictureFact[]): PictureFact[] {
  const shares = facts.filter(({ role }) => role === 'n_shares');
  const [count] = shares;
  const isPrice = ({ role }: PictureFact) => role === 'price_buy' || role === 'price_now';
  const isOption = facts.some(({ role }) => role === 'strike');
  if (!count || shares.length > 1 || isOption) return [...facts];
  return facts.map((fact) =>
    isPrice(fact) && fact.value < mostOfAShare && !fact.said.includes('total')
      ? {
          ...fact,
          value: fact.value * count.value,
          source: 'derived' as const,
          said: `${count.said} x ${fact.said}`,
        }
      : fact,
  );
}

/** More than this is the price of all of them. */
const mostOfAShare = 10_000;
