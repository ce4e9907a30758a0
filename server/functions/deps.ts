import type { ApiAdvice } from '#contract/api/advice.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Billing } from '#server/billing/billing.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { JobQueue } from '#server/db/job-queue.ts';

export interface FunctionDeps {
  database: Database;
  /** The caller that a token belongs to; throws TokenRejected. */
  identify: (token: string) => Promise<Caller>;
  /** An answer as a stream of Markdown. */
  advise: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;
  /** For an answer that was given: its sources, recommendations and risk. */
  assess: (request: AdviceRequest, text: string, signal: AbortSignal) => Promise<ApiAdvice>;
  /** The knowledge base, by id. */
  articles: ReadonlyMap<string, Article>;
  /** Null where no payments are set up. */
  billing: Billing | null;
  /** Null where no market data is available. */
  market: Market | null;
  /** Where requests for support are mailed to, and what sends them; without mail the operator reads the list. */
  support: { address: string; mail: Pick<JobQueue, 'wake'> | null };
  siteUrl: URL | undefined;
  now: () => Date;
  secret: string;
  rateLimits: { on: boolean; trustedProxies: number };
  /** Aborts when the server is about to stop. */
  shutdown: AbortSignal;
  /** Answers in progress, also for clients that have left. The server waits for them before it stops. */
  unfinished: Set<Promise<unknown>>;
}
