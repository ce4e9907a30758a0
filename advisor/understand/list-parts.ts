import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { runsOfHundred, type Part } from '#advisor/understand/listed-wholes.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { readChoices } from '#advisor/understand/read-choices.ts';
import { findCue, toSentence } from '#advisor/understand/sentence.ts';
import { countsHoldings } from '#advisor/understand/slot-value.ts';

const mostYears = 40;

/** The quantities of a question as a list of such items has them: what is told once for several is told for each. */
export function partsOf(items: Fields, mentions: readonly Mention[], text: string): Part[] {
  const repeated = repeatEach(items, repeatYearly(mentions, text), text);
  return spreadTotal(items, spreadShares(repeated), text);
}

/** "$4,000 a year for four years" is four amounts, where amounts are listed. */
function repeatYearly(mentions: readonly Mention[], text: string): Part[] {
  return mentions.flatMap((mention, at) => {
    const next = mentions[at + 1];
    if (timesRepeated(mentions[at - 1], mention, text) > 0) return [];
    const count = timesRepeated(mention, next, text);
    if (count === 0) return [mention];
    const { per: _, ...once } = mention;
    return Array.from({ length: count }, () => ({ ...once, within: mention, also: next! }));
  });
}

/** How often a yearly amount comes, if the time right behind it says so. */
function timesRepeated(amount: Mention | undefined, time: Mention | undefined, text: string): number {
  if (amount?.kind !== 'money' || amount.per !== 'year' || time?.kind !== 'duration') return 0;
  const between = text.slice(amount.end, time.start);
  const joined =
    /^\s*(?:(?:at the (?:end|beginning|start) of )?(?:each|every)\s+(?:year\s+)?|annually\s+|yearly\s+)?(?:for|over)\s+(?:the next\s+)?$/i.test(
      between,
    );
  return joined && time.value <= mostYears ? Math.round(time.value) : 0;
}

const eachOfSo = /^\s*(?:(?:each|apiece),?\s+(?:in|into|on)|(?:in|into|on) each of)\s+(?:my |these |the )?$/i;
const soManyWith =
  /^[\s-]*(?:[a-z]+\s+){0,2}[a-z]+(?:,|:|\s)+(?:(?:with|of|at|worth|each|about|around|and|having|holding|i have|i put)\s+)*$/i;
const eachBehind = /^\s*(?:each|apiece|in each|per (?:fund|stock|card|loan))\b/i;

/** "$10,000 each in 12 stocks", "3 funds with $20,000 each", "5k each in VTI and BND": as many amounts. */
function repeatEach(items: Fields, parts: readonly Part[], text: string): Part[] {
  const counts = new Map<Part, Part>();
  for (const [at, amount] of parts.entries()) {
    if (amount.kind !== 'money' || amount.within) continue;
    const [before, behind] = [parts[at - 1], parts[at + 1]];
    if (behind && countsHoldings(behind, text) && eachOfSo.test(text.slice(amount.end, behind.start)))
      counts.set(amount, behind);
    else if (
      before &&
      countsHoldings(before, text) &&
      soManyWith.test(text.slice(before.end, amount.start)) &&
      eachBehind.test(text.slice(amount.end))
    )
      counts.set(amount, before);
  }
  const taken = new Set(counts.values());
  return parts.flatMap((part) => {
    if (taken.has(part)) return [];
    const count = counts.get(part);
    if (!count) return eachByName(items, part, parts, text) ?? [part];
    return Array.from({ length: count.value }, () => ({ ...part, within: part, also: count }));
  });
}

const eachIn = /^\s*(?:each\s+(?:in|into|of)|in each of)\s+/i;

/** One part for each name behind "5k each in", standing where that name does. */
function eachByName(items: Fields, part: Part, parts: readonly Part[], text: string): Part[] | undefined {
  const opening = part.kind === 'money' ? eachIn.exec(text.slice(part.end)) : null;
  if (!opening) return undefined;
  const start = part.end + opening[0].length;
  const next = parts.find((other) => other.start > part.start)?.start ?? text.length;
  const named = namedPieces(items, text, start, Math.min(next, endOfSentence(text, start)));
  return named.length < 2
    ? undefined
    : named.map((piece) => ({ ...part, start: piece.start, end: piece.start, within: part }));
}

interface Piece {
  start: number;
  choices: Record<string, string>;
}

/** What is listed between two places, as far as it names a kind. */
function namedPieces(items: Fields, text: string, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const words of text.slice(start, end).split(/(,|;|&|\+|\/|\band\b|\bvs\b)/i)) {
    const choices = Object.entries(readChoices(items, toSentence(words)));
    if (choices.length > 0)
      pieces.push({
        start: at,
        choices: Object.fromEntries(choices.map(([name, { value }]) => [name, String(value)])),
      });
    at += words.length;
  }
  return pieces;
}

/** Where the sentence that goes on here comes to its end. */
export function endOfSentence(text: string, from: number): number {
  const found = /[.?!](?:\s|$)|\n/.exec(text.slice(from));
  return found ? from + found.index : text.length;
}

/** "60/40" is two shares, where shares are listed. */
function spreadShares(mentions: readonly Part[]): Part[] {
  return mentions.flatMap((mention) =>
    mention.kind === 'share'
      ? (mention.parts ?? [mention.value, 100 - mention.value]).map((value) => ({
          ...mention,
          value,
          within: mention,
        }))
      : [mention],
  );
}

/** Below it a percentage is a fee, and no share of anything. */
const smallestShare = 1;

/** "90/10 with $250,000", "60% stocks and 40% bonds of 100k": amounts, where a list has amounts and no shares. */
function spreadTotal(items: Fields, parts: readonly Part[], text: string): Part[] {
  const abouts = Object.values(items).map((item) => aboutField(item));
  const takesAmounts = abouts.some((about) => about?.unit === 'usd' && about.default === undefined);
  const hasKinds = abouts.some((about) => about?.unit === 'choice');
  const totals = parts.filter(({ kind }) => kind === 'money');
  const [total] = totals;
  const shares = parts.filter(
    ({ kind, value }) => (kind === 'rate' || kind === 'share') && value >= smallestShare,
  );
  const run = runsOfHundred(shares)[0] ?? shares.filter(({ value }) => value === 100);
  if (!takesAmounts || !hasKinds || abouts.some((about) => about?.whole)) return [...parts];
  if (!total || totals.length > 1 || total.per || total.within || run.length === 0) return [...parts];
  const inOne = run.length > 1 && run.every(({ within }) => within && within === run[0]!.within);
  const kinds = inOne ? kindsOfShares(items, run, text) : [];
  return parts.flatMap((part) => {
    const at = run.indexOf(part);
    if (at < 0) return part === total ? [] : [part];
    const amount = { ...part, kind: 'money' as const, value: (total.value * part.value) / 100 };
    const choices = kinds[at];
    return [{ ...amount, within: part.within ?? part, also: total, ...(choices ? { choices } : {}) }];
  });
}

/** The kinds behind "90/10", in its order; without any they are those that such a ratio is usually told of. */
function kindsOfShares(items: Fields, run: readonly Part[], text: string): Piece['choices'][] {
  const { end } = run[0]!;
  const behind = namedPieces(items, text, end, endOfSentence(text, end));
  if (behind.length === run.length) return behind.map(({ choices }) => choices);
  const [name, field] = Object.entries(items).find(([, item]) => aboutField(item)?.unit === 'choice')!;
  const { options = {}, first = [] } = aboutField(field)!;
  // "Stock/bond" and "stock-bond" are two words here.
  const sentence = toSentence(text.replaceAll(/(?<=\p{L})[-/](?=\p{L})/gu, ' '));
  const named = Object.entries(options)
    .flatMap(([value, words]) =>
      words.flatMap((word) => findCue(sentence, word).map((at) => ({ value, at }))),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
  const inOrder = [...new Set(named)];
  if (inOrder.length === run.length) return inOrder.map((value) => ({ [name]: value }));
  const special = inOrder.find((value) => first.includes(value));
  return run.map((_, at) => ({ [name]: special ?? Object.keys(options)[at]! }));
}
