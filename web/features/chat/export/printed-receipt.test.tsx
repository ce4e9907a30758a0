import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import { PrintedReceipt } from '#web/features/chat/export/printed-receipt.tsx';
import { loadCalculators } from '#web/lib/use-calculators.ts';

beforeAll(() => loadCalculators(['compound_growth', 'debt_payoff']));

function printed(name: string, inputs: Record<string, unknown>): string {
  const calculator = calculators.find((one) => one.name === name)!;
  const run = runCalculator(calculator, inputs, { year: 2026 });
  const receipt = toReceipt({ id: name, calculator, run, year: 2026, seed: 1, origins: {} });
  return renderToStaticMarkup(<PrintedReceipt json={JSON.stringify(receipt)} />);
}

it('has every input to the last digit, as it takes to work it out again', () => {
  expect(printed('compound_growth', { monthly: 1850.75, rate: 6.875, years: 2.75 })).toMatch(
    /\$1,850\.75.*6\.875%.*2\.75 years/,
  );
  expect(printed('compound_growth', { monthly: 1024.09, rate: 7, years: 30 })).toContain('$1,024.09 ');
  const debts = [{ balance: 1234.56, rate: 22.99, minimum: 35 }];
  expect(printed('debt_payoff', { debts, budget: 100 })).toMatch(/\$1,234\.56.*22\.99%/);
});

it('leaves out what was assumed to be zero, and keeps a zero that was said', () => {
  const debts = [{ balance: 6400, rate: 0, minimum: 200 }];
  const table = printed('debt_payoff', { debts });
  expect(table).not.toContain('$0 a month (assumption)');
  expect(table).toContain('yearly interest rate 0%');
  expect(table).toContain('monthly (assumption)');
});
