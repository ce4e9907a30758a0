import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { isInThread, surelyNew } from '#advisor/dialogue/in-thread.ts';
import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { subjectOf } from '#advisor/dialogue/subject.ts';
import type { KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import { withKnown, withoutRemembered } from '#advisor/my-numbers/with-known.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { seenForSubject } from '#advisor/picture/seen-for.ts';
import { rolesTold } from '#advisor/plan/follow-ups/earlier-run.ts';
import { planDefinition } from '#advisor/plan/plan-definition.ts';
import { planAsk, weighAsks } from '#advisor/plan/plan-asks.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';
import { planAfterGuide, wasDecided } from '#advisor/plan/follow-ups/plan-after-guide.ts';
import { choosesAnew, continueRun } from '#advisor/plan/follow-ups/continue-run.ts';
import { planFollowUp } from '#advisor/plan/follow-ups/plan-follow-up.ts';
import { planGivenRun } from '#advisor/plan/follow-ups/plan-given-run.ts';
import { planCollege } from '#advisor/plan/saved/plan-college.ts';
import { planGoal } from '#advisor/plan/saved/plan-goal.ts';
import { planOffered } from '#advisor/plan/saved/plan-offered.ts';
import { planOwnWorth } from '#advisor/plan/saved/plan-own-worth.ts';
import { planPurchase } from '#advisor/plan/saved/plan-purchase.ts';
import { planSavedDebt } from '#advisor/plan/saved/plan-saved-debt.ts';
import { countsWithSaved } from '#advisor/plan/fill/saved-inputs.ts';
import { planSummary } from '#advisor/plan/follow-ups/plan-summary.ts';
import { planStandsAlone } from '#advisor/plan/follow-ups/stands-alone.ts';
import { planSimplerText } from '#advisor/plan/plan-text.ts';
import { laterWarning } from '#advisor/plan/plan-warning.ts';
import { withStateTax } from '#advisor/plan/with-state-tax.ts';
import type { Plan, WeighedPlan } from '#advisor/plan/plan.ts';
import type { ToPlan, PlannedAnswer } from '#advisor/plan/to-plan.ts';

/**
 * Chooses how to answer. Saved amounts are left alone where a question can be answered without: "what do $500 a month
 * become?" is not about what somebody has in the bank.
 */
export function planAnswer(toPlan: ToPlan): PlannedAnswer {
  const { known } = toPlan;
  if (!known) return planPurchase(toPlan) ?? withStateTax(toPlan, planKnowing(toPlan, []));
  return (
    planOffered(toPlan) ??
    planGoal(toPlan) ??
    planSavedDebt(toPlan) ??
    planPurchase(toPlan) ??
    planOwnWorth(toPlan) ??
    planCollege(toPlan) ??
    withStateTax(toPlan, planWithSaved({ ...toPlan, known }))
  );
}

function planWithSaved(toPlan: ToPlan & { known: KnownPicture }): PlannedAnswer {
  const { known } = toPlan;
  const planned = planKnowing(toPlan, [known.context]);
  const byAmounts = planKnowing(toPlan, [known.context, known.amounts]);
  if (isSameRun(planned.plan, byAmounts.plan) && isOfAllSaved(toPlan, byAmounts.plan)) return byAmounts;
  const counted = ['guide', 'clarify'].includes(planned.plan.kind)
    ? retirementCounted(toPlan, byAmounts)
    : undefined;
  if (counted) return counted;
  if (!['missing', 'article', 'clarify'].includes(planned.plan.kind)) return planned;
  if (countsWithSaved(byAmounts.plan)) return byAmounts;
  if (planned.plan.kind !== 'missing') return planned;
  const byThings = planKnowing(toPlan, [known.context, known.amounts, known.things]);
  return byThings.plan.kind === 'calculate' ? byThings : planned;
}

/** As likely as a decision about retiring, and with everything saved: the calculation says it with numbers. */
function retirementCounted(toPlan: ToPlan, { weighed }: PlannedAnswer): PlannedAnswer | undefined {
  const found = weighed.find(({ name, score }) => name === retirementPlan.name && score >= likelyRetirement);
  return found?.plan.kind === 'calculate' && isOfAllSaved(toPlan, found.plan)
    ? { plan: found.plan, weighed, confidence: found.score }
    : undefined;
}

const likelyRetirement = 0.3;

/**
 * "Am I on track to retire at 62?" With an age and a pay alone it could be counted, as if nothing were saved. What
 * somebody would spend then tells nothing of what they have.
 */
function isOfAllSaved({ remembered: { picture } }: ToPlan, plan: Plan): boolean {
  const told = picture.facts.filter(({ unit, source }) => unit === 'money' && source !== 'profile');
  const isRetirement = plan.kind === 'calculate' && plan.runs[0].calculator.name === retirementPlan.name;
  return told.every(({ role }) => isRetirement && role === 'spend_total');
}

function isSameRun(one: Plan, other: Plan): boolean {
  return (
    one.kind === 'calculate' &&
    other.kind === 'calculate' &&
    one.runs[0].calculator.name === other.runs[0].calculator.name
  );
}

/** By going on from an answer before, or by the ask that the message fits best. */
function planKnowing(toPlan: ToPlan, known: readonly Picture[]): PlannedAnswer {
  const { year, month } = toPlan;
  const withAll = (picture: Picture) => known.reduce(withKnown, picture);
  const { picture, wider, ...rest } = toPlan.remembered;
  const own = (told: Picture) =>
    withAll(toPlan.known ? withoutRemembered(told, toPlan.known, toPlan.remembered.turn) : told);
  const remembered = { ...rest, picture: own(picture), wider: own(wider) };
  const asking: Asking = {
    ...toPlan,
    ...remembered,
    picture: withDerived(seenForSubject(remembered.picture), year, month),
  };
  if (toPlan.run) return { plan: planGivenRun(asking, toPlan.run), weighed: [], confidence: 1 };
  const warning = laterWarning(asking);
  if (warning) return warning;
  const followUp =
    planDefinition(asking) ??
    planSummary(asking) ??
    planSimplerText(asking) ??
    planAfterGuide(asking) ??
    planFollowUp(asking);
  const planned = followUp ?? planByAsk(asking, year);
  // After a decision, a form or a question back about something that nobody asked for is no answer.
  const isOpen =
    (leadsNowhere(planned.plan) && !isAskedFor(planned.plan, asking)) || isGuideAgain(planned.plan, asking);
  const kept = isOpen && isInThread(asking) ? (planAfterGuide(asking, true) ?? planned) : planned;
  return planStandsAlone(asking, kept) ?? kept;
}

function planByAsk(asking: Asking, year: number): PlannedAnswer {
  const weighed = weighAsks(asking);
  return (
    continueForOther(asking, weighed, year) ??
    continueByWord(asking, year) ??
    continueLast(asking, weighed, year) ?? { ...planAsk(asking, weighed), weighed }
  );
}

/** A decision that was given before, word for word, is no answer either. */
function isGuideAgain(plan: Plan, asking: Asking): boolean {
  if (plan.kind !== 'guide' || plan.manner === 'words') return false;
  return plan.before === undefined && wasDecided(asking, plan.guide);
}

/** "How much house could we get?" after a decision: a form for what was clearly asked. */
function isAskedFor(plan: Plan, { reading: { asks, want } }: Asking): boolean {
  const [ask] = asks;
  const isMeant = plan.kind === 'missing' && ask?.id === plan.planned.calculator.name;
  return isMeant && ask.probability >= surelyAsked && amounts.has(want.id);
}

const surelyAsked = 0.8;

const leadsNowhere = ({ kind }: Plan) => ['missing', 'problem', 'clarify', 'unknown'].includes(kind);

/** Below this a question may as well go on with the last one. */
const sureNew = 0.8;

/**
 * "If I pay $300 extra, how much does that save?" after a loan reads like a question of its own, but tells nothing of
 * the loan: where a question lacks something that was said before, it goes on from that.
 */
function continueLast(
  asking: Asking,
  [best]: readonly WeighedPlan[],
  year: number,
): PlannedAnswer | undefined {
  const { last, earlier, wider, turn, reading } = asking;
  if (turn === 0 || !best) return undefined;
  // "Back to the car: if I put 5k down, what's the payment?" after something else goes on with that loan.
  const ran = earlier.find(({ calculator }) => calculator.name === best.name);
  const isOpen = best.plan.kind === 'missing' || best.plan.kind === 'problem';
  if (ran && (isOpen || addsToRun(asking, ran))) return continueRun(asking, ran.calculator, ran.receipt);
  const isSame = best.name === last?.calculator.name;
  const isNew = reading.act.probability >= sureNew && !(last && tellsOnlyMore(reading, last));
  if (!isOpen && (!isSame || isNew)) return undefined;
  if (!isSame && reading.act.probability >= surelyNew) return undefined;
  const whole = { ...asking, picture: withDerived(seenForSubject(wider), year, asking.month) };
  const weighed = weighAsks(whole);
  const [again] = weighed;
  if (again?.plan.kind === 'calculate' && again.name === best.name)
    return { plan: again.plan, weighed, confidence: again.confidence };
  // Everything that it tells has its place in the last calculation: "how much a month, say it earns 5.5?"
  const taken = last && !last.receipt.missing ? rolesTaken(last.calculator) : new Set();
  const fits = reading.told.length > 0 && reading.told.every(({ role }) => taken.has(role));
  return fits && last ? continueRun(whole, last.calculator, last.receipt) : undefined;
}

/** "Add 60k for college" after a look at something else: it tells a little of what was worked out, and no new case. */
function addsToRun({ reading }: Asking, ran: NonNullable<Asking['last']>): boolean {
  const isShort = reading.told.length > 0 && reading.told.length < rolesTold(ran).size;
  return reading.act.probability < sureNew && isShort && tellsOnlyMore(reading, ran);
}

/**
 * "Ok, head of household then, what's the tax?" after it was worked out for a single person: a choice of the last
 * calculation is made anew, and nothing else is told.
 */
function continueByWord(asking: Asking, year: number): PlannedAnswer | undefined {
  const { last, reading, wider, turn, month } = asking;
  if (turn === 0 || !last || last.receipt.missing) return undefined;
  const isTold = reading.told.some(({ role }) => role !== 'other');
  const ask = reading.asks.find(({ id }) => id === last.calculator.name);
  const isMeant = !isTold && amounts.has(reading.want.id) && (ask?.probability ?? 0) >= likelyAgain;
  if (!isMeant || !choosesAnew(asking, last.calculator)) return undefined;
  const picture = withDerived(seenForSubject(wider), year, month);
  return continueRun({ ...asking, picture }, last.calculator, last.receipt);
}

const likelyAgain = 0.25;
const amounts: ReadonlySet<string> = new Set(['amount', 'payment']);

/**
 * "My husband's letter says 2,600 at 67. What would he get at 62?" after one's own: where the likeliest calculation has no
 * place for all of it and the last one has, it is the same question for another person.
 */
function continueForOther(
  asking: Asking,
  [best]: readonly WeighedAsk[],
  year: number,
): PlannedAnswer | undefined {
  const { last, wider, turn, reading, month } = asking;
  if (!last || last.receipt.missing || !isInThread(asking) || !best?.calculation?.leftover.length)
    return undefined;
  const told = wider.facts.filter((fact) => fact.turn === turn);
  const about = subjectOf(told, last.calculator, false);
  const taken = rolesTaken(last.calculator);
  if (about === undefined || !reading.told.every(({ role }) => role === 'other' || taken.has(role)))
    return undefined;
  const picture = withDerived(seenForSubject({ ...wider, about }), year, month);
  return continueRun({ ...asking, picture }, last.calculator, last.receipt);
}

/**
 * "I also paid 1,800 in student loan interest" to the same calculation: everything in it has its place there, and nothing
 * of it was told before, as somebody with a new case would.
 */
function tellsOnlyMore({ told }: Asking['reading'], last: NonNullable<Asking['last']>): boolean {
  const taken = rolesTaken(last.calculator);
  const known = rolesTold(last);
  return told.length > 0 && told.every(({ role }) => taken.has(role) && !known.has(role));
}
