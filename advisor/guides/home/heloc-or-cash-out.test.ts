import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { helocOrCashOut } from '#advisor/guides/home/heloc-or-cash-out.ts';

const run = (given: Record<string, unknown>) => runGuide(helocOrCashOut, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('HELOC or cash-out', () => {
  it('touches the first mortgage only where the new one is clearly cheaper', () => {
    expect(decide({ rate: 3.1, new_rate: 6.6 })).toBe('equity_loan');
    expect(decide({ rate: 7, new_rate: 6.6 })).toBe('equity_loan');
    expect(decide({ rate: 7.2, new_rate: 6.6 })).toBe('cash_out');
    expect(decide({ mortgage: 'costs_less' })).toBe('cash_out');
  });

  it('keeps cards, bills and bets off the house', () => {
    expect(decide({ purpose: 'cards' })).toBe('cards');
    expect(decide({ purpose: 'invest' })).toBe('leave_it');
    expect(decide({ purpose: 'bills', mortgage: 'costs_less' })).toBe('leave_it');
  });

  it('takes a line where the money is drawn bit by bit', () => {
    expect(decide({ purpose: 'home', draw: 'over_time' })).toBe('heloc');
  });

  it('says what could be borrowed', () => {
    const { runs } = run({ value: 500_000, owed: 210_000 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'borrowable')?.value).toBe(190_000);
  });
});
