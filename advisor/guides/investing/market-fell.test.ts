import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { marketFell } from '#advisor/guides/investing/market-fell.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(marketFell, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(marketFell, given, 2026).verdict.opening);

describe('the market fell', () => {
  it('goes by the stage of life, or by age where that is all there is', () => {
    expect([29, 54, 55, 66, 67].map((age) => decide({ age }))).toEqual([
      'hold',
      'hold',
      'near',
      'near',
      'retired',
    ]);
    expect(decide({ age: 58, stage: 'retired' })).toBe('retired');
    expect(decide({ age: 58, stage: 'saving' })).toBe('hold');
    expect(decide({})).toBe('hold');
  });

  it('takes money that is needed soon out of stocks', () => {
    expect([4, 5, 10, 11].map((horizon) => decide({ horizon }))).toEqual(['soon', 'near', 'near', 'hold']);
  });

  it('sends those who sold back in, but not with money for next year', () => {
    expect(decide({ age: 35, sold: 'yes' })).toBe('go_back');
    expect(decide({ age: 35, sold: 'yes', horizon: 1 })).toBe('soon');
  });

  it('takes a fall that deep for one stock or coin', () => {
    expect([35, 59, 60, 80].map((loss) => decide({ loss }))).toEqual([
      'hold',
      'hold',
      'one_stock',
      'one_stock',
    ]);
    expect(decide({ loss: 80, sold: 'yes' })).toBe('go_back');
  });

  it('says what it takes to be even again', () => {
    const { runs } = runGuide(marketFell, { age: 30, loss: 20 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'gain_needed')?.value).toBeCloseTo(25);
  });

  it('takes a short time near retirement for the time to it', () => {
    expect(decide({ age: 61, horizon: 2, loss: 12 })).toBe('near');
    expect(decide({ age: 54, horizon: 2, loss: 12 })).toBe('soon');
    expect(decide({ age: 61, horizon: 2, home: 'buying' })).toBe('soon');
    expect(opening({ age: 61, horizon: 2, loss: 12 })).toContain('retiring in 2 years');
  });

  it('makes a percentage of dollars lost', () => {
    const { verdict } = runGuide(marketFell, { age: 63, lost: 90_000, now: 810_000 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('Losing $90,000 is a fall of 10%');
  });
});

it('takes losses for the tax where that is asked', () => {
  const decided = (given: Record<string, unknown>) => runGuide(marketFell, given, 2026).decision;
  expect(decided({ lost: 6000 })).toBe('hold');
  expect(decided({ lost: 6000, asked: 'tax_loss' })).toBe('tax_loss');
});

it('takes a fall in percent for the market, not for a question about tax', () => {
  expect(runGuide(marketFell, { asked: 'tax_loss' }, 2026).decision).toBe('tax_loss');
  expect(runGuide(marketFell, { asked: 'tax_loss', loss: 18, age: 61, horizon: 3 }, 2026).decision).toBe(
    'near',
  );
});

it('speaks of no fall where none was told', () => {
  expect(opening({ horizon: 2, home: 'buying' })).toMatch(/^No stocks for money you need in 2 years/);
  expect(opening({ horizon: 2, home: 'buying', loss: 12 })).toContain('even after the fall');
});

it('says in dollars which part belongs in cash, unless two balances are told', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(marketFell, given, 2026).verdict.because.map(renderPlain).join(' ');
  expect(because({ age: 58, now: 195_000 })).toContain('$39,000 of your $195,000');
  expect(because({ age: 58, now: 195_000, second: 90_000 })).not.toContain('$195,000');
  expect(because({ age: 70, now: 590_000, drawn: 3200 })).toContain('$153,600');
  expect(because({ age: 30, before: 240_000, now: 195_000 })).toContain('is a fall of 18.75%');
});
