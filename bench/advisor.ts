import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { paths, retirementMontecarlo } from '#advisor/calculators/investing/paths/retirement-montecarlo.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { quantile } from '#advisor/numerics/statistics.ts';
import { measureRate, measureTime, megabytesInUse, printTable, toRow } from '#bench/measure.ts';
import { loadQuestions } from '#evals/load-questions.ts';
import { openAdvisor, type OpenedAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder, type LocalEmbedder } from '#server/embedder/create-embedder.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

const now = new Date('2026-11-15T12:00:00Z');
const open = (embedder: LocalEmbedder | null) =>
  openAdvisor({
    embedder,
    openReaderModel: embedder?.openReaderModel ?? openInProcessReader,
    model: null,
    now: () => now,
    log: () => undefined,
  });

interface Asked {
  messages: Message[];
  mode: 'free' | 'pro';
}

/** The time to the first text and to the whole answer, without a model. */
export async function benchAdvisor(): Promise<void> {
  await benchOpening();
  const questions = (await loadQuestions())
    .filter(({ heldOut, before }) => !heldOut && before.length === 0)
    .map(({ question, mode }): Asked => ({ messages: [{ role: 'user', content: question }], mode }));
  await benchAnswers(questions);
  await benchSimulation();
}

async function benchOpening(): Promise<void> {
  const before = megabytesInUse();
  let opened: OpenedAdvisor | undefined;
  const took = await measureTime(async () => {
    opened = await open(null);
  });
  const held = megabytesInUse() - before;
  const again = await measureTime(() => open(null));
  printTable(`Opening the advisor with ${opened?.articles.size} articles`, [
    { what: 'first, ms', figure: Math.round(took) },
    { what: 'again, ms', figure: Math.round(again) },
    { what: 'MB held', figure: Math.round(held) },
  ]);
}

async function benchAnswers(questions: readonly Asked[]): Promise<void> {
  const byWords = await open(null);
  const embedder = createEmbedder({ patienceMs: null, remembered: questions.length });
  await embedder.warm();
  const byMeaning = await open(embedder);
  await answerAll(byWords, questions); // until the optimising compiler is done
  printTable(`Answers without a model to ${questions.length} questions, one after the other, in ms`, [
    toTimes('never asked before', await answerAll(byMeaning, questions)),
    toTimes('asked before', await answerAll(byMeaning, questions)),
    toTimes('asked before, articles by words', await answerAll(byWords, questions)),
  ]);
  embedder.close();
}

interface AnswerTimes {
  first: number[];
  whole: number[];
}

async function answerAll({ stream }: OpenedAdvisor, questions: readonly Asked[]): Promise<AnswerTimes> {
  const { signal } = new AbortController();
  const times: AnswerTimes = { first: [], whole: [] };
  for (const question of questions) {
    const started = performance.now();
    let first: number | undefined;
    // A new request object each time, because the advisor caches its work by request.
    for await (const _ of stream({ ...question }, signal)) first ??= performance.now() - started;
    times.whole.push(performance.now() - started);
    times.first.push(first ?? Number.NaN);
  }
  return times;
}

const at = (times: readonly number[], share: number) => quantile(times, share).toFixed(1);

function toTimes(what: string, { first, whole }: AnswerTimes) {
  return {
    what,
    'first text p50': at(first, 0.5),
    'first text p95': at(first, 0.95),
    'whole p50': at(whole, 0.5),
    'whole p95': at(whole, 0.95),
    slowest: at(whole, 1),
  };
}

/** Without its sensitivity, which would run it many times. */
async function benchSimulation(): Promise<void> {
  const input = { portfolio: 1_000_000, spending: 40_000, stocks: 60, years: 30 };
  const simulate = () => Promise.resolve(runCalculator(retirementMontecarlo, input, { year: 2026, seed: 1 }));
  await measureRate(simulate, { lanes: 1, seconds: 1 }); // until the optimising compiler is done
  const rate = await measureRate(simulate, { lanes: 1 });
  printTable('Monte Carlo', [toRow(`${paths} paths of ${input.years} years`, rate, null)]);
}
