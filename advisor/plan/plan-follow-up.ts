import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { smallTalk } from '#advisor/dialogue/small-talk.ts';
import { askAboutDoubt, confidenceOf, surenessOf } from '#advisor/plan/doubt.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import type { PlannedAnswer } from '#advisor/plan/plan-answer.ts';
import { nearestReadings, planAsk, weighAsks, type Asking } from '#advisor/plan/plan-asks.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Clarification, Plan } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

/** A reply that goes on from what was said before; undefined where the message stands for itself. */
export function planFollowUp(asking: Asking): PlannedAnswer | undefined {
  const { reading, turn } = asking;
  const said = smallTalk[reading.act.id];
  // Someone who is upset and asks something is answered.
  if (
    said !== undefined &&
    reading.told.length === 0 &&
    (reading.act.id !== 'upset' || !asksSomething(asking))
  )
    return { plan: { kind: 'say', text: said }, weighed: [], confidence: reading.act.probability };
  if (turn === 0) return undefined;
  const last = runGoneOnFrom(asking);
  switch (reading.act.id) {
    case 'change':
    case 'answer':
    case 'another':
      return last
        ? continueRun(asking, continued(asking, last.calculator), last.receipt)
        : (planAsked(asking) ?? planTopicAgain(asking));
    case 'which':
    case 'for_me':
    case 'summarize':
      return last ? continueRun(asking, last.calculator, last.receipt) : planAboutText(asking);
    case 'why':
    case 'simpler':
    case 'sure':
      return last && !last.receipt.missing
        ? {
            plan: { kind: 'steps', receipt: last.receipt, calculator: last.calculator },
            weighed: [],
            confidence: reading.act.probability,
          }
        : planAboutText(asking);
    default:
      return undefined;
  }
}

/** The run that a message goes on from. What was only offered below a text is taken up by telling what it needs. */
function runGoneOnFrom({ last, article, reading, picture, turn }: Asking): Asking['last'] {
  if (!last?.receipt.missing || article === undefined) return last;
  const taken = rolesTaken(last.calculator);
  return reading.act.id === 'answer' ||
    picture.facts.some((fact) => fact.turn === turn && taken.has(fact.role))
    ? last
    : undefined;
}

/** What a further question asks for by itself, where it clearly does. */
function planAsked(asking: Asking): PlannedAnswer | undefined {
  const [ask] = asking.reading.asks;
  if (asking.reading.act.id !== 'another' || !ask || ask.probability < sureSwitch) return undefined;
  const weighed = weighAsks(asking);
  return { ...planAsk(asking, weighed), weighed };
}

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
  const [found] = query.find('articles', { limit: 1, id: article });
  const plan: Plan = {
    kind: 'article',
    readings: [{ article, part: found?.entry.part ?? '' }],
    ...(calculation && calculation.missing.length > 0
      ? { offer: { planned: calculation.runs[0], missing: calculation.missing } }
      : {}),
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}

const sureAsk = 0.6;

function asksSomething({ reading: { asks } }: Asking): boolean {
  return (asks[0]?.probability ?? 0) > sureAsk && !asks[0]!.id.startsWith('limit:');
}

/** Another calculation of the same facts, where the message clearly asks for it and nothing is missing for it. */
function continued(asking: Asking, before: AnyCalculator): AnyCalculator {
  const { reading, calculators } = asking;
  const [ask] = reading.asks;
  const other = calculators.find(({ name }) => name === ask?.id);
  if (!other || ask!.probability < sureSwitch) return before;
  // A change stays with its calculation, unless that has no place for it.
  if (reading.act.id !== 'another' && planCalculation(before, asking).leftover.length === 0) return before;
  const { missing, problem } = planCalculation(other, asking);
  return missing.length === 0 && problem === undefined ? other : before;
}

const sureSwitch = 0.8;

/** The same answer again would look like a new one. */
const whatChanges: Clarification = { question: 'What would you like to change?', choices: [] };

/** The last run with what the message changes; a question where that leaves something open. */
function continueRun(asking: Asking, calculator: AnyCalculator, receipt: Receipt): PlannedAnswer {
  const calculation = planCalculation(calculator, asking);
  const isSame = receipt.calculator === calculator.name;
  const runs = calculation.runs.map((run) => (isSame ? withEarlier(run, receipt) : run));
  const [first, ...others] = runs as [PlannedRun, ...PlannedRun[]];
  const missing = calculation.missing.filter((name) => !(name in first.input));
  const problem = missing.length > 0 ? undefined : problemOf(calculator, first.input, first.year);
  const readings = nearestReadings(asking).slice(0, 1);
  const confidence = confidenceOf({
    ask: asking.reading.act.probability,
    used: [],
    leftover: calculation.leftover,
  });
  const changed = isSame ? changesOf(first, receipt) : [];
  const doubt =
    surenessOf(confidence) === 'sure'
      ? undefined
      : askAboutDoubt({ ask: 1, used: [], leftover: calculation.leftover });
  const changesNothing =
    isSame &&
    asking.reading.act.id === 'change' &&
    !receipt.missing &&
    changed.length === 0 &&
    others.length === 0;
  const saysNothing = asking.reading.told.length === 0;
  if (changesNothing && (saysNothing || doubt)) {
    const clarification = (saysNothing ? undefined : doubt) ?? whatChanges;
    return { plan: { kind: 'clarify', clarification, readings: [] }, weighed: [], confidence };
  }
  const plan: Plan =
    missing.length > 0
      ? { kind: 'missing', planned: first, missing, readings }
      : problem !== undefined
        ? { kind: 'problem', planned: first, message: problem }
        : {
            kind: 'calculate',
            runs: [{ ...first, changed }, ...others],
            readings,
            wanted: calculation.wanted,
            ...(doubt ? { doubt } : {}),
          };
  return { plan, weighed: [], confidence };
}

/** What the earlier run was given and nothing in the picture says otherwise: a choice made in a card, a profile. */
function withEarlier(run: PlannedRun, { inputs, year }: Receipt): PlannedRun {
  const kept = Object.entries(inputs).filter(
    ([name, { origin }]) => origin !== 'assumption' && !(name in run.input),
  );
  return {
    ...run,
    input: { ...Object.fromEntries(kept.map(([name, { value }]) => [name, value])), ...run.input },
    origins: { ...Object.fromEntries(kept.map(([name, { origin }]) => [name, origin])), ...run.origins },
    year: run.year === year ? year : run.year,
  };
}

function changesOf({ input }: PlannedRun, { inputs }: Receipt): string[] {
  return Object.keys(input).filter(
    (name) => JSON.stringify(inputs[name]?.value) !== JSON.stringify(input[name]),
  );
}

/** The receipt's run as it was, with what was assumed in it. */
export function runAgain(receipt: Receipt, calculator: AnyCalculator): PlannedRun {
  const told = Object.entries(receipt.inputs);
  const kept = told.filter(([, { origin }]) => origin !== 'assumption');
  return {
    calculator,
    input: Object.fromEntries(told.map(([name, { value }]) => [name, value])),
    origins: Object.fromEntries(kept.map(([name, { origin }]) => [name, origin])),
    assumed: kept.flatMap(([name, { assumed = [] }]) => assumed.map((part) => `${name}.${part}`)),
    year: receipt.year,
    changed: [],
  };
}
