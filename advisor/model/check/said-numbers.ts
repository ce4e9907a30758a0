import type { GroundKind } from '#advisor/model/check/grounds.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';
import { readNumber } from '#advisor/reader/quantities/read-number.ts';
import { tokenize } from '#advisor/reader/quantities/tokenize.ts';

/** A number as a sentence has it. */
export interface SaidNumber {
  value: number;
  /** What it was written as counting, where it says: with a dollar sign, a percent sign, or a word for time. */
  kind: GroundKind | undefined;
  /** The size of its last written digit: 0.01 for 7.25, 100,000 for 1.2 million. */
  precision: number;
  /** How many digits were written. */
  digits: number;
  /** After "about" and its like. */
  hedged: boolean;
  /** Where it stands: with its dollar sign, the digits with their scale, and the end with its unit. */
  from: number;
  start: number;
  end: number;
  unitEnd: number;
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
};

const numeral =
  /(?<![\p{L}\d#.,]|\p{L}[-+])(?<currency>\$\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<scale>\s?(?:thousand|million|billion|trillion|bn|[kmb])(?![\p{L}\d]))?(?<unit>\s?%|[\s-]?(?:percent|percentage points?|pct|dollars|years?|yrs?|months?)(?![\p{L}])|(?:st|nd|rd|th)(?![\p{L}]))?/giu;

const hedge =
  /(?:\b(?:about|around|roughly|nearly|almost|approximately|approx\.|some|close to|just (?:over|under))|[~≈])\s*\**$/i;
/** Numbers that only count what stands in the text itself. */
const label = /\b(?:step|option|scenario|priority|part|tier|phase|example|case|rule|number|no\.)\s*$/i;

/** Every number of a piece of text that somebody could take for a claim. */
export function readSaidNumbers(text: string, atLineStart: boolean): SaidNumber[] {
  const prose = blankOut(text, atLineStart);
  const inDigits = [...prose.matchAll(numeral)].flatMap((match) => {
    const said = fromMatch(match, prose);
    return isConvention(said) || label.test(prose.slice(0, said.start)) ? [] : [said];
  });
  const taken = (start: number, end: number) =>
    inDigits.some((said) => start < said.unitEnd && said.start < end);
  const inWords = readInWords(prose).filter(({ start, end }) => !taken(start, end));
  return [...inDigits, ...inWords].sort((a, b) => a.start - b.start);
}

function fromMatch(match: RegExpExecArray, prose: string): SaidNumber {
  const { currency = '', digits = '', scale = '', unit = '' } = match.groups ?? {};
  const factor = scales[scale.trim().toLowerCase()] ?? 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const start = match.index + currency.length;
  return {
    value: Number(digits.replaceAll(',', '')) * factor,
    kind: currency === '' ? kindByUnit(unit) : 'money',
    precision: 10 ** -decimals * factor,
    digits: digits.replace(/^[0.,]+/, '').replace(/\D/g, '').length,
    hedged: hedge.test(prose.slice(0, match.index)),
    from: match.index,
    start,
    end: start + digits.length + scale.length,
    unitEnd: match.index + match[0].length,
  };
}

function kindByUnit(unit: string): GroundKind | undefined {
  if (/%|per|pct/i.test(unit)) return 'percent';
  if (/dollar/i.test(unit)) return 'money';
  return /year|yr|month/i.test(unit) ? 'time' : undefined;
}

/** A year has 12 months, and the whole of a thing is 100%. */
function isConvention({ value, kind }: SaidNumber): boolean {
  return (value === 12 && kind === 'time') || (value === 100 && kind === 'percent');
}

/** "twenty-four thousand five hundred dollars", "eight percent": amounts and rates without a digit. */
function readInWords(prose: string): SaidNumber[] {
  const tokens = tokenize(prose);
  const found: SaidNumber[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = tokens[at]!.kind === 'word' ? readNumber(tokens, at) : undefined;
    if (!number) {
      at += 1;
      continue;
    }
    const after = tokens[number.next];
    const kind = kindByUnit(after?.text ?? '');
    if (number.amountLike || kind === 'percent' || kind === 'money') {
      const [start, end] = [tokens[at]!.start, tokens[number.next - 1]!.end];
      const said = {
        value: number.value,
        kind,
        precision: 1,
        digits: String(number.value).length,
        hedged: false,
        from: start,
        start,
        end,
        unitEnd: kind ? after!.end : end,
      };
      if (!isConvention(said)) found.push(said);
    }
    at = number.next;
  }
  return found;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** As whole words: the 529 of $1,529 is no plan. */
const names = new RegExp(`(?<![\\d,.$])(?:${properNames.map(escaped).join('|')})(?![\\d%]|,\\d)`, 'g');
const addresses = /\]\([^)]*\)|https?:\/\/\S+/g;
const ordinals = /^\s*(?:[>*+-]\s+)*(?:#{1,6}\s+)?(?:\*\*)?\d+[.)](?=\s)/;

const blank = (part: string) => ' '.repeat(part.length);

/** Names, addresses and the ordinals of lists hold digits that claim nothing. The rest stays where it is. */
function blankOut(text: string, atLineStart: boolean): string {
  const prose = text.replaceAll(names, blank).replaceAll(addresses, blank);
  return atLineStart ? prose.replace(ordinals, blank) : prose;
}
