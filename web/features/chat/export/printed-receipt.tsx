import { parseReceipt } from '#advisor/compose/receipt.ts';
import { receiptTable } from '#web/features/chat/export/receipt-table.ts';
import { useCalculators } from '#web/lib/use-calculators.ts';

/** What a card says, as a table on paper. */
export function PrintedReceipt({ json }: { json: string }) {
  const receipt = parseReceipt(json);
  const calculators = useCalculators(receipt ? [receipt.calculator] : []);
  if (!receipt) return null;
  const { caption, rows } = receiptTable(receipt, calculators.get(receipt.calculator));
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([label, value], at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
