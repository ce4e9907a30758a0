import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { articleChoices, noExactWords } from '#advisor/plan/doubt/beside-question.ts';
import type { Ranked } from '#advisor/plan/fit/candidates.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import { planPartMeaning } from '#advisor/plan/plan-definition.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { roleNames } from '#advisor/reader/role-names.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

/** Questions that open a matter of their own; others go on from the last answer, which the ranker has not read. */
const ownMatters: ReadonlySet<string> = new Set(['new', 'another', 'change']);

/**
 * A question back in place of a text that hardly answers, where no other one does either: with the questions that come
 * nearest as buttons. If a part of the message asks what a word means, the meaning is given instead.
 */
export function planNoneFits(
  toPlan: ToPlan,
  plan: Plan,
  own: Ranked | undefined,
  others: readonly Ranked[],
): Pick<PlannedAnswer, 'plan' | 'confidence'> | undefined {
  const { turn, reading } = toPlan.remembered;
  if (!own || (plan.kind !== 'article' && plan.kind !== 'guide')) return undefined;
  if (decidesByTold(plan, reading) || isSurelyCalculated(toPlan)) return undefined;
  if (!ownMatters.has(reading.act.id) || (plan.kind === 'article' && isSurelyMeant(toPlan, own)))
    return undefined;
  const { first, later, decided, besideGuide } = fitThresholds.none;
  const least = turn === 0 ? first : later;
  const leastDecided = turn === 0 ? decided.first : decided.later;
  if (own.fit >= (plan.kind === 'guide' ? leastDecided : least)) return undefined;
  const isNear = ({ fit, shelf }: Ranked) => fit >= (shelf === 'guides' ? 2 * besideGuide : besideGuide);
  if (plan.kind === 'guide' && others.some(isNear)) return undefined;
  const meaning = planPartMeaning(toPlan);
  if (meaning) return { plan: meaning, confidence: own.fit };
  const nearest = others.toSorted((one, other) => other.fit - one.fit);
  const choices = articleChoices(nearest, toPlan.articles);
  if (choices.length === 0) return undefined;
  const clarification = { question: turn > 0 ? askWithNoted(reading) : noExactWords, choices };
  return { plan: { kind: 'clarify', clarification, readings: [] }, confidence: own.fit };
}

/** Whether a decision has a place for a number of this very message: then it is an answer to it. */
function decidesByTold(plan: Plan, { told }: Reading): boolean {
  if (plan.kind !== 'guide') return false;
  const taken = rolesTaken(plan.guide);
  return told.some(({ role }) => taken.has(role));
}

/** What a message only tells is heard, though it asks for nothing that is known: "she gets 1,600 and a pension of 420". */
function askWithNoted({ act, told, text }: Reading): string {
  const noted = told.filter(({ role }) => role !== 'other');
  if (noted.length === 0 || act.id !== 'change' || text.trimEnd().endsWith('?')) return noExactWords;
  const list = noted.map(({ said, role, owner }) => `${said} (${nameOf(role, owner)})`);
  return `I noted ${new Intl.ListFormat('en-US').format(list)}. What do you want to know with that?`;
}

const nameOf = (role: RoleId, owner: Owner) =>
  owner === 'me' ? roleNames[role] : roleNames[role].replace(/^your /, 'the ');

/** "Can I afford a 350k house" surely asks for a calculation: a text in its place offers it. */
function isSurelyCalculated({ remembered: { reading }, calculators }: ToPlan): boolean {
  const [ask] = reading.asks;
  return (
    ask !== undefined &&
    ask.probability >= fitThresholds.surelyMeant &&
    calculators.some(({ name }) => name === ask.id)
  );
}

/** Whether the reading is sure of a text: in later messages it is less often right. */
function isSurelyMeant({ remembered: { turn, reading } }: ToPlan, { shelf, entry }: Ranked): boolean {
  const [ask] = reading.asks;
  const id = `${shelf === 'guides' ? 'guide' : 'article'}:${entry.id}`;
  const least = turn === 0 ? fitThresholds.surelyMeant : fitThresholds.inPlaceOfSure.from;
  return ask?.id === id && ask.probability >= least;
}
