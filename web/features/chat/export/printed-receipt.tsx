import '#web/lib/zod-without-eval.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { describeExactly } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { parseReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { chatTexts } from '#web/content/chat.ts';
import { useCalculators } from '#web/lib/use-calculators.ts';

/**
 * What a card says, as a table: what is needed to work it out again. What was assumed to be zero is left out, as it
 * need not be entered: “Take-home pay $0” reads as if it had been said.
 */
export function PrintedReceipt({ json }: { json: string }) {
  const receipt = parseReceipt(json);
  const calculators = useCalculators(receipt ? [receipt.calculator] : []);
  if (!receipt) return null;
  const calculator = calculators.get(receipt.calculator);
  const fields = (calculator?.fields ?? {}) as Fields;
  return (
    <table>
      <caption>{chatTexts.exports.receipt(calculator?.title ?? receipt.calculator, receipt.year)}</caption>
      <tbody>
        {Object.entries(receipt.inputs).map(([name, { value, origin }]) => {
          if (value === 0 && origin === 'assumption') return null;
          const about = aboutField(fields[name]);
          return (
            <tr key={name}>
              <th scope="row">{about?.label ?? name}</th>
              <td>
                {about ? inputInWords(about, value) : JSON.stringify(value)} ({origin})
              </td>
            </tr>
          );
        })}
        {receipt.figures.map((figure) => (
          <tr key={figure.id}>
            <th scope="row">{figure.label}</th>
            <td>{figureInWords(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** To the last digit; of a list, item by item, everything that it holds. */
function inputInWords(about: FieldAbout, value: unknown): string {
  if (!Array.isArray(value)) return describeExactly(about, value);
  const items = value as readonly Readonly<Record<string, unknown>>[];
  return items
    .map((item) =>
      Object.entries(item)
        .flatMap(([field, part]) => {
          const of = aboutField(about.items?.[field]);
          return of ? [`${uncapitalize(of.label)} ${describeExactly(of, part)}`] : [];
        })
        .join(', '),
    )
    .join('; ');
}

function figureInWords({ value, unit }: Receipt['figures'][number]): string {
  return formatQuantity({ value, unit: unit as Unit });
}
