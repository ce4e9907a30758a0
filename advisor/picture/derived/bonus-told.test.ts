import { expect, it } from 'vitest';
import { withDerived } from '#advisor/picture/derive.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const year = 2026;

it('takes a bonus in percent of the pay of its own job', () => {
  const { facts } = withDerived(
    toldPicture([
      { role: 'wages_new', value: 185_000, case: 'a' },
      { role: 'bonus_rate', value: 15, unit: 'percent', case: 'a' },
      { role: 'wages_new', value: 160_000, case: 'b' },
      { role: 'bonus_rate', value: 10, unit: 'percent', case: 'b' },
    ]),
    year,
  );
  const bonuses = facts.filter(({ role }) => role === 'bonus');
  expect(bonuses.map(({ value, case: variant }) => [value, variant])).toEqual([
    [27_750, 'a'],
    [16_000, 'b'],
  ]);
});

it('keeps a bonus in percent when no pay is stated', () => {
  const { facts } = withDerived(toldPicture([{ role: 'bonus_rate', value: 15, unit: 'percent' }]), year);
  expect(facts.map(({ role }) => role)).toEqual(['bonus_rate']);
});

it('takes life insurance told in years of pay as that pay', () => {
  const told = (value: number, said: string) =>
    withDerived(
      toldPicture([
        { role: 'wages', value: 88_000 },
        { role: 'insurance_amount', value, said },
      ]),
      year,
    ).facts.find(({ role }) => role === 'insurance_amount')?.value;
  expect(told(1, '1')).toBe(88_000);
  expect(told(1.5, '1.5')).toBe(132_000);
  expect(told(250_000, '250k')).toBe(250_000);
});
