import { calculators as registered } from '#advisor/calculators/registry.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { askedNames } from '#advisor/facts/asked-names.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { guides } from '#advisor/guides/registry.ts';
import { limits } from '#advisor/knowledge/limits.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { refusalTopics } from '#advisor/reader/refusal-topics.ts';

type AskKind = 'calculator' | 'guide' | 'article' | 'fact' | 'limit' | 'refuse';

/** Something a person can want, with the texts that a question is matched against. */
export interface Ask {
  /** A calculator's name, or the kind and the name: "guide:windfall", "article:bonds". */
  id: string;
  kind: AskKind;
  name: string;
  /** A few words for it. */
  title: string;
  texts: readonly string[];
}

const named = (kind: AskKind, name: string, title: string, texts: readonly string[]): Ask => ({
  id: kind === 'calculator' ? name : `${kind}:${name}`,
  kind,
  name,
  title,
  texts,
});

/** Everything that can be asked for, in a fixed order. A new calculator, guide or article is found by its own texts. */
export function collectAsks(
  articles: readonly Article[],
  calculators: readonly AnyCalculator[] = registered,
): Ask[] {
  return [
    ...calculators.map(({ name, title, about, examples }) =>
      named('calculator', name, title, [`${title}. ${about}`, ...examples.map(({ question }) => question)]),
    ),
    ...guides.map(({ id, about, questions }) => named('guide', id, about, [about, ...questions])),
    ...articles.map(({ id, title, topics: subjects, asked }) =>
      named('article', id, title, [`${title}: ${subjects.join(', ')}`, ...asked]),
    ),
    ...Object.entries<FactEntry>(ledger)
      .filter(([, { notAsked }]) => !notAsked)
      .map(([id, { label }]) => named('fact', id, label, [label, ...(askedNames[id as FactId] ?? [])])),
    ...limits.map(({ id, sentence, examples }) => named('limit', id, sentence, [sentence, ...examples])),
    named('limit', 'other_language', 'another language', ['written in a language other than English']),
    ...Object.entries(refusalTopics).map(([name, about]) => named('refuse', name, about, [about])),
  ];
}
