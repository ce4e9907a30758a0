import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { composeGuideDepth } from '#advisor/compose/guides/compose-guide-depth.ts';
import { describeRows, describeSaved, describeValue, nameOfList } from '#advisor/compose/describe-input.ts';
import { cautionAbout, explainedFirst } from '#advisor/compose/guides/guide-lead.ts';
import { renderLinked } from '#advisor/compose/markdown.ts';
import { toReceipt, type Origin } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { rememberOf } from '#advisor/compose/guides/remember-of.ts';
import { isConditional } from '#advisor/depth/make-plan.ts';
import type { TriedTurn } from '#advisor/depth/find-turns.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide, type DecidedGuide } from '#advisor/guides/define/run-guide.ts';
import type { GuideManner, PlannedReading } from '#advisor/plan/plan.ts';
import {
  newInputs,
  notWeighedHere,
  notWeighedWords,
  toldWords,
  unansweredWords,
  unchangedWords,
} from '#advisor/compose/guides/unchanged-words.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Text } from '#advisor/quantities/text.ts';

interface ToGuide {
  guide: AnyGuide;
  /** What the person said, by the guide's own names. */
  given: Readonly<Record<string, unknown>>;
  year: number;
  seed: number;
  mode: 'free' | 'pro';
  manner: GuideManner;
  chosen: Readonly<Record<string, string>>;
  /** What was decided before the person told more. */
  before?: { verdict: string; given: Readonly<Record<string, unknown>> };
  /** The message asks something that is not answered here, or tells something that is not weighed. */
  isUnanswered?: boolean;
  isRemark?: boolean;
  /** Which of `given` was saved before. */
  saved?: readonly string[];
  /** Numbers the person told that the guide has no rule for, in their words. */
  notWeighed?: readonly string[];
  /** Of a later message: numbers that the decision does not turn on, with what they mean. */
  notInRule?: readonly { said: string; role: RoleId }[];
  /** Decided for another person. */
  isTheirs?: boolean;
  /** Said before the decision. */
  explained?: PlannedReading;
  comfort: string | undefined;
  articles: ReadonlyMap<string, Article>;
  pause: Pause;
  /** The day that the steps of a plan are counted from. */
  today: Date;
}

/** A decision with its reasons, when it would be another one, and what to do now. */
export async function composeGuide({
  guide,
  given,
  chosen,
  year,
  seed,
  mode,
  manner,
  before,
  isUnanswered = false,
  isRemark = false,
  saved = [],
  notWeighed = [],
  notInRule = [],
  isTheirs = false,
  explained,
  comfort,
  articles,
  pause,
  today,
}: ToGuide): Promise<AnswerDocument> {
  const { decision, verdict, question, runs, facts } = runGuide(guide, given, year, seed);
  // Figures of a guide name the receipt that they are from.
  const say = (sentence: Text) => renderLinked(withChosen(sentence, chosen), '');
  const { because, unless, next, say: words } = verdict;
  const ids = new Set([...(verdict.article === undefined ? [] : [verdict.article]), ...guide.articles]);
  const read = [...ids].flatMap((id) => articles.get(id) ?? []);
  const reasons = because.map(say);
  const [reason, ...others] = reasons;
  const decided = say(verdict.opening);
  const decidedBefore = before && runGuide(guide, before.given, year, seed).verdict;
  const wasSaid = decidedBefore && {
    opening: say(decidedBefore.opening),
    reasons: decidedBefore.because.map(say).join(' '),
  };
  const isSame = manner === 'decide' && wasSaid?.opening === decided && wasSaid.reasons === reasons.join(' ');
  const isWeighed = newInputs(guide.fields as Fields, before?.given ?? {}, given).length > 0;
  const isAgain = manner !== 'decide' || isSame;
  const step = say(next);
  const deep =
    mode === 'pro' && manner === 'decide' && !isSame
      ? await composeGuideDepth({ guide, given, run: runs[0], next: step, verdict, year, seed, pause, today })
      : undefined;
  const isPlanned = (deep?.depth.steps.length ?? 0) > 0;
  const caution = notWeighed.length > 0 ? cautionAbout(notWeighed) : undefined;
  const lead =
    manner === 'kind'
      ? kindWords
      : manner === 'decide'
        ? (comfort ?? changeOf())
        : isUnanswered
          ? unansweredWords(isRemark)
          : undefined;
  const first = lead === undefined ? caution : caution === undefined ? lead : `${lead} ${caution}`;
  const besides = [first, decided, unless && say(unless), step, manner === 'decide' ? question?.question : '']
    .map((part) => (part === undefined ? 0 : wordsIn(part)))
    .reduce((sum, count) => sum + count, fixedWords);
  // What to say to somebody counts for more than a third reason, and is left out only where one reason is too many for it.
  const quoted = words === undefined ? 0 : wordsIn(say(words)) + 3;
  const isCrowded = mode === 'free' && besides + quoted + wordsIn(reason ?? '') > mostWords;
  const told = mode === 'pro' ? reasons : fittingReasons(reasons, besides + (isCrowded ? 0 : quoted));
  return {
    ...(first === undefined ? {} : { comfort: first }),
    ...leadOf(),
    saved: isAgain ? [] : describeSaved(guide.fields as Fields, given, saved),
    // What was said already is not said again.
    ...(unless === undefined || isAgain ? {} : { unless: say(unless) }),
    // A plan by date has the step in it, unless that has no day.
    next: manner === 'why' || manner === 'first' || (isPlanned && !isConditional.test(step)) ? [] : [step],
    ...(deep ? { depth: deep.depth, today } : {}),
    ...(words === undefined || isAgain || isCrowded ? {} : { say: say(words) }),
    question: manner === 'decide' ? question?.question : undefined,
    receipts: runs.map(({ id, calculator, run }, at) =>
      toReceipt({
        id,
        calculator,
        run,
        year,
        seed,
        origins: originsOf(calculator, run.input, withoutChosen(given, chosen), { saved, year }),
        ...(at === 0 && deep ? { variants: deep.depth.variants } : {}),
      }),
    ),
    articles: read.slice(0, mode === 'pro' ? 3 : 1),
    sources: sourcesById([
      ...guide.sources,
      ...[...facts, ...(deep?.facts ?? [])].map(({ source }) => source),
    ]),
    record: {
      ...recordOf({
        guide,
        given,
        saved,
        chosen,
        decision,
        facts: [...facts, ...(deep?.facts ?? [])],
        // Buttons without their question would say nothing.
        question: manner === 'decide' ? question : undefined,
      }),
      ...(isTheirs ? { isTheirs } : rememberOf({ guide, given, saved, chosen })),
      ...(isPlanned ? { dates: deep!.depth.steps.map(({ date }) => date) } : {}),
      ...(deep && deep.turns.length > 0 ? { tried: deep.turns.map(triedIn) } : {}),
    },
  };

  /** What is said first, and what explains it. */
  function leadOf(): Pick<AnswerDocument, 'opening' | 'because'> {
    switch (manner) {
      case 'why':
        return { opening: reason ?? decided, because: [...others, guide.simply] };
      case 'simple':
        return { opening: decided, because: [guide.simply] };
      case 'first':
        return { opening: step, because: [decided, ...reasons.slice(0, 1)] };
      case 'short':
        return { opening: decided, because: reasons.slice(0, 1) };
      case 'words':
        return { opening: words ? `You could say: “${say(words)}”` : decided, because: [decided] };
      case 'mine':
        // The first reason was said with the decision.
        return { opening: decided, because: others.length > 0 ? others.slice(0, 1) : reasons.slice(0, 1) };
      case 'told':
        return {
          opening: decided,
          because: [...reasons.slice(0, 1), ...toldWords(guide.fields as Fields, given, chosen)],
        };
      default:
        if (explained?.answer !== undefined && !isSame)
          return explainedFirst(explained.answer, decided, reason);
        return { opening: decided, because: isSame ? reasons.slice(0, 1) : told };
    }
  }

  /** What the person told since makes of the decision. */
  function changeOf(): string | undefined {
    if (!before) return undefined;
    if (before.verdict !== decision || !goesFurther(wasSaid!.opening, decided))
      return 'That changes my answer.';
    if (!isSame) return 'That changes the details, but not the decision.';
    if (notInRule.length > 0) return notWeighedWords(notInRule);
    return isWeighed ? unchangedWords(guide.fields as Fields, before.given, given) : notWeighedHere;
  }
}

/** What it takes to try it again. */
function triedIn({ field, value }: TriedTurn): Record<string, string | number | boolean> {
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? { [field]: value as string | number | boolean }
    : {};
}

/** An answer of the free plan outside its card. */
const mostWords = 120;
/** “Unless” and “Next”. */
const fixedWords = 2;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** The first reasons that fit beside so many other words; at least one. */
function fittingReasons(reasons: readonly string[], besides: number): string[] {
  let words = besides;
  return reasons.filter((reason, at) => {
    words += wordsIn(reason);
    return at === 0 || words <= mostWords;
  });
}

const kindWords = 'That worry makes sense, and you’re not alone with it.';

/**
 * An input of a run that has a value the person gave was said by them, now or before. What is taken for an input because of
 * another one, such as a spouse of the same age, was not.
 */
function originsOf(
  { fields }: AnyCalculator,
  input: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  { saved, year }: { saved: readonly string[]; year: number },
): Record<string, Origin> {
  const known = new Set(saved.map((name) => given[name]));
  const said = new Set(Object.values(given));
  const isTaken = (name: string, value: unknown) => {
    const { [name]: _, ...others } = input;
    const usual = aboutField((fields as Fields)[name])?.default;
    return value === usual?.value || (!(name in given) && value === usual?.by?.(others, year));
  };
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      said.has(value) && !isTaken(name, value)
        ? [[name, known.has(value) ? 'your numbers' : 'you said'] as const]
        : [],
    ),
  );
}

/** A button stands for a range: its words are said, not the value that was taken for it. */
function withChosen(words: Text, chosen: Readonly<Record<string, string>>): Text {
  return words.map((piece) => {
    const [kind, name = ''] = typeof piece === 'string' ? [] : (piece.ref?.split(':') ?? []);
    const label = kind === 'input' ? chosen[name] : undefined;
    return label === undefined ? piece : label.charAt(0).toLowerCase() + label.slice(1);
  });
}

function withoutChosen(
  given: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in chosen)));
}

const withoutNumbers = (words: string) => words.replaceAll(/[\d.,]+/g, '');

/** Whether an opening says what it said before, perhaps with other numbers or with more behind it. */
function goesFurther(before: string, now: string): boolean {
  return withoutNumbers(now).startsWith(withoutNumbers(before));
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isRow = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.values(row).every((one) => isScalar(one));

/** Two inputs may take the same from what was told. */
const onceEach = <T extends { label: string; value: string }>(told: readonly T[]): T[] =>
  told.filter(
    (one, at) => told.findIndex(({ label, value }) => label === one.label && value === one.value) === at,
  );

interface ToRecord
  extends
    Pick<ToGuide, 'guide' | 'given' | 'saved' | 'chosen'>,
    Pick<DecidedGuide, 'decision' | 'facts' | 'question'> {}

function recordOf({ guide, given, saved = [], chosen, decision, facts, question }: ToRecord): AnswerRecord {
  const fields = guide.fields as Fields;
  const known = Object.entries(given).filter(
    (entry): entry is [string, NonNullable<AnswerRecord['given']>[string]] =>
      entry[0] in fields && (isScalar(entry[1]) || (Array.isArray(entry[1]) && entry[1].every(isRow))),
  );
  return {
    topic: `guide:${guide.id}`,
    verdict: decision,
    given: Object.fromEntries(known),
    ...(Object.keys(chosen).length > 0 ? { chosen: { ...chosen } } : {}),
    facts: facts.map(({ id, year }) => ({ id, year })),
    ...(question
      ? {
          question: { text: question.question, field: question.field, choices: [...question.choices] },
        }
      : {}),
    understood: onceEach(
      known.flatMap(([name, value]) => {
        const about = aboutField(fields[name]);
        if (!about) return [];
        const told = Array.isArray(value)
          ? { label: nameOfList(about), value: describeRows(about, value) }
          : { label: about.label, value: chosen[name] ?? describeValue(about, value) };
        return [saved.includes(name) ? { ...told, saved: true } : told];
      }),
    ),
    followUps: (guide.followUps ?? []).map((label: string) => ({ label })),
  };
}
