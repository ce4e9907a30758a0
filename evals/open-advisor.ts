import type { Advisor } from '#advisor/answer/create-advisor.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { createRememberingEmbedder } from '#evals/remembering-embedder.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';

export interface EvaluatedAdvisor {
  advisor: Advisor;
  articles: ReadonlyMap<string, Article>;
  year: number;
  close(): Promise<void>;
}

/** The day on which the questions were written: what the law says "now" must not change their truths. */
const today = new Date('2026-11-15T12:00:00Z');

export async function openEvaluatedAdvisor({ byWords }: { byWords: boolean }): Promise<EvaluatedAdvisor> {
  const embedder = byWords ? null : await createRememberingEmbedder();
  const { advisor, articles } = await openAdvisor({
    embedder,
    openReaderModel: openInProcessReader,
    model: null,
    now: () => today,
    log: console.error,
  });
  return { advisor, articles, year: today.getUTCFullYear(), close: async () => embedder?.close() };
}
