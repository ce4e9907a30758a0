import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture, PictureFact, WordFact } from '#advisor/picture/picture.ts';
import { timesAYear, type Per } from '#advisor/reader/quantities/quantity.ts';

/** A fact in words with the choice that it was taken for. */
export interface UsedWord extends WordFact {
  label: string;
  options: readonly string[];
}

/** From here on a fact in words is as good as certain. */
const clearWord = 0.7;

/** What each rhythm of pay or deposits is counted by. */
const rhythms: Readonly<Record<string, Per>> = {
  weekly: 'week',
  every_two_weeks: 'two_weeks',
  twice_a_month: 'half_month',
  monthly: 'month',
  yearly: 'year',
};

/** "Add $6,000 a year", "26 paychecks": a rhythm that a number of the message has or counts is told. */
const isRhythmTold = ({ key, value, turn }: WordFact, facts: readonly PictureFact[]) => {
  const per = rhythms[value];
  return (
    key === 'paid' &&
    per !== undefined &&
    facts.some(
      (fact) =>
        fact.turn === turn &&
        (fact.per === per || (fact.role === 'n_periods' && fact.value === timesAYear[per])),
    )
  );
};

/** Facts in words of a message that a choice is made by, and that are not clear. */
export function usedWords({ fields }: AnyCalculator, { words, facts }: Picture, turn: number): UsedWord[] {
  const choices = Object.values(fields as Fields).flatMap((field) => {
    const about = aboutField(field);
    return about?.unit === 'choice' && about.fact !== undefined ? [about] : [];
  });
  return words.flatMap((word) => {
    const choice =
      word.turn === turn &&
      (word.probability < clearWord || word.rival !== undefined) &&
      !isRhythmTold(word, facts)
        ? choices.find(({ fact, default: usual }) => fact === word.key && usual?.value !== word.value)
        : undefined;
    return choice ? [{ ...word, label: choice.label, options: choice.options ?? [] }] : [];
  });
}
