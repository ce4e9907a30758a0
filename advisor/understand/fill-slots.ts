import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { timesAYear, type Mention } from '#advisor/understand/mention.ts';
import { stem } from '#advisor/understand/words.ts';

export interface FilledSlots {
  /** What the question says, by field. */
  input: Record<string, number | string | boolean>;
  /** The words that each came from. */
  said: Record<string, string>;
  /** Required fields that nothing was said about. */
  missing: string[];
  /** Quantities that fitted nowhere. */
  unused: Mention[];
  /** How well it all fits together. */
  score: number;
}

interface Candidate {
  field: string;
  value: number;
  score: number;
}

/**
 * Puts every quantity of a question into the field that it fits best, over all of them at once: by its kind, by the
 * words near it, and by the bounds of the field. Choices and flags are found by their words.
 */
export function fillSlots(
  calculator: AnyCalculator,
  question: string,
  mentions: readonly Mention[],
): FilledSlots {
  const fields = calculator.fields as Fields;
  const candidates = mentions.map((mention) => candidatesFor(fields, question, mention));
  const best = assign(candidates, 0, new Set());
  const input: FilledSlots['input'] = {};
  const said: FilledSlots['said'] = {};
  best.chosen.forEach((candidate, index) => {
    if (!candidate) return;
    input[candidate.field] = candidate.value;
    said[candidate.field] = mentions[index]!.said;
  });
  const unused = mentions.filter((_, index) => !best.chosen[index]);
  Object.assign(input, readChoices(fields, question));
  const missing = Object.entries(fields)
    .filter(([name, field]) => !(name in input) && aboutField(field)?.default === undefined)
    .map(([name]) => name);
  return { input, said, missing, unused, score: best.score - missing.length * 2 - unused.length * 1.5 };
}

interface Assignment {
  chosen: (Candidate | null)[];
  score: number;
}

/** Every way to give each mention a field of its own; a handful of mentions makes this cheap. */
function assign(candidates: readonly Candidate[][], at: number, taken: ReadonlySet<string>): Assignment {
  const own = candidates[at];
  if (!own) return { chosen: [], score: 0 };
  const skipped = assign(candidates, at + 1, taken);
  let best: Assignment = { chosen: [null, ...skipped.chosen], score: skipped.score };
  for (const candidate of own.slice(0, 4)) {
    if (taken.has(candidate.field)) continue;
    const rest = assign(candidates, at + 1, new Set([...taken, candidate.field]));
    const score = rest.score + candidate.score;
    if (score > best.score) best = { chosen: [candidate, ...rest.chosen], score };
  }
  return best;
}

function candidatesFor(fields: Fields, question: string, mention: Mention): Candidate[] {
  return Object.entries(fields)
    .flatMap(([field, schema]) => {
      const about = aboutField(schema);
      const fit = about && valueFor(about, mention);
      if (!about || !fit) return [];
      if (fit.value < (about.min ?? -Infinity) || fit.value > (about.max ?? Infinity)) return [];
      const required = about.default === undefined ? 0.4 : 0;
      return [{ field, value: fit.value, score: fit.fit + required + nearness(about, question, mention) }];
    })
    .sort((a, b) => b.score - a.score);
}

/** The mention in the field's own unit, and how naturally it goes there; undefined where it does not. */
function valueFor({ unit }: FieldAbout, mention: Mention): { value: number; fit: number } | undefined {
  const { kind, value, per } = mention;
  const isMoney = kind === 'money' || (kind === 'number' && value >= 100);
  const doubt = kind === 'number' ? 0.5 : 0;
  switch (unit) {
    case 'usd':
      return isMoney ? { value, fit: (per ? 0.3 : 1) - doubt } : undefined;
    case 'usd_per_month':
      return isMoney
        ? {
            value: per ? (value * timesAYear[per]) / 12 : value,
            fit: (per === 'month' ? 1.5 : per ? 0.8 : 0.4) - doubt,
          }
        : undefined;
    case 'usd_per_year':
      return isMoney
        ? {
            value: per ? value * timesAYear[per] : value,
            fit: (per === 'year' ? 1.4 : per ? 0.8 : 0.9) - doubt,
          }
        : undefined;
    case 'percent':
      if (kind === 'rate') return { value, fit: 1 };
      return kind === 'share' ? { value, fit: 0.8 } : undefined;
    case 'years':
      return kind === 'duration' ? { value, fit: 1 } : undefined;
    case 'months':
      return kind === 'duration' && mention.months !== undefined
        ? { value: Math.round(mention.months), fit: 0.9 }
        : undefined;
    case 'age':
      return kind === 'age'
        ? { value, fit: 1 }
        : kind === 'number' && value >= 18 && value <= 100
          ? { value, fit: 0.3 }
          : undefined;
    case 'year':
      return kind === 'year' ? { value, fit: 1 } : undefined;
    case 'count':
      return kind === 'number' && Number.isInteger(value) ? { value, fit: 0.6 } : undefined;
    case 'ratio':
      return kind === 'number' ? { value, fit: 0.4 } : undefined;
    default:
      return undefined;
  }
}

const reach = 45;

/** How near the field's own words stand to the mention: those right before or after it count most. */
function nearness({ cues, label }: FieldAbout, question: string, { start, end }: Mention): number {
  const before = question.slice(Math.max(0, start - reach), start).toLowerCase();
  const after = question.slice(end, end + reach).toLowerCase();
  const within = question.slice(start, end).toLowerCase();
  const scores = [...cues, label].map((cue) => {
    const pattern = cuePattern(cue);
    const left = lastIndexOf(before, pattern);
    const right = after.search(pattern);
    const distances = [
      left === -1 ? Infinity : before.length - left,
      // What follows in the next clause belongs to the next number.
      right === -1 || /[,;.?!]/.test(after.slice(0, right)) ? Infinity : right + 2,
      pattern.test(within) ? 0 : Infinity,
    ];
    const nearest = Math.min(...distances);
    return nearest === Infinity ? 0 : (1 - nearest / (reach + 10)) * (1 + cue.length / 40);
  });
  const sorted = scores.toSorted((a, b) => b - a);
  return (sorted[0] ?? 0) + 0.25 * (sorted[1] ?? 0);
}

function cuePattern(cue: string): RegExp {
  const words = cue.toLowerCase().split(/\s+/).map(wordPattern);
  return new RegExp(`(?<![\\p{L}\\d])${words.join('\\s+')}`, 'u');
}

/** A word with any ending; a name such as 401(k) as it is, with its brackets or without. */
function wordPattern(word: string): string {
  if (/\d/.test(word)) return escape(word).replaceAll(/\\[()]/g, (bracket) => `${bracket}?`);
  return `${escape(stem(word))}\\w*`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function lastIndexOf(text: string, pattern: RegExp): number {
  const all = [...text.matchAll(new RegExp(pattern.source, 'gu'))];
  const last = all.at(-1);
  return last ? last.index + last[0].length : -1;
}

function readChoices(fields: Fields, question: string): Record<string, string | boolean> {
  const text = ` ${question.toLowerCase()} `;
  const found: Record<string, string | boolean> = {};
  for (const [name, field] of Object.entries(fields)) {
    const about = aboutField(field);
    if (about?.unit === 'flag' && about.cues.some((cue) => cuePattern(cue).test(text))) found[name] = true;
    if (about?.unit !== 'choice') continue;
    const matches = Object.entries(about.options ?? {}).flatMap(([value, words]) =>
      words
        .filter((word) =>
          new RegExp(`(?<![\\p{L}])${escape(word.toLowerCase())}(?![\\p{L}])`, 'u').test(text),
        )
        .map((word) => ({ value, length: word.length })),
    );
    const longest = matches.toSorted((a, b) => b.length - a.length)[0];
    if (longest) found[name] = longest.value;
  }
  return found;
}
