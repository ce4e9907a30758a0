import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { refundOrDue } from '#advisor/calculators/tax/refund-or-due.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(refundOrDue, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(refundOrDue.explain(done.result as never, done.input as never).conclusion);
};

describe('refund or balance due', () => {
  it('holds what was withheld against the tax of the brackets', () => {
    // Rev. Proc. 2025-32: 52,300 - 16,100 = 36,200; 10 % of 12,400 and 12 % of 23,800 = 4,096.
    expect(run({ wages: 52_300, withheld: 5640 })).toMatchObject({ total_tax: 4096, balance: 1544 });
    expect(conclude({ wages: 52_300, withheld: 5640 })).toBe('You’d get a refund of about $1,544 for 2026.');
    expect(conclude({ wages: 52_300, withheld: 4000 })).toBe('You’d still owe about $96 for 2026.');
    // Below the standard deduction all of it comes back.
    expect(run({ wages: 8400, withheld: 312 })).toMatchObject({ total_tax: 0, balance: 312 });
  });

  it('pays out credits for children', () => {
    // One child 2026: tax on 47,750 of a head of household is 10 % of 17,700 and 12 % of 30,050 = 5,376, less 2,200.
    const parent = { filing_status: 'head_of_household', children: 1 };
    expect(run({ ...parent, wages: 71_900, withheld: 6020 })).toMatchObject({
      total_tax: 3176,
      balance: 2844,
    });
    // At 18,000 there is no tax: 1,700 of the child tax credit and the most of the earned income credit are paid out.
    const low = run({ ...parent, wages: 18_000, withheld: 500 });
    expect(low.earned_income_credit).toBe(4427);
    expect(low.balance).toBe(500 + 1700 + 4427);
  });

  it('counts a business on the side', () => {
    // Schedule SE: 7,000 x 92.35 % x 15.3 % = 989.07.
    expect(run({ wages: 59_000, self_employment: 7000, withheld: 4100 }).self_employment_tax).toBe(989.07);
    expect(conclude({ wages: 59_000, self_employment: 7000, withheld: 4100 })).toContain('still owe');
  });

  it('takes a tax that is known as it is', () => {
    expect(run({ told_tax: 6420, withheld: 7013 }).balance).toBe(593);
  });

  it('is the whole tax where nothing was withheld', () => {
    // 2026, single: 50,000 - 16,100 = 33,900.
    expect(run({ wages: 50_000 }).balance).toBe(0.1 * 12_400 + 0.12 * 21_500);
  });

  it.each([[{ withheld: 500 }, 'Give at least one kind of income']])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { wages: 52_300, withheld: 5640 }, 'back for 2026 and owe nothing more'],
  ['yesno', { wages: 52_300, withheld: 1000 }, 'You’d owe about'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(refundOrDue, want, input)).toContain(opening);
});
