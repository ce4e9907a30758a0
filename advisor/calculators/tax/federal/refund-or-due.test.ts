import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { refundOrDue } from '#advisor/calculators/tax/federal/refund-or-due.ts';
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

  it('counts college credits, as far as there is tax, and what is paid out', () => {
    // Tax on 29,900 is 1,240 + 12 % of 17,500 = 3,340. Form 8863: 2,000 + 25 % of 2,000, of which 40 % is paid out.
    const student = { wages: 46_000, withheld: 3900, tuition: 6000 };
    expect(run(student)).toMatchObject({ education_credit: 2500, total_tax: 840, balance: 3060 });
    // Lifetime learning: 20 % of 6,000.
    expect(run({ ...student, course: 'later' })).toMatchObject({ education_credit: 1200, total_tax: 2140 });
    // Without tax only the 1,000 are paid out.
    expect(run({ wages: 12_000, tuition: 6000 })).toMatchObject({ education_credit: 1000, balance: 1000 });
  });

  it('counts the earned income credit without a child where the age is told', () => {
    // Rev. Proc. 2025-32: 664 less 7.65 % of what 14,500 lies above 10,860.
    const credit = 664 - Math.round((14_500 - 10_860) * 7.65) / 100;
    const low = { wages: 14_500, withheld: 310 };
    expect(run({ ...low, age: 29 })).toMatchObject({ earned_income_credit: credit, balance: 310 + credit });
    expect(run({ ...low, age: 70 })).not.toHaveProperty('earned_income_credit');
    expect(run(low)).toMatchObject({ balance: 310, possible_credit: credit });
    const done = finish(low);
    const { reasons } = refundOrDue.explain(done.result as never, done.input as never);
    expect(reasons.map(renderPlain).join(' ')).toContain('If you’re 25 to 64');
  });

  it('counts the saver’s credit before the child tax credit', () => {
    // Single 2026: 10 % of 2,000 at an income of 28,000; tax on 11,900 is 1,190.
    expect(run({ wages: 30_000, pre_tax_401k: 2000 })).toMatchObject({ savers_credit: 200, total_tax: 990 });
    // Head of household: tax on 5,850 is 585, which the saver's credit takes; 1,700 of the child credit is paid out.
    const parent = run({
      filing_status: 'head_of_household',
      children: 1,
      wages: 32_000,
      pre_tax_401k: 2000,
    });
    expect(parent).toMatchObject({ savers_credit: 585, child_credit_total: 1700 });
    expect(parent.total_tax).toBeCloseTo(-1700 - parent.earned_income_credit!, 2);
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
