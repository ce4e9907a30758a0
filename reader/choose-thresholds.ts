/**
 * `node reader/choose-thresholds.ts`: reads the test files with the trained weights, plans every question for which
 * there is a calculator, and prints for several thresholds how many plans would be sure, and how many of those rest on
 * a wrong ask or a wrong role. The table in advisor/plan/doubt/doubt.ts is chosen from it.
 */
import { calculators } from '#advisor/calculators/registry.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { emptyPicture } from '#advisor/picture/picture.ts';
import { factsOf, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import { confidenceOf } from '#advisor/plan/doubt/doubt.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { createReader } from '#advisor/reader/create-reader.ts';
import { isTestFile, loadCorpus } from '#reader/corpus.ts';
import { readMarkup } from '#reader/markup.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

const reader = createReader(openInProcessReader(collectAsks(await loadArticles())));
const year = new Date().getUTCFullYear();
const errors: string[] = [];
const judged: { confidence: number; wrong: boolean }[] = [];
for (const { file, turns } of await loadCorpus()) {
  const [turn] = turns;
  if (!isTestFile(file) || turns.length > 1 || !turn?.text.includes('|')) continue;
  const { text, spans } = readMarkup(turn.text);
  const reading = await reader.read({ text, before: [], asked: undefined, topic: undefined });
  const [ask] = reading.asks;
  const calculator = calculators.find(({ name }) => name === ask?.id);
  if (!ask || !calculator) continue;
  const picture = withDerived(startQuestion(emptyPicture, factsOf(reading, 0), wordsOf(reading, 0)), year);
  const { used, leftover, missing, problem } = planCalculation(calculator, {
    picture,
    reading,
    turn: 0,
    year,
    profile: {},
    last: undefined,
  });
  if (missing.length > 0 || problem !== undefined) continue;
  const told = used.filter(({ source }) => source === 'words');
  const isWrong = (start: number, role: string, owner: string) => {
    const meant = spans.find((span) => span.start <= start && span.end > start);
    return (
      !meant ||
      meant.role !== role ||
      (meant.owner !== owner && (meant.owner === 'spouse' || owner === 'spouse'))
    );
  };
  const wrongFacts = told.filter(
    ({ start, role, owner }) => isWrong(start, role, owner) && !isAlike(start, role),
  );
  const wrongAsk = !(turn.ask ?? []).includes(ask.id);
  judged.push({
    confidence: confidenceOf({ ask: ask.probability, used: told, leftover }),
    wrong: wrongAsk || wrongFacts.length > 0,
  });
  if (process.argv[2] === '--errors' && judged.at(-1)!.confidence >= 0.8)
    for (const fact of wrongFacts)
      errors.push(
        `${spans.find((span) => span.start <= fact.start && span.end > fact.start)?.role ?? 'none'} as ${fact.role}`,
      );
  if (process.argv[2] === '--errors' && wrongAsk && judged.at(-1)!.confidence >= 0.8)
    errors.push(`${turn.ask?.[0]} as ${ask.id}`);

  /** Roles that fill the same fields everywhere: mixing them up changes nothing. */
  function isAlike(start: number, role: string): boolean {
    const meant = spans.find((span) => span.start <= start && span.end > start)?.role ?? 'other';
    const groups = [
      ['lump_sum', 'bal_total', 'bal_cash', 'bal_brokerage', 'bal_retirement', 'bal_roth'],
      ['horizon', 'term'],
      ['rate_return', 'rate_savings'],
      ['spend_total', 'spend_needs'],
      ['debt_balance', 'mortgage_balance'],
    ];
    return groups.some((group) => group.includes(meant) && group.includes(role));
  }
}
console.log(`${judged.length} complete plans on the test files`);
console.table(
  [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map((threshold) => {
    const sure = judged.filter(({ confidence }) => confidence >= threshold);
    const wrong = sure.filter((one) => one.wrong).length;
    return {
      threshold,
      sure: sure.length,
      'wrong and sure': wrong,
      '% of all': ((100 * wrong) / judged.length).toFixed(1),
      '% of sure': ((100 * wrong) / sure.length).toFixed(1),
    };
  }),
);

if (errors.length > 0)
  console.log(
    Object.entries(Object.groupBy(errors, (error) => error))
      .map(([name, all]) => [all!.length, name] as const)
      .toSorted((one, other) => other[0] - one[0])
      .map(([count, name]) => `${count} ${name}`)
      .join(', '),
  );
