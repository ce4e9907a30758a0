/**
 * `npm run evals`: scores the whole advisor. `--json` prints the table as JSON, `--faults` every fault with its answer's
 * opening (held-out questions are only counted), `--family NAME` takes one family, `--words` goes without the embedder,
 * `--retrieval DIR` scores the search alone on a corpus in BEIR form.
 */
import { parseArgs } from 'node:util';
import { openEvaluatedAdvisor } from '#evals/open-advisor.ts';
import { loadQuestions } from '#evals/load-questions.ts';
import { evaluate } from '#evals/evaluate.ts';
import { printScores, toScores } from '#evals/scores.ts';
import { runRetrieval } from '#evals/retrieval/run-retrieval.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    family: { type: 'string' },
    retrieval: { type: 'string' },
  },
});

if (values.retrieval === undefined) {
  const opened = await openEvaluatedAdvisor({ byWords: values.words });
  const questions = (await loadQuestions()).filter(
    ({ family }) => values.family === undefined || family === values.family,
  );
  const results = await evaluate(opened, questions);
  await opened.close();
  if (values.faults) {
    for (const { question, faults, ungrounded, answer, plan } of results) {
      if (question.heldOut || faults.length + ungrounded.length === 0) continue;
      console.log(
        `\n${question.id} [${question.mode}] ${[...question.before, question.question].join(' / ')}`,
      );
      console.log(`   ${plan}: ${answer.split('\n')[0]?.slice(0, 150)}`);
      for (const fault of faults) console.log(`   - ${fault}`);
      if (ungrounded.length > 0) console.log(`   - ungrounded: ${ungrounded.join(', ')}`);
    }
  }
  const scores = toScores(results);
  if (values.json) console.log(JSON.stringify(scores, null, 2));
  else printScores(scores);
} else await runRetrieval(values.retrieval, { json: values.json });
