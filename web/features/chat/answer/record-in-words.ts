import { receiptFence } from '#advisor/compose/receipt-fence.ts';

const block = new RegExp(`(?<!\\n)\\n*${receiptFence.source}`, 'g');

/**
 * An answer for paper and for files: the record is gone, and what could be answered to its question stands behind that. Read
 * without a schema, which would be heavy for a page: what is no record stays as it is.
 */
export function recordInWords(answer: string): string {
  let question: AskedQuestion | undefined;
  const others = answer.replaceAll(block, (whole: string, json: string) => {
    const record = recordIn(json);
    question ??= record?.question;
    return record ? '' : whole;
  });
  const labels = (question?.choices ?? []).flatMap(({ label }) => (typeof label === 'string' ? [label] : []));
  if (typeof question?.text !== 'string' || labels.length === 0) return others;
  const asked = `**${question.text}**`;
  return others.replace(asked, () => `${asked} (${labels.join(' / ')})`);
}

interface AskedQuestion {
  text?: unknown;
  choices?: readonly { label?: unknown }[];
}

function recordIn(json: string): { question?: AskedQuestion } | undefined {
  try {
    return (JSON.parse(json) as { record?: { question?: AskedQuestion } } | null)?.record;
  } catch {
    return undefined;
  }
}
