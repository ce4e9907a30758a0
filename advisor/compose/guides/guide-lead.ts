import { firstSentences } from '#advisor/compose/texts/compose-article.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const maxNamed = 3;

/** A verdict that leaves out what the person told is the usual one, and says first that it was heard. */
export function cautionAbout(said: readonly string[]): string {
  const named = said.slice(0, maxNamed).map((words) => `“${words}”`);
  return `I noted ${inWords.format(named)}. This is the usual answer, which doesn’t depend on ${named.length > 1 ? 'them' : 'it'}.`;
}

/** What was asked about, then what it comes to for this person. */
export function explainedFirst(answer: string, decided: string, reason: string | undefined) {
  const [opening = '', ...further] = firstSentences(answer);
  const forYou = `In your case: ${uncapitalize(decided)}`;
  return {
    opening,
    because: [...(further.length > 0 ? [further.join(' ')] : []), forYou, ...(reason ? [reason] : [])],
  };
}
