import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { fillSlots, type FilledSlots } from '#advisor/understand/fill-slots.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';
import type { createCalculatorIndex } from '#advisor/understand/rank-calculators.ts';

export interface Plan {
  calculator: AnyCalculator;
  slots: FilledSlots;
  /** The tax year that the question names, if any. */
  year: number | undefined;
  score: number;
}

const considered = 8;

/** The calculators a question may be for, best first: by its words, and by how well its quantities fit. */
export function planAnswer(question: string, index: ReturnType<typeof createCalculatorIndex>): Plan[] {
  const mentions = readMentions(question);
  const ranked = index.rank(question).slice(0, considered);
  const top = ranked[0]?.score ?? 1;
  return ranked
    .map(({ calculator, score }) => {
      const takesYear = Object.keys(calculator.fields as object).some((name) => /year/.test(name));
      const named = mentions.find(({ kind }) => kind === 'year');
      const rest = takesYear ? mentions : mentions.filter((mention) => mention !== named);
      const slots = fillSlots(calculator, question, rest);
      return {
        calculator,
        slots,
        year: takesYear ? undefined : named?.value,
        score: (score / top) * 4 + slots.score,
      };
    })
    .sort((a, b) => b.score - a.score);
}
