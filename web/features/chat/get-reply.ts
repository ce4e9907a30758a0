import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import { longestAnswerMs } from '#contract/chat.ts';
import { ask, AskError, ToldFailure, type Connection, type Question } from '#web/features/chat/ask.ts';
import { failureInWords } from '#web/features/chat/failure-in-words.ts';
import { startReveal } from '#web/features/chat/reveal.ts';

/** The server has ended every answer by then, and said so: what is still awaited was lost on the way. */
const patienceMs = longestAnswerMs + 10_000;

export interface ReplyEnd {
  text: string;
  /** What is said is an apology, not an answer: it is shown, and neither kept nor built upon. */
  failed: boolean;
  /** The server has given up as well: no answer will turn up later. */
  givenUp: boolean;
}

interface ReplyOptions {
  question: Question;
  connect: (signal: AbortSignal) => Promise<Connection>;
  onShow: (shown: string) => void;
  /** All of it has arrived, though not all of it is shown yet. */
  onArrived: (end: ReplyEnd) => void;
  onDone: (end: ReplyEnd) => void;
}

export interface RunningReply {
  /** Ends it where it is, and gives what was shown. */
  stop: () => string;
}

/** Gets the answer to a question, or an apology, and shows it at a reader's pace. */
export function getReply({ question, connect, onShow, onArrived, onDone }: ReplyOptions): RunningReply {
  const leaving = new AbortController();
  const end: ReplyEnd = { text: '', failed: false, givenUp: false };
  const reveal = startReveal({
    atOnce: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onShow,
    onDone: () => onDone(end),
  });
  const say = (text: string) => {
    end.text += text;
    reveal.add(text);
  };
  const run = async () => {
    let isConnected = false;
    try {
      if (findProhibited(question.text)) say(refusalText);
      else {
        const connection = await connect(AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]));
        isConnected = true;
        for await (const text of ask(question, connection)) say(text);
      }
      if (end.text.trim() === '') {
        end.failed = true;
        end.givenUp = true;
        say(fallbackTexts.emptyInView);
      }
    } catch (error) {
      if (leaving.signal.aborted) return;
      // eslint-disable-next-line no-console -- The specification has it logged.
      console.warn('The answer failed:', error);
      end.failed = true;
      end.givenUp = error instanceof ToldFailure || error instanceof AskError;
      const isSilent = end.text.trim() === '';
      if (isSilent || !(error instanceof ToldFailure))
        say(`${isSilent ? '' : '\n\n'}${failureInWords(error, isConnected)}`);
    }
    if (leaving.signal.aborted) return;
    onArrived(end);
    reveal.end();
  };
  void run();
  return {
    stop() {
      leaving.abort();
      return reveal.stop();
    },
  };
}
