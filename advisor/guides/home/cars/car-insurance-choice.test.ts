import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { carInsuranceChoice } from '#advisor/guides/home/cars/car-insurance-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(carInsuranceChoice, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(carInsuranceChoice, given, 2026).verdict.opening);

describe('car and renters insurance', () => {
  it('drops collision only on a car of little worth that can be replaced', () => {
    expect([3500, 4000, 4001, 20_000].map((worth) => decide({ worth }))).toEqual([
      'drop_collision',
      'drop_collision',
      'keep_limits',
      'keep_limits',
    ]);
    expect(decide({ worth: 6000, premium: 1400 })).toBe('drop_collision');
    expect(decide({ worth: 15_000, premium: 4000 })).toBe('keep_limits');
    expect(decide({ worth: 3500, savings: 500 })).toBe('keep_for_now');
  });

  it('keeps what a lender requires', () => {
    expect(decide({ worth: 3500, owed: 1200 })).toBe('lender');
    expect(decide({ loan: 'yes' })).toBe('lender');
    expect(decide({ worth: 3500, owed: 0 })).toBe('drop_collision');
  });

  it('speaks of renters insurance only where no car is meant', () => {
    expect(decide({ thing: 'renters' })).toBe('renters');
    expect(decide({ home: 'renting' })).toBe('renters');
    expect(decide({ home: 'renting', worth: 3500 })).toBe('drop_collision');
    expect(decide({ home: 'renting', thing: 'car' })).toBe('keep_limits');
    expect(run({ thing: 'renters' }).question).toBeUndefined();
    expect(decide({})).toBe('keep_limits');
  });

  it('keeps collision on a car that savings could not replace', () => {
    const car = { worth: 3500, premium: 1100 };
    expect(decide({ ...car, savings: 3500 })).toBe('drop_collision');
    expect(decide({ ...car, savings: 3400 })).toBe('keep_for_now');
    expect(decide({ ...car, no_savings: true })).toBe('keep_for_now');
  });

  it('chooses between two deductibles by the savings', () => {
    const two = { deductible: 500, other_deductible: 1000 };
    expect(openingOf({ ...two, savings: 2000 })).toBe(
      'Take the $1,000 deductible: your savings can cover it.',
    );
    expect(openingOf({ ...two, savings: 1900 })).toBe(
      'Stay with the $500 deductible until you have more savings.',
    );
  });
});
