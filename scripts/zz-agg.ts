import { openEvaluatedAdvisor } from '#evals/open-advisor.ts';
import { loadQuestions } from '#evals/load-questions.ts';
import { evaluate } from '#evals/evaluate.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
const o = await openEvaluatedAdvisor({ byWords: false });
const r = await evaluate(o, (await loadQuestions()).filter((q) => q.family === process.argv[2]));
const c: Record<string, number> = {};
for (const x of r) if (x.outcome !== 'right') { const k = `${x.outcome} ${x.plan} ${readReceipts(x.answer)[0]?.calculator ?? ''} ${x.question.expect.numbers ? 'num' : ''}${x.question.expect.cites ? 'cites' : ''}${x.question.expect.says ? 'says' : ''}${x.question.expect.asksFor ? 'asksFor' : ''}`; c[k] = (c[k] ?? 0) + 1; }
console.log(Object.entries(c).sort((a, b) => b[1] - a[1]).map(([k, n]) => `${n} ${k}`).join('\n'));
process.exit(0);
