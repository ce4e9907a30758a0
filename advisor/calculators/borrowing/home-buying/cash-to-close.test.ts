import { beforeAll, describe, expect, it } from 'vitest';
import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(cashToClose, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('cash to close', () => {
  it('adds down payment and costs, and takes off deposit and credits', () => {
    // 41,000 + 9,800 - 5,000.
    expect(run({ price: 410_000, down_percent: 10, closing_costs: 9800, deposit: 5000 })).toMatchObject({
      cash_to_close: 45_800,
      down: 41_000,
      whole: 50_800,
    });
    // 18,250 + 11,200 - 8,000 - 4,000 = 17,450; 25,000 leaves 7,550.
    const bought = { price: 365_000, down_percent: 5, closing_costs: 11_200, deposit: 8000, credits: 4000 };
    expect(run({ ...bought, cash: 25_000 })).toMatchObject({ cash_to_close: 17_450, left: 7550 });
  });

  it('takes the down payment from the loan, and the costs from the price', () => {
    // 60,000 + 7,400 + 1,650.
    expect(run({ price: 300_000, loan: 240_000, closing_costs: 7400, prepaid: 1650 }).cash_to_close).toBe(
      69_050,
    );
    // 15,000 + 3.5% of 285,000.
    expect(run({ price: 285_000, down_payment: 15_000, closing_percent: 3.5 }).cash_to_close).toBeCloseTo(
      24_975,
      6,
    );
    // Nothing told: a fifth down and three percent of costs.
    expect(run({ price: 200_000 }).cash_to_close).toBeCloseTo(46_000, 6);
  });

  it('never asks for less than nothing', () => {
    expect(run({ price: 100_000, loan: 100_000, closing_costs: 2000, credits: 5000 }).cash_to_close).toBe(0);
  });

  it('refuses a down payment above the price', () => {
    expect(() => run({ price: 100_000, down_payment: 120_000 })).toThrow(InputProblem);
  });
});

describe('a question about it', () => {
  let advisor: TestAdvisor;
  const reader = createScriptedReader();
  beforeAll(async () => {
    advisor = await openTestAdvisor({ openReaderModel: () => reader });
  });

  it('is answered with what to bring, and whether it is there', async () => {
    const { opening, said } = await advisor.ask(
      reader.say(
        'house is {365,000|home_price}, {5%|down_share} down, closing {11,200|closing_costs}, {8k|lump_sum} earnest money paid, seller credit {4k|trade_in}. is {15k|bal_cash} enough?',
        { ask: 'cash_to_close', want: 'yesno', facts: ['home=buying'] },
      ),
    );
    expect(said).toMatchObject({ price: 365_000, deposit: 8000, credits: 4000, cash: 15_000 });
    expect(opening).toContain('No, you’re $2,450 short');
    expect(opening).toContain('$17,450');
  });
});
