import type { AnswerRecord } from '#advisor/compose/record.ts';
import { personToCarry } from '#advisor/dialogue/person-carried.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import { factsSaid } from '#advisor/my-numbers/facts-said.ts';
import { thingsSaid } from '#advisor/my-numbers/things-said.ts';

/**
 * What an answer's record says of the writer: facts and things that could be saved, what later questions need, or that the question
 * is about another person.
 * `today` is null where a button or a card worded the question: then its numbers are ours, or are only tried.
 */
export function personIn(
  remembered: Remembered | undefined,
  today: Date | null,
): Pick<AnswerRecord, 'ofOther' | 'saidThings' | 'saidFacts' | 'person'> {
  if (!remembered) return {};
  const person = personToCarry(remembered.picture, remembered.turn);
  const { about, facts } = remembered.picture;
  if (about !== undefined || facts.some(({ owner }) => owner === 'other'))
    return { ofOther: true, ...(person ? { person } : {}) };
  const saidThings = today ? thingsSaid(remembered, today) : [];
  const saidFacts = today ? factsSaid(remembered) : {};
  return {
    ...(saidThings.length > 0 ? { saidThings } : {}),
    ...(Object.keys(saidFacts).length > 0 ? { saidFacts } : {}),
    ...(person ? { person } : {}),
  };
}
