import { expect, it } from 'vitest';
import { mortgagePoints } from '#advisor/calculators/borrowing/home-loans/mortgage-points.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { withNewLoan } from '#advisor/plan/fill/new-loan.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const before = [
  { role: 'mortgage_balance', value: 275_000 },
  { role: 'loan_rate', value: 6.5, unit: 'percent' },
] as const;
const rate = { role: 'loan_rate_new', value: 5.75, unit: 'percent', turn: 1 } as const;
const term = { role: 'term', value: 15, unit: 'time', turn: 1 } as const;
const ratesIn = (picture: ReturnType<typeof toldPicture>) =>
  picture.facts.flatMap(({ role, value }) => (role.startsWith('loan_rate') ? [[role, value]] : []));

it('a new rate that is told with another term is the rate of that loan', () => {
  const picture = toldPicture([...before, rate, term]);
  expect(ratesIn(withNewLoan(loanAmortization, picture, 1))).toEqual([['loan_rate', 5.75]]);
});

it('a new rate alone is compared with the one before', () => {
  const picture = toldPicture([...before, rate]);
  expect(withNewLoan(loanAmortization, picture, 1)).toBe(picture);
});

it('a rate with points is compared with the one before, whatever the term', () => {
  const picture = toldPicture([...before, rate, term]);
  expect(withNewLoan(mortgagePoints, picture, 1)).toBe(picture);
});
