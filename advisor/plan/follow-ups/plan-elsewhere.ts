import type { Fields } from '#advisor/calculators/define/fields.ts';
import { clearRole, rolesTaken } from '#advisor/dialogue/in-context.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { doubtfulAct, sureSwitch, surelyOther } from '#advisor/plan/follow-ups/continue-run.ts';
import type { Asking, PlannedAnswer } from '#advisor/plan/to-plan.ts';
import { planAsk, weighAsks } from '#advisor/plan/plan-asks.ts';

/** From here on another decision may be meant. */
const leastMeant = 0.1;
const questions = new Set(['yesno', 'which', 'amount', 'plan']);

/**
 * "My match is 5% and I put in 2%, is that ok?" below a decision about a house: where it uses none of the numbers of the
 * message and another one that may be meant takes all of them, that is answered.
 */
export function planElsewhere(
  toAsk: Asking,
  guide: AnyGuide,
  used: Iterable<PictureFact>,
): PlannedAnswer | undefined {
  const { reading, turn, calculators } = toAsk;
  const told = reading.told.filter(({ role }) => role !== 'other');
  const isUsed = [...used].some((fact) => fact.turn === turn);
  const isClear = told.length > 0 && told.every(({ probability }) => probability >= clearRole);
  if (isUsed || !isClear || !questions.has(reading.want.id)) return undefined;
  const takesAll = (id: string) => {
    const fields = guides.find((one) => `guide:${one.id}` === id)?.fields;
    const own = fields ?? calculators.find(({ name }) => name === id)?.fields;
    const taken = own && rolesTaken({ fields: own as Fields });
    return taken !== undefined && told.every(({ role }) => taken.has(role));
  };
  const other = reading.asks.find(
    ({ id, probability }) => id !== `guide:${guide.id}` && probability >= leastMeant && takesAll(id),
  );
  if (!other) return undefined;
  const meant = { ...toAsk, reading: { ...reading, asks: [{ ...other, probability: 1 }] } };
  const weighed = weighAsks(meant);
  const planned = planAsk(meant, weighed);
  const { plan } = planned;
  if (plan.kind === 'guide')
    return { ...planned, plan: { ...plan, comfort: plan.comfort ?? anotherDecision }, weighed };
  return plan.kind === 'calculate' ? { ...planned, weighed } : undefined;
}

const anotherDecision = 'That belongs to another decision, so this answers that one.';

/**
 * "It was my debit card, does that matter?" after a scam, "what if it drops 30%?" after what prices do to cash: hardly a
 * change, clearly for another decision, and nothing in it is for the last calculation.
 */
export function planOtherDecision(asking: Asking, last: Asking['last']): PlannedAnswer | undefined {
  const { reading, answered } = asking;
  const [ask] = reading.asks;
  const isOther =
    ask?.id.startsWith('guide:') === true &&
    ask.id !== answered &&
    ask.probability >= (reading.act.probability < doubtfulAct ? sureSwitch : surelyOther);
  const taken = last && rolesTaken(last.calculator);
  const isForRun = reading.told.some(({ role }) => taken?.has(role) === true);
  const isFurther = reading.act.id === 'another';
  if (!isOther || isForRun || isFurther || reading.act.probability >= sureSwitch) return undefined;
  const weighed = weighAsks(asking);
  const planned = planAsk(asking, weighed);
  return planned.plan.kind === 'guide' ? { ...planned, weighed } : undefined;
}
