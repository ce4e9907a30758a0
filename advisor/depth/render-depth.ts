import {
  bullets,
  heading,
  linked,
  linkedChange,
  linkedVariant,
  numbered,
  sections,
  table,
} from '#advisor/compose/markdown.ts';
import { dayInWords } from '#advisor/depth/dates.ts';
import { renderChart } from '#advisor/depth/chart-block.ts';
import type { Alternatives, Depth } from '#advisor/depth/depth.ts';
import { formatQuantity, minus } from '#advisor/quantities/format.ts';

/** As it is streamed: tables and lists as Markdown, the chart as a block that the application draws. */
export function renderDepth(
  { alternatives, range, drivers, driven, turns, steps }: Depth,
  receipt: string,
  today: Date,
): string {
  return sections(
    alternatives
      ? heading(
          'Alternatives side by side',
          sections(alternativesTable(alternatives, receipt), alternatives.sentence),
        )
      : '',
    heading(
      'What would change the answer',
      turns.length > 0
        ? table(
            ['If', 'Then'],
            turns.map(({ condition, verdict }) => [condition, verdict]),
          ).replace('---:', '---')
        : '',
    ),
    range ? heading('The range', sections(range.sentence, renderChart(range.chart))) : '',
    heading(
      'What it depends on most',
      drivers.length > 0
        ? sections(
            `${driven ?? ''} moves most with:`,
            bullets(drivers.map(({ label, sentence }) => `**${label}:** ${sentence}`)),
          )
        : '',
    ),
    heading(
      'Your plan by date',
      numbered(steps.map(({ date, text }) => `**${dayInWords(date, today)}:** ${text}`)),
    ),
  );
}

function alternativesTable({ columns, rows, decisive }: Alternatives, receipt: string): string {
  return table(
    ['Alternative', ...columns],
    rows.map(({ label, figures, difference, variant }) => [
      label,
      ...figures.map((figure) => {
        if (!figure) return '–';
        if (variant === undefined) return linked(figure, receipt);
        return linkedVariant(formatQuantity(figure), figure.id, receipt, variant);
      }),
      variant === undefined || difference === ''
        ? '–'
        : linkedChange(keepTogether(difference), decisive, receipt, variant),
    ]),
  );
}

/** In a narrow column the sign must not be left behind on its line. */
function keepTogether(difference: string): string {
  return difference.replace(minus, `${minus}\u2060`);
}
