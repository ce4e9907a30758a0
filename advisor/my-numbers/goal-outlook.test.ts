import { describe, expect, it } from 'vitest';
import type { SavedThing } from '#contract/my-numbers.ts';
import { goalOutlook } from '#advisor/my-numbers/goal-outlook.ts';
import { withImported } from '#advisor/my-numbers/with-imported.ts';
import { netWorthOf } from '#advisor/my-numbers/net-worth-of.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';

const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
const today = new Date('2026-11-17T12:00:00Z');
const outlook = (details: Extract<SavedThing, { kind: 'goal' }>['details'], stockShare?: number) =>
  goalOutlook({ ...stored, id: 'g', kind: 'goal', name: 'Goal', details }, stockShare, today);

describe('the outlook of a goal', () => {
  it('counts no growth on money that is needed within five years', () => {
    // 19 months from November 2026 to June 2028: $14,000 / 19 = $736.84.
    expect(outlook({ amount: 18_000, by: '2028-06', saved: 4_000, monthly: 300 })).toMatchObject({
      needed_monthly: 737,
      is_on_track: false,
      chance: null,
      next_step: 'Save $437 more a month, or move the date.',
    });
    // 43 months to June 2030, by a person whose retirement money is nearly all in stocks: $60,000 / 43 = $1,395.35.
    expect(outlook({ amount: 60_000, by: '2030-06', monthly: 900 }, 90)).toMatchObject({
      needed_monthly: 1_396,
      is_on_track: false,
      chance: null,
    });
  });

  it('counts a later goal by every period since 1928', () => {
    // By hand: one payment-free sum over five years, stocks alone.
    const ends = yearlyReturns
      .slice(0, -4)
      .map((_, from) =>
        yearlyReturns.slice(from, from + 5).reduce((value, { stocks }) => value * (1 + stocks), 10_000),
      );
    const share = ends.filter((end) => end >= 15_000).length / ends.length;
    expect(outlook({ amount: 15_000, by: '2031-11', saved: 10_000 }, 100).chance).toBe(
      Math.round(100 * share),
    );
  });

  it('names a saving that would have been enough in three of four periods', () => {
    const { needed_monthly: needed } = outlook({ amount: 90_000, by: '2036-09', saved: 12_000, monthly: 0 });
    const { chance, is_on_track: isOnTrack } = outlook({
      amount: 90_000,
      by: '2036-09',
      saved: 12_000,
      monthly: needed!,
    });
    expect(isOnTrack).toBe(true);
    expect(chance).toBeGreaterThanOrEqual(75);
    expect(chance).toBeLessThan(79);
  });

  it.each([
    [{ amount: 5_000 }, 'Add a date, and I’ll work out what it takes a month.'],
    [{ amount: 5_000, saved: 5_000 }, 'You have it. Move it somewhere safe until you need it.'],
    [{ amount: 5_000, by: '2026-10' }, 'Its date has passed. Choose a new one.'],
  ])('says what to do about %j', (details, step) => {
    expect(outlook(details).next_step).toBe(step);
  });
});

describe('the net worth', () => {
  it('counts an imported account by its positions, and not also by its typed balance', () => {
    const numbers = {
      facts: [],
      things: [
        {
          ...stored,
          id: '1',
          kind: 'account',
          name: 'Fidelity',
          details: { type: 'brokerage', balance: 50_000 },
        },
        { ...stored, id: '2', kind: 'account', name: 'Ally', details: { type: 'cash', balance: 8_000 } },
        { ...stored, id: '3', kind: 'debt', name: 'Visa', details: { type: 'card', balance: 3_000 } },
      ],
    } as const;
    const imported = { account: 'fidelity ', type: 'taxable', value: 52_000, cash: 0, at: today } as const;
    expect(netWorthOf(withImported(numbers, [imported]))).toEqual({
      assets: 60_000,
      debts: 3_000,
      parts: [
        { label: 'Investments', value: 52_000 },
        { label: 'Cash and other accounts', value: 8_000 },
        { label: 'Debts', value: -3_000 },
      ],
    });
  });
});
