import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { stateIncomeTax } from '#advisor/calculators/tax/state/state-income-tax.ts';
import { withKnown } from '#advisor/my-numbers/with-known.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { seenForSubject } from '#advisor/picture/seen-for.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/**
 * "How much tax will I pay?" of somebody whose pay and state are saved: what the state takes is said below the federal
 * tax. A question that tells its own pay asks about that alone.
 */
export function withStateTax(toPlan: ToPlan, planned: PlannedAnswer): PlannedAnswer {
  const { plan } = planned;
  if (asksForStateTax(toPlan, plan)) {
    const own = stateTaxOf(toPlan) ?? (plan.kind === 'limit' ? toldStateTax(toPlan) : undefined);
    return own ? { ...planned, plan: own, confidence: 1 } : planned;
  }
  if (plan.kind !== 'calculate' || !isFederalOnSavedPay(plan)) return planned;
  const [beside] = stateTaxOf(toPlan)?.runs ?? [];
  return beside ? { ...planned, plan: { ...plan, beside } } : planned;
}

type Calculated = Extract<Plan, { kind: 'calculate' }>;

function isFederalOnSavedPay({ runs: [{ calculator, input, origins }, ...others] }: Calculated): boolean {
  const pays = ['wages', 'spouse_wages'].filter((name) => name in input);
  return (
    calculator === federalIncomeTax &&
    others.length === 0 &&
    pays.includes('wages') &&
    pays.every((name) => origins[name] === 'your numbers')
  );
}

/** A question for the text alone leaves the calculator far below this. */
const leastLikely = 0.02;

/** A text about it, or the limit on what is known of states: both are nearest where a question names no state. */
function asksForStateTax({ remembered: { reading } }: ToPlan, plan: Plan): boolean {
  const isNear =
    plan.kind === 'article'
      ? plan.readings[0].article === 'state-income-tax'
      : plan.kind === 'limit' && plan.limit.id === 'states';
  const ask = reading.asks.find(({ id }) => id === stateIncomeTax.name);
  return isNear && (ask?.probability ?? 0) >= leastLikely;
}

/** "State income tax in California on 120k": of a state whose rates are known, the limit says too little. */
function toldStateTax(toPlan: ToPlan): Calculated | undefined {
  const { remembered, year, month } = toPlan;
  const picture = withDerived(seenForSubject(remembered.picture), year, month);
  const planned = planCalculation(stateIncomeTax, { ...toPlan, ...remembered, picture });
  const [run] = planned.runs;
  return planned.missing.length === 0 && run.origins.wages === 'you said' && run.origins.state === 'you said'
    ? finished(planned)
    : undefined;
}

function finished({ runs: [run], wanted }: ReturnType<typeof planCalculation>): Calculated | undefined {
  const { value } = attemptRun(() => runCalculator(stateIncomeTax, run.input, { year: run.year, seed: 1 }));
  return value && { kind: 'calculate', runs: [run], readings: [], wanted };
}

/** On the pay that is saved; undefined where the state or its rates are not known. */
function stateTaxOf(toPlan: ToPlan): Calculated | undefined {
  const { remembered, known, year, month } = toPlan;
  if (!known) return undefined;
  const picture = withDerived(seenForSubject(withKnown(remembered.picture, known.context)), year, month);
  const planned = planCalculation(stateIncomeTax, { ...toPlan, ...remembered, picture });
  const isOwn = planned.missing.length === 0 && planned.runs[0].origins.wages === 'your numbers';
  return isOwn ? finished(planned) : undefined;
}
