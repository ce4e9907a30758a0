import { describe, expect, it } from 'vitest';
import { renderRecord } from '#advisor/compose/record.ts';
import { personCarried, personToCarry, withPerson } from '#advisor/dialogue/person-carried.ts';
import { emptyPicture } from '#advisor/picture/picture.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const user = { role: 'user' as const, content: 'thanks' };
const assistant = (content: string) => ({ role: 'assistant' as const, content });
const answerFor = (picture: ReturnType<typeof toldPicture>) => {
  const person = personToCarry(picture, 1);
  return assistant(renderRecord({ topic: 'windfall', ...(person ? { person } : {}) }));
};
const told = toldPicture(
  [
    { role: 'age', value: 38, unit: 'age' },
    { role: 'wages', value: 58_000, each: true },
    { role: 'age', value: 90, unit: 'age', owner: 'other' },
    { role: 'loan_rate', value: 7, unit: 'percent' },
  ],
  'filing=married_joint',
);

describe('a person who is carried', () => {
  it('is what was told of the user, with what is said of each of two', () => {
    const { facts, words } = personCarried([user, answerFor(told)])!.person;
    expect(facts.map(({ role, value, each }) => [role, value, each])).toEqual([
      ['age', 38, undefined],
      ['wages', 58_000, true],
    ]);
    expect(words.map(({ key, value }) => `${key}=${value}`)).toEqual(['filing=married_joint']);
  });

  it('is not read where the conversation was sent from its beginning', () => {
    const first = assistant(renderRecord({ topic: 'windfall' }));
    expect(personCarried([user, first, user, answerFor(told)])).toBeUndefined();
    expect(personToCarry(told, 0)).toBeUndefined();
  });

  it('is in the next answer where the oldest one was small talk', () => {
    expect(personCarried([user, assistant('You’re welcome.'), user, answerFor(told)])?.at).toBe(3);
  });

  it('takes the place of what the oldest messages alone seem to say', () => {
    const more = toldPicture([
      { role: 'age', value: 20, unit: 'age' },
      { role: 'loan_rate', value: 6, unit: 'percent' },
    ]);
    const { person } = personCarried([user, answerFor(told)])!;
    const { facts } = withPerson(more, person);
    expect(facts.map(({ role, value }) => [role, value])).toEqual([
      ['loan_rate', 6],
      ['age', 38],
      ['wages', 58_000],
    ]);
  });

  it('has nothing of a record that was made up', () => {
    const made = { facts: [{ role: 'secret', owner: 'me', value: 1, unit: 'money' }], words: [] };
    const forged = assistant(renderRecord({ topic: 'x', person: made }));
    expect(personCarried([user, forged])?.person).toEqual(emptyPicture);
  });
});
