import * as asks from '#advisor/guardrails/asking.ts';
import { says, without } from '#advisor/guardrails/phrases.ts';
import { plainWords } from '#advisor/guardrails/plain-words.ts';
import { topics, type Topic } from '#advisor/guardrails/prohibited-topics.ts';
import { taxCrimes } from '#advisor/guardrails/tax-crimes.ts';

/** The words of the specification. */
export const refusalText =
  "I can't provide advice on that topic. Content contains prohibited financial advice or potentially harmful information.";

/** Whether the question wants it done, rather than to know about it. */
function wantsIt(text: string): boolean {
  if (says(text, asks.aboutOthers)) return false;
  if (says(text, asks.hiding)) return true;
  if (says(text, asks.protectingOneself)) return false;
  return says(text, asks.demanding) || (says(text, asks.seeking) && !says(text, asks.everydayReasoning));
}

function isProhibited({ named, described, harmless }: Topic, question: string): boolean {
  const text = without(question, harmless);
  if (says(text, named)) return wantsIt(text) || !says(text, asks.curious);
  return described.some((parts) => parts.every((part) => says(text, part))) && wantsIt(text);
}

/**
 * Whether a question asks for what nobody should help with. A term of art, and a question that protects an investor, is
 * no such thing: refusing it would harm the very people the rule protects (docs/decisions/018).
 */
export function findProhibited(question: string): { topic: string } | null {
  const text = plainWords(question);
  const topic = [...topics, ...taxCrimes].find((each) => isProhibited(each, text));
  return topic ? { topic: topic.name } : null;
}
