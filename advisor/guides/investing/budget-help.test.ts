import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { budgetHelp } from '#advisor/guides/investing/budget-help.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(budgetHelp, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(budgetHelp, given, 2026).verdict.opening);

describe('living paycheck to paycheck', () => {
  it('puts a roof and food first where money does not reach', () => {
    expect(decide({ behind: 'yes', card: 5000 })).toBe('short');
    expect(decide({ income: 3000, needs: 3001 })).toBe('short');
  });

  it('names the rent where it is the problem', () => {
    expect(decide({ income: 3000, housing: 1201 })).toBe('housing');
    expect(decide({ income: 3000, housing: 1200 })).toBe('unseen');
  });

  it('tells cards, leaks and a first start apart', () => {
    expect(decide({ debt: 'yes' })).toBe('cards');
    expect(decide({ income: 5000, needs: 3000 })).toBe('leaks');
    expect(decide({ income: 5000, needs: 3001 })).toBe('start');
    expect(decide({})).toBe('start');
  });

  it('says what the usual rule would save', () => {
    const { runs } = runGuide(budgetHelp, { income: 4000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'savings')?.value).toBe(800);
  });

  it('finds the car, and rent that is too high for the pay', () => {
    expect(decide({ income: 3200, housing: 1100, car: 480 })).toBe('unseen');
    expect(opening({ income: 3200, housing: 1100, car: 650, card_payment: 400 })).toBe(
      'Your car is the problem: $650 of the $3,200 you bring home is too much.',
    );
    expect(decide({ income: 3200, card_payment: 400 })).toBe('cards');
    expect(decide({ pay: 62_000, housing: 2100 })).toBe('housing');
    expect(decide({ pay: 62_000, housing: 1700 })).toBe('start');
  });
});

it('counts the share that housing takes, and what the card minimums take', () => {
  const verdictOf = (given: Record<string, unknown>) => runGuide(budgetHelp, given, 2026).verdict;
  expect(renderPlain(verdictOf({ income: 3100, housing: 1400 }).opening)).toContain('it takes 45%');
  const { because } = verdictOf({ income: 2900, housing: 950, card_payment: 240 });
  expect(renderPlain(because[0]!)).toContain('$240 a month of the $2,900');
});
