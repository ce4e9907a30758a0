import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { timesAYear, workdaysAYear, type Mention } from '#advisor/understand/mention.ts';
import { withNumberSign } from '#advisor/understand/nearness.ts';
import { findCue, type Sentence } from '#advisor/understand/sentence.ts';

/** Prices of a share or a bond stay below it; balances and incomes do not. */
const largestPrice = 5_000_000;
const ofPrices = /\b(?:stocks?|shares?|prices?|fund|coin|crypto|strike|spot|flows?|irr|npv)\b/i;

/** An amount this large, without a period, is hardly that of a month. */
const likelyYearly = 25_000;

interface SlotValue {
  value: number;
  /** How naturally a mention of this kind goes into a field of this unit. */
  fit: number;
  /** True where only a word nearby can justify it. */
  needsCue?: boolean;
}

/** The mention in the field's own unit; undefined where it cannot be meant. */
export function slotValue(about: FieldAbout, mention: Mention, sentence: Sentence): SlotValue | undefined {
  const found = isNamedYear(mention, sentence) && about.unit !== 'year' ? undefined : valueIn(about, mention);
  if (!found || isChild(about, mention)) return undefined;
  const ofAmounts = about.unit.startsWith('usd') || about.unit === 'age';
  if (ofAmounts && countsThings(mention, sentence.text)) return undefined;
  if (isOfSomethingElse(about, mention, sentence) || isForeignBenefit(about, mention)) return undefined;
  if (isPaidOut(about, mention, sentence)) return undefined;
  if (about.notOf?.test(withNumberSign(sentence, mention))) return undefined;
  if (about.unit.startsWith('usd') && isAnAge(about, mention, sentence)) return undefined;
  // "Refinancing to 5.25" is no balance: a bare small number is an amount only where amounts are small.
  const tiny =
    mention.kind === 'number' &&
    Math.abs(mention.value) < 100 &&
    (about.unit === 'usd' || about.unit === 'usd_per_year') &&
    !ofPrices.test(sentence.text);
  if (tiny && (about.max ?? Infinity) > largestPrice) return undefined;
  if (about.unit === 'age' && isOfTheDead(mention, sentence)) return undefined;
  const value = isNegative(about, mention, sentence) ? -Math.abs(found.value) : found.value;
  if (value < (about.min ?? -Infinity) || value > (about.max ?? Infinity)) return undefined;
  return { ...found, value };
}

/** "She died in 2025 at age 78": nobody who asks is of that age. */
const ofTheDead =
  /\b(?:died|passed away|passed|deceased)\b(?:(?!\b(?:i|i['’]?m|im|me)\b)[^.;?!]){0,25}\b(?:at|aged?)\s+(?:the\s+)?(?:age\s+(?:of\s+)?)?$/i;

function isOfTheDead({ start }: Mention, { text }: Sentence): boolean {
  return ofTheDead.test(text.slice(Math.max(0, start - 60), start));
}

/** "In 2026" is never an amount; "a budget of 2000" is one. */
function isNamedYear({ kind, value, start }: Mention, { text }: Sentence): boolean {
  return (
    kind === 'year' &&
    value !== 2000 &&
    /\b(?:in|for|since|during|by|until|through|years?|early|late|mid|end of)\s+$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

/** "What do I get at 62?": no amount that comes again and again is that small, and told like an age. */
function isAnAge({ unit }: FieldAbout, { kind, value, start }: Mention, { text }: Sentence): boolean {
  return (
    unit !== 'usd' &&
    kind === 'number' &&
    value < 100 &&
    /\b(?:at|age|until|till|by|turn|turning)\s+$/i.test(text.slice(Math.max(0, start - 12), start))
  );
}

const things =
  /^[\s-]*(?:days?|shares?|contracts?|calls|puts|accounts?|cards?|kids?|children|people|persons?|times|units|IRAs?|401)\b/i;

/** What people hold several of; a larger number before it is an amount: "60000 stocks, 40000 bonds". */
const holdings =
  /^[\s-]*(?:(?:different|individual|separate|other|index|mutual|stock|bond|tech|dividend|single|large|small|big)\s+){0,2}(?:stocks|bonds|funds|etfs|companies|holdings|positions|tickers|loans|debts)\b/i;
const mostHoldings = 100;

/** "12 stocks": how many there are of what somebody holds. */
export function countsHoldings({ kind, value, end }: Mention, text: string): boolean {
  const behind = text.slice(end, end + 40);
  const few = Number.isInteger(value) && value >= 1 && value <= mostHoldings;
  return kind === 'number' && few && (holdings.test(behind) || /^\s+(?:credit )?cards\b/i.test(behind));
}

/** "200 shares" is no amount of money, and "two kids" no age. */
export function countsThings(mention: Mention, text: string): boolean {
  return (
    mention.kind === 'number' &&
    (things.test(text.slice(mention.end, mention.end + 12)) || countsHoldings(mention, text))
  );
}

const percentages =
  /^\s*(?:(?:annual|yearly|advisor|advisory|management|fund|a year)\s+)?(fee|expense ratio|commission|load|inflation|tip|discount|origination|(?:(?:interest )?rate )?diff)/i;

/** "A 1% fee" is no return: a percentage that is named goes only where that name is known. */
function isOfSomethingElse(
  { unit, label, cues }: FieldAbout,
  { kind, end }: Mention,
  { text }: Sentence,
): boolean {
  if (unit !== 'percent' || kind !== 'rate') return false;
  const named = percentages.exec(text.slice(end, end + 30))?.[1]?.toLowerCase();
  return named !== undefined && ![label, ...cues].some((words) => words.toLowerCase().includes(named));
}

const ofBenefits = /\b(?:ss|ssa|social security|pension|benefits?)\b/i;

/** "2,100 from SS" is no spending: it goes only where benefits or incomes are known. */
function isForeignBenefit({ label, cues }: FieldAbout, { benefit }: Mention): boolean {
  return benefit === true && !/\bincome\b/i.test(label) && !cues.some((cue) => ofBenefits.test(cue));
}

/** "Single and paid 105k" leaves out that somebody is. */
const iPay =
  /\b(?:(?:i|we)(?: (?:also|already|currently|still|now|both|only))? (?:pay|paid)|(?:and|but|also|have to|had to) pay|(?:i['’]?m|i am|we['’]?re|we are) paying) (?:(?:about|around|roughly|over|nearly) )?$/i;

const comesIn = /\b(?:income|wages|salary|take-home pay|earnings|self-employment)\b|^pay of\b/i;
const kindOfExpenses =
  '(?:(?:business|living|household|personal|family|medical|deductible|monthly|yearly|annual|total) )?expenses';
const calledExpenses = new RegExp(
  String.raw`^\s*(?:in |of )?${kindOfExpenses}\b(?! (?:(?:of|are|were|is|was) )?(?:about )?\$?\d)|\b${kindOfExpenses} (?:(?:of|are|were|is|was) )?(?:about )?$`,
  'i',
);

/** "We make 200k and pay 12k of property tax": what somebody pays is not what they are paid. */
function isPaidOut({ label }: FieldAbout, { start, end }: Mention, { text }: Sentence): boolean {
  if (!comesIn.test(label)) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  return iPay.test(before) || calledExpenses.test(before) || calledExpenses.test(text.slice(end, end + 40));
}

/** A seven-year-old is not the one who asks, unless the field is about a child. */
function isChild({ unit, default: usual }: FieldAbout, { value }: Mention): boolean {
  return unit === 'age' && value < 16 && typeof usual?.value === 'number' && usual.value >= 18;
}

function valueIn(about: FieldAbout, mention: Mention): SlotValue | undefined {
  const { unit } = about;
  const { kind, value } = mention;
  switch (unit) {
    case 'usd':
    case 'usd_per_month':
    case 'usd_per_year':
      return moneyIn(unit, mention, about.cues);
    case 'percent':
      if (kind === 'rate') return { value, fit: 1 };
      if (kind === 'share') return { value, fit: 0.8 };
      return kind === 'number' ? { value, fit: 0, needsCue: true } : undefined;
    case 'years':
      return kind === 'duration' ? { value, fit: 1 } : undefined;
    case 'months':
      return kind === 'duration' && mention.months !== undefined
        ? { value: Math.round(mention.months), fit: 0.9 }
        : undefined;
    case 'age':
      if (kind === 'age') return { value, fit: 1 };
      return kind === 'number' && Number.isInteger(value) ? { value, fit: 0.2, needsCue: true } : undefined;
    case 'year':
      return kind === 'year' ? { value, fit: 1 } : undefined;
    case 'count':
      if (kind === 'duration') return { value: Math.round(value), fit: 0.2, needsCue: true };
      return kind === 'number' && Number.isInteger(value) ? { value, fit: 0.4, needsCue: true } : undefined;
    case 'ratio':
      // "A duration of 6.5 years".
      return kind === 'number' || kind === 'duration' ? { value, fit: 0.3, needsCue: true } : undefined;
    default:
      return undefined;
  }
}

/** What only fields have that take what somebody is paid for work. */
const ofPay = /^(?:(?:wife|husband|spouse) )?(?:earns?|makes?|income|wages|salary|take home|freelance)$/;

/** Fits best where the field counts by the period that was said. */
function moneyIn(
  unit: 'usd' | 'usd_per_month' | 'usd_per_year',
  { kind, value, per, month }: Mention,
  cues: readonly string[],
): SlotValue | undefined {
  // "October 2026" is a date, whatever else a year may be.
  const bare = kind === 'number' || (kind === 'year' && value < 2100 && month === undefined);
  if (kind !== 'money' && !bare) return undefined;
  const doubt = bare ? 0.5 : 0;
  const needsCue = bare && (value < 100 || kind === 'year');
  const filled = (amount: number, fit: number) => ({ value: amount, fit: fit - doubt, needsCue });
  if (unit === 'usd') return filled(value, per ? 0.3 : 1);
  const isPay = cues.some((cue) => ofPay.test(cue));
  const times = per && (per === 'day' && isPay ? workdaysAYear : timesAYear[per]);
  if (unit === 'usd_per_month') {
    if (!times && !isPay && !cues.includes('income') && value >= likelyYearly) return undefined;
    return times
      ? filled((value * times) / 12, per === 'month' ? 1.5 : 0.8)
      : cues.includes('income') && value >= likelyYearly
        ? filled(value / 12, 0.25)
        : filled(value, 0.25);
  }
  return times ? filled(value * times, per === 'year' ? 1.4 : 0.8) : filled(value, 0.9);
}

/** "The market fell 18%": a word before the number turns it round, where the field says which words do. */
function isNegative({ minus }: FieldAbout, mention: Mention, sentence: Sentence): boolean {
  if (!minus) return false;
  const first = sentence.words.findIndex(({ end }) => end > mention.start);
  return minus.some((cue) =>
    findCue(sentence, cue).some((at) => {
      const between = sentence.text.slice(sentence.words[at]!.end, mention.start);
      return at < first && ((first - at <= 4 && !/\d/.test(between)) || goesOnFalling(between));
    }),
  );
}

const upward =
  /\b(?:gain|rose|rise|up|made|return|grew|plus|positive|recover|climb|earn|jump|rall|bounce|while|market|index|get\b|gets\b|getting|got\b|receiv|back\b|bring|brought|worth|sold|pays me|paid me|comes? in)/i;

/** "Lost 20% one year, then 10% the next": what is told on in one breath has the same direction. */
function goesOnFalling(between: string): boolean {
  const [, ...links] = between.split(/\d[\d.,]*\s*(?:%|percent|pct)?/);
  return (
    links.length > 0 &&
    !upward.test(between) &&
    links.every((link) => /\b(?:then|and|another|again|followed by)\b/i.test(link) && !/[.;?!]/.test(link))
  );
}
