import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { SlotInput } from '#advisor/understand/fill-slots.ts';
import { readFactor, type Factor } from '#advisor/understand/read-factor.ts';
import { findCue, stemsOf, toSentence, type Sentence } from '#advisor/understand/sentence.ts';
import { textAfter, textBefore } from '#advisor/understand/around.ts';

interface Said {
  name: string;
  about: FieldAbout;
  value: number;
}

/** What a message does to inputs that were said before, without a value of its own: "double it", "without the car". */
export interface ScaledInput {
  changes: SlotInput;
  /** The words that said so: no quantity in them is one by itself. */
  start: number;
  end: number;
}

export function scaleInput(
  calculator: AnyCalculator,
  before: SlotInput,
  question: string,
): ScaledInput | undefined {
  const fields = calculator.fields as Fields;
  const said = Object.entries(before).flatMap(([name, value]): Said[] => {
    const about = aboutField(fields[name]);
    return about && typeof value === 'number' && value !== 0 ? [{ name, about, value }] : [];
  });
  return nothingDown(fields, before, question) ?? scale(fields, said, question) ?? remove(said, question);
}

function scale(fields: Fields, said: readonly Said[], question: string): ScaledInput | undefined {
  const read = readFactor(question);
  if (!read) return undefined;
  const sentence = toSentence(question);
  const named = downPaymentBehind(fields, said, question, read) ?? nearest(said, sentence, read);
  const rates = said.filter(({ about }) => about.unit === 'percent');
  const target = named ?? unnamed(read, said, rates);
  if (!target) return undefined;
  const { value: before } = target;
  const isRate = target.about.unit === 'percent' && read.points !== undefined;
  // Points that are called so have no factor.
  const value = !isRate
    ? before * read.factor
    : read.factor === 1
      ? before + read.points!
      : stepRate(target.about, before, read.points!);
  return { changes: { [target.name]: Number(value.toFixed(6)) }, start: read.start, end: read.end };
}

/** So few percent are points, however low the rate is. */
const fewPoints = 3;
/** So are a few more, where a rate is left that somebody may get. */
const somePoints = 5;
const lowestLeft = 1;
/** Nobody means a part of a part: "4% more" than 6% of pay is 10% of it. */
const ofAWhole = /\b(?:share|down payment|match)\b/i;

/** "1% higher" than 6% is 7%; "10% higher" is 6.6%, because so many points would be another rate altogether. */
export function stepRate({ label }: FieldAbout, rate: number, percent: number): number {
  const few = rate + percent >= lowestLeft ? somePoints : fewPoints;
  const areFew = Math.abs(percent) <= Math.max(few, rate / 2) || ofAWhole.test(label);
  const arePoints = areFew && rate + percent >= 0;
  return Number((arePoints ? rate + percent : rate * (1 + percent / 100)).toFixed(6));
}

/** "Half of that" is of the first amount; points are of the rate that is called so, or of the only one; a percentage of nothing in particular is neither. */
function unnamed(
  { needsName, points, factor }: Factor,
  said: readonly Said[],
  rates: readonly Said[],
): Said | undefined {
  if (points !== undefined && factor === 1)
    return rates.find(({ name }) => name === 'rate') ?? (rates.length === 1 ? rates[0] : undefined);
  return needsName ? undefined : said.find(({ about }) => about.unit.startsWith('usd'));
}

/** What calculators call a down payment: an amount, or a share of the price. */
const downPayments = ['down_payment', 'down_percent'];

const noneDown =
  /(?:\b(?:nothing|zero|no money)|(?<![\d.,])\$?0(?: ?%)?) down\b(?! the\b)|\b(?:no|without (?:a|any)) down payment\b|(?:n['’]t|\bnot) (?:put|pay) (?:anything|any money) down\b/i;
/** "Should I put nothing down?" asks for advice, and not for another figure. */
const asksForAdvice =
  /^\W*(?:is|are|am|can|could|should|may|do|does|why|who|when|which|how (?:do|can|could))\b/i;

/** "What if I put nothing down?", however the down payment was told before, or though it was only assumed. */
function nothingDown(fields: Fields, before: SlotInput, question: string): ScaledInput | undefined {
  const [first, ...others] = downPayments.filter((name) => name in fields);
  const read = asksForAdvice.test(question) ? null : noneDown.exec(question);
  if (first === undefined || !read) return undefined;
  const told = [first, ...others].filter((name) => name in before);
  const changes = Object.fromEntries((told.length > 0 ? told : [first]).map((name) => [name, 0]));
  return { changes, start: read.index, end: read.index + read[0].length };
}

/** "10% more down": of the down payment that was told, or else of what it is for everybody. */
function downPaymentBehind(
  fields: Fields,
  said: readonly Said[],
  question: string,
  { points = 0, end }: Factor,
): Said | undefined {
  if (points === 0 || !/^ (?:money |cash )?down\b(?! the\b)/i.test(question.slice(end))) return undefined;
  const told = said.find(({ name }) => downPayments.includes(name));
  const about = aboutField(fields.down_percent);
  const usual = about?.default?.value;
  if (told || !about || typeof usual !== 'number' || usual + points < 0) return told;
  return { name: 'down_percent', about, value: usual };
}

/** The field whose words stand nearest to the factor; a longer word for it is a clearer one. */
function nearest(
  said: readonly Said[],
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): Said | undefined {
  const distances = said.flatMap((one) =>
    [one.about.label, ...one.about.cues].flatMap((cue) =>
      findCue(sentence, cue)
        .map((at) => sentence.words[at]!)
        .filter((word) => word.start >= end || word.end <= start)
        .filter(() => cue.length > 2 && !unclear.has(cue))
        .map((word) => ({
          one,
          distance:
            Math.min(Math.abs(word.start - end), Math.abs(start - word.end)) - 4 * stemsOf(cue).length,
        })),
    ),
  );
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.one;
}

/** Words that stand in any question. */
const unclear = new Set([
  'for',
  'over',
  'now',
  'the',
  'and',
  'with',
  'what',
  'from',
  'only',
  'then',
  'after',
  'have',
]);

const gone =
  /^\s*(?:(?:is|are|was|were|gets?|got|being)\s+)?(?:all\s+)?(?:paid off|gone|removed|dropped|cleared|paid up)\b/i;
const without =
  /\b(?:without|no|drop|remove|skip|minus|ditch|lose|paid off|pay off|get rid of)\s+(?:the |my |our |any |that |a |an )?$/i;

/** "Once the car is paid off", "without the 401(k)": an amount that falls away. */
function remove(said: readonly Said[], question: string): ScaledInput | undefined {
  const sentence = toSentence(question);
  for (const { name, about } of said) {
    // Only what is nothing by default can fall away.
    if (about.default?.value !== 0 || !about.unit.startsWith('usd')) continue;
    for (const cue of about.cues) {
      for (const at of findCue(sentence, cue)) {
        const start = sentence.words[at]!.start;
        const end = sentence.words[at + stemsOf(cue).length - 1]!.end;
        if (gone.test(withoutNoun(textAfter(question, end))) || without.test(textBefore(question, start)))
          return { changes: { [name]: 0 }, start, end };
      }
    }
  }
  return undefined;
}

/** "The car payment is gone": what is paid belongs to what it is paid for. */
function withoutNoun(rest: string): string {
  return rest.replace(/^\s+(?:payments?|loans?|note|debt|contributions?)\b/i, '');
}
