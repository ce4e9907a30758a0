import type { Picture, PictureFact, WordFact } from '#advisor/picture/picture.ts';

/** A fact that was stated in the first message, by default. */
export function toldFact(fact: Partial<PictureFact> & Pick<PictureFact, 'role' | 'value'>): PictureFact {
  return {
    owner: 'me',
    kind: 'none',
    case: 'none',
    unit: 'money',
    said: String(fact.value),
    source: 'words',
    turn: 0,
    start: 0,
    probability: 0.95,
    otherRoles: [],
    ...fact,
  };
}

/** Facts of one message, in this order; and facts in words such as "filing=single". */
export function toldPicture(facts: readonly Parameters<typeof toldFact>[0][], ...words: string[]): Picture {
  return {
    facts: facts.map((fact, at) => toldFact({ start: at * 10, ...fact })),
    words: words.map(toldWord),
  };
}

export function toldWord(word: string): WordFact {
  const [key = '', value = ''] = word.split('=');
  return { key, value, turn: 0, probability: 0.95 };
}
