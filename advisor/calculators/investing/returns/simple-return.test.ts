import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { simpleReturn } from '#advisor/calculators/investing/returns/simple-return.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(simpleReturn, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(simpleReturn.explain(done.result as never, done.input as never).conclusion);
};

describe('simple return', () => {
  it('tells profit, return and yearly growth', () => {
    // =RRI(7,5000,11900) = 13.187 %; 6,900 / 5,000 = 138 %.
    const figures = run({ paid: 5000, worth: 11_900, years: 7 });
    expect(figures).toMatchObject({ return: 138, profit: 6900, years_held: 7 });
    expect(figures.yearly_growth).toBeCloseTo(13.18704, 4);
  });

  it('counts every share, dividends and costs', () => {
    // 40 x 56 + 190 - 10 = 2,420 of 4,480.
    const figures = run({ paid: 112, worth: 168, shares: 40, received: 190, costs: 10 });
    expect(figures.profit).toBe(2420);
    expect(figures.return).toBeCloseTo((2420 / 4480) * 100, 8);
    // 15 % consignment of 21,000 leaves 17,850.
    expect(run({ paid: 9500, worth: 21_000, selling_rate: 15 }).profit).toBeCloseTo(8350, 6);
  });

  it('takes a gain or a loss in place of the worth, and a year in place of the time', () => {
    expect(run({ paid: 2400, gain: 600 }).return).toBe(25);
    expect(run({ paid: 2400, loss: 600 })).toMatchObject({ return: 25, profit: 600 });
    expect(run({ paid: 100, worth: 200, since: 2016 }).years_held).toBe(10);
    // =RRI(10,100,200) = 7.17735 %.
    expect(run({ paid: 100, worth: 200, since: 2016 }).yearly_growth).toBeCloseTo(7.17735, 4);
  });

  it('takes a gain in percent, part of a coin, a renovation and dividends per share', () => {
    // By hand: 16,000 x 1.31; 0.25 x 35,500; 229 - 13 - 141 - 38 on 179; 500 x (4.50 + 2 x 2.68) on 19,250.
    expect(run({ paid: 16_000, gain_rate: 31 }).came_back).toBeCloseTo(20_960, 6);
    expect(run({ paid: 16_000, loss_rate: 50 }).profit).toBeCloseTo(8000, 6);
    expect(run({ paid: 29_000, worth: 64_500, shares: 0.25 }).profit).toBeCloseTo(8875, 6);
    const flip = run({ paid: 141_000, added: 38_000, worth: 229_000, costs: 13_000 });
    expect(flip).toMatchObject({ profit: 37_000, return: expect.closeTo(20.6704, 4) as number });
    const stock = run({ paid: 38.5, worth: 43, shares: 500, years: 2, dividend: 2.68 });
    expect(stock.return).toBeCloseTo((4930 / 19_250) * 100, 8);
  });

  it('names a loss, and gives no yearly rate for a few weeks', () => {
    expect(conclude({ paid: 600, worth: 214 })).toBe('You lost $386, a loss of 64.3%.');
    expect(run({ paid: 5200, gain: 730, years: 0.02 })).not.toHaveProperty('yearly_growth');
  });

  it.each([
    [{ worth: 5 }, 'Purchase price is missing.'],
    [{ paid: 5 }, 'Give what it’s worth now, or what you sold it for.'],
    [{ paid: 5, worth: 6, gain: 2 }, 'Give one of these'],
    [{ paid: 5, loss: 6 }, 'give a smaller loss'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
