import { renderPart } from '#advisor/knowledge/render-article.ts';
import { termsIn, wordsOf, type DefinedTerm } from '#advisor/knowledge/terms.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Asking, PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';

/** "What does escrow mean?", "what's a lien again": what the word means, wherever the conversation is. */
export function planDefinition(asking: Asking): PlannedAnswer | undefined {
  const { reading, articles } = asking;
  const { act, told, want } = reading;
  const isSure = act.id === 'define' && act.probability >= sureDefine;
  // "What's the prime rate?" asks for a number.
  const asksForNumber = numbers.has(want.id) && want.probability >= sureWant && !isSure;
  if (asksForNumber || told.some(({ role }) => role !== 'other')) return undefined;
  const term =
    sentencesOf(reading.text).flatMap((sentence) => onlyAskedIn(sentence, articles) ?? [])[0] ??
    (isSure ? mainTermIn(reading.text, articles) : undefined);
  const plan = term && meaningOf(term, asking);
  return plan && { plan, weighed: [], confidence: 1 };
}

/** "What's a HYSA and is it worth leaving my bank for one": what the word means, where nothing answers the rest. */
export function planPartMeaning({ remembered: { reading }, articles, year }: ToPlan): Plan | undefined {
  const parts = sentencesOf(reading.text).flatMap((sentence) => sentence.split(/\band\b/));
  const term = parts.flatMap((part) => onlyAskedIn(part, articles) ?? [])[0];
  return term && meaningOf(term, { articles, year });
}

function meaningOf(
  term: DefinedTerm,
  { articles, year }: Pick<Asking, 'articles' | 'year'>,
): Plan | undefined {
  const article = articles.get(term.article);
  if (!article) return undefined;
  const answer = renderPart(article, term.answer, year).text;
  return {
    kind: 'article',
    readings: [{ article: article.id, part: term.part, answer, isDefinition: true }],
  };
}

const sureDefine = 0.6;
const sureWant = 0.6;
const numbers: ReadonlySet<string> = new Set(['amount', 'rate', 'payment', 'time', 'count']);

const sentencesOf = (text: string) => text.split(/[.?!,;\n]+/).filter((sentence) => sentence.trim() !== '');

/** The one term of a question that asks for nothing but its meaning. */
function onlyAskedIn(sentence: string, articles: Asking['articles']): DefinedTerm | undefined {
  const words = wordsOf(sentence);
  const [term, ...more] = termsIn(words, articles);
  if (!term || more.length > 0) return undefined;
  const others = words.filter((_, at) => at < term.from || at >= term.to);
  return others.some((word) => asksMeaning.has(word)) &&
    others.every((word) => asksMeaning.has(word) || filling.has(word))
    ? term
    : undefined;
}

/** The longest term of a message that surely asks for a meaning. */
function mainTermIn(text: string, articles: Asking['articles']): DefinedTerm | undefined {
  return termsIn(wordsOf(text), articles).toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  )[0];
}

/** Words that ask for a meaning. */
const asksMeaning = new Set(
  'what whats wat wats define definition meaning mean means explain describe understand'.split(' '),
);
/** Words that stand in such a question and tell nothing. */
const filling = new Set(
  `is are s does do did by a an the this that it in of for to me you u i im just exactly even
  actually again ok okay so and but wait sorry hmm um word words term thing stuff called said say saying
  mentioned mention tell about simple simply plain english please pls dont know not sure heck hell tf
  supposed really like can could would kind type`.split(/\s+/),
);
