import type { AskedFigure } from '#advisor/calculators/define/define-calculator.ts';

/** What is told is not what is asked: only the part of a text that asks names a figure. */
const asking =
  /\b(?:how (?:much|many|big|large|high|long|bad)|what|whats|which|tell me|calculate|figure out|work out|compute|find|show me|do i owe|will i owe|am i)\b(?:[^.?!]|\.(?=\d)|(?<=\b(?:incl|vs|approx|etc|e\.g|i\.e))\.)*/gi;

/** The figures that a question asks for by name, in the order in which it names them. */
export function readAskedFigures(
  asksFor: Readonly<Record<string, AskedFigure>> | undefined,
  question: string,
): string[] {
  if (!asksFor) return [];
  const asked = askingPart(question);
  return Object.entries(asksFor)
    .map(([id, { words }]) => ({ id, at: asked.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

/** Without any word that asks, the first or the last thing said is it: "single, 95k, marginal rate?". */
function askingPart(question: string): string {
  const parts = question.match(asking);
  if (parts) return parts.join(' ');
  const told = question.split(/[,;:]\s|[.?!](?=\s|$)/).filter((part) => part.trim() !== '');
  return `${told[0] ?? ''} ${told.at(-1) ?? ''}`;
}
