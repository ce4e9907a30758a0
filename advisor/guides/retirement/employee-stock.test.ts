import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { employeeStock } from '#advisor/guides/retirement/employee-stock.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(employeeStock, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(employeeStock, given, 2026).verdict.opening);

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

  it('weighs a large discount against the rate of the card', () => {
    const told = { kind: 'espp', card: 8000, discount: 15 };
    expect(ask({ ...told, card_rate: 29 }).decision).toBe('espp_to_card');
    expect(ask({ ...told, card_rate: 30 }).decision).toBe('skip_espp');
    expect(ask({ ...told, card_rate: 22, no_cushion: true }).decision).toBe('skip_espp');
    expect(ask(told).decision).toBe('skip_espp');
    expect(opening({ kind: 'espp', discount: 15 })).toMatch(/^Yes, join: 15% off is extra pay/);
  });

  it('compares the strike with the price', () => {
    expect(ask({ strike: 2, price: 30 }).decision).toBe('in_the_money');
    expect(ask({ strike: 30, price: 30 }).decision).toBe('under_water');
    expect(ask({ strike: 2 }).decision).toBe('options');
    expect(opening({ strike: 2, price: 30, leaving: true })).toMatch(
      /before they expire: at \$30 against \$2/,
    );
  });

  it('tells shares that vest from stock that is held', () => {
    expect(opening({ kind: 'rsu', shares: 400, vest_value: 60_000 })).toBe(
      'Sell the 400 shares when they vest, and bring the $60,000 you hold down too.',
    );
  });
});

it('says what a bad year would take of the stock that was told', () => {
  const { decision, verdict } = ask({ kind: 'rsu', share: 50, vest_value: 60_000 });
  expect(decision).toBe('sell_down');
  expect(renderPlain(verdict.opening)).toContain('$60,000');
  expect(verdict.because.map(renderPlain).join(' ')).toContain('that would be $30,000 of yours');
});
