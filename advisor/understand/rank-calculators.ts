import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';

export interface Ranked {
  calculator: AnyCalculator;
  score: number;
}

interface Indexed {
  calculator: AnyCalculator;
  /** How often a word stands in its title, description and examples. */
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** Usual settings of BM25: how fast more of the same word stops counting, and how much length does. */
const saturation = 1.2;
const lengthWeight = 0.6;
/** What a calculator is called says more than what its examples happen to be about. */
const titleWeight = 3;

/** Finds the calculators that a question could be for, by its words. */
export function createCalculatorIndex(calculators: readonly AnyCalculator[]) {
  const indexed = calculators.map(index);
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length);
  const rarity = (word: string) => {
    const holding = indexed.filter(({ counts }) => counts.has(word)).length;
    return Math.log(1 + (indexed.length - holding + 0.5) / (holding + 0.5));
  };
  return {
    rank(question: string): Ranked[] {
      const words = [...new Set(meaningfulWords(question))].map((word) => ({ word, weight: rarity(word) }));
      return indexed
        .map(({ calculator, counts, length }) => {
          const score = words.reduce((sum, { word, weight }) => {
            const count = counts.get(word) ?? 0;
            const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / average);
            return sum + (weight * count * (saturation + 1)) / (count + norm);
          }, 0);
          return { calculator, score };
        })
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
    },
  };
}

function index(calculator: AnyCalculator): Indexed {
  const examples = calculator.examples.map(({ question }) => question).join(' ');
  const title = `${calculator.title} ${calculator.name.replaceAll('_', ' ')} `.repeat(titleWeight);
  const words = meaningfulWords(`${title} ${calculator.about} ${examples}`);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { calculator, counts, length: words.length };
}
