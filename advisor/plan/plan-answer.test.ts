import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { composeAnswer } from '#advisor/compose/compose-answer.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import { createCalculatorIndex } from '#advisor/understand/rank-calculators.ts';

const index = createCalculatorIndex(calculators);
const seed = 1;

const headlineOf = (question: string) => {
  const [plan] = planAnswer(question, index);
  const { calculator, slots, year = 2026 } = plan!;
  const run = runCalculator(calculator, slots.input, { year, seed });
  return { name: calculator.name, value: Math.round(run.result.figures[0]!.value), plan: plan!, run };
};

describe('a question finds its calculator and its inputs', () => {
  it.each([
    'If I invest $500 a month at 7% for 30 years, how much will I have?',
    'invest 500 a month for 30 years at 7 percent',
    'how much is five hundred dollars a month at 7 pct after thirty years',
    'What will I have if I put in 500 monthly, earning 7%, over 30 years?',
    '500/mo, 7% return, 30 yrs: what does it grow to?',
    'Saving $500 every month with a 7% yearly return for thirty years grows to what?',
  ])('%s', (question) => {
    expect(headlineOf(question)).toMatchObject({ name: 'compound_growth', value: 584_726 });
  });

  it.each([
    ["I'm single, earn 95k, what is my federal tax for 2026?", 12_070],
    ['federal income tax on 95,000 of wages, single, 2026', 12_070],
    ['what federal tax do i owe for 2026 on a ninety-five thousand dollar salary, filing single', 12_070],
  ])('%s', (question, tax) => {
    expect(headlineOf(question)).toMatchObject({ name: 'federal_income_tax', value: tax });
  });

  it('keeps to what it reached on the calculators’ own examples', () => {
    const examples = calculators.flatMap((calculator) =>
      calculator.examples.map(({ question }) => ({ question, name: calculator.name })),
    );
    const right = examples.filter(
      ({ question, name }) => planAnswer(question, index)[0]?.calculator.name === name,
    );
    expect(right.length / examples.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('an answer', () => {
  const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

  it('begins with its conclusion, carries its proof, and ends with one line of caution', () => {
    const { plan, run } = headlineOf(question);
    const said = new Set(Object.keys(plan.slots.input));
    const answer = composeAnswer({ calculator: plan.calculator, run, year: 2026, seed, said });
    expect(answer.startsWith('**You would have about $584,726 after 30 years at 7% a year.**')).toBe(true);
    expect(answer).toContain('This is education, not individual advice by a registered adviser.');
    const [, json] = /```findeus\n(.+)\n```$/.exec(answer) ?? [];
    const receipt = JSON.parse(json!) as { inputs: Record<string, { value: number; origin: string }> };
    expect(receipt.inputs).toMatchObject({
      monthly: { value: 500, origin: 'you said' },
      inflation: { origin: 'assumption' },
    });
    // Run again from the receipt alone, it gives the same figures.
    const inputs = Object.fromEntries(
      Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]),
    );
    const again = runCalculator(plan.calculator, inputs, { year: 2026, seed });
    expect(again.result.figures).toEqual(run.result.figures);
  });
});
