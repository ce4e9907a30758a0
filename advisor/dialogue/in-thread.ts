import { guides } from '#advisor/guides/registry.ts';
import type { Likely } from '#advisor/reader/scores.ts';
import type { Remembered } from '#advisor/dialogue/state.ts';

/** From here on a question has nothing to do with what was said before. */
export const surelyNew = 0.9;

/** Whether a message may go on from the answer before it: "what if she doesn't go?" after a college account does. */
export function isInThread({
  turn,
  reading: { act, asks },
  answered = '',
}: Pick<Remembered, 'turn' | 'reading' | 'answered'>): boolean {
  if (turn === 0) return false;
  return act.id !== 'new' || act.probability < surelyNew || isOfDecision(answered, asks[0]);
}

/** Whether a text is asked for that belongs to the decision that was given. */
function isOfDecision(answered: string, ask: Likely<string> | undefined): boolean {
  const guide = guides.find(({ id }) => `guide:${id}` === answered);
  return (
    guide?.articles.some((id: string) => `article:${id}` === ask?.id && ask.probability >= likelyText) ??
    false
  );
}

const likelyText = 0.5;
