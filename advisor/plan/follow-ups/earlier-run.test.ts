import { expect, it } from 'vitest';
import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { withEarlier } from '#advisor/plan/follow-ups/earlier-run.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

const receipt = {
  inputs: {
    principal: { value: 24_000, origin: 'you said' },
    down_payment: { value: 0, origin: 'assumption' },
  },
  year: 2026,
} as unknown as Receipt;
const nothingGone = { roles: [], kinds: [] };
const run = (input: PlannedRun['input'], calculator: AnyCalculator = loanAmortization): PlannedRun => ({
  calculator,
  input,
  origins: {},
  year: 2026,
  changed: [],
});

it('a number told once does not fill a second input of the next run', () => {
  const next = withEarlier(run({ down_payment: 24_000, years: 6 }), receipt, nothingGone, []);
  expect(next.input).toEqual({ principal: 24_000, years: 6 });
});

it('another number fills the input that it is for', () => {
  const next = withEarlier(run({ down_payment: 4000, years: 6 }), receipt, nothingGone, []);
  expect(next.input).toEqual({ principal: 24_000, down_payment: 4000, years: 6 });
});

it('an amount takes the place of the share that was told before', () => {
  const before = {
    inputs: {
      price: { value: 290_000, origin: 'you said' },
      closing_percent: { value: 3, origin: 'you said' },
    },
    year: 2026,
  } as unknown as Receipt;
  const next = withEarlier(run({ closing_costs: 4700 }, cashToClose), before, nothingGone, []);
  expect(next.input).toEqual({ price: 290_000, closing_costs: 4700 });
});

it('a gain that has become long-term is not kept as a short-term one', () => {
  const before = {
    inputs: {
      short_gain: { value: 12_000, origin: 'you said' },
      long_gain: { value: 0, origin: 'assumption' },
      months_held: { value: 8, origin: 'you said' },
    },
    year: 2026,
  } as unknown as Receipt;
  const next = withEarlier(
    run({ long_gain: 12_000, months_held: 13 }, capitalGainsTax),
    before,
    nothingGone,
    [],
  );
  expect(next.input).toEqual({ long_gain: 12_000, months_held: 13 });
});
