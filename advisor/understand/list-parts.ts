import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { runsOfHundred, type Part } from '#advisor/understand/listed-wholes.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { findExactly, readChoices } from '#advisor/understand/read-choices.ts';
import { toSentence } from '#advisor/understand/sentence.ts';
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
    const isAmount = amount.kind === 'money' || (amount.kind === 'number' && !countsHoldings(amount, text));
    if (!isAmount || amount.within) continue;
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
    if (!count)
      return eachByName(items, part, parts, text) ?? splitByName(items, part, parts, text) ?? [part];
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

const putInto = /^\s*(?:(?:invested|held|split|spread)\s+)?(?:in|into|of|between|among|across|over)\s+/i;
/** Here the list of names is over. */
const otherWords =
  /\b(?:i|we|you|it|that|this|should|would|could|can|do|does|is|are|was|what|how|which|if|or|not|no|but|vs|versus|with|instead)\b/i;

/** "$60,000 in stocks and bonds": nobody says how much of each, so each has the same. */
function splitByName(items: Fields, part: Part, parts: readonly Part[], text: string): Part[] | undefined {
  const opening = part.kind === 'money' ? putInto.exec(text.slice(part.end)) : null;
  const amount = amountOf(items);
  const told = runsOfHundred(parts).length > 0 || parts.some(({ kind }) => kind === 'share');
  if (!opening || amount === undefined || told) return undefined;
  const start = part.end + opening[0].length;
  const next = parts.find((other) => other.start > part.start)?.start ?? text.length;
  const stretch = text.slice(start, Math.min(next, endOfSentence(text, start)));
  const named = namedPieces(items, text, start, start + stretch.split(otherWords)[0]!.length);
  const kinds = new Set(named.map(({ choices }) => JSON.stringify(choices)));
  if (kinds.size < 2 || kinds.size < named.length) return undefined;
  const value = part.value / named.length;
  return named.map((piece) => ({
    ...part,
    value,
    start: piece.start,
    end: piece.start,
    within: part,
    guessed: [amount],
  }));
}

/** The amount that each item has to have, where items are of kinds. */
function amountOf(items: Fields): string | undefined {
  const abouts = Object.entries(items).map(([name, item]) => [name, aboutField(item)] as const);
  const amount = abouts.find(([, about]) => about?.unit === 'usd' && about.default === undefined);
  return abouts.some(([, about]) => about?.unit === 'choice') ? amount?.[0] : undefined;
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
/** What shares are taken of where nobody says what they are shares of. */
const roundSum = 100_000;

/**
 * "90/10 with $250,000", "60% stocks and 40% bonds of 100k": amounts, where a list has amounts and no shares. Shares of
 * nothing that was told are shares of a round sum.
 */
function spreadTotal(items: Fields, parts: readonly Part[], text: string): Part[] {
  const amount = amountOf(items);
  const totals = parts.filter(({ kind }) => kind === 'money' || kind === 'number');
  const total = totals.find(({ kind }) => kind === 'money');
  const shares = parts.filter(
    ({ kind, value }) => (kind === 'rate' || kind === 'share') && value >= smallestShare,
  );
  const run = runsOfHundred(shares)[0] ?? shares.filter(({ value }) => value === 100);
  const moneys = totals.filter(({ kind }) => kind === 'money').length;
  if (amount === undefined || Object.values(items).some((item) => aboutField(item)?.whole)) return [...parts];
  if (run.length === 0 || moneys > 1 || total?.per || total?.within) return [...parts];
  if (!total && totals.length > 0) return [...parts];
  const inOne = run.length > 1 && run.every(({ within }) => within && within === run[0]!.within);
  const kinds = inOne ? kindsOfShares(items, run, text) : [];
  return parts.flatMap((part) => {
    const at = run.indexOf(part);
    if (at < 0) return part === total ? [] : [part];
    const { guessed = [], ...named } = kinds[at] ?? {};
    return [
      {
        ...part,
        ...named,
        kind: 'money' as const,
        value: ((total?.value ?? roundSum) * part.value) / 100,
        within: part.within ?? part,
        ...(total ? { also: total } : {}),
        guessed: total ? guessed : [amount, ...guessed],
      },
    ];
  });
}

const namesTheMix = /^\s*[\p{L}-]+\s+(?:portfolio|allocation|mix|split|ratio)\b/iu;

/**
 * The kinds behind "90/10", in its order. Where one alone is named, all of it is of that; without any they are taken to be
 * those that such a ratio is usually told of.
 */
function kindsOfShares(
  items: Fields,
  run: readonly Part[],
  text: string,
): Pick<Part, 'choices' | 'guessed'>[] {
  const { end } = run[0]!;
  const behind = namedPieces(items, text, end, endOfSentence(text, end));
  if (behind.length === run.length) return behind.map(({ choices }) => ({ choices }));
  const [name, field] = Object.entries(items).find(([, item]) => aboutField(item)?.unit === 'choice')!;
  const { options = {}, first = [] } = aboutField(field)!;
  // "Stock/bond" and "stock-bond" are two words here.
  const sentence = toSentence(text.replaceAll(/(?<=\p{L})[-/](?=\p{L})/gu, ' '));
  const named = Object.entries(options)
    .flatMap(([value, words]) =>
      words.flatMap((word) => findExactly(sentence, word).map((at) => ({ value, at }))),
    )
    .toSorted((a, b) => a.at - b.at);
  const inOrder = [...new Set(named.map(({ value }) => value))];
  if (inOrder.length === run.length) return inOrder.map((value) => ({ choices: { [name]: value } }));
  const special = inOrder.find((value) => first.includes(value));
  const only = special ?? (inOrder.length === 1 ? inOrder[0] : undefined);
  // "An 80/20 stock portfolio" names the larger part, and not what the rest is.
  const isOnce = new Set(named.map(({ at }) => at)).size === 1;
  const leading = isOnce && namesTheMix.test(text.slice(end)) ? only : undefined;
  if (only !== undefined && leading === undefined) return run.map(() => ({ choices: { [name]: only } }));
  const usual = [leading ?? [], ...Object.keys(options).filter((value) => !first.includes(value))]
    .flat()
    .filter((value, at, all) => all.indexOf(value) === at);
  return run.map((_, at) => {
    const value = usual[at];
    if (value === undefined) return {};
    return { choices: { [name]: value }, guessed: value === leading ? [] : [name] };
  });
}
