import { expect, it } from 'vitest';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { savingsFacts } from '#advisor/facts/topics/money/savings.ts';
import { savingsSources } from '#advisor/facts/topics/money/savings-sources.ts';

it('has the averages of the consumer price index of other tables', () => {
  const { firstYear, lastYear, averages } = readFacts(2026).get('consumer_price_index');
  expect([firstYear, lastYear, averages.length]).toEqual([1913, 2025, 113]);
  // The mean of the twelve monthly values in Robert Shiller's table, which carries them to one or three digits.
  const shiller: Record<number, number> = {
    1913: 9.883,
    1920: 20.042,
    1929: 17.158,
    1933: 12.933,
    1945: 17.992,
    1950: 24.067,
    1960: 29.575,
    1970: 38.825,
    1980: 82.408,
    1990: 130.658,
    2000: 172.2,
    2006: 201.592,
  };
  for (const [year, mean] of Object.entries(shiller)) {
    expect(Math.abs(averages[Number(year) - firstYear]! - mean)).toBeLessThan(0.07);
  }
  for (const [year, mean] of Object.entries({ 2007: 207.344, 2010: 218.056, 2015: 237.018, 2022: 292.656 })) {
    expect(Math.abs(averages[Number(year) - firstYear]! - mean)).toBeLessThan(0.003);
  }
  // The Bureau's half-year averages of 2024: 312.145 and 315.233.
  expect(averages[2024 - firstYear]).toBeCloseTo((312.145 + 315.233) / 2, 3);
  // Of 2025: 320.229 for six months and 324.000 for the five that were collected.
  expect(averages[2025 - firstYear]).toBeCloseTo((6 * 320.229 + 5 * 324) / 11, 2);
});

it('has the cost of a year of college by its parts', () => {
  // Trends in College Pricing: tuition and fees, then housing and food.
  expect(readFacts(2024).get('college_cost')).toEqual({
    public_in_state: 11_610 + 13_310,
    public_out_of_state: 30_780 + 13_310,
    private_nonprofit: 43_350 + 15_250,
  });
  expect(readFacts(2025).get('college_cost')).toEqual({
    public_in_state: 11_950 + 13_900,
    public_out_of_state: 31_880 + 13_900,
    private_nonprofit: 45_000 + 15_920,
  });
});

it('names a source for every year of every fact', () => {
  for (const { source, values } of Object.values(savingsFacts)) {
    for (const year of Object.keys(values).map(Number)) {
      const id = typeof source === 'string' ? source : (source as Record<number, string>)[year];
      expect(Object.keys(savingsSources)).toContain(id);
    }
  }
});
