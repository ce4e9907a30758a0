import { percent } from '#advisor/calculators/define/fields.ts';

/** What retirement savings earn a year; `least` is the worst return that may be tried. */
export const stockMixReturn = (label: string, least: number) =>
  percent({
    label,
    roles: ['rate_return'],
    market: true,
    min: least,
    max: 20,
    default: { value: 7, reason: 'a mix of mostly stocks; a cautious mix earns less' },
  });

export const longRunInflation = percent({
  label: 'Inflation',
  roles: ['rate_inflation'],
  min: 0,
  max: 20,
  default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
});
