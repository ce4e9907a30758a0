import { firstSentences } from '#advisor/compose/texts/compose-article.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const maxNamed = 3;

/** A verdict that leaves out what the person told says so first. */
export function cautionAbout(said: readonly string[]): string {
  const named = said.slice(0, maxNamed).map((words) => `“${words}”`);
  return `This leaves out ${inWords.format(named)}.`;
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
