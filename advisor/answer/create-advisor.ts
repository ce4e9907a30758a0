import type { MyNumbers } from '#contract/my-numbers.ts';
import { noPause, type Pause } from '#advisor/calculators/define/pause.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators as registered } from '#advisor/calculators/registry.ts';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { inThread } from '#advisor/answer/in-thread-words.ts';
import { personIn } from '#advisor/answer/person-in.ts';
import { recentOf, wholeConversation } from '#advisor/answer/conversation.ts';
import { declinedBy, isOfferedByOther, mayBeOffered } from '#advisor/answer/declined.ts';
import { bothAnswers, mayAskTwice } from '#advisor/answer/two-questions.ts';
import { remember, type Message, type Remembered } from '#advisor/dialogue/remember.ts';
import { smallTalk } from '#advisor/dialogue/small-talk.ts';
import { renderAnswer, type AnswerDocument } from '#advisor/compose/answer-document.ts';
import { withUncountedState } from '#advisor/compose/calculations/uncounted-state.ts';
import { notAgain } from '#advisor/compose/guides/not-again.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { englishOnly } from '#advisor/knowledge/english-only.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { composeMarket, isAboutPrices, isAboutYield, withYieldNow } from '#advisor/market/compose-market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { knownPicture } from '#advisor/my-numbers/known-picture.ts';
import { composeHoldings, marketOf, type OwnHoldings } from '#advisor/portfolio/answer/compose-holdings.ts';
import { holdingsTopic, type HoldingsTopic } from '#advisor/portfolio/answer/holdings-topic.ts';
import { planFitting } from '#advisor/plan/fit/fitting-plan.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import type { GivenRun, PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { createReader } from '#advisor/reader/create-reader.ts';
import { cutToRead } from '#advisor/reader/longest-read.ts';
import { readLanguage } from '#advisor/reader/read-language.ts';
import type { ReaderModel } from '#advisor/reader/scores.ts';
import { twoQuestionsIn } from '#advisor/reader/two-questions.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import type { Retriever } from '#advisor/retrieve/search.ts';

export interface AdviceRequest {
  /** The conversation, oldest first; the last message of the user is the question. */
  messages: readonly Message[];
  mode: 'free' | 'pro';
  /** What is known of the user, by the names that calculators have for it; what does not fit is left alone. */
  profile?: Readonly<Record<string, unknown>> | undefined;
  /** What the user has saved of themselves. */
  numbers?: MyNumbers | undefined;
  /** What the user holds; undefined for who is not signed in. */
  holdings?: OwnHoldings | undefined;
  /** A calculation to run as it is, in place of one that is read from the question. */
  run?: GivenRun | undefined;
}

interface AdvisorParts {
  articles: ReadonlyMap<string, Article>;
  retriever: Retriever<CollectionName>;
  readerModel: ReaderModel;
  /** Undefined where texts are chosen by the reading and by nearness alone. */
  rank?: Rank | undefined;
  /** Current quotes; null without a market-data provider. */
  market?: Market | null;
  /** All that are registered, unless others are given. */
  calculators?: readonly AnyCalculator[];
  now: () => Date;
  seed?: number;
  pause?: Pause;
}

/** The question as it was asked. */
export interface AskedQuestion {
  /** Masked, otherwise as it was written. */
  text: string;
  /** True where it is too long for all of it to be read. */
  isCut: boolean;
}

/** What was read, and how it is going to be answered. */
export interface PlannedQuestion {
  asked: AskedQuestion;
  /** Undefined where the guardrails have the answer. */
  remembered: Remembered | undefined;
  planned: PlannedAnswer | undefined;
}

/** What was read, planned and said: all of it, so that it can be looked into. */
export interface Answer extends PlannedQuestion {
  /** Undefined where the guardrails have the answer. */
  document: AnswerDocument | undefined;
  /** The same as Markdown. */
  text: string;
}

export interface ConsideredQuestion {
  /** What the guardrails answer, where the question is not to be answered otherwise. */
  declined: string | undefined;
  /** The calculators that it is most likely for. */
  likeliest(max: number, signal?: AbortSignal): Promise<AnyCalculator[]>;
  /** The answer up to where it would be carried out. */
  plan(signal?: AbortSignal): Promise<PlannedQuestion>;
  answer(signal?: AbortSignal): Promise<Answer>;
}

export interface Advisor {
  consider(request: AdviceRequest): ConsideredQuestion;
  answer(request: AdviceRequest, signal?: AbortSignal): Promise<Answer>;
  /** Whether a plan is answered with figures that no calculator of a model's gives: prices of now, a goal's outlook, the own holdings. */
  isQuoted(planned: PlannedQuestion, request: AdviceRequest): boolean;
  calculators: readonly AnyCalculator[];
}

const sayHello: PlannedAnswer = { plan: { kind: 'say', text: smallTalk.hello! }, weighed: [], confidence: 1 };
/** How many documents are cited; the card names all of them. */
const maxSources = { free: 3, pro: 8 };
const middleLeftOut = 'Your message is very long: I have read its beginning and its end, but not the middle.';

/** The advisor without a language model: guardrails, the reader, a plan, calculators and passages, our own sentences. */
export function createAdvisor(parts: AdvisorParts): Advisor {
  const { articles, retriever, rank, market = null, now, seed = 1, pause = noPause } = parts;
  const { calculators = registered } = parts;
  const reader = createReader(parts.readerModel);
  const titles = new Map(
    collectAsks([...articles.values()], calculators).map(({ id, title }) => [id, title]),
  );

  /** A part of a message that asks twice is not cut again. */
  function consider(request: AdviceRequest, isPart = false): ConsideredQuestion {
    const { messages, mode, profile = {}, numbers, run, holdings } = request;
    const recent = recentOf(messages);
    const written = recent.findLast(({ role }) => role === 'user')?.content ?? '';
    const text = maskPrivate(written.trim()).text;
    const asked: AskedQuestion = { text, isCut: cutToRead(text) !== text };
    const answered = recent.findLast(({ role }) => role === 'assistant')?.content.trim();
    const declined = declinedBy(text, answered);
    const lastRecord = answered === undefined ? undefined : readRecord(answered);
    const year = now().getUTCFullYear();
    let known: Promise<PlannedQuestion> | undefined;
    let answeredOnce: Promise<Answer> | undefined;

    async function readAndPlan(signal?: AbortSignal): Promise<PlannedQuestion> {
      if (declined !== undefined && !mayBeOffered(text))
        return { asked, remembered: undefined, planned: undefined };
      const answerAgain = async (before: readonly Message[]) =>
        (await consider({ messages: before, mode: 'free', profile, numbers }).answer(signal)).text;
      if (text === '') return { asked, remembered: undefined, planned: sayHello };
      const whole = await wholeConversation(recent, answerAgain);
      const remembered = await remember(whole, { reader, calculators, titles, year, signal });
      const said = run ? run.calculator.title : cutToRead(text);
      const looked = run ? said : inThread(said, remembered, titles);
      const alone = await retriever.read(said, signal);
      const query = looked === said ? alone : await retriever.read(looked, signal, said);
      if (declined !== undefined && !isOfferedByOther(remembered))
        return { asked, remembered: undefined, planned: undefined };
      const language = run ? undefined : readLanguage(text);
      if (language !== undefined) {
        const plan = { kind: 'limit', limit: englishOnly(language) } as const;
        return { asked, remembered, planned: { plan, weighed: [], confidence: 1 } };
      }
      const toPlan: ToPlan = {
        remembered,
        messages: whole,
        query,
        alone,
        calculators,
        articles,
        year,
        month: now().getUTCMonth() + 1,
        profile,
        known: numbers && knownPicture(numbers, now()),
        run,
      };
      const planned = planAnswer(toPlan);
      const fitting =
        rank && !run ? await planFitting(toPlan, planned, { retriever, rank }, signal) : planned;
      const both = run || isPart ? undefined : await planBoth(text, fitting, signal);
      return { asked, remembered, planned: both ?? fitting };
    }

    async function planBoth(
      content: string,
      whole: PlannedAnswer,
      signal?: AbortSignal,
    ): Promise<PlannedAnswer | undefined> {
      const two = mayAskTwice(whole) ? twoQuestionsIn(content) : undefined;
      if (!two) return undefined;
      const at = messages.findLastIndex(({ role }) => role === 'user');
      const before = messages.slice(0, at);
      const planAlone = (part: string) =>
        consider({ ...request, messages: [...before, { role: 'user', content: part }] }, true).plan(signal);
      return bothAnswers(content, whole, [await planAlone(two.first), await planAlone(two.second)]);
    }

    const planOnce = (signal?: AbortSignal) => {
      known ??= readAndPlan(signal).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    };

    return {
      declined,
      plan: planOnce,
      async likeliest(max, signal) {
        const { remembered } = await planOnce(signal);
        return (remembered?.reading.asks ?? [])
          .flatMap(({ id }) => calculators.find(({ name }) => name === id) ?? [])
          .slice(0, max);
      },
      answer: async (signal) => {
        answeredOnce ??= compose(signal).catch((error: unknown) => {
          answeredOnce = undefined;
          throw error;
        });
        return answeredOnce;
      },
    };

    async function compose(signal?: AbortSignal): Promise<Answer> {
      const whole = await planOnce(signal);
      if (!whole.planned) return { ...whole, document: undefined, text: declined! };
      const composing = { question: text, articles, calculators, mode, seed, year, today: now(), pause };
      const { plan } = whole.planned;
      const topic = topicOf(whole, holdings);
      const reading = whole.remembered?.reading;
      const isPrice = isAboutPrices(plan, reading, lastRecord) && (!topic || topic.id === 'position');
      const seen = market && holdings ? marketOf(market, holdings) : market;
      const asOfNow = seen && { market: seen, now: now(), signal };
      const worded = asOfNow && isPrice ? undefined : await composePlan(plan, composing);
      const answerOf =
        worded === undefined
          ? await composeMarket(text, asOfNow!)
          : asOfNow && isAboutYield(plan, reading)
            ? await withYieldNow(worded, text, asOfNow)
            : worded;
      const own =
        topic && holdings
          ? await composeHoldings({
              topic,
              own: holdings,
              general: answerOf,
              isYesNo: whole.remembered?.reading.want.id === 'yesno',
              market,
              now: now(),
              seed,
              signal,
            })
          : answerOf;
      const { remembered } = whole;
      const noted = withUncountedState(own, plan, remembered?.reading);
      const fresh = notAgain(noted, messages, remembered?.reading);
      const document = {
        ...fresh,
        record: { ...fresh.record, ...personIn(whole.remembered, run ? null : now()) },
      };
      if (plan.kind === 'say') return { ...whole, document, text: document.opening };
      const composed = renderAnswer(document, {
        isFirst: answered === undefined,
        maxSources: maxSources[mode],
      });
      return { ...whole, document, text: asked.isCut ? `${middleLeftOut}\n\n${composed}` : composed };
    }
  }

  /** A request is thought through once, however much is asked about it. */
  const considered = new WeakMap<AdviceRequest, ConsideredQuestion>();
  const considerOnce = (request: AdviceRequest) => {
    const question = considered.get(request) ?? consider(request);
    considered.set(request, question);
    return question;
  };
  return {
    calculators,
    consider: considerOnce,
    answer: (request, signal) => considerOnce(request).answer(signal),
    isQuoted: (whole, { holdings }) => {
      const plan = whole.planned?.plan;
      if (!plan) return false;
      const isOwn = ownKinds.has(plan.kind) || topicOf(whole, holdings) !== undefined;
      const reading = whole.remembered?.reading;
      return isOwn || (market !== null && (isAboutPrices(plan, reading) || isAboutYield(plan, reading)));
    },
  };
}

/** Plans whose figures are worked out from saved numbers alone. */
const ownKinds: ReadonlySet<string> = new Set(['goal', 'purchase', 'college']);

/** Which part of the user's own holdings a question is about; undefined if none, or for a visitor. */
function topicOf(
  { planned, remembered }: PlannedQuestion,
  holdings: OwnHoldings | undefined,
): HoldingsTopic | undefined {
  return holdings && planned && remembered ? holdingsTopic(planned.plan, remembered) : undefined;
}
