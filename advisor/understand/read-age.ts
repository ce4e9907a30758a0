import type { Mention } from '#advisor/understand/mention.ts';
import type { Token } from '#advisor/understand/tokenize.ts';
import { durations, rateWords, singular } from '#advisor/understand/unit-words.ts';

const ageBefore = ['age', 'aged', "i'm", 'i’m', 'im', 'am', 'turn', 'turning', 'turned', 'both', 'were'];
const somebody =
  /^(son|daughter|child|kid|baby|boy|girl|wife|husband|spouse|partner|mom|mother|dad|father|he|she)$/;

/** Whether a number is somebody's age, by the words around it. */
export function readAge(
  tokens: readonly Token[],
  at: number,
  after: number,
  { value, amountLike }: { value: number; amountLike: boolean },
): { kind: 'age'; next: number } | undefined {
  if (amountLike || !Number.isInteger(value) || value < 0 || value > 120) return undefined;
  const words = tokens.slice(after, after + 5).map(({ text }) => text);
  const plain = words.filter((word) => word !== '-' && word !== '/');
  const toldAs = plain[1] === 'old' || (plain[1] === 'of' && plain[2] === 'age');
  if (/^(years?|yrs?)$/.test(plain[0] ?? '') && toldAs) {
    const last = words.indexOf(plain[1]!);
    return { kind: 'age', next: after + last + 1 + (plain[1] === 'of' ? 1 : 0) };
  }
  if (/^(st|nd|rd|th)$/.test(plain[0] ?? '') && plain[1] === 'birthday')
    return { kind: 'age', next: after + 2 };
  if (plain[0] === 'yo' || (plain[0] === 'y' && plain[1] === 'o')) {
    return { kind: 'age', next: after + words.lastIndexOf(plain[0] === 'yo' ? 'yo' : 'o') + 1 };
  }
  const followed =
    Object.hasOwn(durations, singular(plain[0] ?? '')) ||
    rateWords.includes(plain[0] ?? '') ||
    ['dollar', 'buck'].includes(singular(plain[0] ?? ''));
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  const named = ageBefore.includes(before.at(-1) ?? '') || (before.at(-1) === 'is' && before.includes('age'));
  const ours = before.at(-1) === 'are' && before.at(-2) === 'we' && value >= 18;
  const retiring =
    ['at', 'by', 'until', 'till'].includes(before.at(-1) ?? '') &&
    before.some((word) =>
      /^(retir|claim|die|wait|delay|file|start|collect|work|take|max|limit|contribut|catch)/.test(word),
    );
  const coasting = before.at(-1) === 'to' && before.at(-2)?.startsWith('coast') === true;
  const allowed =
    value >= 18 &&
    before.at(-1) === 'at' &&
    tokens
      .slice(Math.max(0, at - 10), at)
      .some(({ text }) => /^(?:max|limit|contribut|catch|put$)/.test(text));
  // "Retired, 72, single": a number by itself among what somebody says of themselves.
  const alone =
    value >= 18 &&
    value <= 100 &&
    (at === 0 || /^[,;.(]$/.test(before.at(-1) ?? '')) &&
    /^[,;.)]$/.test(tokens[after]?.text ?? '') &&
    (tokens[after + 1]?.kind === 'word' ||
      // A number behind a full stop begins another sentence; behind a comma it would be a list.
      (/^[.;]$/.test(tokens[after]?.text ?? '') && tokens[at - 2]?.kind === 'word'));
  const opening =
    value >= 18 && at <= 2 && before.at(-1) === 'at' && /^(?:,|with|and)$/.test(tokens[after]?.text ?? '');
  const willBe =
    before.at(-1) === 'be' && before.some((word) => /^(i['’]?ll|will|would|she['’]ll|he['’]ll)$/.test(word));
  const orOlder =
    value >= 18 &&
    /^(or|and)$/.test(plain[0] ?? '') &&
    /^(older|over|up|above|younger|under)$/.test(plain[1] ?? '');
  const theirs =
    before.at(-1) === 'is' &&
    (somebody.test(before.at(-2) ?? '') || (before.at(-2) === 'who' && somebody.test(before.at(-3) ?? '')));
  const over = ['over', 'past'].includes(before.at(-1) ?? '') && value >= 40 && value <= 90;
  return !followed &&
    ((value >= 10 && (named || ours || retiring || coasting || willBe || allowed)) ||
      theirs ||
      alone ||
      opening ||
      orOlder ||
      over)
    ? { kind: 'age', next: after }
    : undefined;
}

/** Money lasts to an age; what else goes up "to" a number may be anything. */
const toAnAge = /\b(?:at|by|until|till?|last(?:s|ing)?\b[^.;?!\d]{0,20}\b(?:to|through|past))\s+$/i;

/** "A couple, 71 and 69"; "I'm 35 and want a million at 65": after one age, what is had at or by a number is another. */
export function withFurtherAges(mentions: readonly Mention[], text: string): Mention[] {
  const couple = /\b(?:retired|couple|we(?:['’]re| are)|aged|ages)\b[^.?!\d]{0,12}(\d\d) and (\d\d)\b/i.exec(
    text,
  );
  if (couple) {
    const end = couple.index + couple[0].length;
    return mentions.map((mention) =>
      mention.kind === 'number' && mention.start >= couple.index && mention.end <= end
        ? { ...mention, kind: 'age' }
        : mention,
    );
  }
  if (!mentions.some(({ kind }) => kind === 'age')) return [...mentions];
  return mentions.map((mention, index) => {
    const { kind, value, start } = mention;
    const last = mentions[index - 1];
    const besideAge =
      last?.kind === 'age' &&
      value >= 16 &&
      /^\s*(?:or|vs\.?|versus|instead of|rather than|compared (?:to|with))\s+(?:at\s+)?$/i.test(
        text.slice(last.end, start),
      );
    const aged =
      kind === 'number' &&
      value <= 100 &&
      (besideAge || (value >= 40 && toAnAge.test(text.slice(Math.max(0, start - 40), start))));
    return aged ? { ...mention, kind: 'age' } : mention;
  });
}
