import type { Figure } from '#advisor/calculators/define/result.ts';
import type { Want } from '#advisor/reader/acts.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

/** What a question wants to hear first, as far as its reading says. */
export interface WantedFigure {
  /** The kind of result. */
  want?: Want;
  /** Its words, which may name a figure. */
  words?: string;
  /** A further question about the same result: its words come before its kind. */
  isFurther?: boolean;
  /** Those of the answer before, which count where nothing else says. */
  figures?: readonly string[];
  /** One that a second question in the same message asks for. */
  also?: string;
}

export const unitsOfWant: Partial<Record<Want, readonly string[]>> = {
  payment: ['usd_per_month'],
  time: ['years', 'months', 'age', 'year'],
  rate: ['percent'],
  amount: ['usd', 'usd_per_year'],
};
/** A ratio such as Sharpe's is asked for as a rate. A yes or a choice is no figure, whatever it names. */
const unitsOfNamed: typeof unitsOfWant = {
  ...unitsOfWant,
  rate: ['percent', 'ratio', 'years'],
  count: ['count', 'ratio'],
};
/**
 * The part of a message that asks: beside a sentence with a question mark, one with numbers and a period only tells.
 * "Property tax is about 1.6%. What is our full payment?" asks for no property tax.
 */
function askingPart(words: string): string {
  const sentences = words.split(/(?<!\b(?:approx|vs|yrs?|mo|incl|etc|no|est)\.)(?<=[.!?])\s+/i);
  const asking = sentences.filter(
    (sentence) => !/\d/.test(sentence) || !sentence.endsWith('.') || orders.test(sentence),
  );
  return asking.some((sentence) => sentence.endsWith('?')) ? asking.join(' ') : words;
}

/** What asks without a question mark. */
const orders = /^\W*(?:what|how|show|tell|give|calculate|compute|figure|estimate|find)\b/i;

/** A further question names at least half of a figure's words. */
const halfOfIt = 0.5;

/** The figures that lead the answer, where the first one is not what was asked for. `told` is what inputs are called. */
export function chooseFigures(
  figures: readonly Figure[],
  wanted: WantedFigure,
  named: readonly string[] = [],
  told: readonly string[] = [],
): string[] {
  const asked = figuresAsked(figures, wanted, named, told);
  const known = wanted.figures ?? [];
  return asked.length > 0 ? asked : known.filter((id) => figures.some((figure) => figure.id === id));
}

function figuresAsked(
  figures: readonly Figure[],
  { want, words = '', isFurther = false }: WantedFigure,
  named: readonly string[],
  told: readonly string[],
): string[] {
  const asked = new Set(meaningfulWords(askingPart(words)));
  const ofWant = want === undefined ? undefined : unitsOfNamed[want];
  const called = figureByName(
    figures,
    named.filter((id) => figures.some((one) => one.id === id && (!want || ofWant?.includes(one.unit)))),
    asked,
    new Set(told.flatMap(meaningfulWords)),
  );
  if (called) return [called];
  const shared = ({ label }: Figure) => {
    const own = meaningfulWords(label);
    return own.length === 0 ? 0 : own.filter((word) => asked.has(word)).length / own.length;
  };
  const byName = figures.toSorted((one, other) => shared(other) - shared(one));
  const [headline] = figures;
  const [nearest] = byName;
  // A word that the first figure is called by as well names neither: "what did it save me in tax?" is for no bracket.
  const ofFirst = new Set(meaningfulWords(headline?.label ?? ''));
  const isOwn = (label: string) =>
    meaningfulWords(label).some((word) => asked.has(word) && !ofFirst.has(word));
  const isNamed = words !== '' && nearest !== undefined && shared(nearest) >= halfOfIt;
  if (isNamed && (want === undefined || isFurther) && (nearest === headline || isOwn(nearest.label)))
    return [nearest.id];
  if (want === undefined) return [];
  const units = unitsOfWant[want];
  if (!units || !headline || units.includes(headline.unit)) return [];
  const fitting = byName.find(({ unit }) => units.includes(unit));
  return fitting ? [fitting.id] : [];
}

/** So many figures are named in one question at most. */
const mostNamed = 3;

/** What was told to a run: the values of its inputs and how they are called. */
interface Told {
  values: readonly unknown[];
  labels: readonly string[];
}

/** "Take-home pay" is also asked for as what somebody takes home. */
const wordsOf = (text: string) => meaningfulWords(text.replaceAll('-', ' '));

/**
 * Figures that a question calls by words of their own, best first: "the payment, and the total interest". Words that
 * name what was told, and a figure that only repeats it, ask for nothing.
 */
export function namedFigures(
  figures: readonly Figure[],
  question: string,
  { values, labels: told }: Told,
): string[] {
  const asked = new Set(wordsOf(askingPart(question)));
  const known = new Set(told.flatMap(wordsOf));
  const labels = figures.map(({ label }) => new Set(wordsOf(label)));
  return figures
    .map(({ id, value }, at) => {
      const own = [...labels[at]!];
      const said = own.filter((word) => asked.has(word));
      const fresh = said.filter((word) => !known.has(word));
      const rarity = fresh.reduce(
        (sum, word) => sum + 1 / labels.filter((label) => label.has(word)).length,
        0,
      );
      const isWhole = fresh.length > 0 && said.length > 1 && said.length === own.length;
      const isCalled = isWhole || (rarity >= 1 && said.length / own.length >= halfOfIt);
      const isNew = at === 0 || (value !== 0 && !values.includes(value));
      return { id, rarity: isCalled && isNew ? rarity + (isWhole ? 1 : 0) : 0 };
    })
    .filter(({ rarity }) => rarity > 0)
    .toSorted((one, other) => other.rarity - one.rarity)
    .slice(0, mostNamed)
    .map(({ id }) => id);
}

/**
 * The one that the words fit best, if it is not the first anyway. A word that only one label has names its figure, but
 * not where it only names what was told: "income 120,000" asks for no deduction from income.
 */
function figureByName(
  figures: readonly Figure[],
  named: readonly string[],
  asked: ReadonlySet<string>,
  known: ReadonlySet<string>,
): string | undefined {
  const labels = figures.map(({ label }) => [...new Set(meaningfulWords(label))]);
  const scores = figures.map(({ id }, at) => {
    if (at > 0 && !named.includes(id)) return 0;
    const own = labels[at]!;
    const said = own.filter((word) => asked.has(word));
    const isWhole = own.length > 0 && said.length === own.length;
    const fresh = isWhole ? said : said.filter((word) => !known.has(word));
    return fresh.reduce(
      (sum, word) => sum + 1 / labels.filter((label) => label.includes(word)).length,
      isWhole ? 1 : 0,
    );
  });
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  return at > 0 && best >= 1 ? figures[at]?.id : undefined;
}
