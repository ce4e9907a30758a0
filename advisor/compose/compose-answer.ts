import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { renderReceipt, toReceipt } from '#advisor/compose/receipt.ts';
import { sources } from '#advisor/facts/sources.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

export const educationLine = 'This is education, not individual advice by a registered adviser.';

interface Composition {
  calculator: AnyCalculator;
  run: FinishedRun;
  year: number;
  seed: number;
  said: ReadonlySet<string>;
}

/** An answer in Markdown: the conclusion first, then the figures, why, what to do, what was assumed, and the proof. */
export function composeAnswer(parts: Composition): string {
  const { calculator, run } = parts;
  const { conclusion, reasons, next } = calculator.explain(run.result, run.input);
  const warnings = run.result.warnings.map((warning) => `> ${renderPlain(warning)}`);
  return [
    `**${renderPlain(conclusion)}**`,
    figuresTable(run),
    reasons.map(renderPlain).join(' '),
    warnings.join('\n'),
    next.length > 0
      ? `**Next**\n\n${next.map((step, index) => `${index + 1}. ${renderPlain(step)}`).join('\n')}`
      : '',
    assumed(parts),
    cited(parts),
    educationLine,
    renderReceipt(toReceipt(parts)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function figuresTable({ result }: FinishedRun): string {
  if (result.figures.length < 2) return '';
  const rows = result.figures.map((figure) => `| ${figure.label} | ${formatQuantity(figure)} |`);
  return ['| | |', '|---|---:|', ...rows].join('\n');
}

/** What nobody said, each with why it is fair, and what was left out. */
function assumed({ calculator, run, said }: Composition): string {
  const fields = calculator.fields as Fields;
  const taken = Object.entries(run.input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    if (said.has(name) || !about?.default || typeof value !== 'number' || value === 0) return [];
    return [
      `${about.label}: ${formatQuantity({ value, unit: about.unit as Unit })} (${about.default.reason})`,
    ];
  });
  const lines = [...taken, ...run.result.assumptions.map(renderPlain)];
  return lines.length > 0 ? `**Assumed**\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

function cited({ calculator, run }: Composition): string {
  const ids = [...new Set([...run.result.facts.map(({ source }) => source), ...calculator.sources])];
  const lines = ids.flatMap((id) => {
    const source = sources[id];
    return source ? [`- [${source.title}](${source.url}), ${source.publisher}`] : [];
  });
  return lines.length > 0 ? `**Sources**\n\n${lines.join('\n')}` : '';
}
