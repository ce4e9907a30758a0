/** `npm run ask -- "question"`: the advisor in the terminal. `--explain` shows what was understood and planned. */
import { calculators } from '#advisor/calculators/registry.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { composeAnswer } from '#advisor/compose/compose-answer.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import { createCalculatorIndex } from '#advisor/understand/rank-calculators.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const taxYear = 2026;
const seed = 1;

function answer(question: string, explain: boolean): string {
  if (findProhibited(question)) return refusalText;
  const plans = planAnswer(question, createCalculatorIndex(calculators));
  const [plan] = plans;
  if (explain) {
    console.log(JSON.stringify({ mentions: readMentions(question) }, null, 2));
    for (const { calculator, score, slots } of plans.slice(0, 3)) {
      console.log(
        `${score.toFixed(2)}  ${calculator.name}  ${JSON.stringify(slots.input)}  missing: ${slots.missing.join(', ')}`,
      );
    }
  }
  if (!plan) return 'I have no calculator for that question yet.';
  const year = plan.year ?? taxYear;
  try {
    const run = runCalculator(plan.calculator, plan.slots.input, { year, seed });
    return composeAnswer({
      calculator: plan.calculator,
      run,
      year,
      seed,
      said: new Set(Object.keys(plan.slots.input)),
    });
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return `To answer with ${plan.calculator.title.toLowerCase()} I need more: ${error.message}`;
  }
}

const words = process.argv.slice(2);
const question = words.filter((word) => !word.startsWith('--')).join(' ');
console.log(
  question === ''
    ? 'npm run ask -- "If I invest $500 a month at 7% for 30 years, how much will I have?"   (--explain shows how)'
    : answer(maskPrivate(question).text, words.includes('--explain')),
);
