import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { factLookup, type Receipt } from '#advisor/compose/receipt.ts';
import { areByBirth, rowsMeant, rowsOf } from '#advisor/compose/fact-rows.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { continueReceipt, inputOf, runAgain } from '#advisor/plan/continue-receipt.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import type { Plan, WeighedPlan } from '#advisor/plan/plan.ts';
import type { Asked } from '#advisor/plan/plan-answer.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { readingsOf } from '#advisor/plan/weigh-plans.ts';
import { readAskedFigures } from '#advisor/understand/read-asked-figures.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';

/** A question of no more words than this leans on the one before it. */
const fewWords = 7;
/** One of so few says hardly anything by itself. */
const fewestWords = 3;
/** What fits a question this well by itself is not about the answer before. */
const standsAlone = 0.75;

/** Goes on from an answer before, where the question leans on one; undefined where it stands by itself. */
export function planFollowUp(asked: Asked, best: WeighedPlan | undefined): Plan | undefined {
  if (asked.followUp === 'thanks') return { kind: 'thanks' };
  const runs = asked.earlier.flatMap((receipts) => receipts.at(-1) ?? []);
  const [last] = runs;
  if (!last) return undefined;
  if (asked.followUp === 'explain') return explain(asked, last);
  if (last.calculator === factLookup) {
    const other = sameFigure(asked, last, best);
    if (other) return other;
  }
  const figure = askedFigure(asked, last);
  if (figure) return figure;
  // The answer before counts most; a question that fits only an older one goes back to that.
  for (const receipt of runs) {
    const calculator = asked.calculators.find(({ name }) => name === receipt.calculator);
    const plan = calculator && change(asked, receipt, calculator, best);
    if (plan) return plan;
    if (asked.followUp !== 'change') break;
  }
  return asked.followUp === 'change' && best?.plan.kind === 'missing'
    ? carryOver(asked, last, best.plan)
    : undefined;
}

/** "And with a 1% fee?" after a growth: another calculator, with what was said to the first where both ask for it. */
function carryOver(
  asked: Asked,
  receipt: Receipt,
  { planned: { calculator }, readings }: Extract<Plan, { kind: 'missing' }>,
): Plan | undefined {
  const { input, assumed } = inputOf(receipt);
  const { plan } = planCalculation(
    calculator,
    { ...asked, profile: { ...asked.profile, ...input } },
    readings,
  );
  if (plan.kind !== 'calculate') return undefined;
  const runs = plan.runs.map((run) => ({
    ...run,
    assumed: [
      ...(run.assumed ?? []),
      ...assumed.filter((path) => input[path.split('.')[0]!] === run.input[path.split('.')[0]!]),
    ],
    origins: {
      ...run.origins,
      ...Object.fromEntries(
        Object.keys(input)
          .filter((name) => name in run.input)
          .map((name) => [name, 'you said' as const]),
      ),
    },
  }));
  const [first, ...others] = runs;
  return first && { ...plan, runs: [first, ...others] };
}

function explain({ calculators }: Asked, receipt: Receipt): Plan | undefined {
  const calculator = calculators.find(({ name }) => name === receipt.calculator);
  return calculator && receipt.figures.length > 0 ? { kind: 'steps', receipt, calculator } : undefined;
}

/** A sum has many names. */
function sameTotal(text: string): string {
  return text.replaceAll(/\b(?:altogether|overall|in all|in total)\b/gi, 'total');
}

/** "Total interest?" after a loan: a figure of that run, by its name. */
function askedFigure({ text, mentions, calculators, query }: Asked, receipt: Receipt): Plan | undefined {
  const calculator = calculators.find(({ name }) => name === receipt.calculator);
  const words = meaningfulWords(sameTotal(text));
  if (!calculator || mentions.length > 0 || words.length === 0 || words.length > fewWords) return undefined;
  const named = receipt.figures.slice(1).find(({ label }) => {
    const own = new Set(meaningfulWords(sameTotal(label)));
    const said = words.filter((word) => own.has(word));
    return said.length === words.length || said.length >= 2;
  });
  if (!named) return undefined;
  const run = runAgain(receipt, calculator);
  if (!isAcceptable(calculator, run.input)) return undefined;
  return {
    kind: 'calculate',
    runs: [run],
    readings: readingsOf(query).slice(0, 1),
    unused: [],
    askedFigures: [named.id],
  };
}

/** "And in 2024?", "and for married couples?" after a figure of law: the same one of another year or another line. */
function sameFigure(
  { text, mentions, followUp }: Asked,
  { facts, inputs, year }: Receipt,
  best: WeighedPlan | undefined,
): Plan | undefined {
  const named = mentions.find(({ kind }) => kind === 'year');
  const words = meaningfulWords(text).length;
  const ids = facts.map(({ id }) => id).filter((id): id is FactId => Object.hasOwn(ledger, id));
  const [id] = ids;
  const before: unknown = inputs.question?.value;
  const others = mentions.filter((one) => one !== named && !/^\s*ago\b/i.test(text.slice(one.end)));
  if (id === undefined || others.length > 0) return undefined;
  const entry: FactEntry = ledger[id];
  const rows = rowsOf(entry, entry.values[year]);
  // Of a table by year of birth a year names the line.
  if (named && areByBirth(rows)) {
    return { kind: 'fact', ids: [id], years: [year], readings: [], question: text };
  }
  if (named && (followUp === 'change' || words <= 1)) {
    return {
      kind: 'fact',
      ids,
      years: [named.value],
      readings: [],
      ...(typeof before === 'string' ? { question: before } : {}),
    };
  }
  const leans = followUp === 'change' || (words <= fewestWords && (best?.score ?? 0) < standsAlone);
  const anotherLine = rowsMeant(rows, text).length > 0;
  return leans && anotherLine
    ? { kind: 'fact', ids: [id], years: [year], readings: [], question: text }
    : undefined;
}

/** What was asked for before is asked for again where nothing else is. */
function askedAgain(now: readonly string[], { asked = [] }: Receipt): readonly string[] {
  return now.length > 0 ? now : asked;
}

/** The run again with what the question changes in it. */
function change(
  { text, mentions, followUp, query }: Asked,
  receipt: Receipt,
  calculator: AnyCalculator,
  best: WeighedPlan | undefined,
): Plan | undefined {
  const answersOurQuestion = (receipt.missing?.length ?? 0) > 0;
  const short = meaningfulWords(text).length <= fewWords;
  const sameAgain = best?.name === calculator.name && best.plan.kind !== 'calculate';
  if (followUp !== 'change' && !answersOurQuestion && !short && !sameAgain) return undefined;
  const continued = continueReceipt(receipt, calculator, text, mentions);
  if (!continued) return undefined;
  const other = best && best.name !== calculator.name && best.plan.kind !== 'missing';
  const byItself = other && best.score > standsAlone && (best.complete === true || followUp !== 'change');
  const leavesIt = !answersOurQuestion || best?.complete === true;
  if (byItself && leavesIt && !continued.leans) return undefined;
  if (followUp !== 'change' && continued.unused.length > 0) return undefined;
  if (continued.problem !== undefined) {
    const planned = { ...continued.run, changed: [] };
    return answersOurQuestion && short ? { kind: 'problem', planned, message: continued.problem } : undefined;
  }
  if (continued.missing.length > 0) {
    const told = followUp === 'change' || continued.changed.some((field) => field !== 'year');
    if (!answersOurQuestion || !told || !(short || sameAgain)) return undefined;
    return {
      kind: 'missing',
      planned: { ...continued.run, changed: [] },
      missing: continued.missing,
      readings: readingsOf(query).slice(0, 1),
    };
  }
  return {
    kind: 'calculate',
    runs: [{ ...continued.run, changed: [] }],
    readings: readingsOf(query).slice(0, 1),
    unused: continued.unused.map(({ said }) => said),
    askedFigures: askedAgain(readAskedFigures(calculator.asksFor, text), receipt),
  };
}
