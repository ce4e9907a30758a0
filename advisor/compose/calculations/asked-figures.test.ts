import { expect, it } from 'vitest';
import { figure } from '#advisor/calculators/define/result.ts';
import { chooseFigures, namedFigures } from '#advisor/compose/calculations/asked-figures.ts';

const figures = [
  figure('monthly_payment', 'Monthly payment', 477.5, 'usd_per_month'),
  figure('total_interest', 'Total interest', 4649.76, 'usd'),
  figure('first_interest', 'Interest in the first month', 144, 'usd'),
  figure('rate', 'Interest rate', 7.2, 'percent'),
  figure('fees', 'Fees', 0, 'usd'),
];
const told = { values: [24_000, 7.2, 5], labels: ['Loan amount', 'Yearly interest rate', 'Term'] };

it('finds both figures that a question names', () => {
  expect(namedFigures(figures, 'what is the monthly payment and the total interest?', told)).toEqual([
    'monthly_payment',
    'total_interest',
  ]);
});

it('ignores words for an input, and figures that repeat it or are zero', () => {
  expect(namedFigures(figures, 'my interest rate is 7.2%, no fees. what do I pay?', told)).toEqual([]);
});

it('treats a word with a hyphen as the same word', () => {
  const pay = [
    figure('take_home_check', 'Take-home pay per paycheck', 1876, 'usd'),
    figure('kept', 'Share of pay you take home', 84.1, 'percent'),
  ];
  const [first] = namedFigures(pay, 'what do I take home per paycheck, paid biweekly?', {
    values: [58_000],
    labels: ['Yearly wages or salary', 'How often you are paid'],
  });
  expect(first).toBe('take_home_check');
});

it('leads with the earlier figure after a change, unless the message names another', () => {
  const before = { figures: ['total_interest'] };
  expect(chooseFigures(figures, before)).toEqual(['total_interest']);
  expect(chooseFigures(figures, { ...before, want: 'rate', words: 'what rate is that?' })).toEqual(['rate']);
  const further = { figures: [], words: 'how much extra interest is that?', isFurther: true };
  expect(chooseFigures(figures, further)).toEqual(['total_interest']);
});

it('asks for nothing that a sentence with numbers only tells', () => {
  const payments = [
    figure('monthly_payment', 'Total monthly payment', 3245.23, 'usd_per_month'),
    figure('property_tax', 'Property tax', 553.33, 'usd_per_month'),
  ];
  const words = 'Property tax is about 1.6%. What is our full monthly payment?';
  const input = { values: [1.6], labels: ['Home price'] };
  expect(namedFigures(payments, words, input)).not.toContain('property_tax');
  const interest = (question: string) => namedFigures(figures, question, told);
  expect(interest('Show me the total interest on 24,000 at 7.2%. Is that normal?')).toContain(
    'total_interest',
  );
  expect(interest('What is the total interest at approx. 7.2%, and is that normal?')).toContain(
    'total_interest',
  );
  // Without a question mark anywhere, every sentence may ask.
  expect(namedFigures(payments, 'property tax on a 415k house', input)).toContain('property_tax');
});
