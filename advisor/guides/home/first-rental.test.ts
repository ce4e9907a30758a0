import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { firstRental } from '#advisor/guides/home/first-rental.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(firstRental, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(firstRental, given, 2026).verdict.opening);

describe('a first rental', () => {
  it('turns with what the rent leaves', () => {
    expect([1200, 1450, 2000].map((rent) => decide({ price: 150_000, rent }))).toEqual([
      'walk_away',
      'thin',
      'buy',
    ]);
  });

  it('asks for reserves first, then for the will to do the work', () => {
    expect(decide({})).toBe('not_yet');
    expect(run({}).question?.field).toBe('reserve');
    expect(decide({ reserve: 'yes' })).toBe('look');
    expect(decide({ price: 150_000, rent: 2000, reserve: 'no' })).toBe('not_yet');
    expect(decide({ price: 150_000, rent: 2000, work: 'no' })).toBe('funds');
  });

  it('counts a manager in the return', () => {
    const { runs } = run({ price: 150_000, rent: 2000 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'cash_on_cash')?.value).toBeCloseTo(15.92, 1);
  });

  it('says where the closing takes more than the savings', () => {
    const { verdict } = run({ price: 150_000, rent: 2000, cash: 20_000, reserve: 'yes' });
    expect(verdict.because.map(renderPlain).join(' ')).toMatch(
      /closing would take about .* more than your \$20,000/,
    );
  });

  it('takes savings of nothing for what they are', () => {
    expect(decide({ price: 150_000, rent: 2000, cash: 0 })).toBe('not_yet');
  });

  it('clears cards first, and needs the cash for a down payment and reserves', () => {
    const deal = { price: 200_000, rent: 2600, reserve: undefined };
    expect(decide({ ...deal, card: 15_000 })).toBe('debt_first');
    expect(decide({ ...deal, cash: 59_000 })).toBe('not_yet');
    expect(decide({ ...deal, cash: 60_000 })).not.toBe('not_yet');
    expect(openingOf({ cash: 50_000 })).toBe(
      'Start with index funds: a rental would take most of your $50,000 and put it into one building.',
    );
  });
});
