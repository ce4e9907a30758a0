import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import { maxAnswerMs, type QuestionEvent } from '#contract/chat.ts';
import {
  ask,
  ToldFailure,
  type AnswerEvent,
  type Connection,
  type Question,
} from '#web/features/chat/store/ask.ts';
import { failureInWords } from '#web/features/chat/store/failure-in-words.ts';
import { startReveal } from '#web/features/chat/answer/reveal.ts';

/** The server has ended every answer by then, and said so: what is still awaited was lost on the way. */
const patienceMs = maxAnswerMs + 10_000;

export interface ReplyEnd {
  text: string;
  /** What is said is an apology, not an answer: it is shown, and neither stored nor built upon. */
  failed: boolean;
  /** The account had no room for the answer. */
  unsaved: boolean;
}

interface ReplyOptions {
  question: Question;
  connect: (signal: AbortSignal) => Promise<Connection>;
  /** The server has the question; only for one that is to be stored. */
  onAccepted: (event: QuestionEvent) => void;
  /** The server has not taken a question that was to be stored, for this reason. */
  onRefused: (reason: string) => void;
  onShow: (shown: string) => void;
  onDone: (end: ReplyEnd) => void;
}

export interface RunningReply {
  /** Whether the server has taken a question that was to be stored, once that is known. */
  accepted: Promise<boolean>;
  /** Ends showing it, and gives what was shown. */
  stop: () => string;
  /** Ends listening to it. */
  leave: () => void;
}

/** What a server says of the question that stores none. */
const notStored: QuestionEvent = { question: 'refused', session: null };

/** Gets the answer to a question, or an apology, and shows it at a reader's pace. */
export function getReply({ question, connect, ...on }: ReplyOptions): RunningReply {
  const leaving = new AbortController();
  const accepted = Promise.withResolvers<boolean>();
  const isStored = question.place !== null;
  let isAccepted = false;
  const end: ReplyEnd = { text: '', failed: false, unsaved: false };
  const reveal = startReveal({
    atOnce: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onShow: on.onShow,
    onDone: () => on.onDone(end),
  });
  const say = (text: string) => {
    end.text += text;
    reveal.add(text);
  };
  const accept = (event: QuestionEvent) => {
    if (!isStored || isAccepted) return;
    isAccepted = true;
    on.onAccepted(event);
    accepted.resolve(true);
  };
  const hear = (event: AnswerEvent) => {
    if ('question' in event) return accept(event);
    accept(notStored);
    if ('text' in event) say(event.text);
    else end.unsaved = true;
  };
  const run = async () => {
    let isConnected = false;
    try {
      // What is stored is refused by the server, in the same words: it stores the refusal.
      if (!isStored && findProhibited(question.text)) say(refusalText);
      else {
        const connection = await connect(AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]));
        isConnected = true;
        for await (const event of ask(question, connection)) hear(event);
      }
      if (end.text.trim() === '') {
        accept(notStored);
        end.failed = true;
        say(fallbackTexts.emptyInView);
      }
    } catch (error) {
      if (leaving.signal.aborted) return;
      // eslint-disable-next-line no-console -- The specification has it logged.
      console.warn('The answer failed:', error);
      if (isStored && !isAccepted) return on.onRefused(failureInWords(error, isConnected));
      end.failed = true;
      const isSilent = end.text.trim() === '';
      if (isSilent || !(error instanceof ToldFailure))
        say(`${isSilent ? '' : '\n\n'}${failureInWords(error, isConnected)}`);
    }
    if (!leaving.signal.aborted) reveal.end();
  };
  void run().finally(() => accepted.resolve(false));
  return {
    accepted: accepted.promise,
    stop: () => reveal.stop(),
    leave() {
      reveal.stop();
      leaving.abort();
    },
  };
}
