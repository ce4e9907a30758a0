import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { lateFilingPenalty } from '#advisor/calculators/tax/penalties/late-filing-penalty.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(lateFilingPenalty, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('the penalty for filing or paying late', () => {
  it('is 5 % a month for filing, of which half a percent is for paying (26 U.S.C. 6651)', () => {
    expect(run({ unpaid: 10_000, months: 3 })).toMatchObject({ filing_penalty: 1350, paying_penalty: 150 });
    // Five months at most, 22.5 % and 2.5 %; the other goes on to 25 %.
    expect(run({ unpaid: 10_000, months: 8 })).toMatchObject({ filing_penalty: 2250, paying_penalty: 400 });
    expect(run({ unpaid: 10_000, months: 60 }).paying_penalty).toBe(2500);
  });

  it('is at least $525 after sixty days if due in 2026, $535 if in 2027, and never more than the tax', () => {
    expect(run({ unpaid: 1200, months: 3 }).filing_penalty).toBe(525);
    expect(run({ unpaid: 1200, months: 3 }, 2027).filing_penalty).toBe(535);
    expect(run({ unpaid: 1200, months: 2 }).filing_penalty).toBe(108);
    expect(run({ unpaid: 300, months: 4 }).filing_penalty).toBe(300);
  });

  it('is half a percent where the return was on time, a quarter on a plan', () => {
    const onTime = { unpaid: 6500, months: 6, filed: 'on_time' };
    expect(run(onTime)).toMatchObject({ paying_penalty: 195 });
    expect(run(onTime).filing_penalty).toBeUndefined();
    expect(run({ ...onTime, payment_plan: true }).paying_penalty).toBe(97.5);
  });

  it('adds interest, compounded daily at the rates of the quarters', () => {
    // From April 15, 2026: 76 days at 6 %, 15 at 7 %, in Python.
    const share = (1 + 0.06 / 365) ** 76 * (1 + 0.07 / 365) ** 15 - 1;
    const onTime = run({ unpaid: 10_000, months: 3, filed: 'on_time' });
    expect(onTime.interest).toBeCloseTo(10_000 * share, 2);
    expect(onTime.total).toBeCloseTo(150 + 10_000 * share, 2);
    // 26 U.S.C. 6601(e)(2)(B): the penalty for filing late bears interest from the day the return was due.
    const late = run({ unpaid: 10_000, months: 3 });
    expect(late.interest).toBeCloseTo(11_350 * share, 2);
    expect(late.total).toBeCloseTo(1500 + 11_350 * share, 2);
    expect(late.owed).toBeCloseTo(11_500 + 11_350 * share, 2);
  });

  it.each([
    [{ unpaid: 0, months: 3 }, 'without any there is no penalty'],
    [{ unpaid: 900, months: 0 }, 'Give how many months late'],
    [{ unpaid: 900 }, 'Months late is missing'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['amount', {}, '3 months late, $4,000 of tax costs about $670.31 more'],
  ['yesno', {}, 'Yes, you’d owe about $670.31 on top of the $4,000 after 3 months'],
  ['which', {}, 'Filing late costs more: $540'],
  ['which', { filed: 'on_time' }, 'You only pay late, which costs $60'],
  ['rate', {}, 'of the tax after 3 months'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(lateFilingPenalty, want, { unpaid: 4000, months: 3, ...input })).toContain(opening);
});
