import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(allCash, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(allCash, given, 2026).verdict.opening);

describe('all in cash', () => {
  it('goes by when the money is needed', () => {
    expect([1, 4.9, 5, 9, 10, 30].map((horizon) => decide({ horizon }))).toEqual([
      'stay',
      'stay',
      'half',
      'half',
      'invest',
      'invest',
    ]);
    expect(decide({})).toBe('invest');
  });

  it('takes retirees through the short date first', () => {
    expect(decide({ work: 'retired' })).toBe('retired');
    expect(decide({ work: 'retired', horizon: 2 })).toBe('stay');
  });

  it('takes those past the usual age for retired', () => {
    expect([66, 67].map((age) => decide({ age }))).toEqual(['invest', 'retired']);
  });

  it('says what the cash will buy', () => {
    const { runs } = runGuide(allCash, { cash: 100_000 }, 2026);
    const buys = runs[0]?.run.result.figures.find(({ id }) => id === 'buys')?.value;
    expect(buys).toBeCloseTo(100_000 / 1.025 ** 10, 0);
  });

  it('says how much to invest where spending is known, and leaves a cushion alone', () => {
    expect(opening({ cash: 150_000, spending: 4000, age: 38 })).toBe(
      'Invest about $126,000 of it, and keep $24,000 as your emergency fund.',
    );
    expect(decide({ cash: 24_000, spending: 4000 })).toBe('cushion');
    expect(decide({ cash: 24_001, spending: 4000 })).toBe('invest');
  });

  it('pays the card from it first', () => {
    expect(opening({ cash: 200_000, card: 11_000, age: 45 })).toContain('Pay off the $11,000 on the cards');
    expect(decide({ cash: 200_000, rate: 3 })).toBe('invest');
  });

  it('goes by the rate that it earns', () => {
    expect(opening({ cash: 70_000, horizon: 2, savings_rate: 0.5 })).toContain('not at 0.5%');
    expect(opening({ cash: 70_000, horizon: 2, savings_rate: 4.5 })).toBe('Leave it in cash at 4.5%.');
  });
});

it('splits the cash by pay where spending is not told, and keeps the rest of a card payment in sight', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(allCash, given, 2026).verdict.opening);
  expect(openingOf({ cash: 120_000, pay: 90_000 })).toMatch(/^Invest about \$97,500 of it.*half of your pay/);
  expect(openingOf({ cash: 120_000, pay: 90_000, spending: 4000 })).toMatch(/^Invest about \$96,000/);
  expect(openingOf({ cash: 40_000, card: 9000, rate: 25 })).toContain('the other $31,000');
});
