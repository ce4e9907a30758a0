import { isInThread } from '#advisor/dialogue/in-thread.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import { guides } from '#advisor/guides/registry.ts';

/**
 * The text to search for. "Can I take it out early?" after an article about the Roth IRA is searched with that topic.
 * "What does basis mean?" names its own topic.
 */
export function inThread(text: string, remembered: Remembered, titles: ReadonlyMap<string, string>): string {
  const { answered = '', reading } = remembered;
  if (reading.act.id === 'define') return text;
  const guide = guides.find(({ id }) => `guide:${id}` === answered);
  const isText = /^(?:article|guide|fact):/.test(answered);
  const mayNameTopic = isInThread(remembered) && (isText || !aboutFigure.has(reading.act.id));
  const topic = mayNameTopic ? (guide?.title ?? titles.get(answered)) : undefined;
  return topic === undefined ? text : `${topic}: ${text}`;
}

/** After a calculation, these messages ask how its figure was computed, not for an article on the topic. */
const aboutFigure: ReadonlySet<string> = new Set(['why', 'sure', 'simpler']);
