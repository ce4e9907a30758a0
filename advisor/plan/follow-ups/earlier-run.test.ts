import { expect, it } from 'vitest';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
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
const run = (input: PlannedRun['input']): PlannedRun => ({
  calculator: loanAmortization,
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
