import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { factLookup, type Receipt } from '#advisor/compose/receipt.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { continueReceipt, inputOf } from '#advisor/plan/continue-receipt.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import type { Plan, WeighedPlan } from '#advisor/plan/plan.ts';
import type { Asked } from '#advisor/plan/plan-answer.ts';
import { readingsOf } from '#advisor/plan/weigh-plans.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';

/** A question of no more words than this leans on the one before it. */
const fewWords = 7;
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
    const other = otherYear(asked, last);
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
  return undefined;
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
  const { input, origins } = inputOf(receipt);
  if (!isAcceptable(calculator, input)) return undefined;
  const run = { calculator, input, origins, year: receipt.year, changed: [] };
  return {
    kind: 'calculate',
    runs: [run],
    readings: readingsOf(query).slice(0, 1),
    unused: [],
    askedFigure: named.id,
  };
}

/** "And in 2024?" after a figure of law: the same one of another year. */
function otherYear({ text, mentions, followUp }: Asked, { facts }: Receipt): Plan | undefined {
  const named = mentions.find(({ kind }) => kind === 'year');
  const leans = followUp === 'change' || meaningfulWords(text).length <= 1;
  const ids = facts.map(({ id }) => id).filter((id): id is FactId => Object.hasOwn(ledger, id));
  if (!named || !leans || ids.length === 0) return undefined;
  return { kind: 'fact', ids, years: [named.value], readings: [] };
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
  if (byItself && (!answersOurQuestion || best.complete === true)) return undefined;
  if (followUp !== 'change' && continued.unused.length > 0) return undefined;
  if (continued.problem !== undefined) {
    const planned = { ...continued.run, changed: [] };
    return answersOurQuestion && short ? { kind: 'problem', planned, message: continued.problem } : undefined;
  }
  if (continued.missing.length > 0) {
    const told = continued.changed.some((field) => field !== 'year');
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
  };
}
