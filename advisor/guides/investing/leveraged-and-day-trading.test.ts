import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { leveragedAndDayTrading } from '#advisor/guides/investing/leveraged-and-day-trading.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(leveragedAndDayTrading, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(leveragedAndDayTrading, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('day trading, leveraged funds and options', () => {
  it('goes by what is meant', () => {
    expect(decide({})).toBe('day_trading');
    expect(decide({ what: 'leveraged' })).toBe('leveraged');
    expect(decide({ strategy: 'cash_secured_put' })).toBe('options');
    expect(decide({ strategy: 'covered_call' })).toBe('covered_call');
    expect(decide({ what: 'margin' })).toBe('borrowed');
  });

  it('lets a few percent be a hobby, but not on credit', () => {
    expect([5, 6].map((share) => decide({ share }))).toEqual(['play', 'too_big']);
    expect(decide({ share: 3, loan: 'card' })).toBe('borrowed');
  });

  it('advises a person with losses to stop, and says how to use the loss', () => {
    const { decision, verdict } = run({ loss: 12_000, loan: 'card', strategy: 'buy' });
    expect(decision).toBe('stop');
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$3,000');
  });

  it('judges a large share whatever it is in', () => {
    expect(decide({ share: 5 })).toBe('play');
    expect(opening({ share: 20 })).toBe('No, 20% is too much: bring it down to five percent or less.');
    expect(decide({ share: 20, what: 'leveraged' })).toBe('leveraged');
  });
});
