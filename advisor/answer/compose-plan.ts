import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
} from '#advisor/calculators/define/run-calculator.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { Explanation } from '#advisor/calculators/define/result.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { askPolitely, isRequest } from '#advisor/compose/calculations/ask-politely.ts';
import { renderLinked } from '#advisor/compose/markdown.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { composeAgain } from '#advisor/compose/calculations/compose-again.ts';
import { composeArticle } from '#advisor/compose/texts/compose-article.ts';
import { chooseFigures } from '#advisor/compose/calculations/asked-figures.ts';
import {
  composeCalculation,
  labelsTold,
  savedIn,
  type DoneRun,
} from '#advisor/compose/calculations/compose-calculation.ts';
import { composeCollege } from '#advisor/compose/saved/compose-college.ts';
import { composeFact, type FoundFigure } from '#advisor/compose/texts/compose-fact.ts';
import { composeGoal } from '#advisor/compose/saved/compose-goal.ts';
import { composeGuide } from '#advisor/compose/guides/compose-guide.ts';
import {
  composeMissing,
  offerQuestion,
  unfinishedReceipt,
} from '#advisor/compose/calculations/compose-missing.ts';
import { asOne } from '#advisor/compose/as-one.ts';
import { maxNeighbors, nearestArticles, plainAnswer, unknownAnswer } from '#advisor/compose/plain-answer.ts';
import { composePurchase } from '#advisor/compose/saved/compose-purchase.ts';
import { composeSummary } from '#advisor/compose/guides/compose-summary.ts';
import { composeSteps } from '#advisor/compose/calculations/compose-steps.ts';
import { withWorthDays } from '#advisor/compose/saved/compose-worth-days.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { runAgain } from '#advisor/plan/follow-ups/earlier-run.ts';
import type { Offer, Plan, PlannedReading } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

interface Composing {
  question: string;
  articles: ReadonlyMap<string, Article>;
  calculators: readonly AnyCalculator[];
  mode: 'free' | 'pro';
  seed: number;
  year: number;
  today: Date;
  /** Between the runs of an answer that takes many. */
  pause: Pause;
}

/** Carries a plan out and puts it into words. */
export async function composePlan(plan: Plan, composing: Composing): Promise<AnswerDocument> {
  const { seed, year, mode, articles, pause, today } = composing;
  switch (plan.kind) {
    case 'calculate':
      return calculate(plan, composing);
    case 'both': {
      const both = await Promise.all(plan.plans.map((one) => composePlan(one, composing)));
      const isLong = mode === 'free' && plan.plans.some(({ kind }) => kind !== 'calculate');
      return asOne(both[0]!, both[1]!, isLong);
    }
    case 'missing':
      return composeMissing({
        planned: plan.planned,
        missing: plan.missing,
        seed,
        article: articlesOf(plan.readings, composing)[0],
      });
    case 'problem':
      return problem(plan.message, plan.planned, seed);
    case 'steps':
      return explainRun(plan, composing);
    case 'again':
      return speakAgain(plan, composing);
    case 'summary':
      return composeSummary(plan, await Promise.all(plan.plans.map((one) => composePlan(one, composing))));
    case 'fact':
      return lookUp(plan, composing);
    case 'guide':
      return composeGuide({ ...plan, year, seed, mode, articles, pause, today });
    case 'article':
      return readArticles(plan, composing) ?? unknownAnswer(articlesOf(plan.readings, composing), articles);
    case 'goal':
      return composeGoal({ ...plan, today, seed });
    case 'college':
      return composeCollege({ ...plan, year, seed });
    case 'purchase':
      return composePurchase({ ...plan, year, seed });
    case 'limit':
      return {
        ...plainAnswer(`limit:${plan.limit.id}`, plan.limit.sentence),
        because: nearestArticles(plan.limit.instead, articles),
        ...offered(plan.offer, seed),
        articles: plan.limit.instead.slice(0, maxNeighbors).flatMap((id) => articles.get(id) ?? []),
      };
    case 'clarify': {
      const { question: asked, choices } = plan.clarification;
      const document = plainAnswer('clarify', asked);
      const buttons = { text: asked, choices: choices.map((label) => ({ label })) };
      return {
        ...document,
        because: nearestArticles(
          plan.readings.map(({ article }) => article),
          articles,
        ),
        record: { ...document.record, question: buttons },
      };
    }
    case 'say':
      return plainAnswer('say', plan.text);
    case 'unknown':
      return unknownAnswer(articlesOf(plan.readings, composing), articles);
  }

  function lookUp(fact: Extract<Plan, { kind: 'fact' }>, { question: asked }: Composing): AnswerDocument {
    const found = fact.ids.flatMap((id) =>
      fact.years.map((one) => {
        const facts = readFacts(one);
        const value: unknown = facts.get(id);
        return { entry: ledger[id], use: facts.used()[0]!, value, year: one };
      }),
    );
    const document = composeFact(
      found as [FoundFigure, ...FoundFigure[]],
      fact.question ?? asked,
      articlesOf(fact.readings, composing),
    );
    const { receipts = [], ...offer } = offered(fact.offer, seed);
    return { ...document, ...offer, receipts: [...document.receipts, ...receipts] };
  }
}

/** The question for what is missing, and what is known so far for the message that answers it. */
function offered(
  offer: Offer | undefined,
  seed: number,
): Partial<Pick<AnswerDocument, 'question' | 'receipts'>> {
  return offer
    ? {
        question: offerQuestion(offer),
        receipts: [unfinishedReceipt(offer.planned, seed, offer.missing)],
      }
    : {};
}

function problem(message: string, planned: PlannedRun, seed: number): AnswerDocument {
  const said = askPolitely(message);
  const document = plainAnswer(planned.calculator.name, said);
  return {
    ...document,
    receipts: [unfinishedReceipt(planned, seed, [])],
    ...(isRequest(message) ? { record: { ...document.record, question: { text: said, choices: [] } } } : {}),
  };
}

function run(planned: PlannedRun, at: number, seed: number): DoneRun {
  const { calculator, input, year } = planned;
  return {
    ...planned,
    id: at === 0 ? calculator.name : `${calculator.name}-${at + 1}`,
    run: runCalculator(calculator, input, { year, seed }),
  };
}

/** The receipt comes from the browser, and may hold what no calculator takes. */
async function explainRun(
  plan: Extract<Plan, { kind: 'steps' }>,
  { seed, pause }: Composing,
): Promise<AnswerDocument> {
  try {
    await pause();
    return await composeSteps(run(runAgain(plan.receipt, plan.calculator), 0, seed), seed, pause);
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return plainAnswer(plan.calculator.name, cannotRunAgain);
  }
}

/** What was worked out, spoken of once more; its receipts come from the browser. */
async function speakAgain(
  { manner, last, earlier, noted, at = 0 }: Extract<Plan, { kind: 'again' }>,
  { seed, pause }: Composing,
): Promise<AnswerDocument> {
  const all = manner === 'all' ? [last, ...earlier] : [last];
  const done = all.flatMap(({ receipt, calculator }) => {
    const { value } = attemptRun(() => run(runAgain(receipt, calculator), at, seed));
    return value ? [value] : [];
  });
  await pause();
  const [first, ...others] = done;
  if (!first) return plainAnswer(last.calculator.name, cannotRunAgain);
  return composeAgain({ manner, noted, runs: [first, ...others], seed, pause });
}

const cannotRunAgain = "I can't run that again: the calculator doesn't take its inputs.";

async function calculate(
  {
    runs: planned,
    readings,
    doubt,
    wanted,
    asksDifference,
    isGiven = false,
    beside,
    besideLead,
    worth,
  }: Extract<Plan, { kind: 'calculate' }>,
  composing: Composing,
): Promise<AnswerDocument> {
  const { seed, mode, pause, today } = composing;
  try {
    const [first, ...others] = planned;
    await pause();
    const runs: [DoneRun, ...DoneRun[]] = [run(first, 0, seed)];
    for (const [at, one] of others.entries()) {
      await pause();
      runs.push(run(one, at + 1, seed));
    }
    const about = articlesOf(readings, composing).filter(({ calculators }) =>
      calculators.includes(first.calculator.name),
    );
    const { result, input } = runs[0].run;
    const { named = {} }: Explanation = first.calculator.explain(result, input);
    const composed = await composeCalculation({
      runs,
      seed,
      mode,
      today,
      question: composing.question,
      doubt,
      isGiven,
      asksDifference,
      want: wanted.want,
      alsoAsked: wanted.also,
      askedFigures: chooseFigures(result.figures, wanted, Object.keys(named), labelsTold(runs[0])),
      pause,
      articles: about.slice(0, mode === 'pro' ? 2 : 1),
    });
    const document = worth ? withWorthDays(composed, worth, today) : composed;
    if (!beside) return document;
    const at = beside.calculator === first.calculator ? planned.length : 0;
    return withBeside(document, run(beside, at, seed), { seed, lead: besideLead });
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return problem(error.message, planned[0], seed);
  }
}

/** One sentence of another run, with its receipt below the others. */
function withBeside(
  document: AnswerDocument,
  done: DoneRun,
  { seed, lead }: { seed: number; lead: string | undefined },
): AnswerDocument {
  const { conclusion }: Explanation = done.calculator.explain(done.run.result, done.run.input);
  const sentence = renderLinked(conclusion, done.id);
  return {
    ...document,
    because:
      lead === undefined
        ? [...document.because, sentence]
        : [`${lead}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`, ...document.because],
    saved: [...new Set([...(document.saved ?? []), ...savedIn(done)])],
    receipts: [...document.receipts, toReceipt({ ...done, seed })],
  };
}

function readArticles(
  { readings, offer }: Extract<Plan, { kind: 'article' }>,
  { articles, calculators, mode, year, seed }: Composing,
): AnswerDocument | undefined {
  const [first, ...others] = readings.flatMap(({ article: id, answer, ...reading }) => {
    const article = articles.get(id);
    return article ? [{ ...reading, article, answer }] : [];
  });
  if (!first) return undefined;
  const leading = calculators.filter(({ name }) => first.article.calculators.includes(name));
  return composeArticle({
    readings: [first, ...others],
    year,
    mode,
    calculators: leading,
    offer,
    seed,
  });
}

function articlesOf(readings: readonly PlannedReading[], { articles }: Composing): Article[] {
  return readings.flatMap(({ article }) => articles.get(article) ?? []);
}
