import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { goneIn, type Gone } from '#advisor/dialogue/gone.ts';
import { ofDebts } from '#advisor/picture/seen-for.ts';
import { askAboutDoubt, confidenceOf, surenessOf } from '#advisor/plan/doubt/doubt.ts';
import { changesOf, runAgain, withEarlier } from '#advisor/plan/follow-ups/earlier-run.ts';
import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import { readingsAbout } from '#advisor/plan/doubt/nearest-readings.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import { planCalculation, stillMissing } from '#advisor/plan/plan-calculation.ts';
import { isText, planText } from '#advisor/plan/plan-text.ts';
import type { AgainManner, Plan } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { roleNames } from '#advisor/reader/role-names.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Another calculation of the same facts, where the message clearly asks for it and nothing is missing for it. */
export function continued(asking: Asking, before: AnyCalculator): AnyCalculator {
  const { reading, calculators } = asking;
  const [ask] = reading.asks;
  const other = calculators.find(({ name }) => name === ask?.id);
  if (!other || other === before || ask!.probability < sureSwitch) return takingAll(asking, before) ?? before;
  // A change stays with its calculation, unless that has no place for it or nothing is changed in it.
  const changesNothing =
    reading.told.length === 0 && (reading.act.probability < doubtfulAct || !choosesAnew(asking, before));
  const stays = !changesNothing && planCalculation(before, asking).leftover.length === 0;
  // Hardly a change, and clearly for something else: "and if I get a bonus, what's left of it?"
  const isForOther = ask!.probability >= surelyOther && reading.act.probability < doubtfulAct;
  if (reading.act.id !== 'another' && stays && !isForOther) return before;
  const { missing, problem } = planCalculation(other, asking);
  return missing.length === 0 && problem === undefined ? other : before;
}

/** "How much less because of that 1% fee?": of what may be meant, the calculation that has a place for all that is told. */
function takingAll(asking: Asking, before: AnyCalculator): AnyCalculator | undefined {
  if (planCalculation(before, asking).leftover.length === 0) return undefined;
  const likely = asking.reading.asks.filter(({ probability }) => probability >= leastSwitch);
  return asking.calculators.find((one) => {
    if (one === before || !likely.some(({ id }) => id === one.name)) return false;
    const { missing, problem, leftover } = planCalculation(one, asking);
    return missing.length === 0 && problem === undefined && leftover.length === 0;
  });
}

/** Least likely for a calculation that takes what the last one has no place for. */
const leastSwitch = 0.1;

export const sureSwitch = 0.8;
const sureWant = 0.7;
export const surelyOther = 0.95;
/** Below this a message hardly is what it is taken for. */
export const doubtfulAct = 0.6;

/** The last run with what the message changes; a question where that leaves something open. */
export function continueRun(asking: Asking, calculator: AnyCalculator, receipt: Receipt): PlannedAnswer {
  const calculation = planCalculation(calculator, asking);
  const isSame = receipt.calculator === calculator.name;
  const gone = goneSince(asking);
  const runs = calculation.runs.map((run) =>
    isSame ? withEarlier(run, receipt, gone, asking.reading.told) : run,
  );
  const [first, ...others] = runs as [PlannedRun, ...PlannedRun[]];
  const missing = stillMissing(calculator, calculation.missing, first.input, asking.reading);
  const problem = missing.length > 0 ? undefined : problemOf(calculator, first.input, first.year);
  const readings = readingsAbout(asking, calculator.name).slice(0, 1);
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
  // "How much less interest is that with 5 years?"
  const { want } = asking.reading;
  const asksDifference =
    want.id === 'change' && want.probability >= sureWant && changed.length > 0 && others.length === 0;
  const saysNothing = asking.reading.told.length === 0 && !choosesAnew(asking, calculator);
  const text = changesNothing && saysNothing ? planText(asking, calculator, isText) : undefined;
  if (text) return text;
  // "We're not putting it in stocks, lol": the same answer again would look like a new one.
  if (changesNothing && saysNothing) return planAgain(asking, { receipt, calculator }, 'same');
  // "My bank would manage it for 1%": what the run has no place for is heard, and there for the next question.
  const [leftover] = calculation.leftover;
  if (changesNothing && leftover) {
    const noted = `${leftover.said} (${roleNames[leftover.role]})`;
    return planAgain(asking, { receipt, calculator }, 'noted', noted);
  }
  const plan: Plan =
    missing.length > 0
      ? { kind: 'missing', planned: first, missing, readings }
      : problem !== undefined
        ? { kind: 'problem', planned: first, message: problem }
        : {
            kind: 'calculate',
            ...(asksDifference
              ? { runs: [runAgain(receipt, calculator), { ...first, changed }], asksDifference }
              : { runs: [{ ...first, changed }, ...others] }),
            readings,
            wanted: calculation.wanted,
            ...(doubt ? { doubt } : {}),
          };
  return { plan, weighed: [], confidence };
}

/**
 * What an earlier run was given and no longer holds: what the message says is gone, all of one's own debts where it tells
 * of another person's, and an extra payment that a new payment has in it.
 */
function goneSince({ reading, wider, picture }: Asking): Gone {
  const gone = goneIn(reading);
  const told = new Set(reading.told.map(({ role }) => role));
  const isOutside = wider.about === 'other' || wider.about === 'child';
  const ofOwn = isOutside && [...told].some((role) => ofDebts.has(role)) ? [...ofDebts] : [];
  const hasExtra = picture.facts.some(({ role }) => role === 'debt_extra');
  const inside: RoleId[] = told.has('debt_payment') && !hasExtra ? ['debt_extra'] : [];
  return { ...gone, roles: [...gone.roles, ...ofOwn, ...inside] };
}

/** "And compounded daily?" says something, even where that was assumed before. */
export function choosesAnew({ reading: { facts } }: Asking, { fields }: AnyCalculator): boolean {
  const chosen = Object.values(fields as Fields).flatMap((field) => aboutField(field)?.fact ?? []);
  return facts.some(({ id }) => chosen.some((key) => id.startsWith(`${key}=`)));
}

/** A finished run, said once more in the manner that the message asks for. */
export function planAgain(
  { reading, earlier }: Asking,
  last: NonNullable<Asking['last']>,
  manner: AgainManner,
  noted?: string,
): PlannedAnswer {
  const others = earlier.filter(({ calculator }) => calculator !== last.calculator);
  const plan: Plan = {
    kind: 'again',
    manner,
    last,
    earlier: others,
    ...(noted === undefined ? {} : { noted }),
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}
