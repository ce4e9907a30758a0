import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { countsThings } from '#advisor/understand/slot-value.ts';
import { textBefore } from '#advisor/understand/around.ts';

/** A number more than so many times larger or smaller than an input does not replace it. */
const farthest = 3;

/**
 * Bare numbers are of the kinds that were asked for, in that order where no word says otherwise; and where nothing was
 * asked, each of the input that it is nearest to in size: after a claim at 67, "what about 62?" is an age.
 */
export function adoptKinds(
  calculator: AnyCalculator,
  { missing = [], inputs }: Receipt,
  question: string,
  mentions: readonly Mention[],
): Mention[] {
  const fields = calculator.fields as Fields;
  const unitOf = (field: string | undefined) =>
    field === undefined ? undefined : aboutField(fields[field])?.unit;
  const said = Object.entries(inputs).flatMap(([field, { value, origin }]) =>
    typeof value === 'number' && value > 0 && origin !== 'assumption' ? [{ field, value }] : [],
  );
  // A term that was only taken for usual may be told along with what was asked for.
  const usual = Object.keys(inputs).filter(
    (field) => inputs[field]!.origin === 'assumption' && aboutField(fields[field])?.usual,
  );
  const wanted = missing.length > 0 ? [...missing, ...usual] : [];
  const adopted = answersIn(calculator, wanted, question, {
    bare: mentions.filter(isBare),
    told: mentions.filter((mention) => !isBare(mention)),
  });
  return mentions.flatMap((mention) => {
    if (!isBare(mention) || countsThings(mention, question)) return mention;
    const answered = adopted.get(mention);
    // What cannot be meant is asked for again.
    if (answered === null) return [];
    if (answered !== undefined && isInMonths(fields, answered, mention)) {
      return inMonths(mention);
    }
    const nearest = said.toSorted(
      (a, b) => Math.abs(Math.log(a.value / mention.value)) - Math.abs(Math.log(b.value / mention.value)),
    )[0];
    const near = nearest && Math.abs(Math.log(nearest.value / mention.value)) < Math.log(farthest);
    if (answered === undefined) {
      const larger = withThousands(fields, said, question, mention, near === true);
      if (larger) return larger;
    }
    const unit = unitOf(answered ?? (near ? nearest.field : undefined));
    // An amount of money stays one; only how often it comes may be understood from what it replaces.
    return mention.kind === 'money' && !unit?.startsWith('usd_per') ? mention : asUnit(mention, unit);
  });
}

/** What is said of money alone, that which is there or that which comes; and what may stand behind it in short. */
const ofBalance = /\b(?:had|have|saved|invested)\s+$/i;
const ofFlow = /\b(?:spen[dt]|earn(?:ed)?|made|make)\s+$/i;
/** What somebody earns is pay or a return, and never a deposit. */
const ofEarnings = /\b(?:earn(?:ed)?|made|make)\s+$/i;
/** An age or a rate, in however few words. */
const atOrBy = /\b(?:at|by)\s+$/i;
const inShort = /^\s*(?:$|[?.!,]|(?:instead|now|a year|per year|a month|per month|saved|invested)\b)/i;
/** A number this small may as well be a rate or a time. */
const mayBeRate = 25;

/** Terms of more years are not told in months. */
const longestInMonths = 10;

/** "Spend 60" after 50k a year, "if I had 1.5" after 1.2 million: the thousands and the period that are left out. */
function withThousands(
  fields: Fields,
  said: readonly { field: string; value: number }[],
  question: string,
  mention: Mention,
  near: boolean,
): Mention | undefined {
  const { kind, value, start, end } = mention;
  const before = question.slice(Math.max(0, start - 20), start);
  const [isBalance, isFlow] = [ofBalance.test(before), ofFlow.test(before)];
  if (kind !== 'number' || value >= 1000 || !inShort.test(question.slice(end, end + 20))) return undefined;
  if (atOrBy.test(before)) return undefined;
  const isEarned = ofEarnings.test(before);
  const earned = (isRate: boolean) => (field: string) => {
    const about = aboutField(fields[field]);
    return about?.cues.includes('earn') === true && (about.unit === 'percent') === isRate;
  };
  if (isEarned && !said.some(({ field }) => earned(false)(field))) {
    const isReturn = value <= mayBeRate && Object.keys(fields).some(earned(true));
    return isReturn ? asUnit(mention, 'percent') : undefined;
  }
  // "72?" after a loan of 60 months.
  const isMonths = said.some((one) => one.value <= longestInMonths && isTerm(fields, one.field));
  if (isMonths && !isBalance && !isFlow && value % 12 === 0 && value > mayBeRate)
    return value <= 12 * longestInMonths ? inMonths(mention) : undefined;
  if (!isBalance && !isFlow && (near || value <= mayBeRate)) return undefined;
  const [best] = said
    .flatMap(({ field, value: amount }) => {
      const unit = isEarned && !earned(false)(field) ? undefined : aboutField(fields[field])?.unit;
      if (unit === 'usd') return isFlow ? [] : [{ unit, amount }];
      if (isBalance || !unit?.startsWith('usd')) return [];
      const yearly = { unit: 'usd_per_year', amount: unit === 'usd_per_month' ? amount * 12 : amount };
      return unit === 'usd_per_month' ? [{ unit, amount }, yearly] : [yearly];
    })
    .flatMap(({ unit, amount }) =>
      [1e3, 1e6].map((times) => ({
        unit,
        amount: value * times,
        apart: Math.abs(Math.log(amount / (value * times))),
      })),
    )
    .filter(({ apart }) => apart < Math.log(farthest))
    .toSorted((a, b) => a.apart - b.apart);
  return best && asUnit({ ...mention, value: best.amount }, best.unit);
}

function isBare({ kind, per, value }: Mention): boolean {
  return (kind === 'number' || (kind === 'money' && per === undefined)) && value > 0;
}

/** Longer terms are told in months: "5.9, 60" of a car loan. */
const longestTerm = 40;
/** So is a term of three years. */
const threeYears = 36;
/** A higher number may be the rate, unless it is a usual term or another looks more like a rate: "28 and 6.5". */
const usualRate = 25;
const usualTerms = new Set([30, threeYears, longestTerm]);

function isTerm(fields: Fields, field: string): boolean {
  const about = aboutField(fields[field]);
  return about?.unit === 'years' && /\bterm\b/i.test(about.label);
}

function inMonths(mention: Mention): Mention {
  return { ...mention, kind: 'duration', value: mention.value / 12, months: mention.value };
}

function isInMonths(fields: Fields, field: string, { kind, value }: Mention): boolean {
  const many = Number.isInteger(value) && (value > longestTerm || value === threeYears);
  return kind === 'number' && many && isTerm(fields, field);
}

/** Decimals are of a rate: "29.99 and 5". */
function isRatherTerm({ value }: Mention, bare: readonly Mention[]): boolean {
  if (value <= usualRate || !Number.isInteger(value)) return false;
  const besideRate = bare.some((other) => other.value <= usualRate && !Number.isInteger(other.value));
  return value > longestTerm || usualTerms.has(value) || besideRate;
}

/**
 * Which of the fields that were asked for each bare number is of; null where it can be of none that is still open. The
 * one that could be of the fewest chooses first.
 */
function answersIn(
  { fields: all }: AnyCalculator,
  wanted: readonly string[],
  question: string,
  { bare, told }: { bare: readonly Mention[]; told: readonly Mention[] },
): Map<Mention, string | null | undefined> {
  const fields = all as Fields;
  const unitOf = (field: string) => aboutField(fields[field])?.unit;
  // Of a list nobody knows what a number in it is.
  if (wanted.some((field) => unitOf(field) === 'list')) {
    return new Map(bare.map((mention) => [mention, wanted[0]]));
  }
  const isTold = (field: string) =>
    told.some((mention) => asUnit({ ...mention, kind: 'number' }, unitOf(field)).kind === mention.kind);
  const open = new Set(wanted.filter((field) => unitOf(field) !== undefined && !isTold(field)));
  const withTerm = bare.length > 1 && wanted.some((field) => isTerm(fields, field));
  const likely = (mention: Mention) =>
    withTerm && isRatherTerm(mention, bare)
      ? [...open].filter(
          (field) => unitOf(field) !== 'percent' || isCuedBefore(fields, field, question, mention),
        )
      : [...open];
  const fitting = (mention: Mention) =>
    likely(mention).filter((field) => {
      const value = isInMonths(fields, field, mention) ? mention.value / 12 : mention.value;
      return (
        fields[field]?.safeParse(value).success &&
        (mention.kind !== 'money' || unitOf(field)?.startsWith('usd'))
      );
    });
  const answers = new Map<Mention, string | null | undefined>();
  for (const mention of bare.toSorted((a, b) => fitting(a).length - fitting(b).length)) {
    const fits = fitting(mention);
    const fallback = mention.kind === 'number' ? likely(mention)[0] : undefined;
    const field = fits.find((one) => isCuedBefore(fields, one, question, mention)) ?? fits[0] ?? fallback;
    answers.set(mention, field ?? (mention.kind === 'number' && open.size > 0 ? null : undefined));
    if (field !== undefined) open.delete(field);
  }
  return answers;
}

/** "At 6.5 for 30": the word right before a number that a field goes by. */
function isCuedBefore(fields: Fields, field: string, question: string, { start }: Mention): boolean {
  const before = ` ${textBefore(question, start).trimEnd().toLowerCase()}`;
  return aboutField(fields[field])?.cues.some((cue) => before.endsWith(` ${cue}`)) ?? false;
}

function asUnit(mention: Mention, unit: string | undefined): Mention {
  if (unit === 'percent') return { ...mention, kind: 'rate' };
  if (unit === 'years') return { ...mention, kind: 'duration', months: mention.value * 12 };
  if (unit === 'months') return { ...mention, kind: 'duration', months: mention.value };
  if (unit === 'age') return { ...mention, kind: 'age' };
  if (unit === 'usd_per_month') return { ...mention, kind: 'money', per: 'month' };
  if (unit === 'usd_per_year') return { ...mention, kind: 'money', per: 'year' };
  return unit === 'usd' ? { ...mention, kind: 'money' } : mention;
}
