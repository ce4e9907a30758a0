import type { Fields } from '#advisor/calculators/define/fields.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { asOwn } from '#advisor/picture/seen-for.ts';
import { rolesTold } from '#advisor/plan/follow-ups/earlier-run.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { withPairsTogether } from '#advisor/plan/fill/compared-cases.ts';
import { isTold } from '#advisor/plan/told/leftover-facts.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import { decidedAgain } from '#advisor/plan/follow-ups/decided-again.ts';
import { planElsewhere } from '#advisor/plan/follow-ups/plan-elsewhere.ts';
import { withOtherPay, withoutOtherRate } from '#advisor/plan/follow-ups/told-of-others.ts';
import { asksForOther } from '#advisor/plan/follow-ups/plan-summary.ts';
import { acceptable, sideOf } from '#advisor/plan/plan-guide.ts';
import { isSameValue } from '#advisor/plan/fill/same-value.ts';
import type { GuideManner, Plan } from '#advisor/plan/plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const manners: Partial<Record<string, GuideManner>> = {
  why: 'why',
  sure: 'why',
  simpler: 'simple',
  summarize: 'told',
  which: 'short',
  for_me: 'mine',
  upset: 'kind',
};

/**
 * A reply that goes on from a decision: an answer to its question, another number, or "why?". Where nothing else can be
 * said to a message, it stays with the decision.
 */
export function planAfterGuide(asking: Asking, isLastResort = false): PlannedAnswer | undefined {
  const record = recordGoneOnFrom(asking);
  const guide = guides.find(({ id }) => `guide:${id}` === record?.topic);
  if (!record || !guide) return undefined;
  if (!isLastResort && asksForOther(asking)) return undefined;
  const words = isLastResort ? undefined : wordsToUse(asking, guide, record);
  if (words) return words;
  const aside = isLastResort ? undefined : planAside(asking, guide);
  if (aside) return aside;
  const { act } = asking.reading;
  // "Why is there a 5 year look-back?" tells no number of the person's.
  const told = asking.reading.told.filter(({ role }) => role !== 'other');
  const isOthers = isOfAnother(asking.wider);
  const earlier = recordsIn(asking).findLast(
    ({ topic, isTheirs = false }) => topic === record.topic && isTheirs === isOthers,
  );
  const before = acceptable(guide, earlier?.given ?? {});
  const chosen = chosenIn(record, asking.reading.text);
  const picture = isOthers ? onlyTheirs(asking.wider) : withOtherPay(guide, before, asking);
  const filled = fillFields(guide, withPairsTogether(guide.fields as Fields, picture));
  // A button means its value, not the numbers in its label: "Over 6%" is no rate of 6%.
  const said = chosen
    ? {}
    : withoutOtherRate(guide, { before, input: filled.input, used: filled.used }, asking);
  // "Why do people take the 30?" changes nothing that was told.
  const isOnlyAsked = !chosen && aboutDecision.has(act.id);
  const side = chosen || isOnlyAsked || isLastResort ? {} : sideOf(asking, guide);
  const given = { ...before, ...(isOnlyAsked ? {} : { ...side, ...said }), ...chosen?.given };
  const decides = (known: Readonly<Record<string, unknown>>) =>
    renderPlain(runGuide(guide, known, asking.year).verdict.opening);
  if (!isLastResort && !chosen && changesRun(asking) && decides(before) === decides(given)) return undefined;
  const manner = chosen ? 'decide' : mannerOf(asking);
  // Numbers for a calculation of their own are not for the decision, unless they answer its question.
  const mayGoOn =
    act.id === 'answer' ||
    (['change', 'for_me', 'another'].includes(act.id) && asksNothingElse(asking, guide));
  const isSide = isNew(before, side);
  const tells = told.length > 0 || asking.reading.facts.length > 0 || chosen !== undefined || isSide;
  // What was told before, and is counted only now, is nothing that "what should I ask him?" changes.
  const goesOn = mayGoOn && (isSide || isNew(before, said)) && (tells || act.id !== 'for_me');
  // What tells nothing that decides it, and asks for nothing else, stays with the decision.
  const stays =
    isLastResort ||
    (told.length > 0 && ['change', 'answer', 'for_me'].includes(act.id) && asksNothingElse(asking, guide));
  const elsewhere = isLastResort || chosen || !stays ? undefined : planElsewhere(asking, guide, filled.used);
  if (elsewhere) return elsewhere;
  if (manner === 'kind' && !asksNothingElse(asking, guide)) return undefined;
  if (manner === undefined && !goesOn && !stays) return undefined;
  if (manner !== 'decide' && manner !== undefined && told.length > 0 && !goesOn && !isLastResort)
    return undefined;
  const kept = Object.entries({ ...record.chosen, ...chosen?.words }).filter(
    ([name]) => !(name in said) && name in given,
  );
  const isUnanswered = isLastResort && !tells && manner === undefined;
  const plan: Plan = {
    kind: 'guide',
    guide,
    given,
    chosen: Object.fromEntries(kept),
    manner: goesOn ? 'decide' : (manner ?? (isUnanswered ? 'short' : 'decide')),
    isUnanswered: isUnanswered && !goesOn,
    isRemark: remarks.has(act.id) && !asking.reading.text.trimEnd().endsWith('?'),
    ...(earlier?.verdict === undefined ? {} : { before: { verdict: earlier.verdict, given: before } }),
    notInRule: chosen ? [] : notInRule(asking, picture, [...filled.used]),
    isTheirs: isOthers,
    comfort: isOthers && earlier === undefined ? theirCase : undefined,
  };
  return { plan, weighed: [], confidence: chosen ? 1 : act.probability };
}

/** "What do I say to him?" after a decision that has words for it. */
function wordsToUse(asking: Asking, guide: AnyGuide, record: AnswerRecord): PlannedAnswer | undefined {
  const { want, told } = asking.reading;
  if (want.id !== 'words' || want.probability < likelyAsk || told.some(({ role }) => role !== 'other'))
    return undefined;
  const earlier = recordsIn(asking).findLast(({ topic }) => topic === record.topic) ?? record;
  const plan = decidedAgain(guide, earlier, 'words');
  const { say } = runGuide(guide, plan.given, asking.year).verdict;
  return say && { plan, weighed: [], confidence: want.probability };
}

/** What tells something more, whether or not the decision has a place for it. */
const remarks: ReadonlySet<string> = new Set(['answer', 'change']);

const aboutDecision: ReadonlySet<string> = new Set(['why', 'simpler', 'sure']);

/** "Seller came down to 365" after a look at a decision: a number of what was worked out before. */
function changesRun({ reading: { act, told }, last, messages }: Asking): boolean {
  if (act.id !== 'change' || told.length === 0 || !last || last.receipt.missing) return false;
  const decision = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isOfDecision = readReceipts(decision).some(({ calculator }) => calculator === last.calculator.name);
  const known = rolesTold(last);
  return !isOfDecision && told.every(({ role }) => known.has(role));
}

const theirCase = 'Going only by what you told me about the other person:';

/** Whether the question is about somebody outside the household. */
const isOfAnother = ({ about }: Picture) => about === 'other' || about === 'child';

/** What was told of that person, as their own: one's own debts and savings are none of theirs. */
function onlyTheirs({ about, facts, words }: Picture): Picture {
  const theirs = facts.filter(({ owner }) => owner === about);
  const turns = new Set(theirs.map(({ turn }) => turn));
  return {
    facts: theirs.map(asOwn),
    words: words.filter(({ turn }) => turns.has(turn)),
  };
}

/** The numbers of this message that the decision has no rule for, with what they mean. */
function notInRule(
  { turn }: Asking,
  { facts }: Picture,
  used: readonly PictureFact[],
): readonly { said: string; role: RoleId }[] {
  return facts
    .filter(
      (fact) => fact.turn === turn && fact.source === 'words' && fact.role !== 'other' && !isTold(fact, used),
    )
    .map(({ said, role }) => ({ said, role }));
}

/** "So what do I do first?" asks for the next step, whatever else it is taken for. */
function mannerOf({ reading: { act, want, told, facts } }: Asking): GuideManner | undefined {
  const asksForStep =
    want.id === 'plan' &&
    want.probability >= likelyAsk &&
    told.length === 0 &&
    facts.length === 0 &&
    asksForSteps.has(act.id);
  return asksForStep ? 'first' : manners[act.id];
}

const asksForSteps: ReadonlySet<string> = new Set(['another', 'other', 'change', 'for_me']);

/** What the answers of the conversation were about. "Thanks" in between is no other topic. */
function recordsIn({ messages }: Asking): AnswerRecord[] {
  return messages
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => readRecord(content) ?? []);
}

/** The last answer, or the decision before it that the message takes up again: "so what would you do?" */
function recordGoneOnFrom(asking: Asking): AnswerRecord | undefined {
  const records = recordsIn(asking);
  const { asks } = asking.reading;
  // What asks for nothing of its own is hardly for a decision that nobody spoke of.
  const least = mannerOf(asking) === undefined ? likelyAsk : leastTakenUp;
  const guidesMeant = asks.filter(({ id, probability }) => id.startsWith('guide:') && probability >= least);
  const taken = guidesMeant.flatMap(({ id }) => records.findLast(({ topic }) => topic === id) ?? []);
  return taken[0] ?? records.at(-1);
}

const leastTakenUp = 0.15;

/** Whether a guide has decided in this conversation. */
export function wasDecided(asking: Asking, { id }: AnyGuide): boolean {
  return recordsIn(asking).some(({ topic }) => topic === `guide:${id}`);
}

/**
 * "He says I can borrow from it": a question about the decision that one of its articles answers. What tells numbers, or
 * takes up the decision itself, is for the decision.
 */
function planAside(asking: Asking, guide: AnyGuide): PlannedAnswer | undefined {
  const { reading, query } = asking;
  // "What first?" is for the decision's own next step.
  const asksForStep = reading.want.id === 'plan' && reading.want.probability >= likelyAsk;
  const [ask] = reading.asks;
  // "So should I switch?" is for the decision itself.
  const asksToDecide =
    ask?.id === `guide:${guide.id}` && ask.probability >= likelyAsk && decides.has(reading.want.id);
  if (
    asksForStep ||
    asksToDecide ||
    reading.told.length > 0 ||
    !aside.has(reading.act.id) ||
    !asksNothingElse(asking, guide)
  )
    return undefined;
  const found = query
    .find('articles', { limit: nearby })
    .find(
      ({ entry, cosine }) =>
        entry.answer !== undefined && guide.articles.includes(entry.id) && (cosine ?? 0) >= nearAside,
    );
  if (!found) return undefined;
  const { id: article, part, answer } = found.entry;
  const plan: Plan = {
    kind: 'article',
    readings: [{ article, part, ...(answer === undefined ? {} : { answer }) }],
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}

const decides: ReadonlySet<string> = new Set(['yesno', 'which']);
const aside: ReadonlySet<string> = new Set(['another', 'new', 'define', 'sure', 'which', 'change', 'other']);
/** So many passages around a question are looked through. */
const nearby = 12;
/** From this cosine on an answer of a text is to what was asked. */
const nearAside = 0.5;

/** From here on a message is for a calculation of its own. */
const likelyAsk = 0.5;

function asksNothingElse({ reading: { asks } }: Asking, { id, articles }: AnyGuide): boolean {
  const [ask] = asks;
  if (!ask || ask.probability < likelyAsk) return true;
  // Neighboring decisions are easily taken for each other: the rest of the reading may speak for this one.
  const own = new Set([`guide:${id}`, ...articles.map((article) => `article:${article}`)]);
  const likely = asks.filter((one) => own.has(one.id)).reduce((sum, { probability }) => sum + probability, 0);
  return ask.id.startsWith('guide:') && likely >= leastOwn;
}

const leastOwn = 0.2;

interface Chosen {
  given: Record<string, unknown>;
  words: Record<string, string>;
}

/** The value behind the button whose words were sent. */
function chosenIn({ question }: AnswerRecord, text: string): Chosen | undefined {
  const words = text.trim().toLowerCase();
  const choice = question?.choices.find(({ label }) => label.toLowerCase() === words);
  if (question?.field === undefined || choice?.value === undefined) return undefined;
  return {
    given: { [question.field]: choice.value },
    words: typeof choice.value === 'number' ? { [question.field]: choice.label } : {},
  };
}

function isNew(before: Readonly<Record<string, unknown>>, said: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(said).some(([name, value]) => !isSameValue(before[name], value));
}
