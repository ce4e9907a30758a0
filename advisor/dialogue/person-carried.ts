import { z } from 'zod';
import { readRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import type { Message } from '#advisor/dialogue/state.ts';
import { emptyPicture, type Picture } from '#advisor/picture/picture.ts';
import { personIn } from '#advisor/picture/update-picture.ts';
import { quantityUnits, timesAYear, type Per } from '#advisor/reader/quantities/quantity.ts';
import { owners, roleIds } from '#advisor/reader/roles.ts';

type Person = NonNullable<AnswerRecord['person']>;

/**
 * What an answer keeps of the person for the time when the messages that told it are no longer sent: only the last ones
 * are. The first answer of a conversation keeps nothing, because it never comes without the message before it.
 */
export function personToCarry(picture: Picture, turn: number): Person | undefined {
  if (turn === 0 || picture.about !== undefined) return undefined;
  const { facts, words } = personIn(picture);
  const person = {
    facts: facts
      .filter(({ source }) => source === 'words' || source === 'card')
      .slice(0, mostCarried)
      .map(({ role, owner, value, unit, per }) => ({
        role,
        owner,
        value,
        unit,
        ...(per === undefined ? {} : { per }),
      })),
    words: words.slice(0, mostCarried).map(({ key, value }) => ({ key, value })),
  };
  return person.facts.length + person.words.length === 0 ? undefined : person;
}

const mostCarried = 20;

/** The picture before the oldest message that was sent, as the first answer among them keeps it. */
export function pictureCarried(messages: readonly Message[]): Picture {
  const first = messages.find(({ role }) => role === 'assistant');
  const person = first && readRecord(first.content)?.person;
  if (!person) return emptyPicture;
  return personIn({
    facts: person.facts.flatMap(({ value, ...told }, at) => {
      const { data } = factSchema.safeParse(told);
      if (!data) return [];
      const { per, ...fact } = data;
      // Before everything that the oldest message says.
      const place = { turn: 0, start: at - person.facts.length };
      return [
        { ...fact, ...(per === undefined ? {} : { per }), ...place, value, ...asTold, said: String(value) },
      ];
    }),
    words: person.words.map((word) => ({ ...word, turn: 0, probability: 1 })),
  });
}

const factSchema = z.object({
  role: z.enum(roleIds),
  owner: z.enum(owners),
  unit: z.enum(quantityUnits),
  per: z.enum(Object.keys(timesAYear) as Per[]).optional(),
});

const asTold = { kind: 'none', case: 'none', source: 'words', probability: 1, otherRoles: [] } as const;
