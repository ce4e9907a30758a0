import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { PlannedAnswer } from '#advisor/plan/plan-answer.ts';
import type { Asking } from '#advisor/plan/plan-asks.ts';
import { acceptable } from '#advisor/plan/plan-guide.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/** A summary of more is no summary. */
const maxTopics = 5;

/** "Sum up what we have": what was said last to each topic of the conversation. One topic alone is spoken of again. */
export function planSummary(asking: Asking): PlannedAnswer | undefined {
  const { act, told } = asking.reading;
  // "Sum up all three" tells nothing.
  if (act.id !== 'summarize' || told.some(({ role }) => role !== 'other')) return undefined;
  const byTopic = new Map<string, Plan>();
  for (const { role, content } of asking.messages) {
    const record = role === 'assistant' ? readRecord(content) : undefined;
    const plan = record && planAgain(asking, record, content);
    if (!plan) continue;
    // A topic that came back stands where it was spoken of last.
    byTopic.delete(record.topic);
    byTopic.set(record.topic, plan);
  }
  const [first, second, ...others] = [...byTopic.values()].slice(-maxTopics);
  if (!first || !second) return undefined;
  const plan: Plan = { kind: 'summary', plans: [first, second, ...others] };
  return { plan, weighed: [], confidence: act.probability };
}

/** What an earlier answer said, to be said once more. The record comes from the browser: only what we know is taken. */
function planAgain(
  { calculators, articles }: Asking,
  record: AnswerRecord,
  content: string,
): Plan | undefined {
  const [kind, id = ''] = record.topic.split(':');
  if (kind === 'guide') {
    const guide = guides.find((one) => one.id === id);
    if (!guide) return undefined;
    const given = acceptable(guide, record.given ?? {});
    return { kind: 'guide', guide, given, chosen: record.chosen ?? {}, manner: 'short', comfort: undefined };
  }
  if (kind === 'article')
    return articles.has(id) ? { kind: 'article', readings: [{ article: id, part: '' }] } : undefined;
  const calculator = calculators.find(({ name }) => name === record.topic);
  const receipt = readReceipts(content).find((one) => one.calculator === record.topic && !one.missing);
  return calculator && receipt
    ? { kind: 'again', manner: 'all', last: { receipt, calculator }, earlier: [] }
    : undefined;
}
