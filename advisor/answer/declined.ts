import type { Remembered } from '#advisor/dialogue/remember.ts';
import { distressText, findDistress } from '#advisor/guardrails/distress.ts';
import { insists } from '#advisor/guardrails/insisting.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';

/** What the guardrails answer to a question, where it is not to be answered otherwise. */
export function declinedBy(asked: string, answered: string | undefined): string | undefined {
  if (findDistress(asked)) return distressText;
  if (findProhibited(asked)) return refusalText;
  // "How exactly?" asks for whatever was declined before it, and so does "does it pay or not?".
  const declined = [distressText, refusalText].find((text) => text === answered);
  return declined !== undefined && insists(asked) ? declined : undefined;
}

/** "A man from church can get me 2% a month guaranteed" needs a warning, not a refusal: the reader tells which it is. */
export function mayBeOffered(asked: string): boolean {
  return (
    !findDistress(asked) && ['guaranteed returns', 'risk free'].includes(findProhibited(asked)?.topic ?? '')
  );
}

export function isOfferedByOther({ reading: { asks } }: Remembered): boolean {
  const likely = (...ids: readonly string[]) =>
    asks.reduce((sum, { id, probability }) => sum + (ids.includes(id) ? probability : 0), 0);
  if (pitches.some((id) => likely(id) >= sureOffer)) return true;
  return likely('refuse:guaranteed') < hardlyWanted && likely(...cheats) >= likelyCheat;
}

/** Decisions about what others sell. */
const pitches = ['guide:is_it_a_scam', 'guide:annuity_pitch', 'guide:whole_life_pitch'];
const sureOffer = 0.8;

/** "My coworker's group guarantees 3% a week": warnings of who promises too much, where the person does not ask for such a promise. */
const cheats = [
  'guide:is_it_a_scam',
  'guide:mlm_pitch',
  'article:investment-scams',
  'article:everyday-scams',
];
const likelyCheat = 0.6;
const hardlyWanted = 0.05;
