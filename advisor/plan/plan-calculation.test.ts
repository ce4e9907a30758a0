import { describe, expect, it } from 'vitest';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { refinanceBreakeven } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { compareInvestments } from '#advisor/calculators/investing/returns/compare-investments.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import { fireNumber } from '#advisor/calculators/retirement/plan/fire-number.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { marriageTax } from '#advisor/calculators/tax/household/marriage-tax.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { rothConversion } from '#advisor/calculators/tax/roth/roth-conversion.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { planCalculation, stillMissing } from '#advisor/plan/plan-calculation.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });
const reading: Reading = {
  text: '',
  told: [],
  act: sure('new'),
  want: sure('amount'),
  relative: sure('none'),
  asks: [],
  facts: [],
};
const plan = (calculator: AnyCalculator, picture: Picture) =>
  planCalculation(calculator, { picture, reading, turn: 0, year: 2026, profile: {}, last: undefined });

describe('a plan', () => {
  it('has what a second case tells in place of what was told before', () => {
    const picture = toldPicture([
      { role: 'age_start', value: 25, unit: 'age' },
      { role: 'save_amount', value: 300, per: 'month' },
      { role: 'age_retire', value: 65, unit: 'age' },
      { role: 'rate_return', value: 8, unit: 'percent' },
      { role: 'age_start', value: 35, unit: 'age', case: 'b' },
    ]);
    const { runs } = plan(compoundGrowth, withDerived(picture, 2026));
    expect(runs.map(({ input }) => input.years)).toEqual([40, 30]);
  });

  it('compares two terms of a loan, the shorter one told last', () => {
    const term = (years: number) => ({ role: 'term' as const, value: years, unit: 'time' as const });
    const loan = [
      { role: 'debt_balance' as const, value: 31_500 },
      { role: 'loan_rate' as const, value: 7.9, unit: 'percent' as const },
    ];
    const { runs } = plan(loanAmortization, toldPicture([...loan, term(6), term(5)]));
    expect(runs.map(({ input }) => [input.years, input.full_term])).toEqual([
      [6, undefined],
      [5, undefined],
    ]);
    // "2 years left of 6" is one loan.
    const left = plan(loanAmortization, toldPicture([...loan, term(2), term(6)]));
    expect(left.runs.map(({ input }) => [input.years, input.full_term])).toEqual([[2, 6]]);
  });

  it('runs once for a year that is an input', () => {
    const { runs } = plan(marketHistory, toldPicture([{ role: 'year', value: 2008, unit: 'date' }]));
    expect(runs.map(({ input, year }) => [input, year])).toEqual([[{ from_year: 2008 }, 2026]]);
  });

  it('compares the markets that a message names', () => {
    const { runs } = plan(
      marketHistory,
      toldPicture([{ role: 'year_past', value: 2000, unit: 'date' }], 'series=gold', 'series=stocks'),
    );
    expect(runs.map(({ input, changed }) => [input.series, input.stretch, changed])).toEqual([
      ['gold', 'since', []],
      ['stocks', 'since', ['series']],
    ]);
  });

  const couple = toldPicture(
    [
      { role: 'wages', value: 60_000 },
      { role: 'wages', value: 40_000, owner: 'spouse' },
    ],
    'filing=married_separate',
  );

  it('leaves the spouse out of a separate return', () => {
    const { runs, leftover } = plan(federalIncomeTax, couple);
    expect(runs[0].input).toEqual({ wages: 60_000, filing_status: 'married_separate' });
    expect(leftover).toEqual([]);
  });

  it('counts both where two ways of filing are compared', () => {
    expect(plan(marriageTax, couple).runs[0].input).toMatchObject({ wages: 60_000, partner_wages: 40_000 });
  });

  it('runs only the other case where nothing can be worked out without it', () => {
    const { runs, problem } = plan(
      rothConversion,
      toldPicture([
        { role: 'wages', value: 45_000 },
        { role: 'conversion', value: 10_000, case: 'b' },
      ]),
    );
    expect(problem).toBeUndefined();
    expect(runs.map(({ input }) => input)).toEqual([{ wages: 45_000, convert: 10_000 }]);
  });
});

it('a second case takes the place of what was told without one', () => {
  const { runs, leftover } = plan(
    loanAmortization,
    toldPicture([
      { role: 'mortgage_balance', value: 250_000 },
      { role: 'loan_rate', value: 6.5, unit: 'percent' },
      { role: 'term', value: 30, unit: 'time' },
      { role: 'term', value: 15, unit: 'time', case: 'b' },
    ]),
  );
  expect(runs.map(({ input }) => input.years)).toEqual([30, 15]);
  expect(leftover).toEqual([]);
});

it('derives numbers from ages separately for each case', () => {
  const picture = withDerived(
    toldPicture([
      { role: 'save_amount', value: 800, per: 'month' },
      { role: 'rate_return', value: 6, unit: 'percent' },
      { role: 'age', value: 61, unit: 'age' },
      { role: 'age_retire', value: 70, unit: 'age', case: 'b' },
      { role: 'age_retire', value: 66, unit: 'age', case: 'a' },
    ]),
    2026,
  );
  const { runs, leftover } = plan(compoundGrowth, picture);
  expect(runs.map(({ input }) => input.years)).toEqual([5, 9]);
  expect(leftover).toEqual([]);
});

it('leads with the first case that can be run: without the bonus there is nothing to work out', () => {
  const picture = toldPicture([
    { role: 'wages', value: 57_000 },
    { role: 'bonus', value: 6000, case: 'b' },
  ]);
  const planned = plan(raiseAfterTax, picture);
  expect(planned.runs.map(({ input }) => input)).toEqual([{ wages: 57_000, bonus: 6000 }]);
  expect(planned.problem).toBeUndefined();
});

describe('two rates to compare', () => {
  const picture = toldPicture([
    { role: 'lump_sum', value: 20_000 },
    { role: 'rate_return', value: 5, unit: 'percent', case: 'a' },
    { role: 'rate_return', value: 8, unit: 'percent', case: 'b' },
    { role: 'horizon', value: 10, unit: 'time' },
  ]);

  it('are run one after the other', () => {
    expect(plan(compoundGrowth, picture).runs.map(({ input }) => input.rate)).toEqual([5, 8]);
  });

  it('are run once where the calculator itself compares', () => {
    const { runs } = plan(compareInvestments, picture);
    expect(runs).toHaveLength(1);
    expect(runs[0].input.investments).toEqual([{ rate: 5 }, { rate: 8 }]);
  });
});

describe('numbers beside the question', () => {
  it('a payment on a debt that is not told of pays none of the others', () => {
    const picture = toldPicture([
      { role: 'debt_balance', value: 8700, kind: 'card' },
      { role: 'loan_rate', value: 24.99, unit: 'percent' },
      { role: 'debt_payment', value: 388, kind: 'car' },
      { role: 'debt_payment', value: 300, kind: 'card', per: 'month' },
    ]);
    const { runs, leftover } = plan(debtPayoff, picture);
    expect(runs[0].input).toEqual({ debts: [{ balance: 8700, rate: 24.99, minimum: 300 }] });
    expect(leftover).toEqual([]);
  });

  const doubted = [{ id: 'other' as const, probability: 0.06 }];
  const balances = (otherRoles: typeof doubted) =>
    toldPicture([
      { role: 'age', value: 76, unit: 'age' },
      { role: 'bal_retirement', value: 412_300 },
      { role: 'year_past', value: 2025, unit: 'date' },
      { role: 'bal_retirement', value: 431_000, otherRoles },
    ]);

  it('one balance told for two days counts once, as of the end of last year', () => {
    const { runs, leftover } = plan(rmd, balances(doubted));
    expect(runs[0]).toMatchObject({ input: { age: 76, balance: 412_300 }, year: 2026 });
    expect(leftover).toEqual([]);
  });

  it('two balances that nothing is doubtful about add up', () => {
    expect(plan(rmd, balances([])).runs[0].input).toMatchObject({ balance: 843_300 });
  });

  it('what was read as part of the story is taken where nothing can be worked out without it', () => {
    const picture = toldPicture([{ role: 'goal_amount', value: 20_000 }]);
    const quantity: ReadQuantity = {
      said: '$400',
      start: 30,
      end: 34,
      value: 400,
      unit: 'money',
      per: 'month',
      role: 'other',
      owner: 'me',
      kind: 'none',
      case: 'none',
      relative: 'none',
      probability: 0.6,
      otherRoles: [{ id: 'save_amount', probability: 0.3 }],
    };
    const asking = { picture, turn: 0, year: 2026, profile: {}, last: undefined };
    const { runs, used } = planCalculation(savingsGoal, {
      ...asking,
      reading: { ...reading, told: [quantity] },
    });
    expect(runs[0].input).toMatchObject({ target: 20_000, monthly: 400 });
    expect(used.find(({ role }) => role === 'save_amount')?.probability).toBeCloseTo(0.3 / 0.48, 8);
  });
});

describe('a second number in the role of another', () => {
  const planWanting = (want: Reading['want']['id'], probability: number) => {
    const toSave = { id: 'save_amount' as const, probability: 0.95 - probability };
    const told = [
      { role: 'spend_total' as const, value: 6500, per: 'month' as const, probability: 0.99 },
      { role: 'bal_total' as const, value: 400_000, probability: 0.99 },
      {
        role: 'spend_total' as const,
        value: 40_000,
        per: 'year' as const,
        probability,
        otherRoles: [toSave],
      },
    ];
    const picture = toldPicture(told);
    const quantity = { ...picture.facts[2], relative: 'none' } as unknown as ReadQuantity;
    return planCalculation(fireNumber, {
      picture,
      reading: { ...reading, told: [quantity], want: sure(want) },
      turn: 0,
      year: 2026,
      profile: {},
      last: undefined,
    }).runs.map(({ input }) => input);
  };

  it('is what else it may mean, where all is taken once then', () => {
    expect(planWanting('amount', 0.8)).toMatchObject([
      { spending: 78_000, savings: 400_000, saving: 40_000 },
    ]);
  });

  it('is another case where it is read surely, and where cases are compared', () => {
    expect(planWanting('amount', 0.93)).toMatchObject([{ spending: 78_000 }, { spending: 40_000 }]);
    expect(planWanting('change', 0.8)).toMatchObject([{ spending: 78_000 }, { spending: 40_000 }]);
  });
});

describe('what is still missing', () => {
  it('leaves out what nobody has to tell beside what the earlier run was given', () => {
    const missing = (input: Record<string, number>) =>
      stillMissing(refinanceBreakeven, ['balance'], input, reading);
    expect(missing({ costs: 6300 })).toEqual(['balance']);
    expect(missing({ costs: 6300, saving: 210 })).toEqual([]);
  });
});
