import { accessOf, type PlanId } from '#contract/entitlements.ts';
import type { Holding } from '#contract/holdings.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { numeralsIn } from '#advisor/compose/plain-name.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { analyzePortfolio, type PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { receiptOf } from '#advisor/portfolio/answer/receipt-of.ts';
import {
  sayAllocation,
  sayFees,
  sayHeld,
  sayRisk,
  type Said,
} from '#advisor/portfolio/answer/say-holdings.ts';
import { sayToday } from '#advisor/portfolio/answer/say-today.ts';
import type { HoldingsTopic } from '#advisor/portfolio/answer/holdings-topic.ts';

/** What somebody holds, read only where a question is about it. */
export interface OwnHoldings {
  load: () => Promise<readonly Holding[]>;
  plan: PlanId;
  /** The share of stocks that fits the owner, as they have said. */
  stated: number | undefined;
}

interface ToCompose {
  topic: HoldingsTopic;
  own: OwnHoldings;
  /** The answer to the same question of somebody who holds nothing. */
  general: AnswerDocument;
  market: Market | null;
  now: Date;
  seed: number;
  signal?: AbortSignal | undefined;
}

const addThem = 'Add your holdings on the [Portfolio page](/portfolio), and I’ll answer this from them.';

/** The answer from the own holdings, with the general one below where that is a text. */
export async function composeHoldings(asked: ToCompose): Promise<AnswerDocument> {
  const { topic, own, general, market, now, seed } = asked;
  const holdings = await own.load();
  const year = now.getUTCFullYear();
  const analysis = analyzePortfolio(holdings, { year, stated: own.stated });
  if (!analysis) return withoutHoldings(topic, general);
  if (topic === 'worth') return withWorth(general, analysis);
  const isTold =
    topic === 'allocation' ||
    accessOf(topic === 'today' ? 'market_insights' : 'portfolio_analysis', own.plan) === 'full';
  if (!isTold) return withProLine(topic, general);
  const said =
    topic === 'today'
      ? await sayToday(holdings, { ...asked, analysis })
      : sayOf(topic, analysis, { stated: own.stated, year });
  if (!said) return withoutHoldings(topic, general);
  const held = sayHeld(analysis);
  return {
    ...general,
    opening: said.opening,
    because: said.because,
    held,
    warnings: topic === 'today' && market ? (said.warnings ?? []) : [],
    next: said.next,
    parts: textOf(general),
    question: undefined,
    articles: isText(general) ? general.articles : [],
    receipts: said.receipt ? receiptOf(said.receipt, { year, seed }) : [],
    record: {
      // What is asked next does not go on from what can't be looked up.
      topic: general.record.topic.startsWith('limit:') ? 'say' : general.record.topic,
      ...(general.record.part === undefined ? {} : { part: general.record.part }),
      quoted: numeralsIn([said.opening, ...said.because, ...said.next, held].join(' ')),
    },
  };
}

function sayOf(
  topic: 'allocation' | 'fees' | 'risk',
  analysis: PortfolioAnalysis,
  { stated, year }: { stated: number | undefined; year: number },
): Said | undefined {
  switch (topic) {
    case 'allocation':
      return sayAllocation(analysis);
    case 'fees':
      return sayFees(analysis, year);
    case 'risk':
      return sayRisk(analysis, stated);
  }
}

const isText = ({ record }: AnswerDocument) => record.topic.startsWith('article:');

/** A general text goes below; a question back or a limit is no text. */
function textOf(general: AnswerDocument): NonNullable<AnswerDocument['parts']> {
  const { articles, opening, because, parts = [] } = general;
  const [article] = articles;
  if (!article || !isText(general)) return [];
  return [{ title: article.title, text: [opening, ...because].join(' ').trim() }, ...parts];
}

function withoutHoldings(topic: HoldingsTopic, general: AnswerDocument): AnswerDocument {
  if (topic === 'worth') return general;
  return topic === 'today'
    ? {
        ...general,
        opening: 'I can’t tell yet: I don’t know what you hold.',
        because: [],
        articles: [],
        next: [addThem],
      }
    : { ...general, next: [...general.next, addThem] };
}

/** Beside what can't be seen, what its owner has added. */
function withWorth(general: AnswerDocument, analysis: PortfolioAnalysis): AnswerDocument {
  const held = sayHeld(analysis);
  const { opening: mix } = sayAllocation(analysis);
  return {
    ...general,
    opening: 'I see only what you’ve added here: FinDeus is connected to none of your accounts, on purpose.',
    because: [mix],
    held,
    articles: [],
    record: { ...general.record, quoted: numeralsIn(`${mix} ${held}`) },
  };
}

const addedByPro: Readonly<Record<'fees' | 'risk' | 'today', string>> = {
  fees: 'With Pro I work out what your own funds cost, from your holdings.',
  risk: 'With Pro I work out how far your own mix has fallen before, from your holdings.',
  today: 'What your own holdings did today is part of Pro. The [Market page](/market) has the main indexes.',
};

function withProLine(topic: 'fees' | 'risk' | 'today', general: AnswerDocument): AnswerDocument {
  return topic === 'today'
    ? { ...general, opening: addedByPro.today, because: [], articles: [] }
    : { ...general, next: [...general.next, addedByPro[topic]] };
}
