import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { Candidate } from '#advisor/plan/fit/candidates.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';

/** From here on what the reading thinks of belongs to the conversation. */
const leastThoughtOf = 0.05;

/**
 * Whether a text is about something that was spoken of, or that the message asks for. "My score is 611, does that change
 * it?" is asked in nearly the same words after many subjects.
 */
export function ofThread(toPlan: ToPlan): (candidate: Candidate) => boolean {
  const { messages, remembered, articles } = toPlan;
  const { turn, reading } = remembered;
  if (turn === 0) return () => true;
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const topics = answers.flatMap((text) => readRecord(text)?.topic ?? []);
  const asked = reading.asks.filter(({ probability }) => probability >= leastThoughtOf).map(({ id }) => id);
  const run = new Set(answers.flatMap((text) => readReceipts(text).map(({ calculator }) => calculator)));
  const leading = [...articles.values()].filter(({ calculators }) =>
    calculators.some((name) => run.has(name)),
  );
  const known = new Set([...[...topics, ...asked].flatMap(textsOf), ...leading.map(({ id }) => id)]);
  return ({ entry }) => known.has(entry.id);
}

/** The texts that belong to a topic: an article, or a guide with its articles. */
function textsOf(topic: string): readonly string[] {
  const [kind, id = ''] = topic.split(':');
  if (kind === 'article') return [id];
  const guide = guides.find((one) => kind === 'guide' && one.id === id);
  return guide ? [id, ...guide.articles, ...(guide.related ?? [])] : [];
}
