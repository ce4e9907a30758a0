import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
} from '#advisor/calculators/define/run-calculator.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { askPolitely } from '#advisor/compose/ask-politely.ts';
import { articleLink, educationLine } from '#advisor/compose/cite.ts';
import { composeArticle } from '#advisor/compose/compose-article.ts';
import { chooseFigures } from '#advisor/compose/asked-figures.ts';
import { composeCalculation, type DoneRun } from '#advisor/compose/compose-calculation.ts';
import { composeFact } from '#advisor/compose/compose-fact.ts';
import { renderReceipt } from '#advisor/compose/receipt.ts';
import { composeMissing, composeOffer, unfinishedReceipt } from '#advisor/compose/compose-missing.ts';
import { composeSteps } from '#advisor/compose/compose-steps.ts';
import { sections, uncapitalize } from '#advisor/compose/markdown.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { runAgain } from '#advisor/plan/plan-follow-up.ts';
import type { Clarification, Offer, Plan, PlannedReading } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

export interface Composing {
  question: string;
  articles: ReadonlyMap<string, Article>;
  calculators: readonly AnyCalculator[];
  mode: 'free' | 'pro';
  seed: number;
  year: number;
  /** Between the runs of an answer that takes many. */
  pause: Pause;
}

/** Carries a plan out and puts it into words. */
export async function composePlan(plan: Plan, composing: Composing): Promise<string> {
  const { seed, question } = composing;
  switch (plan.kind) {
    case 'calculate':
      return calculate(plan, composing);
    case 'both':
      return (await Promise.all(plan.plans.map((one) => composePlan(one, composing))))
        .map((text, at) => (at === 0 ? text.replace(`\n\n${educationLine}`, '') : text))
        .join('\n\n---\n\n');
    case 'missing':
      return composeMissing({
        planned: plan.planned,
        missing: plan.missing,
        seed,
        article: articlesOf(plan.readings, composing)[0],
      });
    case 'problem':
      return sections(
        `**${askPolitely(plan.message)}**`,
        `I need that changed for this: ${uncapitalize(plan.planned.calculator.title)}.`,
        educationLine,
        renderReceipt(unfinishedReceipt(plan.planned, seed, [])),
      );
    case 'steps':
      return explainRun(plan, seed);
    case 'fact':
      return sections(
        composeFact(
          plan.ids
            .flatMap((id) => plan.years.map((asked) => ({ id, asked })))
            .map(({ id, asked }) => {
              const facts = readFacts(asked);
              const value: unknown = facts.get(id);
              return { entry: ledger[id], use: facts.used()[0]!, value, year: asked };
            }),
          plan.question ?? question,
          articlesOf(plan.readings, composing),
        ),
        ...offered(plan.offer, seed),
      );
    case 'article':
      return readArticles(plan, composing) ?? unknown(plan.readings, composing);
    case 'limit': {
      const nearest = plan.limit.instead.slice(0, mostNeighbours);
      return sections(
        `**${plan.limit.sentence}**`,
        alsoRead(
          nearest.map((article) => ({ article, part: '' })),
          composing,
        ),
        nearest.length === 0 ? youCouldAsk : '',
        educationLine,
        ...offered(plan.offer, seed),
      );
    }
    case 'clarify':
      return sections(clarify(plan.clarification), alsoRead(plan.readings, composing), educationLine);
    case 'say':
      return plan.text;
    case 'unknown':
      return unknown(plan.readings, composing);
  }
}

/** The question for what is missing, and what is known so far for the message that answers it. */
function offered(offer: Offer | undefined, seed: number): string[] {
  return offer
    ? [composeOffer(offer), renderReceipt(unfinishedReceipt(offer.planned, seed, offer.missing))]
    : [];
}

function run(planned: PlannedRun, at: number, seed: number): DoneRun {
  const { calculator, input, year } = planned;
  return {
    ...planned,
    id: at === 0 ? calculator.name : `${calculator.name}-${at + 1}`,
    run: runCalculator(calculator, input, { year, seed }),
  };
}

/** The question in bold, and what could be said to it. */
function clarify({ question, choices }: Clarification): string {
  return sections(`**${question}**`, choices.map((choice) => `- ${choice}`).join('\n'));
}

/** The receipt comes from the browser, and may say what no calculator takes. */
function explainRun(plan: Extract<Plan, { kind: 'steps' }>, seed: number): string {
  try {
    return composeSteps(run(runAgain(plan.receipt, plan.calculator), 0, seed), seed);
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return sections(
      '**I cannot run that again: its inputs are not what a calculator takes.**',
      educationLine,
    );
  }
}

async function calculate(
  { runs: planned, readings, doubt, wanted }: Extract<Plan, { kind: 'calculate' }>,
  composing: Composing,
): Promise<string> {
  const { seed, mode, pause } = composing;
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
    return await composeCalculation({
      runs,
      seed,
      mode,
      question: composing.question,
      before: doubt ? clarify(doubt) : '',
      askedFigures: chooseFigures(runs[0].run.result.figures, wanted),
      pause,
      articles: about.slice(0, mode === 'pro' ? 2 : 1),
    });
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return sections(
      `**${error.message}**`,
      educationLine,
      renderReceipt(unfinishedReceipt(planned[0], seed, [])),
    );
  }
}

function readArticles(
  { readings, offer, before = '' }: Extract<Plan, { kind: 'article' }>,
  { articles, calculators, mode, year, seed }: Composing,
): string | undefined {
  const [first, ...others] = readings.flatMap(({ article: id, part }) => {
    const article = articles.get(id);
    return article ? [{ article, part }] : [];
  });
  if (!first) return undefined;
  const leading = calculators.filter(({ name }) => first.article.calculators.includes(name));
  return sections(
    before === '' ? '' : `**${before}**`,
    composeArticle({ readings: [first, ...others], year, mode, calculators: leading, offer }),
    offer ? renderReceipt(unfinishedReceipt(offer.planned, seed, offer.missing)) : '',
  );
}

/** An honest sentence and a useful neighbour; never an invented number, never an unrelated article. */
function unknown(readings: readonly PlannedReading[], composing: Composing): string {
  return sections(
    '**I do not know that: it is not something I have a calculator, a figure or an article for. I answer questions about money.**',
    alsoRead(readings, composing),
    youCouldAsk,
    educationLine,
  );
}

function alsoRead(readings: readonly PlannedReading[], composing: Composing): string {
  const found = articlesOf(readings, composing);
  return found.length > 0 ? `What comes nearest here: ${found.map(articleLink).join(', ')}.` : '';
}

const mostNeighbours = 2;

/** In words, not in numbers: a figure that nobody asked about has no place in an answer. */
const youCouldAsk =
  'You could ask, for example, what your savings will grow to, what a loan costs a month, what your federal tax is, or what an IRA is.';

function articlesOf(readings: readonly PlannedReading[], { articles }: Composing): Article[] {
  return readings.flatMap(({ article }) => articles.get(article) ?? []);
}
