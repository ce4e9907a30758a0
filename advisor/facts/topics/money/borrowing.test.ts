import { describe, expect, it } from 'vitest';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { borrowingFacts } from '#advisor/facts/topics/money/borrowing.ts';
import { borrowingSources } from '#advisor/facts/topics/money/borrowing-sources.ts';

describe('facts of borrowing and savings bonds', () => {
  it('has the guidelines of Freddie Mac, Fannie Mae and the Homeowners Protection Act', () => {
    const facts = readFacts(2026);
    expect(facts.get('housing_ratio_guideline')).toBe(28);
    expect(facts.get('debt_ratio_guideline')).toBe(36);
    expect(facts.get('conforming_debt_ratio_limit')).toBe(50);
    expect(facts.get('pmi_cancel_ratio')).toBe(80);
    expect(facts.used().filter(({ lapsed }) => lapsed)).toEqual([]);
  });

  it('has the rules of I bonds', () => {
    for (const year of [2024, 2025, 2026]) {
      expect(readFacts(year).get('i_bond_purchase_limit')).toBe(10_000);
    }
    const facts = readFacts(2026);
    expect(facts.get('i_bond_lock_months')).toBe(12);
    expect(facts.get('i_bond_penalty_months')).toBe(3);
    expect(facts.get('i_bond_penalty_years')).toBe(5);
    expect(facts.get('i_bond_life_years')).toBe(30);
  });

  it('has every announcement of I bond rates, May and November, one after the other', () => {
    const facts = readFacts(2026);
    const [first, ...later] = facts.get('i_bond_rates');
    expect(first).toEqual({ year: 1998, month: 9, fixed: 3.4, inflation: 0.62 });
    later.forEach(({ year, month }, index) => {
      // November 1998, May 1999, November 1999, …
      expect([year, month]).toEqual([1998 + Math.ceil(index / 2), index % 2 === 0 ? 11 : 5]);
    });
    expect(later.at(-1)).toEqual({ year: 2025, month: 11, fixed: 0.9, inflation: 1.56 });
    // Those of 2026 are missing, and an answer says so.
    expect(facts.used()).toMatchObject([{ id: 'i_bond_rates', year: 2025, lapsed: true }]);
  });

  it('has the yearly rate that follows from the fixed and the inflation rate', () => {
    for (const year of [2024, 2025]) {
      const facts = readFacts(year);
      const announcement = readFacts(2026)
        .get('i_bond_rates')
        .find((rates) => rates.year === year && rates.month === 11)!;
      const [fixed, inflation] = [announcement.fixed / 100, announcement.inflation / 100];
      expect(facts.get('i_bond_composite_rate')).toBe(
        Math.round((fixed + 2 * inflation + fixed * inflation) * 10_000) / 100,
      );
    }
  });

  it('has the loan limits, with the ceiling at 150% of the baseline', () => {
    const limits = [2024, 2025, 2026].map((year) => readFacts(year).get('conforming_loan_limit'));
    expect(limits.map(({ most_areas }) => most_areas)).toEqual([766_550, 806_500, 832_750]);
    for (const { most_areas, costliest_areas } of limits) expect(costliest_areas).toBe(most_areas * 1.5);
  });

  it('has the inflation of the consumer price index', () => {
    // CPI-U, not seasonally adjusted, March to September and September to March, as the Bureau of Labor Statistics has it.
    const index: Record<string, number> = {
      '2010-03': 217.631,
      '2010-09': 218.439,
      '2011-03': 223.467,
      '2019-09': 256.759,
      '2020-03': 258.115,
      '2020-09': 260.28,
      '2021-03': 264.877,
      '2021-09': 274.31,
      '2022-03': 287.504,
      '2022-09': 296.808,
      '2023-03': 301.836,
      '2023-09': 307.789,
      '2024-03': 312.332,
      '2024-09': 315.301,
      '2025-03': 319.799,
      '2025-09': 324.8,
    };
    const rates = readFacts(2026).get('i_bond_rates');
    let compared = 0;
    for (const { year, month, inflation } of rates) {
      const [from, to] = month === 5 ? [`${year - 1}-09`, `${year}-03`] : [`${year}-03`, `${year}-09`];
      const [before, after] = [index[from], index[to]];
      if (month === 9 || before === undefined || after === undefined) continue;
      compared += 1;
      expect({ year, month, inflation }).toEqual({
        year,
        month,
        inflation: Math.round((after / before - 1) * 10_000) / 100,
      });
    }
    expect(compared).toBe(14);
  });

  it('names a source for every fact', () => {
    for (const entry of Object.values<FactEntry>(borrowingFacts)) {
      const named = typeof entry.source === 'string' ? [entry.source] : Object.values(entry.source);
      for (const source of named) expect(Object.keys(borrowingSources)).toContain(source);
    }
  });
});
