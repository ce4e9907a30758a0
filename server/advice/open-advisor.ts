import type { ApiAdvice } from '#contract/api/advice.ts';
import { createAdvisor, type AdviceRequest, type Advisor } from '#advisor/answer/create-advisor.ts';
import { createAdviceStream, type AdviceStreamParts } from '#advisor/answer/stream-advice.ts';
import { assessAnswer } from '#advisor/assess/assess-answer.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { collectAsks, type Ask } from '#advisor/reader/asks.ts';
import type { ReaderModel } from '#advisor/reader/scores.ts';
import type { Embedder, Rank } from '#advisor/retrieve/embedder.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { createPause } from '#server/advice/create-pause.ts';
import { openCurrentRetriever } from '#server/advice/current-retriever.ts';
import { loadArticles, loadKnowledge } from '#server/embedder/load-knowledge.ts';

export interface OpenAdvisorOptions extends Pick<AdviceStreamParts, 'model' | 'onModelFailure' | 'limits'> {
  /** Null: texts are found by their words. */
  embedder: Embedder | null;
  /** Opens the reader for everything that can be asked. */
  openReaderModel: (asks: readonly Ask[]) => ReaderModel;
  /** Null without a provider of market data. */
  market?: Market | null;
  now: () => Date;
  log: (message: string) => void;
}

export interface OpenedAdvisor {
  advisor: Advisor;
  articles: ReadonlyMap<string, Article>;
  /** An answer as a stream of Markdown, written by the model if there is one. */
  stream: ReturnType<typeof createAdviceStream>;
  /** An answer that was given, for programs: with what it rests on, what it recommends and how risky it is. */
  assess: (request: AdviceRequest, text: string, signal: AbortSignal) => Promise<ApiAdvice>;
}

const passages = 4;

/** The advisor with everything alive that it is handed: knowledge from disk, an embedder, a model, a clock. */
export async function openAdvisor(options: OpenAdvisorOptions): Promise<OpenedAdvisor> {
  const { embedder, model, market = null, now, log, onModelFailure, limits } = options;
  const thisYear = () => now().getUTCFullYear();
  const articles = new Map((await loadArticles()).map((article) => [article.id, article]));
  const retriever = await openCurrentRetriever({
    now,
    log,
    openFor: async (year) =>
      createRetriever({ collections: (await loadKnowledge(year)).collections, embedder, log }),
  });
  const pause = createPause();
  const readerModel = options.openReaderModel(collectAsks([...articles.values()]));
  const rank = embedder?.rank && orNothing(embedder.rank, log);
  const advisor = createAdvisor({ articles, retriever, readerModel, rank, market, now, pause });
  const stream = createAdviceStream({
    advisor,
    model,
    now,
    pause,
    async searchKnowledge(query, signal) {
      const found = (await retriever.read(query, signal)).find('articles', { limit: passages });
      return found.flatMap(({ entry: { id, part } }) => {
        const article = articles.get(id);
        const section = article && sectionsOf(article, thisYear()).find(({ title }) => title === part);
        return article && section
          ? [{ id, title: article.title, text: section.text, asOf: article.asOf }]
          : [];
      });
    },
    ...(onModelFailure ? { onModelFailure } : {}),
    ...(limits ? { limits } : {}),
  });
  return {
    advisor,
    articles,
    stream,
    async assess(request, text, signal) {
      const own = await advisor.answer(request, signal);
      const document = own.text === text ? own.document : undefined;
      const year = thisYear();
      const { calculators } = advisor;
      return assessAnswer({ ...own, document, text, articles, calculators, year, pause });
    },
  };
}

/** Ranking is optional: if it fails, the plan is used unchanged. The log says so once. */
function orNothing(rank: Rank, log: (message: string) => void): Rank {
  let isLogged = false;
  return async (message, texts, signal) => {
    try {
      return await rank(message, texts, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isLogged) log(`Texts are not ranked: ${error instanceof Error ? error.message : String(error)}`);
      isLogged = true;
      return [];
    }
  };
}
