import { describe, expect, it } from 'vitest';
import { studentLoanChoice } from '#advisor/guides/debt/student-loans/student-loan-choice.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(studentLoanChoice, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(studentLoanChoice, given, 2026).verdict.opening);

describe('student loans', () => {
  it('keeps federal loans federal, however good the offer', () => {
    expect(run({}).decision).toBe('keep_federal');
    expect(run({ kind: 'federal', rate: 6.8, new_rate: 4.2 }).decision).toBe('keep_federal');
  });

  it('goes by the job and by how the payments go', () => {
    expect(run({ kind: 'federal', employer: 'public' }).decision).toBe('public_service');
    expect(run({ kind: 'federal', state: 'hard', employer: 'public' }).decision).toBe('public_service');
    expect(run({ kind: 'federal', state: 'hard', employer: 'other' }).decision).toBe('by_income');
    expect(run({ kind: 'federal', state: 'default', employer: 'public' }).decision).toBe('default');
    expect(run({ kind: 'parent', state: 'fine' }).decision).toBe('parent');
  });

  it('goes by income where the loans are large for the pay', () => {
    expect(run({ balance: 210_000, income: 68_000, new_rate: 4.9 }).decision).toBe('heavy');
    expect(run({ balance: 150_000, income: 100_000 }).decision).toBe('plans');
    expect(run({ balance: 210_000, income: 68_000, employer: 'public' }).decision).toBe('public_service');
  });

  it('refinances private loans only for a lower rate', () => {
    expect(run({ kind: 'private', rate: 8.9, new_rate: 5.1 }).decision).toBe('refinance');
    expect(run({ kind: 'private', rate: 5.1, new_rate: 5.1 }).decision).toBe('keep_private');
    expect(run({ kind: 'private', state: 'hard' }).decision).toBe('private_trouble');
  });

  it('says the interest at both rates', () => {
    const { runs } = run({ kind: 'private', balance: 20_000, rate: 9, new_rate: 5 });
    const years = runs.map(({ run: { result } }) => result.figures.find(({ id }) => id === 'year')?.value);
    expect(years).toEqual([1800, 1000]);
  });

  it('refinances federal loans only for high pay and a clear cut', () => {
    const loans = { kind: 'federal', balance: 30_000, rate: 6.8 };
    expect(run({ ...loans, income: 90_000, new_rate: 5.8 }).decision).toBe('refinance_federal');
    expect(run({ ...loans, income: 89_000, new_rate: 5.8 }).decision).toBe('keep_federal');
    expect(run({ ...loans, income: 90_000, new_rate: 5.9 }).decision).toBe('keep_federal');
  });

  it('compares the plans where loans and pay are known', () => {
    expect(run({ balance: 38_000, income: 52_000 }).decision).toBe('plans');
    expect(openingOf({ balance: 38_000, income: 52_000, children: 2, joint: true })).toMatch(
      /^Go on IBR if the standard plan's \$[\d.]+ a month is too much/,
    );
  });

  it('says what the years of public service are worth', () => {
    const because = (paid: number) =>
      run({ kind: 'federal', employer: 'public', paid }).verdict.because.map(renderPlain).join(' ');
    expect(because(7)).toContain('The 7 years behind you count');
    expect(because(10)).not.toContain('behind you count');
  });

  it('applies for forgiveness once all payments are made, and skips it where nothing is left', () => {
    const service = { kind: 'federal', employer: 'public', balance: 58_000, income: 72_000 };
    expect(run({ ...service, payments: 119 }).decision).toBe('public_service');
    expect(run({ ...service, payments: 120 }).decision).toBe('forgiven_now');
    expect(run({ ...service, balance: 12_000, income: 95_000 }).decision).toBe('small_service');
  });

  it('asks for the employer first where payments are counted', () => {
    expect(run({ kind: 'federal', payments: 60 }).decision).toBe('employer_first');
    expect(run({ kind: 'federal', payments: 60, employer: 'other' }).decision).toBe('keep_federal');
  });
});

it('tells a parent who is about to borrow from one who owes', () => {
  expect(run({ kind: 'parent' }).decision).toBe('parent');
  expect(run({ kind: 'parent', stage: 'before' }).decision).toBe('parent_loans');
  expect(openingOf({ kind: 'parent', stage: 'before', age: 59, yearly: 25_000, college_years: 3 })).toBe(
    "No, don't take them on at 59: you'd still be paying at about 72.",
  );
});

describe('the offer and the payment in numbers', () => {
  const loans = { balance: 38_000, rate: 6.2, income: 71_000, new_rate: 4.9, term: 7 };
  const first = (given: Record<string, unknown>) => renderPlain(run(given).verdict.because[0]!);

  it('refinances with another employer, and steady pay or a cushion', () => {
    expect(run({ ...loans, employer: 'other' }).decision).toBe('keep_federal');
    expect(run({ ...loans, employer: 'other', steady: 'steady' }).decision).toBe('refinance_federal');
    expect(run({ ...loans, employer: 'other', cash: 14_200 }).decision).toBe('refinance_federal');
    expect(run({ ...loans, employer: 'other', cash: 14_100 }).decision).toBe('keep_federal');
    expect(run({ ...loans, employer: 'public', cash: 40_000, balance: 90_000 }).decision).toBe(
      'public_service',
    );
    expect(first(loans)).toMatch(/^Over 7 years the lower rate saves you about \$1,97\d of interest/);
  });

  it('names the payment by income instead of the one that hurts', () => {
    const hard = { balance: 33_000, income: 29_000, state: 'hard', kind: 'federal', payment: 410 };
    expect(openingOf(hard)).toMatch(/about \$42\.\d\d a month instead of \$410 a month/);
    expect(openingOf({ ...hard, payment: undefined })).toMatch(/now: about \$42\.\d\d a month, before/);
    expect(openingOf({ ...hard, payment: 40 })).toMatch(/^A plan by income wouldn't lower the \$40 a month/);
    expect(openingOf({ balance: 38_000, income: 52_000, payment: 50 })).toMatch(
      /^Stay with the \$50 a month/,
    );
    expect(openingOf({ ...hard, children: 1 })).not.toBe(openingOf(hard));
  });

  it('tells a parent until what age the loans run', () => {
    const parent = { kind: 'parent', balance: 47_000, rate: 8, age: 59 };
    expect(first({ ...parent, retire: 66 })).toContain('past your retirement at 66');
    expect(first({ ...parent, retire: 70 })).not.toContain('past your retirement');
  });
});

it('says what savings change while the employer is unknown', () => {
  const loans = { balance: 48_000, rate: 6.4, income: 58_000, new_rate: 5, term: 10 };
  const first = (given: Record<string, unknown>) =>
    renderPlain(run({ ...loans, ...given }).verdict.because[0]!);
  expect(first({ cash: 20_000 })).toContain('With $20,000 saved');
  expect(first({ cash: 11_000 })).not.toContain('saved you need');
  expect(first({})).not.toContain('saved you need');
});
