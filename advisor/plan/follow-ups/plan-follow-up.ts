import { stepsLabel } from '#advisor/compose/calculations/follow-ups.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { kindWord, smallTalk } from '#advisor/dialogue/small-talk.ts';
import {
  continued,
  continueRun,
  planAgain,
  sureSwitch,
  surelyOther,
} from '#advisor/plan/follow-ups/continue-run.ts';
import { changesOf } from '#advisor/plan/follow-ups/earlier-run.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import { planOtherDecision } from '#advisor/plan/follow-ups/plan-elsewhere.ts';
import { nearAnswer } from '#advisor/plan/plan-article.ts';
import { planDifference } from '#advisor/plan/follow-ups/plan-difference.ts';
import { ideaOf, isText, planMeaning, planOtherWay, planReason, simplyOf } from '#advisor/plan/plan-text.ts';
import { planAsk, weighAsks } from '#advisor/plan/plan-asks.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Plan, PlannedReading } from '#advisor/plan/plan.ts';

/** A reply that goes on from what was said before; undefined where the message stands for itself. */
export function planFollowUp(asking: Asking): PlannedAnswer | undefined {
  const { reading, turn } = asking;
  const said = smallTalk[reading.act.id];
  const tellsNothing = reading.told.length === 0;
  if (said !== undefined && tellsNothing && reading.act.id !== 'upset')
    return { plan: { kind: 'say', text: said }, weighed: [], confidence: reading.act.probability };
  if (reading.act.id === 'upset' && tellsNothing) return planKindWord(asking);
  const offered = planOfferedSteps(asking);
  if (offered) return offered;
  if (turn === 0 || (tellsNothing && asksBeyondUs(asking))) return undefined;
  // What was worked out before a text that answered since is no longer asked about.
  if (aboutAnswer.has(reading.act.id) && tellsNothing && isText(asking.answered ?? ''))
    return planOtherText(asking) ?? planAboutText(asking);
  const last = runGoneOnFrom(asking);
  const finished = last && !last.receipt.missing ? last : undefined;
  switch (reading.act.id) {
    case 'change':
    case 'answer':
    case 'another':
      return planSureText(asking) ?? planDifference(asking) ?? planChange(asking, last);
    case 'which':
      return planDifference(asking) ?? planDecision(asking) ?? goOn(asking, last);
    case 'for_me':
      return (
        planOtherDecision(asking, last) ??
        (finished && tellsNothing ? planAgain(asking, finished, 'do') : goOn(asking, last))
      );
    case 'summarize':
      return finished ? planAgain(asking, finished, 'all') : goOn(asking, last);
    case 'why':
      return finished
        ? (planOtherWay(asking, finished) ?? planReason(asking, finished) ?? planSteps(asking, finished))
        : planAboutText(asking);
    case 'simpler':
      return finished
        ? (planMeaning(asking, finished) ?? planAgain(asking, finished, 'short'))
        : planAboutText(asking);
    case 'sure':
      return finished ? planAgain(asking, finished, 'sure') : planAboutText(asking);
    default:
      return undefined;
  }
}

const aboutAnswer: ReadonlySet<string> = new Set(['why', 'simpler', 'sure', 'summarize']);

/** "And the best rate I could get today?" is for what we do not know, whatever was worked out before. */
function asksBeyondUs({ reading: { asks, act } }: Asking): boolean {
  const [ask] = asks;
  return goesFurther.has(act.id) && ask?.id.startsWith('limit:') === true && ask.probability > sureSwitch;
}

const goesFurther: ReadonlySet<string> = new Set(['change', 'another', 'which']);

type Run = NonNullable<Asking['last']>;

function planChange(asking: Asking, last: Run | undefined): PlannedAnswer | undefined {
  const decision = planOtherDecision(asking, last);
  if (decision) return decision;
  if (!last) {
    const ran = ranBefore(asking, likelyText);
    return ran
      ? continueRun(asking, ran.calculator, ran.receipt)
      : (planAsked(asking) ?? planTopicAgain(asking));
  }
  const text = planTextBeside(asking, last) ?? planTextTalkedOf(asking, last);
  if (text) return text;
  const back = ranBefore(asking, surelyOther);
  const next = continued(asking, last.calculator);
  const other = !back && next === last.calculator ? planOtherCalculation(asking, last) : undefined;
  if (other) return other;
  const planned = back
    ? continueRun(asking, back.calculator, back.receipt)
    : continueRun(asking, next, last.receipt);
  return isStuck(planned.plan, last.receipt) ? undefined : planned;
}

/** "What would I have at 67?" after what a card costs: another calculation, though more has to be told for it. */
function planOtherCalculation(asking: Asking, { calculator }: Run): PlannedAnswer | undefined {
  const { act, asks, told } = asking.reading;
  const [ask] = asks;
  const isOther =
    ask !== undefined &&
    ask.id !== calculator.name &&
    ask.probability >= sureSwitch &&
    asking.calculators.some(({ name }) => name === ask.id);
  const taken = rolesTaken(calculator);
  const isForRun = told.some(({ role }) => taken.has(role));
  return act.id === 'another' && isOther && !isForRun ? planAsked(asking) : undefined;
}

/**
 * "And how does the backdoor thing work?" after a limit, "what if the market falls 30%?" after a retirement: a question
 * that tells no numbers of the calculation, and that a text answers. Without one the same figures would be told again.
 */
function planTextBeside(asking: Asking, { calculator }: Run): PlannedAnswer | undefined {
  const { reading, answered } = asking;
  const [ask] = reading.asks;
  const taken = rolesTaken(calculator);
  if (reading.act.id !== 'another' || reading.told.some(({ role }) => taken.has(role))) return undefined;
  return ask && isText(ask.id) && ask.id !== answered && ask.probability >= likelyText
    ? planAsked(asking)
    : undefined;
}

const likelyText = 0.5;

/** "Is term better than whole?" after how much insurance: surely a text, and nothing is told that a calculation takes. */
function planSureText(asking: Asking): PlannedAnswer | undefined {
  const { reading, answered } = asking;
  const [ask] = reading.asks;
  const isSure = ask !== undefined && ask.probability >= sureText && isText(ask.id) && ask.id !== answered;
  const tellsNothing = reading.facts.length === 0 && reading.told.every(({ role }) => role === 'other');
  return reading.act.id === 'another' && isSure && tellsNothing ? planAsked(asking) : undefined;
}

const sureText = 0.9;

/** "Why not just do a Roth on my own?" after a text about saving first asks for another text. */
function planOtherText(asking: Asking): PlannedAnswer | undefined {
  const { reading, answered } = asking;
  const [ask] = reading.asks;
  const isOther = ask !== undefined && isText(ask.id) && ask.id !== answered && ask.probability >= sureSwitch;
  if (reading.act.id !== 'why' || !isOther) return undefined;
  const weighed = weighAsks(asking);
  return { ...planAsk(asking, weighed), weighed };
}

/** "I have 60k in a traditional IRA" after a text about the backdoor is for that, not for the limit before it. */
function planTextTalkedOf(asking: Asking, { calculator }: Run): PlannedAnswer | undefined {
  const { reading, answered = '' } = asking;
  const [ask] = reading.asks;
  const taken = rolesTaken(calculator);
  const isForRun = reading.told.some(({ role }) => taken.has(role));
  if (!isText(answered) || isForRun || ask?.id !== answered || ask.probability < likelyText) return undefined;
  const weighed = weighAsks(asking);
  return { ...planAsk(asking, weighed), weighed };
}

/**
 * "And with 300 extra?" after a text in between, or "and if I did just 20k?" after a look at something else: what was worked
 * out before that.
 */
function ranBefore({ reading: { asks, told }, earlier }: Asking, least: number): Run | undefined {
  const [ask] = asks;
  const isMeant = ask !== undefined && ask.probability >= least && told.length > 0;
  return isMeant
    ? earlier.find(({ calculator, receipt }) => calculator.name === ask.id && !receipt.missing)
    : undefined;
}

/** What was asked for is asked for again, and the message told nothing of it: it is about something else. */
function isStuck(plan: Plan, receipt: Receipt): boolean {
  if (!receipt.missing || (plan.kind !== 'missing' && plan.kind !== 'problem')) return false;
  const { input, origins } = plan.planned;
  const told = Object.fromEntries(Object.entries(input).filter(([name]) => origins[name] !== undefined));
  return changesOf({ ...plan.planned, input: told }, receipt).length === 0;
}

const goOn = (asking: Asking, last: Run | undefined) =>
  last ? continueRun(asking, last.calculator, last.receipt) : planAboutText(asking);

function planSteps({ reading }: Asking, { receipt, calculator }: Run): PlannedAnswer {
  return { plan: { kind: 'steps', receipt, calculator }, weighed: [], confidence: reading.act.probability };
}

/** Our own suggestion below a figure was pressed: it asks for the working of that figure, and for nothing else. */
function planOfferedSteps(asking: Asking): PlannedAnswer | undefined {
  const { messages, last, answered } = asking;
  if (messages.at(-1)?.content !== stepsLabel || !last || last.receipt.missing) return undefined;
  return isText(answered ?? '') ? undefined : planSteps(asking, last);
}

/** Someone who is upset and asks something new is answered; otherwise what was said is put kindly. */
function planKindWord(asking: Asking): PlannedAnswer | undefined {
  const { reading, last, topic, turn } = asking;
  const isSpokenOf = turn > 0 && (topic.length > 0 || last !== undefined);
  const [ask] = reading.asks;
  const asksMore =
    asksSomething(asking) &&
    ask!.id !== (last?.calculator.name ?? topic[0]?.id) &&
    (!ask!.id.startsWith('refuse:') || ask!.probability > sureDistress);
  if (asksMore || (!isSpokenOf && asksSomething(asking))) return undefined;
  if (last && !last.receipt.missing) return planAgain(asking, last, 'sorry');
  const text = isSpokenOf ? kindWord : smallTalk.upset!;
  return { plan: { kind: 'say', text }, weighed: [], confidence: reading.act.probability };
}

/** "That's awful" about a figure is no cry for help; what is one by its very words never gets here. */
const sureDistress = 0.95;

/** The run that a message goes on from. What was only offered below the last text is taken up by telling what it needs. */
function runGoneOnFrom({ last, earlier, article, reading, picture, turn, messages }: Asking): Asking['last'] {
  if (!last?.receipt.missing || article === undefined) return last;
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isOffered = readReceipts(answer).some(({ calculator }) => calculator === last.calculator.name);
  if (!isOffered && reading.act.id !== 'answer') return undefined;
  const taken = rolesTaken(last.calculator);
  // "I read the wrong line, it's 8,400": below the text the same run was offered that was finished before it.
  const finished = earlier.find(({ calculator }) => calculator === last.calculator);
  return reading.act.id === 'answer' ||
    picture.facts.some((fact) => fact.turn === turn && taken.has(fact.role))
    ? (finished ?? last)
    : undefined;
}

/** "So Roth or regular for me?" after a tax: a choice that a guide decides is not for the calculation before it. */
function planDecision(asking: Asking): PlannedAnswer | undefined {
  const [ask] = asking.reading.asks;
  if (!ask?.id.startsWith('guide:') || ask.probability < sureSwitch) return undefined;
  const weighed = weighAsks(asking);
  return { ...planAsk(asking, weighed), weighed };
}

/** What a further question asks for by itself, where it clearly does. */
function planAsked(asking: Asking): PlannedAnswer | undefined {
  const [ask] = asking.reading.asks;
  const least = asking.reading.act.id === 'another' ? likelyOther : sureSwitch;
  if (!ask || ask.probability < least) return undefined;
  const weighed = weighAsks(asking);
  const planned = planAsk(asking, weighed);
  // What only adds to what was said asks for something else where that can be worked out, or where nothing else was sure.
  const { act, told, facts } = asking.reading;
  const isUnclear = (asking.topic[0]?.probability ?? 0) < likelyOther;
  const addsSomething = told.length > 0 || facts.length > 0;
  const isPlanned =
    planned.plan.kind === 'calculate' ||
    (isUnclear && told.length > 0 && ['missing', 'guide'].includes(planned.plan.kind));
  const isMeant = act.id === 'another' || (addsSomething && isPlanned);
  return isMeant ? { ...planned, weighed } : undefined;
}

/** Where another thing is asked for, this likely is likely enough. */
const likelyOther = 0.4;

/** The last question again, with what is known now. What was refused is not refused again for asking about it. */
function planTopicAgain(asking: Asking): PlannedAnswer | undefined {
  const { topic, reading } = asking;
  const asks = topic.filter(({ id }) => !id.startsWith('refuse:'));
  const again = { ...asking, reading: { ...reading, asks } };
  const weighed = weighAsks(again);
  return weighed.length > 0 ? { ...planAsk(again, weighed), weighed } : undefined;
}

/** What is asked about a text goes on with it: its next best passage, and what a calculator would need. */
function planAboutText(asking: Asking): PlannedAnswer | undefined {
  const { reading, article, articles, calculators, query } = asking;
  if (article === undefined || !articles.has(article)) return planTopicAgain(asking);
  const [name] = articles.get(article)!.calculators;
  const calculator = reading.act.id === 'for_me' ? calculators.find((one) => one.name === name) : undefined;
  const calculation = calculator && planCalculation(calculator, asking);
  // "For me? I make 95k, single": all that it takes is told.
  const isComplete = calculation && calculation.missing.length === 0 && calculation.problem === undefined;
  if (isComplete && calculation.used.some(({ turn }) => turn === asking.turn)) {
    const { runs, wanted } = calculation;
    const readings = [{ article, part: '' }];
    return {
      plan: { kind: 'calculate', runs, readings, wanted },
      weighed: [],
      confidence: reading.act.probability,
    };
  }
  const again = readAgain(asking, article);
  if (again) {
    const plan: Plan = { kind: 'article', readings: [again] };
    return { plan, weighed: [], confidence: reading.act.probability };
  }
  const passages = query.find('articles', { limit: Infinity, id: article });
  const answered = passages.find(
    ({ entry, cosine }) => entry.answer !== undefined && (cosine ?? 0) >= nearAnswer,
  );
  const { part = '', answer } = (answered ?? passages[0])?.entry ?? {};
  const isPlain = reading.act.id === 'why';
  const plan: Plan = {
    kind: 'article',
    readings: [{ article, part, isPlain, ...(answered && answer !== undefined ? { answer } : {}) }],
    ...(calculation && calculation.missing.length > 0
      ? { offer: { planned: calculation.runs[0], missing: calculation.missing } }
      : {}),
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}

/**
 * "Say it simpler" is the gist once more, and "why?" the idea of the decision that the answer was about; without one,
 * "why?" and "what do I do?" are for the part that the answer was from.
 */
function readAgain(asking: Asking, article: string): PlannedReading | undefined {
  const { reading, part = '' } = asking;
  switch (reading.act.id) {
    case 'simpler':
    case 'summarize': {
      const simply = part === '' ? undefined : simplyOf(asking, article);
      return { article, part: '', isShort: true, ...(simply === undefined ? {} : { simply }) };
    }
    case 'why':
    case 'sure': {
      const simply = ideaOf(asking);
      if (simply !== undefined) return { article, part: '', isShort: true, isReason: true, simply };
      return part === '' ? undefined : { article, part };
    }
    case 'for_me':
      return part === '' ? undefined : { article, part };
    default:
      return undefined;
  }
}

const sureAsk = 0.6;

function asksSomething({ reading: { asks } }: Asking): boolean {
  return (asks[0]?.probability ?? 0) > sureAsk && !asks[0]!.id.startsWith('limit:');
}
