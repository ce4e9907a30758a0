import { describe, expect, it } from 'vitest';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare/medicare-irmaa.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { rothConversion } from '#advisor/calculators/tax/roth/roth-conversion.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Want } from '#advisor/reader/acts.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });

function plan(calculator: AnyCalculator, want: Want, ...told: Parameters<typeof toldPicture>) {
  return planCalculation(calculator, {
    picture: toldPicture(...told),
    reading: {
      text: '',
      told: [],
      act: sure('new'),
      want: sure(want),
      relative: sure('none'),
      asks: [],
      facts: [],
    },
    turn: 0,
    year: 2026,
    profile: {},
    last: undefined,
  });
}

describe('somebody is asked', () => {
  const goal = [
    { role: 'goal_amount', value: 45_000 },
    { role: 'bal_cash', value: 12_000 },
    { role: 'rate_savings', value: 4, unit: 'percent' },
  ] as const;

  it('by when they want a sum, unless they ask how long it takes', () => {
    expect(plan(savingsGoal, 'payment', goal).missing).toEqual(['years']);
    expect(plan(savingsGoal, 'time', goal).missing).toEqual([]);
    expect(plan(savingsGoal, 'payment', [...goal, { role: 'save_amount', value: 500 }]).missing).toEqual([]);
  });

  it('what they pay in all where only one of several debts has a payment', () => {
    const debts = [
      { role: 'debt_balance', value: 6000, kind: 'card' },
      { role: 'loan_rate', value: 24, unit: 'percent' },
      { role: 'debt_balance', value: 9000, kind: 'car' },
      { role: 'loan_rate', value: 7, unit: 'percent' },
    ] as const;
    const payment = { role: 'debt_payment', value: 600, kind: 'car', per: 'month' } as const;
    const budget = { role: 'debt_budget', value: 600, per: 'month' } as const;
    expect(plan(debtPayoff, 'time', [...debts, payment]).missing).toEqual(['budget']);
    expect(plan(debtPayoff, 'time', [...debts, budget]).missing).toEqual([]);
    expect(plan(debtPayoff, 'time', [...debts.slice(2), payment]).missing).toEqual([]);
  });

  it('for the income that a conversion is taxed on top of', () => {
    const conversion = { role: 'conversion', value: 30_000 } as const;
    expect(plan(rothConversion, 'amount', [conversion]).missing).toEqual(['wages']);
    expect(plan(rothConversion, 'amount', [conversion], 'flag=no_other_income').missing).toEqual([]);
    for (const told of [
      { role: 'pension_income', value: 48_000 },
      { role: 'rate_tax', value: 22, unit: 'percent' },
    ] as const)
      expect(plan(rothConversion, 'amount', [conversion, told]).missing).toEqual([]);
  });

  it('for the income beside a gain, and not beside a loss', () => {
    expect(plan(capitalGainsTax, 'amount', [{ role: 'gain_amount', value: 40_000 }]).missing).toEqual([
      'income',
    ]);
    expect(plan(capitalGainsTax, 'amount', [{ role: 'loss_amount', value: 9000 }]).missing).toEqual([]);
  });
});

describe('the year that is meant', () => {
  it('is this one where the year of the income that counts is named', () => {
    const told = (year: number) =>
      plan(medicareIrmaa, 'payment', [
        { role: 'year', value: year, unit: 'date' },
        { role: 'agi', value: 141_000 },
      ]).runs.map((run) => run.year);
    expect(told(2024)).toEqual([2026]);
    expect(told(2025)).toEqual([2025]);
  });

  it('ends a stretch that another one began', () => {
    const { runs } = plan(marketHistory, 'amount', [
      { role: 'year_past', value: 2020, unit: 'date' },
      { role: 'year', value: 2024, unit: 'date' },
    ]);
    expect(runs[0].input).toMatchObject({ from_year: 2020, to_year: 2024 });
  });
});
