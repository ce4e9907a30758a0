import { isInThread } from '#advisor/dialogue/in-thread.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import { guides } from '#advisor/guides/registry.ts';

/**
 * "Can I take it out early?" after a text about the Roth IRA looks for that with its topic. "What does basis mean?" names
 * what it is about itself.
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

/** What asks about a figure that was worked out is for its working, not for a text of its topic. */
const aboutFigure: ReadonlySet<string> = new Set(['why', 'sure', 'simpler']);
