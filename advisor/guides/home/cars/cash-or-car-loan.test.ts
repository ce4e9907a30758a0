import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { cashOrCarLoan } from '#advisor/guides/home/cars/cash-or-car-loan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(cashOrCarLoan, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;
const openingOf = (given: Record<string, unknown>) => renderPlain(run(given).verdict.opening);
const becauseOf = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');

const car = { price: 14_000, rate: 7.9 };

describe('cash or a loan for a car', () => {
  it('pays cash only where a cushion stays', () => {
    expect(decide({ ...car, cash: 21_999 })).toBe('mix');
    expect(decide({ ...car, cash: 22_000 })).toBe('cash');
    expect(openingOf({ ...car, cash: 24_000 })).toContain('$10,000');
    expect(decide({ ...car, cash: 22_000, spending: 3000 })).toBe('mix');
    expect(decide({ ...car, cushion: 'yes' })).toBe('cash');
    expect(decide(car)).toBe('cash_with_cushion');
    expect(run(car).question?.field).toBe('cushion');
  });

  it('takes savings below the price for what is left, and borrows what the cushion lacks', () => {
    expect(openingOf({ ...car, cash: 3000 })).toBe(
      'Neither all cash nor all loan: pay most of the $14,000 from savings and borrow about $5,000.',
    );
    expect(becauseOf({ ...car, cash: 3000 })).toContain('leave only $3,000');
    expect(decide({ ...car, cash: 8000 })).toBe('cash');
    expect(decide({ ...car, cash: 20_000, left_over: 'after' })).toBe('cash');
    expect(decide({ ...car, cash: 20_000, left_over: 'before' })).toBe('mix');
    // Nobody with a year of pay that small has the price of the car besides.
    expect(decide({ price: 44_000, rate: 7.9, income: 40_000, cash: 3000 })).toBe('cheaper_car');
  });

  it('compares a year of interest with what the cash earns', () => {
    expect(becauseOf(car)).toContain('$1,106');
    expect(becauseOf(car)).toContain('$490');
    expect(becauseOf({ ...car, savings_rate: 4.5 })).toContain('$630');
  });

  it('turns at the rate that savings earn', () => {
    expect(decide({ ...car, rate: 3.5 })).toBe('take_loan');
    expect(decide({ ...car, rate: 3.6, cash: 40_000 })).toBe('cash');
    expect(decide({ ...car, rate: 4.2, savings_rate: 4.3 })).toBe('take_loan');
  });

  it('weighs a down payment that is named', () => {
    expect(decide({ ...car, cash: 17_000, down: 7000 })).toBe('part_down');
    expect(openingOf({ ...car, cash: 17_000, down: 7000 })).toContain('keeps $10,000');
    expect(decide({ ...car, cash: 15_000, down: 12_000 })).toBe('less_down');
    expect(decide({ ...car, cash: 12_000, down: 9000 })).toBe('less_down');
  });

  it('looks for a cheaper car where the rate or the payment is too much', () => {
    expect(decide({ ...car, rate: 12, cash: 3000 })).toBe('cheaper_in_cash');
    expect(decide({ ...car, rate: 11.9, cash: 3000 })).toBe('mix');
    expect(decide({ price: 40_000, rate: 8, income: 50_000, no_savings: true })).toBe('cheaper_car');
    expect(decide({ price: 40_000, rate: 8, income: 50_000, cash: 70_000 })).toBe('cash');
  });

  it('sees a job in doubt, a card and credit', () => {
    expect(decide({ ...car, cash: 40_000, job_at_risk: true })).toBe('keep_cash');
    expect(openingOf({ ...car, cash: 20_000, card: 6000 })).toContain('$6,000');
    expect(decide({ ...car, asked: 'credit' })).toBe('not_for_credit');
  });
});
