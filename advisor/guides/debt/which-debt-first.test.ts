import { describe, expect, it } from 'vitest';
import { whichDebtFirst } from '#advisor/guides/debt/which-debt-first.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(whichDebtFirst, given, 2026);
const debt = (balance: number, rate: number) => ({ balance, rate, minimum: 25 });

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(whichDebtFirst, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(whichDebtFirst, given, 2026).decision;

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

  it('says whether the time counts extra payments', () => {
    const because = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
    const debts = [
      { balance: 6200, rate: 23.9, minimum: 250 },
      { balance: 14_800, rate: 6.4, minimum: 410 },
    ];
    expect(because({ debts })).toMatch(
      /With these payments alone, in this order, you're debt-free in 39 months/,
    );
    expect(because({ debts, extra: 2100 })).toMatch(/In this order you're debt-free in 8 months/);
  });

  it('leaves the choice to those who need an early success', () => {
    const debts = [debt(4200, 27), debt(900, 19)];
    expect(run({ debts, behind: 'none', habit: 'quick_win' }).decision).toBe('smallest');
  });

  it('says when all is paid where the monthly amount is known', () => {
    const { runs } = run({ debts: [debt(4200, 27), debt(900, 19)], budget: 300 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'avalanche_months')?.value).toBe(22);
  });

  it('catches up on a home or car that was told of with missed payments', () => {
    expect(decide({ missed: true, secured: 'car' })).toBe('essentials');
    expect(decide({ missed: true })).toBe('usual');
  });

  it('takes the smallest first only where it is much smaller', () => {
    const [small, large] = [
      { name: 'car loan', rate: 5, minimum: 0 },
      { name: 'student loan', balance: 20_000, rate: 6.8, minimum: 0 },
    ];
    expect(decide({ debts: [{ ...small, balance: 10_000 }, large] })).toBe('smallest');
    expect(decide({ debts: [{ ...small, balance: 11_000 }, large] })).toBe('highest');
  });

  it('takes no interest for a medical bill beside a card', () => {
    const debts = [
      { name: 'medical bill', balance: 2000, rate: 22, minimum: 0 },
      { name: 'credit card', balance: 6000, rate: 22, minimum: 0 },
    ];
    expect(openingOf({ debts })).toBe('Pay the credit card at 22% first.');
  });
});

it('weighs both ways where they are asked about without debts', () => {
  const decided = (given: Record<string, unknown>) => runGuide(whichDebtFirst, given, 2026).decision;
  expect(decided({})).toBe('usual');
  expect(decided({ method: 'snowball_or_avalanche' })).toBe('two_ways');
  expect(decided({ method: 'snowball_or_avalanche', rate: 27, other_rate: 9 })).toBe('highest');
});

it('counts a sum at once', () => {
  const debts = [
    { name: '', balance: 7300, rate: 28, minimum: 219 },
    { name: '', balance: 2850, rate: 25, minimum: 86 },
  ];
  const because = (given: Record<string, unknown>) =>
    run({ debts, ...given })
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(because({ lump: 2100 })).toContain('Send the $2,100 there');
  expect(because({ lump: 7300 })).toContain('clears it at once');
  expect(because({ cash: 3000 })).toContain('From your $3,000');
  expect(because({ extra: 300, lump: 2100 })).not.toBe(because({ extra: 300 }));
});
