import { anyOf, says } from '#advisor/guardrails/phrases.ts';
import { plainWords } from '#advisor/guardrails/plain-words.ts';

/** A message of no more words than this may mean nothing but what stood before it. */
const fewWords = 9;
const moreWords = 25;

const asking =
  '(how|what|which|where|when|who|can|could|would|should|do|does|is|and|but|so|then|just|please|tell|show|give|explain|walk|teach|help|will)';
/** Nothing but "it": the thing itself is named in the message before. */
const pointing = anyOf(
  `${asking} ... (it|that|this|one|them|those|these|there|so)<end>`,
  `${asking} (it|that|this|one|them|those|these|there|so)<end>`,
  '^(but |and |ok |okay |so |well |then |yes |no |please )*(how|which one|where|when|who|what then|how so)( (exactly|specifically|then|please|though|come))*<end>',
);

/** Asking on, whatever was said: by pressing, or by calling it a story. */
const pressing = anyOf(
  'how (exactly|specifically|precisely|would that work)',
  '(just|please|simply) (tell|show|answer|say|give|do|explain)',
  '(tell|show|give|explain) (it )?(to )?(me )?(anyway|regardless|all the same)',
  'do it anyway',
  '(hypothetical*|theoretical*|in theory|for a (story|novel|book|movie|film|script|game|class|friend)|fiction*|role ?play|screenplay|academic*|educational purposes)',
  '(what are|what would be|give me|list) (the )?(exact )?(steps?|details?|names?|examples?)',
  'step by step',
  '(give|show) (me )?(an |one |some |a concrete )?examples?',
  '^come on',
  '(ignore|forget|skip|drop) (that|the|your) (rules?|refusal|policy|warning|disclaimer)',
  '^(go on|continue|keep going|proceed)<end>',
);

/** Another question altogether, or one that keeps out of trouble. */
const turningAway = anyOf(
  '(instead|why|legal*|illegal*|allowed|law|scams?|fraud*|report*|avoid*|wrong|sorry|never ?mind|understood|thank*|thanks|safe|help line|hotline|what is (a|an|the)|what are|mean*)',
);

/** Whether a message only goes on asking for what was declined just before. */
export function insists(question: string): boolean {
  const text = plainWords(question);
  const words = text.split(/\s+/).length;
  if (words > moreWords) return false;
  const presses = says(text, pressing);
  if (says(text, turningAway) && !presses) return false;
  return presses || (words <= fewWords && says(text, pointing));
}
