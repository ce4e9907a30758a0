import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { monthlyRateFor, yearlyPercentOf } from '#advisor/calculators/saving/growth/compounding.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const find = (name: string) => calculators.find((one) => one.name === name)!;

function run(name: string, input: object) {
  const { result } = runCalculator(find(name), input, { year: 2026 });
  const assumptions = result.assumptions.map((one) => renderPlain(one)).join(' ');
  return { assumptions, ...Object.fromEntries(result.figures.map(({ id, value }) => [id, value])) } as Record<
    string,
    number
  > & { assumptions: string };
}

it('turns rates into each other as Excel does', () => {
  // The pages of EFFECT and NOMINAL: =EFFECT(0.0525, 4) is 0.0535427; continuously it is e^0.0525 - 1 = 0.0539026.
  expect(yearlyPercentOf(5.25, 'quarterly')).toBeCloseTo(5.35427, 5);
  expect(yearlyPercentOf(5.25, 'continuously')).toBeCloseTo(5.39026, 5);
  // =NOMINAL(EFFECT(0.06, 12), 12) is 0.06 again.
  expect(monthlyRateFor(6.167781186449828)).toBeCloseTo(6, 10);
});

describe('loans', () => {
  const withRate = [
    'loan_amortization',
    'loan_balance',
    'loan_from_payment',
    'debt_payoff',
    'balance_transfer',
    'consolidation',
    'promo_balance',
    'refinance_breakeven',
    'home_payment',
    'biweekly_payments',
    'heloc_or_cash_out',
    'car_trade_in',
  ];

  it.each(withRate)('%s says that its rate is charged monthly, and shows what that is in a year', (name) => {
    const runs = find(name).examples.map((example) => run(name, example.input));
    expect(runs.some(({ effective_rate: rate }) => rate !== undefined && rate > 0)).toBe(true);
    const said = runs.filter(({ effective_rate: rate }) => rate !== undefined);
    for (const { assumptions } of said) expect(assumptions).toMatch(/charged in twelfths each month/);
  });

  it('shows the effective rate of a loan, as EFFECT gives it', () => {
    // =EFFECT(6%, 12) is 6.1678 %, =EFFECT(24%, 12) is 26.8242 %.
    const loan = { principal: 250_000, rate: 6, years: 30 };
    expect(run('loan_amortization', loan).effective_rate).toBeCloseTo(6.1678, 4);
    expect(run('interest_cost', { balance: 6500, rate: 24 }).effective_rate).toBeCloseTo(26.8242, 4);
  });

  it('takes a loan that is compounded twice a year, as Canadian mortgages are', () => {
    // The printed Canadian tables: $639.81 a month for $100,000 at 6 % over 25 years.
    const loan = { principal: 100_000, rate: 6, years: 25, compounding: 'semiannually' };
    const told = run('loan_amortization', loan);
    expect(told).toMatchObject({ monthly_payment: 639.81, rate: 6 });
    expect(told.effective_rate).toBeCloseTo(6.09, 10);
    expect(told.assumptions).toContain('compounded semiannually');
    const carried = { payment: 639.81, rate: 6, years: 25, compounding: 'semiannually' };
    expect(run('loan_from_payment', carried).loan).toBeCloseTo(100_000, -1);
    // Interest that is added once a year: 1.05^3 - 1 is 15.7625 %.
    const owed = { balance: 8000, rate: 5, years: 3 };
    expect(run('interest_cost', { ...owed, compounding: 'yearly' }).compounded).toBeCloseTo(1261, 6);
    expect(run('interest_cost', owed).whole_time).toBe(1200);
  });
});

describe('savings', () => {
  const withRate = [
    'compound_growth',
    'savings_goal',
    'future_need',
    'doubling_time',
    'break_cd',
    'college_529',
    'money_lasts',
  ];

  it.each(withRate)('%s says how its rate counts, and shows the other way', (name) => {
    const { input } = find(name).examples[0]!;
    const told = run(name, input);
    expect(told.assumptions).toMatch(/return of a whole year|yields of a year|compounded monthly/);
    const ids = ['other_compounding', 'years_otherwise', 'withdrawal_otherwise'];
    expect(ids.some((id) => told[id] !== undefined)).toBe(true);
    // Said in words, the other way is the answer, and the first one is beside it.
    const other = run(name, { ...input, compounding: 'monthly' });
    expect(other.assumptions).toContain('compounded monthly');
  });

  it('agrees with Excel both ways', () => {
    // =PMT(4%/12, 60, 0, -50000) is 754.16; with the twelfth root of 1.04 it is 755.53.
    const goal = { target: 50_000, years: 5, rate: 4 };
    expect(run('savings_goal', { ...goal, compounding: 'monthly' }).monthly_needed).toBeCloseTo(754.16, 2);
    expect(run('savings_goal', goal).other_compounding).toBeCloseTo(754.16, 2);
    // =NPER(5%/12, -2000, 300000) / 12 is 19.66 years.
    const lasting = { balance: 300_000, withdrawal: 2000, rate: 5 };
    expect(run('money_lasts', { ...lasting, compounding: 'monthly' }).years_lasting).toBeCloseTo(19.66, 1);
    expect(run('money_lasts', lasting).years_otherwise).toBeCloseTo(19.66, 1);
    // =PV(5%/12, 120, 0, -40000) is 24,286.44.
    const need = { need: 40_000, years: 10, rate: 5 };
    expect(run('future_need', need).other_compounding).toBeCloseTo(24_286.44, 1);
    // =NPER(7.2%/12, 0, -1, 2) / 12 is 9.656 years.
    expect(run('doubling_time', { rate: 7.2 }).other_compounding).toBeCloseTo(9.656, 3);
    // =NOMINAL(RATE(10, 0, -10000, 20000), 12) is 6.9515 %.
    const rate = run('solve_rate', { start: 10_000, target: 20_000, years: 10 });
    expect(rate.monthly_rate).toBeCloseTo(6.9515, 4);
    // =EFFECT(4.5%, 12) is 4.5940 %.
    const fund = { spending: 3000, rate: 4.5, compounding: 'monthly' };
    expect(run('emergency_fund', fund).apy).toBeCloseTo(4.594, 4);
  });
});
