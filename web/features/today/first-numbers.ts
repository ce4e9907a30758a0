import type { FactChanges, NewThing } from '#web/lib/numbers/my-numbers.ts';
import { todayTexts } from '#web/content/money/today.ts';
import { dollars } from '#web/lib/numbers/dollars.ts';

const { ranges, filing, questions, account } = todayTexts.start;

export interface Choice {
  words: string;
  value: number | keyof typeof filing;
  /** Whether `words` are a range and `value` a number within it. */
  isRange: boolean;
}

export type FirstQuestion = keyof typeof questions;
export const firstQuestions = Object.keys(questions) as readonly FirstQuestion[];
export type FirstChoices = Readonly<Record<FirstQuestion, Choice>>;

export const places = ['cash', 'workplace'] as const;
export type Place = (typeof places)[number];

/** From each number to the next; the last range has no end, and counts as if it ended at the last number. */
const ageBounds = [18, 25, 35, 45, 55, 65, 75];
const payBounds = [0, 30_000, 60_000, 100_000, 150_000, 250_000, 350_000];
const savingsBounds = [0, 5_000, 25_000, 100_000, 500_000, 1_000_000];

function inRanges(
  bounds: readonly number[],
  wordsFor: (from: number, to: number, isLast: boolean) => string,
): Choice[] {
  return bounds.slice(1).map((to, at) => {
    const from = bounds[at]!;
    const isLast = at === bounds.length - 2;
    return { words: wordsFor(from, to, isLast), value: Math.round((from + to) / 2), isRange: true };
  });
}

const ageWords = (from: number, to: number, isLast: boolean) =>
  isLast ? ranges.older(from) : ranges.ages(from, to - 1);

function moneyWords(from: number, to: number, isLast: boolean): string {
  if (from === 0) return ranges.under(dollars(to));
  return isLast ? ranges.over(dollars(from)) : ranges.between(dollars(from), dollars(to));
}

export const choicesOf: Readonly<Record<FirstQuestion, readonly Choice[]>> = {
  age: inRanges(ageBounds, ageWords),
  filing: Object.entries(filing).map(([status, words]) => ({
    words,
    value: status as keyof typeof filing,
    isRange: false,
  })),
  pay: [{ words: ranges.noPay, value: 0, isRange: false }, ...inRanges(payBounds, moneyWords)],
  savings: [{ words: ranges.noSavings, value: 0, isRange: false }, ...inRanges(savingsBounds, moneyWords)],
};

/** What the four taps would save. */
export function firstNumbers(
  { age, filing: status, pay, savings }: FirstChoices,
  place: Place,
): { facts: FactChanges; account: NewThing } {
  return {
    facts: { age: age.value, filing_status: status.value, yearly_income: pay.value },
    account: {
      kind: 'account',
      name: account[place],
      details: { type: place, balance: Number(savings.value) },
    },
  };
}
