import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { isSameFigure, type Figure } from '#advisor/calculators/define/result.ts';
import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { linkedChange, linkedVariant } from '#advisor/compose/markdown.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import type { Alternatives, ComparedRow } from '#advisor/depth/depth.ts';
import { shortLabel, theFigure } from '#advisor/depth/names.ts';
import { specOf } from '#advisor/depth/specs.ts';
import {
  differenceInWords,
  runWith,
  signedDifference,
  toldAlike,
  variantOf,
  type Looked,
} from '#advisor/depth/try-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const mostAlternatives = 3;

interface TriedRow {
  label: string;
  changes: ComparedRow['changes'];
  run: FinishedRun;
}

/** What a planner would try beside what was asked, by the same calculator. */
export async function findAlternatives(
  looked: Looked,
  variants: Variant[],
): Promise<Alternatives | undefined> {
  const spec = specOf(looked.calculator.name);
  const { figures } = looked.run.result;
  const ids = (spec.compare ?? []).filter((id) => figures.some((figure) => figure.id === id));
  const decisive = spec.best && ids.includes(spec.best[1]) ? spec.best[1] : ids[0];
  if (decisive === undefined) return undefined;
  const rows: TriedRow[] = [];
  for (const one of spec.tries ?? []) {
    const tried = one(looked.run);
    if (!tried || rows.length === mostAlternatives) continue;
    const run = await runWith(looked, tried.changes);
    if (!run || !isSameFigure(figureIn(run, decisive), figureIn(looked.run, decisive))) continue;
    if (isShownTheSame(run, looked.run, ids)) continue;
    rows.push({ label: tried.label ?? changesInWords(looked, tried.changes), changes: tried.changes, run });
  }
  if (rows.length === 0) return undefined;
  const from = variants.length;
  variants.push(...rows.map(({ changes, run }) => variantOf(changes, run, looked, ids)));
  const all = [{ label: 'As asked', changes: {}, run: looked.run }, ...rows];
  const columns = ids.map((id) => toldAlike(all.map(({ run }) => figureIn(run, id))));
  const [asked, ...others] = columns[ids.indexOf(decisive)] as [Figure, ...Figure[]];
  return {
    columns: [...columns.map(([first]) => first?.label ?? ''), 'Difference'],
    rows: all.map(({ label, changes }, at) => ({
      label,
      changes,
      figures: columns.map((column) => column[at]),
      difference: at === 0 ? '' : signedDifference(asked, others[at - 1]!),
      ...(at === 0 ? {} : { variant: from + at - 1 }),
    })),
    decisive,
    sentence: compareInWords({
      asked,
      receipt: looked.id,
      // Told by the name for less than zero, the other end is the better one.
      isLeastBest:
        spec.best && (spec.best[0] === 'least') === (asked.value === figureIn(looked.run, decisive)?.value),
      tried: rows.map(({ label }, at) => ({
        label,
        figure: others[at]!,
        variant: from + at,
        beside: columns.map((column) => column[at + 1]).find((one) => one && one.id !== decisive),
      })),
    }),
  };
}

const figureIn = ({ result }: FinishedRun, id: string) => result.figures.find((one) => one.id === id);

/** What differs by a hair is shown the same. */
function isShownTheSame(run: FinishedRun, other: FinishedRun, ids: readonly string[]): boolean {
  const shown = (of: FinishedRun) =>
    ids.map((id) => figureIn(of, id)).map((one) => one && formatQuantity(one));
  return shown(run).join() === shown(other).join();
}

/** "Term: 15 years". What follows a comma in a label explains it. */
function changesInWords({ calculator }: Looked, changes: ComparedRow['changes']): string {
  return Object.entries(changes)
    .map(([field, value]) => {
      const about = aboutField((calculator.fields as Fields)[field])!;
      return `${shortLabel(about)}: ${describeValue(about, value)}`;
    })
    .join(', ');
}

interface ToCompare {
  asked: Figure;
  receipt: string;
  /** Undefined where neither end is the better one. */
  isLeastBest: boolean | undefined;
  tried: readonly { label: string; figure: Figure; variant: number; beside: Figure | undefined }[];
}

/** "Term: 15 years comes out best: the total interest is $203,981 less, with a monthly payment of $2,613 a month." */
function compareInWords({ asked, receipt, isLeastBest, tried }: ToCompare): string {
  const by = (figure: Figure) =>
    isLeastBest === undefined
      ? -Math.abs(figure.value - asked.value)
      : (figure.value - asked.value) * (isLeastBest ? 1 : -1);
  const top = tried.toSorted((one, other) => by(one.figure) - by(other.figure))[0]!;
  const name = theFigure(asked);
  if (by(top.figure) >= 0) return `By ${name}, none of these beats what you asked about.`;
  const gain = `${name} is ${linkedChange(differenceInWords(asked, top.figure), asked.id, receipt, top.variant)}`;
  if (isLeastBest === undefined) return `**${top.label}** makes the largest difference: ${gain}.`;
  const beside = top.beside
    ? `, with ${theFigure(top.beside)} at ${linkedVariant(formatQuantity(top.beside), top.beside.id, receipt, top.variant)}`
    : '';
  return `**${top.label}** comes out best: ${gain}${beside}.`;
}
