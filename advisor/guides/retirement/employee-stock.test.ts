import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { employeeStock } from '#advisor/guides/retirement/employee-stock.ts';

const ask = (given: Record<string, unknown>) => runGuide(employeeStock, given, 2026);

describe('employee stock', () => {
  it('turns with the kind', () => {
    expect([undefined, 'espp', 'rsu', 'options'].map((kind) => ask({ kind }).decision)).toEqual([
      'depends',
      'join_espp',
      'sell_rsu',
      'options',
    ]);
  });

  it('skips a purchase plan with a small discount or tight money', () => {
    expect([4, 5, 15].map((discount) => ask({ kind: 'espp', discount }).decision)).toEqual([
      'skip_espp',
      'join_espp',
      'join_espp',
    ]);
    expect(ask({ kind: 'espp', tight: 'yes' }).decision).toBe('skip_espp');
    expect(ask({ kind: 'espp', card: 9000 }).decision).toBe('skip_espp');
  });

  it('sells down what is more than a tenth', () => {
    expect([10, 11, 40].map((share) => ask({ kind: 'rsu', share }).decision)).toEqual([
      'sell_rsu',
      'sell_down',
      'sell_down',
    ]);
  });

  it('says what the discount brings after tax', () => {
    const { runs } = ask({ kind: 'espp', contribution: 8500, discount: 15 });
    const after = runs[0]!.run.result.figures.find(({ id }) => id === 'espp_after_tax')!.value;
    // 8,500 buys stock for 10,000; at 22 % the gain of 1,500 leaves 1,170.
    expect(after).toBeCloseTo(1170, 0);
  });
});
