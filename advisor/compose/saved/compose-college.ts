import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

interface ToCompose extends Omit<Extract<Plan, { kind: 'college' }>, 'kind'> {
  year: number;
  seed: number;
}

const dollars = (value: number) => formatQuantity({ value: Math.round(value), unit: 'usd' });
const monthly = (value: number) => formatQuantity({ value: Math.round(value), unit: 'usd_per_month' });
const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const counts = ['no children', 'child', 'two children', 'three children', 'four children', 'five children'];
const childrenOf = (count: number) => counts[count] ?? `${count} children`;

/** What college takes for each of the own children, and for all of them together. */
export function composeCollege({ ages, saved, want, college: kind, year, seed }: ToCompose): AnswerDocument {
  const runs = ages.map((age, at) => {
    const input = { child_age: age, saved: saved / ages.length, ...(kind === undefined ? {} : { kind }) };
    const run = runCalculator(college529, input, { year, seed });
    const id = at === 0 ? college529.name : `${college529.name}-${at + 1}`;
    const figure = (name: string) => run.result.figures.find((one) => one.id === name)!.value;
    return { id, run, age, figure };
  });
  const sumOf = (name: string) => runs.reduce((sum, { figure }) => sum + Math.round(figure(name)), 0);
  const [cost, needed] = [sumOf('total_cost'), sumOf('monthly_needed')];
  const each = (name: string, say: (value: number) => string, hasYears = true) =>
    inWords.format(
      runs.map(({ id, age, figure }) => {
        const years = formatQuantity({ value: figure('years_until'), unit: 'years' });
        const child = `${age}-year-old${hasYears ? ` (${years} to go)` : ''}`;
        return `[${say(figure(name))}](#${id}.${name}) for the ${child}`;
      }),
    );
  const children = childrenOf(ages.length);
  const costs = `college for your ${children} will cost about ${dollars(cost)} in all`;
  const saves = `Save ${monthly(needed)} for your ${children}’s college`;
  const asksCost = want === 'amount';
  return {
    opening: asksCost
      ? `C${costs.slice(1)}: ${each('total_cost', dollars)}.`
      : `${saves}: ${each('monthly_needed', monthly)}.`,
    because: [
      asksCost
        ? `Paying for all of it takes ${monthly(needed)}: ${each('monthly_needed', monthly, false)}.`
        : `By then c${costs.slice(1)}.`,
      'This counts the average published price of a public college in your own state, unless you name another kind.',
    ],
    unless:
      kind === undefined || kind === 'public_in_state'
        ? 'they choose a private college or one in another state. Then it takes more; with grants it takes less.'
        : 'they get grants, or choose a public college in your own state. Then it takes less.',
    saved: [
      `ages of your children ${inWords.format(ages.map(String))}`,
      ...(saved > 0 ? [`529 plans ${dollars(saved)}`] : []),
    ],
    next: ['Look at your own state’s 529 plan first: many states give a tax break for it.'],
    receipts: runs.map(({ id, run }) =>
      toReceipt({
        id,
        calculator: college529,
        run,
        year,
        seed,
        origins: { child_age: 'your numbers', ...(saved > 0 ? { saved: 'your numbers' as const } : {}) },
      }),
    ),
    articles: [],
    sources: sourcesById(college529.sources),
    record: { topic: college529.name, quoted: [cost, needed, saved, ...ages] },
  };
}
