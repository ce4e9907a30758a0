import type { Chart } from '#advisor/calculators/define/result.ts';

/** What falls to each rate, without the rates that nothing falls to; the answer is about the highest that is reached. */
export function barsByRate(
  name: string,
  amounts: readonly (readonly [rate: number, amount: number])[],
): Pick<Chart, 'series' | 'about'> {
  const reached = amounts.filter(([, amount]) => amount > 0);
  const top = reached.at(-1)?.[0];
  return top === undefined ? { series: [] } : { series: [{ name, points: reached }], about: top };
}
