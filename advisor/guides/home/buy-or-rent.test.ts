import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { buyOrRent } from '#advisor/guides/home/buy-or-rent.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(buyOrRent, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(buyOrRent, given, 2026).verdict.opening);

describe('buy or rent', () => {
  it('turns with the time of the stay', () => {
    expect([2, 4, 5, 10].map((stay) => decide({ stay }))).toEqual([
      'rent_short',
      'rent_short',
      'buy_if_affordable',
      'buy_if_affordable',
    ]);
    expect(decide({})).toBe('depends');
  });

  it('goes by the comparison where price and rent are known', () => {
    const home = { price: 400_000, stay: 10 };
    expect(decide({ ...home, rent: 2600 })).toBe('buy');
    expect(decide({ ...home, rent: 1500 })).toBe('rent');
    expect(decide({ ...home, rent: 2600, cushion: 'little' })).toBe('save_first');
    expect(decide({ ...home, rent: 2600, stay: 2 })).toBe('rent_short');
  });

  it('takes a down payment in dollars as its share of the price', () => {
    const { runs } = run({ price: 400_000, rent: 2600, stay: 10, down: 40_000 });
    expect(runs[0]?.run.input).toMatchObject({ down_percent: 10, years: 10 });
  });

  it('counts the HOA dues of the home', () => {
    const { runs } = run({ price: 289_000, rent: 1925, stay: 3, down_share: 5, hoa: 185 });
    expect(runs[0]?.run.input).toMatchObject({ hoa: 185 });
  });

  it('goes by pay and savings that are told', () => {
    const home = { price: 300_000, rent: 2600, stay: 10 };
    expect(decide({ ...home, income: 120_000 })).toBe('buy');
    expect(decide({ ...home, income: 60_000 })).toBe('too_much');
    expect(decide({ ...home, cash: 23_000 })).toBe('save_first');
    expect(decide({ ...home, cash: 24_000 })).toBe('buy');
    expect(run({ ...home, cash: 300_000 }).runs[0]?.run.input).toMatchObject({ down_percent: 100 });
  });

  it('opens with rent and price', () => {
    expect(openingOf({ price: 500_000, rent: 1400, stay: 10 })).toMatch(
      /^Keep renting: at \$1,400 a month it's about \$[\d,]+ cheaper than buying for \$500,000\.$/,
    );
  });
});

it('weighs what owning would cost a month in a short stay', () => {
  const because = (given: Record<string, unknown>) =>
    renderPlain(runGuide(buyOrRent, { stay: 4, rent: 2150, ...given }, 2026).verdict.because[0]!);
  expect(because({ owning: 3100 })).toMatch(/^Owning at \$3,100 a month would also cost you more/);
  expect(because({ owning: 2100 })).toMatch(/^Buying and selling/);
});

it('lets people rent for good who ask about that, unless they name a home', () => {
  expect(decide({ rent: 1850 })).not.toBe('rent_on');
  expect(decide({ rent: 1850, wish: 'rent_for_good' })).toBe('rent_on');
  expect(decide({ rent: 1850, wish: 'rent_for_good', price: 300_000 })).not.toBe('rent_on');
});

describe('who should wait', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(buyOrRent, given, 2026).verdict.opening);
  const decided = (given: Record<string, unknown>) => runGuide(buyOrRent, given, 2026).decision;

  it('waits for a safe job, better credit and the year after a loss', () => {
    expect(decided({ stay: 8, job_at_risk: true })).toBe('job_first');
    expect([619, 620].map((score) => decided({ stay: 8, score }))).toEqual([
      'credit_first',
      'buy_if_affordable',
    ]);
    expect(decided({ parted: 'widowed' })).toBe('rent_a_year');
    expect(decided({ parted: 'widowed', stay: 10 })).toBe('buy_if_affordable');
  });

  it('tells what a short stay costs, and what the pay carries', () => {
    expect(opening({ price: 240_000, rent: 1400, stay: 2 })).toMatch(
      /over 2 years buying would cost you about \$/,
    );
    const because = runGuide(buyOrRent, { income: 61_000 }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(because).toMatch(/On \$61,000 a year a common guideline allows a home up to about \$1\d\d,/);
  });
});
