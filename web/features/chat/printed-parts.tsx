import { PrintedReceipt } from '#web/features/chat/printed-receipt.tsx';

/** The receipts of an answer as tables; its buttons mean nothing on paper. */
export function PrintedParts({ parts }: { parts: string }) {
  return parts.split('\n').map((part) => <PrintedReceipt key={part} json={part} />);
}
