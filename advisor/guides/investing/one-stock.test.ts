import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { oneStock } from '#advisor/guides/investing/one-stock.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(oneStock, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(oneStock, given, 2026).verdict.opening);

describe('much in one stock', () => {
  it('is fine up to a tenth', () => {
    expect([10, 10.5].map((share) => decide({ share }))).toEqual(['fine', 'sell_down']);
    expect(decide({})).toBe('sell_down');
  });

  it('is sold at once where that costs no tax', () => {
    expect(decide({ share: 40, account: 'workplace' })).toBe('plan');
    expect(decide({ share: 40, account: 'roth_ira' })).toBe('ira');
    expect(decide({ share: 40, account: 'brokerage' })).toBe('sell_down');
    expect(decide({ share: 40, inherited: true })).toBe('inherited');
  });

  it('says the share as it was given', () => {
    const { verdict } = runGuide(oneStock, { share: 62 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('62%');
  });

  it('works the share out from the amount and the whole', () => {
    expect(decide({ amount: 30_000, total: 300_000 })).toBe('fine');
    expect(decide({ amount: 31_000, total: 300_000 })).toBe('sell_down');
    expect(decide({ amount: 400_000, total: 300_000 })).toBe('sell_down');
    expect(opening({ amount: 15_000, total: 300_000 })).toBe(
      "That's fine: $15,000 of your $300,000 in one company can't sink your plan.",
    );
  });

  it('does not speak of the past year to those who held it for longer', () => {
    const unless = (time: number) =>
      renderPlain(runGuide(oneStock, { share: 70, time }, 2026).verdict.unless!);
    expect(unless(0.5)).toContain('within the past year');
    expect(unless(10)).not.toContain('within the past year');
  });

  it('leaves shares with an old gain to heirs from seventy on', () => {
    const decision = (given: Record<string, unknown>) => runGuide(oneStock, given, 2026).decision;
    expect([69, 70].map((age) => decision({ asked: 'heirs', age }))).toEqual(['sell_down', 'heirs']);
    expect(decision({ asked: 'heirs', age: 76, account: 'traditional_ira' })).toBe('ira');
  });

  it('takes a total below the holding for the rest of the money', () => {
    const { verdict } = runGuide(oneStock, { amount: 410_000, total: 150_000 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain(
      'You have $410,000 in one company, next to $150,000 in everything else.',
    );
  });

  it('sells what a late spouse left, whose gain is mostly gone for tax', () => {
    expect(decide({ share: 50, asked: 'late_spouse', age: 72 })).toBe('late_spouse');
    expect(decide({ share: 50, asked: 'heirs', widowed: true, age: 72 })).toBe('sell_down');
  });
});

it('says how much to sell and what the tax is, unless what was paid is the price of a share', () => {
  const verdictOf = (given: Record<string, unknown>) => runGuide(oneStock, given, 2026).verdict;
  const told = { share: 50, total: 400_000 };
  expect(renderPlain(verdictOf(told).opening)).toContain('sell about $160,000 of the $200,000');
  const because = (cost: number) =>
    verdictOf({ ...told, cost })
      .because.map(renderPlain)
      .join(' ');
  expect(because(30_000)).toContain('federal tax on it about $20,400');
  expect(because(3999)).not.toContain('federal tax');
});
