import { PrintedChart } from '#web/features/chat/export/printed-chart.tsx';
import { PrintedReceipt } from '#web/features/chat/export/printed-receipt.tsx';

/** The charts and receipts of an answer as tables; its buttons mean nothing on paper. */
export function PrintedParts({ parts }: { parts: string }) {
  return parts
    .split('\n')
    .map((part) =>
      part.startsWith('{"chart":') ? (
        <PrintedChart key={part} json={part} />
      ) : (
        <PrintedReceipt key={part} json={part} />
      ),
    );
}
