import { accessOf, type PlanId } from '#contract/entitlements.ts';
import type { Holding } from '#contract/holdings.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { numeralsIn } from '#advisor/compose/plain-name.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { sampleFor } from '#advisor/market/value-holdings.ts';
import { analyzePortfolio, type PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import type { Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';
import { receiptOf } from '#advisor/portfolio/answer/receipt-of.ts';
import { findPosition, type OwnPosition } from '#advisor/portfolio/answer/own-position.ts';
import {
  sayAllocation,
  sayFees,
  sayHeld,
  sayLargest,
  sayRisk,
  saySpread,
  sayWorth,
  type Said,
} from '#advisor/portfolio/answer/say-holdings.ts';
import { sayPosition } from '#advisor/portfolio/answer/say-position.ts';
import { sayRebalance } from '#advisor/portfolio/answer/say-rebalance.ts';
import { saySale } from '#advisor/portfolio/answer/say-sale.ts';
import { sayStress } from '#advisor/portfolio/answer/say-stress.ts';
import { positionsOf, sayToday } from '#advisor/portfolio/answer/say-today.ts';
import { stressTopic, type HoldingsTopic } from '#advisor/portfolio/answer/holdings-topic.ts';

/** What somebody holds, read only where a question is about it. */
export interface OwnHoldings {
  load: () => Promise<readonly Holding[]>;
  plan: PlanId;
  /** The share of stocks that fits the owner, as they have said. */
  stated: number | undefined;
  /** What decides the tax on a sale, as far as it is saved. */
  taxpayer?: Taxpayer | undefined;
}

/** The market as the owner of these holdings sees it: see `sampleFor`. */
export const marketOf = (market: Market, own: OwnHoldings): Market =>
  sampleFor(market, async () => positionsOf(await own.load()));

interface ToCompose {
  topic: HoldingsTopic;
  own: OwnHoldings;
  /** The answer to the same question of somebody who holds nothing. */
  general: AnswerDocument;
  /** Whether "yes" or "no" is wanted. */
  isYesNo: boolean;
  market: Market | null;
  now: Date;
  seed: number;
  signal?: AbortSignal | undefined;
}

const addThem = 'Add your holdings on the [Portfolio page](/portfolio), and I’ll answer this from them.';

/** The answer from the own holdings, with the general one below where that is a text. */
export async function composeHoldings(asked: ToCompose): Promise<AnswerDocument> {
  const { topic, own, general, now, seed } = asked;
  const holdings = await own.load();
  const year = now.getUTCFullYear();
  const analysis = analyzePortfolio(holdings, {
    year,
    stated: own.stated,
    taxpayer: own.taxpayer,
    today: now.toISOString().slice(0, 10),
    ...(topic.id === 'rebalance' ? { stocks: topic.stocks } : {}),
  });
  if (!analysis) return withoutHoldings(topic.id, general);
  if (topic.id === 'worth') return withWorth(general, analysis, holdings);
  if (topic.id === 'position' || topic.id === 'sale') {
    const position = findPosition(topic.id === 'sale' ? [topic.named] : topic.named, holdings, analysis);
    if (!position) return general;
    if (topic.id === 'position')
      return ownAnswer(await sayOwnPosition(position, { ...asked, analysis }), analysis, {
        general,
        year,
        seed,
      });
    if (accessOf('portfolio_analysis', own.plan) !== 'full') return withProLine('sale', general);
    const said = saySale(position, topic.part, { total: analysis.total, taxpayer: own.taxpayer ?? {}, year });
    return said ? ownAnswer(said, analysis, { general, year, seed }) : general;
  }
  const feature = topic.id === 'today' ? 'market_insights' : 'portfolio_analysis';
  if (topic.id !== 'allocation' && accessOf(feature, own.plan) !== 'full')
    return withProLine(topic.id, general);
  if (topic.id === 'rebalance' || topic.id === 'stress') {
    const said = topic.id === 'stress' ? sayStress(analysis, topic.test) : sayRebalance(analysis);
    if (!said) return general;
    const answer = ownAnswer(said, analysis, { general, year, seed });
    return topic.id === 'stress' ? { ...answer, record: { ...answer.record, topic: stressTopic } } : answer;
  }
  const said =
    topic.id === 'today'
      ? await sayToday(holdings, { ...asked, analysis })
      : sayOf(topic.id, analysis, { stated: own.stated, year, isYesNo: asked.isYesNo });
  if (!said) return withoutHoldings(topic.id, general);
  const { opening, because, held, next, receipts, record } = ownAnswer(said, analysis, {
    general,
    year,
    seed,
  });
  return {
    ...general,
    opening,
    because,
    held,
    warnings: said.warnings ?? [],
    next,
    parts: textOf(general),
    question: undefined,
    articles: isText(general) ? general.articles : [],
    receipts,
    record: { ...record, ...(general.record.part === undefined ? {} : { part: general.record.part }) },
  };
}

/** What is said of the own holdings, and nothing of the general answer. */
function ownAnswer(
  said: Said,
  analysis: PortfolioAnalysis,
  { general, year, seed }: { general: AnswerDocument; year: number; seed: number },
): AnswerDocument {
  const held = sayHeld(analysis);
  const { topic } = general.record;
  return {
    opening: said.opening,
    because: said.because,
    held,
    warnings: said.warnings ?? [],
    next: said.next,
    receipts: said.receipt ? receiptOf(said.receipt, { year, seed }) : [],
    articles: [],
    sources: [],
    record: {
      // What is asked next goes on from a text or a decision, not from what can't be looked up or was not understood.
      topic: /^(?:article|guide):/.test(topic) ? topic : 'say',
      quoted: numeralsIn([said.opening, ...said.because, ...said.next, held].join(' ')),
    },
  };
}

function sayOwnPosition(
  position: OwnPosition,
  { own, general, isYesNo, market, now, signal, analysis }: ToCompose & { analysis: PortfolioAnalysis },
): Promise<Said> {
  return sayPosition(position, {
    general,
    isYesNo,
    hasPrices: accessOf('market_insights', own.plan) === 'full',
    hasAnalysis: accessOf('portfolio_analysis', own.plan) === 'full',
    market,
    now,
    signal,
    total: analysis.total,
    taxpayer: own.taxpayer ?? {},
    year: now.getUTCFullYear(),
  });
}

function sayOf(
  topic: 'allocation' | 'fees' | 'risk',
  analysis: PortfolioAnalysis,
  { stated, year, isYesNo }: { stated: number | undefined; year: number; isYesNo: boolean },
): Said | undefined {
  switch (topic) {
    case 'allocation':
      return isYesNo ? saySpread(analysis) : sayAllocation(analysis);
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

function withoutHoldings(topic: HoldingsTopic['id'], general: AnswerDocument): AnswerDocument {
  if (topic === 'worth' || topic === 'position') return general;
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
function withWorth(
  general: AnswerDocument,
  analysis: PortfolioAnalysis,
  holdings: readonly Holding[],
): AnswerDocument {
  const held = sayHeld(analysis);
  const { opening: mix } = sayAllocation(analysis);
  const largest = sayLargest(holdings, analysis);
  const opening = sayWorth(holdings, analysis);
  return {
    ...general,
    question: undefined,
    opening,
    because: [
      mix,
      largest,
      'I see only what you’ve added here: FinDeus is connected to none of your accounts, on purpose.',
    ],
    held,
    articles: [],
    record: { ...general.record, quoted: numeralsIn(`${opening} ${mix} ${largest} ${held}`) },
  };
}

type ProTopic = 'fees' | 'risk' | 'today' | 'sale' | 'rebalance' | 'stress';

const addedByPro: Readonly<Record<ProTopic, string>> = {
  fees: 'With Pro I work out what your own funds cost, from your holdings.',
  risk: 'With Pro I work out how far your own mix has fallen before, from your holdings.',
  stress: 'With Pro I work out what that would do to your own holdings, in dollars.',
  sale: 'With Pro I work out the tax on selling a part of your own holdings.',
  rebalance: 'With Pro I work out the trades and the tax to get there from your own holdings.',
  today: 'What your own holdings did today is part of Pro. The [Market page](/market) has the main indexes.',
};

function withProLine(topic: ProTopic, general: AnswerDocument): AnswerDocument {
  return topic === 'today'
    ? { ...general, opening: addedByPro.today, because: [], articles: [] }
    : { ...general, next: [...general.next, addedByPro[topic]] };
}
