import { describe, expect, it } from 'vitest';
import { whichDebtFirst } from '#advisor/guides/debt/which-debt-first.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const run = (given: Record<string, unknown>) => runGuide(whichDebtFirst, given, 2026);
const debt = (balance: number, rate: number) => ({ balance, rate, minimum: 25 });

describe('which debt first', () => {
  it('goes by the rate, and by the size where the rates are close', () => {
    expect(run({ debts: [debt(4200, 27), debt(900, 19)] }).decision).toBe('highest');
    expect(run({ debts: [debt(4200, 21), debt(900, 19)] }).decision).toBe('smallest');
    expect(run({ rate: 24.9, other_rate: 8.5 }).decision).toBe('highest');
    expect(run({ rate: 24.9 }).decision).toBe('usual');
  });

  it('puts home and car, then a payday loan, before the rates', () => {
    const debts = [debt(4200, 27), debt(900, 19)];
    expect(run({ debts, payday: true }).decision).toBe('payday');
    expect(run({ debts, payday: true, behind: 'home_or_car' }).decision).toBe('essentials');
  });

  it('leaves the choice to those who need an early success', () => {
    const debts = [debt(4200, 27), debt(900, 19)];
    expect(run({ debts, behind: 'none', habit: 'quick_win' }).decision).toBe('smallest');
  });

  it('says when all is paid where the monthly amount is known', () => {
    const { runs } = run({ debts: [debt(4200, 27), debt(900, 19)], budget: 300 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'avalanche_months')?.value).toBe(22);
  });
});
