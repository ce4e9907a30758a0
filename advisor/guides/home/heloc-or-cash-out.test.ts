import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { helocOrCashOut } from '#advisor/guides/home/heloc-or-cash-out.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(helocOrCashOut, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(helocOrCashOut, given, 2026).verdict.opening);

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

  it('uses savings first, and keeps cards and college off the house', () => {
    expect(decide({ need: 22_000, cash: 44_000 })).toBe('pay_cash');
    expect(decide({ need: 22_000, cash: 43_000 })).toBe('part_cash');
    expect(decide({ need: 22_000, cash: 21_000 })).toBe('equity_loan');
    expect(decide({ card: 28_000, rate: 24, new_rate: 8.5 })).toBe('cards');
    expect(decide({ card: 28_000, spending: 'stopped' })).toBe('cards_stopped');
    expect(decide({ college: 40_000 })).toBe('leave_it');
    expect(openingOf({ card: 28_000 })).toBe(
      "Don't put the $28,000 of card debt on the house yet. Stop adding to the cards first.",
    );
  });
});

describe('a house that is paid off', () => {
  const kitchen = { need: 40_000, rate: 8.5, no_mortgage: true };

  it('has no first mortgage to leave alone, and a payment that has to fit benefits', () => {
    expect(runGuide(helocOrCashOut, kitchen, 2026).decision).toBe('paid_off_loan');
    // 495.94 a month is 15% of 3,306.
    expect(runGuide(helocOrCashOut, { ...kitchen, benefits: 3300 }, 2026).decision).toBe('too_heavy');
    expect(runGuide(helocOrCashOut, { ...kitchen, benefits: 3310 }, 2026).decision).toBe('paid_off_loan');
    expect(runGuide(helocOrCashOut, { ...kitchen, benefits: 2300, wages: 30_000 }, 2026).decision).toBe(
      'paid_off_loan',
    );
  });
});
