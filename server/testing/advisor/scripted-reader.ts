import type { Act, Relative, Want } from '#advisor/reader/acts.ts';
import type { ReaderModel } from '#advisor/reader/scores.ts';
import { annotatedScores } from '#reader/annotated-scores.ts';
import { readMarkup, type MarkedText } from '#reader/markup.ts';

interface Meaning {
  /** Several asks are equally likely. Without one, the message stays with the topic of the conversation. */
  ask?: string | readonly string[];
  act?: Act;
  actProbability?: number;
  /** The second act; it gets the probability that the first one leaves. */
  nextAct?: Act;
  want?: Want;
  relative?: Relative;
  /** Facts in words: "filing=single". */
  facts?: readonly string[];
}

export interface ScriptedReader extends ReaderModel {
  /** Teaches the reader a message, marked up as in the corpus (reader/MARKUP.md), and gives its plain text. */
  say: (marked: string, meaning?: Meaning) => string;
}

/** A reader that knows only the messages it was taught, for tests of the code that uses readings. */
export function createScriptedReader(): ScriptedReader {
  const script = new Map<string, MarkedText & Meaning>();
  return {
    say(marked, meaning = {}) {
      const message = readMarkup(marked);
      script.set(message.text, { ...message, ...meaning });
      return message.text;
    },
    score({ text, spans }) {
      const message = script.get(text);
      if (!message) return Promise.reject(new Error(`Not in the script: ${text}`));
      const { ask, spans: marked, ...meaning } = message;
      const scores = annotatedScores(
        { ...meaning, ask: ask === undefined ? [] : [ask].flat() },
        marked,
        spans,
      );
      const { nextAct, actProbability = 1 } = meaning;
      const next = nextAct === undefined ? [] : [{ id: nextAct, probability: 1 - actProbability }];
      return Promise.resolve({ ...scores, acts: [...scores.acts, ...next] });
    },
  };
}
