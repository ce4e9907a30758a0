import { z } from 'zod';
import { readRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import type { Message } from '#advisor/dialogue/state.ts';
import type { Picture } from '#advisor/picture/picture.ts';
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
      .filter(({ source, owner }) => (source === 'words' || source === 'card') && owner !== 'other')
      .slice(0, mostCarried)
      .map(({ role, owner, value, unit, per, each }) => ({
        role,
        owner,
        value,
        unit,
        ...(per === undefined ? {} : { per }),
        ...(each ? { each } : {}),
      })),
    words: words.slice(0, mostCarried).map(({ key, value }) => ({ key, value })),
  };
  return person.facts.length + person.words.length === 0 ? undefined : person;
}

const mostCarried = 20;

interface Carried {
  /** The answer that kept it. */
  at: number;
  person: Picture;
}

/**
 * What the oldest answer that was sent keeps of the person; undefined where the conversation was sent from its beginning.
 * Small talk keeps nothing, so the next answer speaks for it.
 */
export function personCarried(messages: readonly Message[]): Carried | undefined {
  for (const [at, { role, content }] of messages.entries()) {
    const record = role === 'assistant' ? readRecord(content) : undefined;
    if (record) return record.person && { at, person: pictureOf(record.person) };
  }
  return undefined;
}

/** The picture with the person as an answer kept it: the messages before it, which are still sent, are part of that. */
export function withPerson(picture: Picture, person: Picture): Picture {
  const { facts, words } = personIn(picture);
  return {
    ...picture,
    facts: [...picture.facts.filter((fact) => !facts.includes(fact)), ...person.facts],
    words: [...picture.words.filter((word) => !words.includes(word)), ...person.words],
  };
}

function pictureOf(person: Person): Picture {
  return personIn({
    facts: person.facts.flatMap(({ value, ...told }, at) => {
      const { data } = factSchema.safeParse(told);
      if (!data) return [];
      const { per, each, ...fact } = data;
      // Before everything that the oldest message says.
      const place = { turn: 0, start: at - person.facts.length };
      const often = { ...(per === undefined ? {} : { per }), ...(each ? { each } : {}) };
      return [{ ...fact, ...often, ...place, value, ...asTold, said: String(value) }];
    }),
    words: person.words.map((word) => ({ ...word, turn: 0, probability: 1 })),
  });
}

const factSchema = z.object({
  role: z.enum(roleIds),
  owner: z.enum(owners),
  unit: z.enum(quantityUnits),
  per: z.enum(Object.keys(timesAYear) as Per[]).optional(),
  each: z.literal(true).optional(),
});

const asTold = { kind: 'none', case: 'none', source: 'words', probability: 1, otherRoles: [] } as const;
