import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { optionSpread } from '#advisor/calculators/investing/options/option-spread.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(optionSpread, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

// By the rules of the Options Industry Council: a debit spread loses the debit and gains the width less it.
describe('option spread', () => {
  it('bounds gain and loss by the two strikes', () => {
    const figures = run({
      strategy: 'call_spread',
      strike: 50,
      premium: 3,
      second_strike: 55,
      second_premium: 1.2,
    });
    expect(figures.most_lost).toBeCloseTo(180, 8);
    expect(figures.most_gained).toBeCloseTo(320, 8);
    expect(figures.break_even).toBeCloseTo(51.8, 8);
    const puts = run({
      strategy: 'put_spread',
      strike: 90,
      premium: 5,
      second_strike: 80,
      second_premium: 2,
    });
    expect(puts).toMatchObject({ most_lost: 300, most_gained: 700, break_even: 87 });
  });

  it('takes a premium in where the dearer option is sold', () => {
    const credit = run({
      strategy: 'put_spread',
      strike: 45,
      premium: 0.8,
      second_strike: 50,
      second_premium: 2,
    });
    expect(credit.most_gained).toBeCloseTo(120, 8);
    expect(credit.most_lost).toBeCloseTo(380, 8);
    expect(credit.break_even).toBeCloseTo(48.8, 8);
  });

  it('gives the same whichever premium is named first, and for the net of both', () => {
    const strikes = { strategy: 'call_spread', strike: 50, second_strike: 55 };
    const expected = run({ ...strikes, premium: 3, second_premium: 1.2 });
    expect(run({ ...strikes, premium: 1.2, second_premium: 3 })).toEqual(expected);
    expect(run({ ...strikes, premium: 1.8 }).most_lost).toBeCloseTo(180, 8);
  });

  it('has two break-evens for a straddle, and no limit above', () => {
    const figures = run({ strategy: 'straddle', strike: 100, premium: 4, second_premium: 3.5 });
    expect(figures).toMatchObject({ break_even: 92.5, break_even_high: 107.5, most_lost: 750 });
    expect(figures).not.toHaveProperty('most_gained');
  });

  it.each([
    [{ strategy: 'call_spread', strike: 50, premium: 3 }, 'Give both strikes'],
    [{ strategy: 'call_spread', strike: 50, second_strike: 55, premium: 6 }, 'less than the distance'],
    [{ strategy: 'straddle', strike: 50, second_strike: 55, premium: 6 }, 'one strike'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it('says what is made or lost at a price', () => {
  const spread = {
    strategy: 'put_spread',
    strike: 150,
    premium: 5,
    second_strike: 140,
    second_premium: 2.2,
    at_expiry: 144,
  };
  // The put of 150 is worth 6, for a net 2.80.
  expect(run({ ...spread, side: 'sells' }).result_then).toBeCloseTo(-320, 8);
  expect(run(spread).result_then).toBeCloseTo(320, 8);
});
