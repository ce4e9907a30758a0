import type { Act, Relative, Want } from '#advisor/reader/acts.ts';
import type { ReaderModel, SpanScores } from '#advisor/reader/scores.ts';
import { readMarkup, type MarkedSpan, type MarkedText } from '#reader/markup.ts';

interface Meaning {
  /** Nothing: whatever the conversation is about. */
  ask?: string;
  act?: Act;
  want?: Want;
  relative?: Relative;
  /** Facts in words: "filing=single". */
  facts?: readonly string[];
}

export interface ScriptedReader extends ReaderModel {
  /** Teaches the reader a message, marked up as in the corpus (reader/MARKUP.md), and gives its plain text. */
  say: (marked: string, meaning?: Meaning) => string;
}

/** A reader that understands exactly what it was taught: for tests of what is done with a reading. */
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
      const { act = 'new', want, relative = 'none', ask, facts = [] } = message;
      return Promise.resolve({
        acts: [sure(act)],
        wants: want === undefined ? [] : [sure(want)],
        relatives: [sure(relative)],
        asks: ask === undefined ? [] : [sure(ask)],
        facts: facts.map(sure),
        spans: spans.map(({ start, end }) =>
          scoresOf(message.spans.find((marked) => marked.start < end && marked.end > start)),
        ),
      });
    },
  };
}

const sure = <T>(id: T) => ({ id, probability: 0.97 });

function scoresOf(span: MarkedSpan | undefined): SpanScores {
  const { role = 'other', owner = 'me', kind = 'none', case: variant = 'none' } = span ?? {};
  return {
    roles: [sure(role)],
    owners: [sure(owner)],
    kinds: [sure(kind)],
    cases: [sure(variant)],
  } as SpanScores;
}
