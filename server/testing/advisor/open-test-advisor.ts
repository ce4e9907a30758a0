import type { Answer } from '#advisor/answer/create-advisor.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { withoutLinks } from '#advisor/compose/markdown.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import type { GivenRun } from '#advisor/plan/to-plan.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { openAdvisor, type OpenAdvisorOptions } from '#server/advice/open-advisor.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

const now = new Date('2026-11-15T12:00:00Z');
const year = now.getUTCFullYear();

/** An answer with its parts for a test. */
interface HeardAnswer extends Answer {
  /** The first paragraph, without links. */
  opening: string;
  receipts: Receipt[];
  /** The inputs of the first receipt that were stated, without assumed ones. */
  said: Record<string, unknown>;
  /** The first figure of every receipt, in whole dollars or the like. */
  headlines: number[];
  ungrounded: string[];
  /** The conversation so far, to go on from. */
  messages: Message[];
}

interface TestAdvisorOptions extends Partial<Pick<OpenAdvisorOptions, 'openReaderModel' | 'market'>> {
  /** Which texts answer a message; without it nothing is ranked. */
  rank?: Rank;
}

/** The advisor as it is without an embedder and without a model, on a day that never changes. */
export async function openTestAdvisor({
  openReaderModel = openInProcessReader,
  market = null,
  rank,
}: TestAdvisorOptions = {}) {
  const { advisor, articles } = await openAdvisor({
    // Without vectors of its own it finds texts by their words.
    embedder: rank ? { name: 'words', dimensions: 0, embed: () => Promise.resolve([]), rank } : null,
    openReaderModel,
    model: null,
    market,
    now: () => now,
    log: () => undefined,
  });

  const answer = async (
    messages: Message[],
    mode: 'free' | 'pro' = 'free',
    run?: GivenRun,
  ): Promise<HeardAnswer> => {
    const given = await advisor.answer({ messages, mode, run });
    const receipts = readReceipts(given.text);
    const context = { question: given.asked.text, articles, calculators: advisor.calculators, year };
    return {
      ...given,
      opening: withoutLinks(given.text.split('\n\n')[0] ?? ''),
      receipts,
      said: Object.fromEntries(
        Object.entries(receipts[0]?.inputs ?? {})
          .filter(([, { origin }]) => origin === 'you said')
          .map(([field, { value }]) => [field, value]),
      ),
      headlines: receipts.flatMap(({ figures: [first] }) => (first ? [Math.round(first.value)] : [])),
      ungrounded: findUngrounded(given.text, await groundsOfAnswer(given.text, context)),
      messages: [...messages, { role: 'assistant', content: given.text }],
    };
  };

  /** Asks one question after the other in one conversation, and returns the last answer. */
  const ask = async (...questions: readonly [string, ...string[]]): Promise<HeardAnswer> => {
    let messages: Message[] = [];
    let heard: HeardAnswer | undefined;
    for (const content of questions) {
      heard = await answer([...messages, { role: 'user', content }]);
      messages = heard.messages;
    }
    return heard!;
  };

  return { advisor, articles, year, answer, ask };
}

export type TestAdvisor = Awaited<ReturnType<typeof openTestAdvisor>>;
