import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { distressText } from '#advisor/guardrails/distress.ts';
import { refusalText } from '#advisor/guardrails/prohibited.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import { limits } from '#advisor/knowledge/limits.ts';
import type { Limit } from '#advisor/knowledge/limit.ts';
import { asksByPerson } from '#advisor/plan/asks-by-person.ts';
import { isInThread } from '#advisor/dialogue/in-thread.ts';
import { planWithCarried } from '#advisor/plan/told/carried-facts.ts';
import { withInstead } from '#advisor/plan/doubt/instead.ts';
import { beyondPicks } from '#advisor/plan/doubt/beyond-picks.ts';
import { withCoveredFacts } from '#advisor/plan/told/covered-facts.ts';
import {
  askedAlike,
  clearlyNearer,
  isBesideQuestion,
  isSurelyDecision,
  nearestGuide,
  noExactAnswer,
} from '#advisor/plan/doubt/beside-question.ts';
import { clarify, otherAsks } from '#advisor/plan/doubt/clarify.ts';
import { askAboutDoubt, confidenceOf, doubtThresholds, surenessOf } from '#advisor/plan/doubt/doubt.ts';
import { articlePlan, nearestAnswer, wantsFigure } from '#advisor/plan/plan-article.ts';
import { countsEverything, leastRival, withFit, withUnweighed } from '#advisor/plan/doubt/fit-asks.ts';
import { guidePlan } from '#advisor/plan/plan-guide.ts';
import { isAmongKindred, likelyMissing, nearestOf } from '#advisor/plan/doubt/unsure-text.ts';
import { withExplanation } from '#advisor/plan/with-explanation.ts';
import { nearestReadings } from '#advisor/plan/doubt/nearest-readings.ts';
import { otherwiseRun } from '#advisor/plan/doubt/otherwise.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';
import { warningPlan } from '#advisor/plan/plan-warning.ts';
import { fitsAsTold } from '#advisor/plan/told/takes-as-told.ts';
import { covers, saysTheSame } from '#advisor/plan/doubt/says-the-same.ts';
import { twoPlans } from '#advisor/plan/doubt/two-plans.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import type { Likely } from '#advisor/reader/scores.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';

/** Asks less likely than this are not looked at. */
const leastLikely = 0.04;
/** A second question in the same message has to be this likely. */
const secondAsk = 0.25;
/** And both together this likely: two of many that might be meant are no two questions. */
const twoAsks = 0.75;

/** Every ask that the message may be for, carried as far as the picture carries it, best first. */
export function weighAsks(asking: Asking): WeighedAsk[] {
  const likely = withInstead(
    asksByPerson(asking.reading, asking.picture).filter(({ probability }) => probability >= leastLikely),
    asking.calculators,
    (calculator) => planCalculation(calculator, asking),
  );
  const calculations = new Map(
    likely.flatMap(({ id }) => {
      const calculator = asking.calculators.find(({ name }) => name === id);
      return calculator ? [[id, planWithCarried(calculator, asking)] as const] : [];
    }),
  );
  return withCoveredFacts(withFit(likely, calculations), calculations)
    .flatMap((ask) => weighAsk(asking, ask, calculations.get(ask.id)))
    .map((one, _, all) => (all.some(countsEverything) ? withUnweighed(one) : one))
    .map((one, _, all) => (all.some(isFigure) ? besideFigure(asking, one) : one))
    .toSorted((one, other) => other.score - one.score);
}

/** The plan for the best ask: two where the message asks two things, a question where nothing is sure. */
export function planAsk(asking: Asking, weighed: readonly WeighedAsk[]): { plan: Plan; confidence: number } {
  const warning = warningPlan(asking);
  if (warning && !isBesideQuestion(asking, warning))
    return { plan: warning, confidence: weighed[0]?.confidence ?? 0 };
  const asked = beyondPicks(asking, weighed);
  const { plan, confidence } = planBest(asking, asked);
  const answer = isSurelyDecision(asking, plan)
    ? askedAlike(asking)
    : (nearestAnswer(asking, plan, asked[0]) ?? clearlyNearer(asking, plan) ?? nearestGuide(asking, plan));
  const chosen = answer ? withOffer(asking, answer) : withExplanation(asking, plan);
  return { plan: isBesideQuestion(asking, chosen) ? noExactAnswer(asking) : chosen, confidence };
}

function planBest(asking: Asking, weighed: readonly WeighedAsk[]): { plan: Plan; confidence: number } {
  const [best, second] = weighed;
  if (!best) return { plan: { kind: 'unknown', readings: nearestReadings(asking) }, confidence: 0 };
  const isTwo = second && asksBoth(asking, best, second);
  const two = isTwo ? twoPlans(best.plan, second.plan, asking.reading.text) : undefined;
  if (two) return { plan: two, confidence: best.confidence };
  return { plan: withOffer(asking, withDoubt(asking, best, weighed)), confidence: best.confidence };
}

/** Whether a message is likely for two calculations, each for its own. */
function asksBoth(asking: Asking, best: WeighedAsk, second: WeighedAsk): boolean {
  const [first, other] = [best, second].map((one) => probabilityOf(asking, one)) as [number, number];
  return (
    first >= secondAsk &&
    other >= secondAsk &&
    first + other >= twoAsks &&
    best.calculation?.leftover.length === 0 &&
    !covers(best.plan, second.name) &&
    !isOneVerdict(asking, best, second)
  );
}

/** One yes-or-no question about the same numbers, which two calculators could answer: the likelier one does. */
function isOneVerdict({ reading }: Asking, best: WeighedAsk, second: WeighedAsk): boolean {
  const [used, others] = [best, second].map(({ calculation }) =>
    (calculation?.used ?? []).map(({ role, said }) => `${role} ${said}`).toSorted(),
  );
  return reading.want.id === 'yesno' && used!.length > 0 && used!.join() === others!.join();
}

const probabilityOf = ({ reading: { asks } }: Asking, { name }: WeighedAsk) =>
  asks.find(({ id }) => id === name)?.probability ?? 0;

/** A text that answers somebody's own case goes on to ask for what a calculator would need. */
function withOffer(asking: Asking, plan: Plan): Plan {
  if (plan.kind !== 'article' || plan.offer || asking.reading.want.id === 'explain') return plan;
  const likely = asking.reading.asks
    .filter(({ probability }) => probability >= leastOffered)
    .map(({ id }) => id);
  const [calculator] = likely.flatMap((one) => asking.calculators.filter((each) => each.name === one));
  if (!calculator) return plan;
  const { runs, missing } = planCalculation(calculator, asking);
  return missing.length > 0 ? { ...plan, offer: { planned: runs[0], missing } } : plan;
}

/** A calculator this likely is offered below a text. */
const leastOffered = 0.03;

/** Sure: as it is. Nearly: with a question first. Unsure: a question only. */
function withDoubt(asking: Asking, best: WeighedAsk, weighed: readonly WeighedAsk[]): Plan {
  const { plan, calculation, confidence } = best;
  if (!calculation || plan.kind !== 'calculate') {
    const lacking = likelyMissing(asking, best, weighed)?.plan;
    const isClear = confidence >= doubtThresholds.text || isAmongKindred(best, weighed);
    if (isClear || weighed.length < 2) return lacking ?? plan;
    return nearestOf(asking, weighed)?.plan ?? lacking ?? clarify(asking, weighed);
  }
  const sureness = surenessOf(confidence);
  if (sureness === 'sure') return plan;
  const { used, leftover, words } = calculation;
  const where = sureness === 'unsure' ? 'alone' : 'above an answer';
  const asked = askAboutDoubt({ ask: 1, used, leftover: leftover.filter(mayMatter), words }, where);
  if (sureness === 'unsure')
    return asked && weighed.length < 2
      ? { kind: 'clarify', clarification: asked, readings: [] }
      : clarify(asking, weighed);
  const doubt = asked ?? otherAsks(asking, rivalsOf(best, weighed));
  return doubt ? { ...plan, doubt } : plan;
}

/** What might be meant instead of an ask that can be worked out: what can be worked out too and says something else. */
function rivalsOf(best: WeighedAsk, weighed: readonly WeighedAsk[]): WeighedAsk[] {
  return weighed.filter(
    (one) =>
      one !== best &&
      one.probability >= leastRival &&
      one.plan.kind !== 'missing' &&
      one.plan.kind !== 'problem' &&
      !covers(best.plan, one.name) &&
      !saysTheSame(best.plan, one.plan),
  );
}

function weighAsk(asking: Asking, ask: Likely<string>, calculation: Calculation | undefined): WeighedAsk[] {
  const { id, probability } = ask;
  const [kind, name = ''] = id.split(':');
  const plain = (plan: Plan | undefined, why: string): WeighedAsk[] =>
    plan ? [{ plan, name: id, score: probability, probability, confidence: probability, why }] : [];
  switch (kind) {
    case 'article':
      return plain(articlePlan(asking, name), 'article').map((one) => withNearness(asking, one, name));
    case 'fact':
      return plain(factPlan(asking, name), 'fact').map((one) => withLeftover(asking, one));
    case 'limit':
      return plain(limitPlan(name), kind);
    case 'refuse':
      return (name === 'distress' ? probability >= likelyDistress : isSurelyRefused(asking))
        ? plain({ kind: 'say', text: name === 'distress' ? distressText : refusalText }, kind)
        : [];
    case 'guide': {
      const guide = guidePlan(asking, name);
      return plain(guide, 'guide').map((one) => withNearness(asking, one, name));
    }
    default: {
      const calculator = asking.calculators.find((one) => one.name === id);
      return calculator && calculation ? calculatorPlan(asking, ask, calculator, calculation) : [];
    }
  }
}

/** A text whose own words are far from the message is a doubtful answer, however sure the reading is. */
function withNearness(asking: Asking, one: WeighedAsk, id: string): WeighedAsk {
  // "Is it taxed?" is near to no text: what is talked about, which the reading knows, makes it clear.
  if (isInThread(asking)) return one;
  const { query } = asking;
  const [nearest] = query.find(one.plan.kind === 'guide' ? 'guides' : 'articles', { limit: 1, id });
  const cosine = nearest?.cosine ?? 1;
  const factor = cosine < doubtThresholds.farText ? 0.4 : cosine < doubtThresholds.nearText ? 0.85 : 1;
  return { ...one, confidence: one.confidence * factor };
}

/** A figure of law answers nobody's own numbers: each that was told speaks for a calculator. */
function withLeftover({ reading: { told } }: Asking, one: WeighedAsk): WeighedAsk {
  const own = told.filter(({ role }) => role !== 'other' && !role.startsWith('year'));
  return { ...one, score: one.score * doubtThresholds.perLeftover ** own.length };
}

const isFigure = ({ plan }: WeighedAsk) => plan.kind === 'fact';

/** "FDIC covers how much at one bank?": of a text and a figure of law that are about as likely, the figure is told. */
function besideFigure({ reading: { want } }: Asking, one: WeighedAsk): WeighedAsk {
  return one.plan.kind === 'article' && wantsFigure(want)
    ? { ...one, score: one.score * besideFigureOf }
    : one;
}

const besideFigureOf = 0.75;

/** Refusing a harmless question hurts too: only what is nearly certain is refused by the reading alone. */
const sureRefusal = 0.65;

/** Hiding income may be read as evasion or as fraud: what is refused either way counts together. */
const isSurelyRefused = ({ reading: { asks } }: Asking) =>
  asks
    .filter(({ id }) => id.startsWith('refuse:') && id !== 'refuse:distress')
    .reduce((sum, { probability }) => sum + probability, 0) >= sureRefusal;

const likelyDistress = 0.4;

function calculatorPlan(
  asking: Asking,
  { id, probability }: Likely<string>,
  calculator: AnyCalculator,
  calculation: Calculation,
): WeighedAsk[] {
  const { runs, missing, problem, used, leftover, words, wanted } = calculation;
  const fits = fitsAsTold(calculator, asking.picture);
  const confidence =
    fits *
    confidenceOf({
      ask: Math.min(1, probability + probabilityOfGuides(asking, calculator)),
      used: used.filter(({ turn }) => turn === asking.turn),
      leftover: leftover.filter(mayMatter),
      words,
    });
  const readings = nearestReadings(asking).slice(0, 1);
  const why = `${missing.length > 0 ? `missing ${missing.join(', ')}` : 'complete'}${leftover.length > 0 ? `, left over ${leftover.map(({ said }) => said).join(', ')}` : ''}`;
  const base = { name: id, calculation, why, probability, confidence };
  if (missing.length > 0) {
    const plan: Plan = { kind: 'missing', planned: runs[0], missing, readings };
    return [{ ...base, plan, score: probability }];
  }
  const otherwise = problem === undefined ? undefined : otherwiseRun(runs[0]);
  if (otherwise)
    return [
      { ...base, plan: { kind: 'calculate', runs: [otherwise], readings, wanted }, score: probability },
    ];
  if (problem !== undefined)
    return [
      {
        ...base,
        plan: { kind: 'problem', planned: runs[0], message: problem },
        score: probability,
      },
    ];
  const plan: Plan = { kind: 'calculate', runs, readings, wanted };
  return [{ ...base, plan, score: Math.min(probability, 0.5 * probability + 0.5 * confidence) }];
}

/** What people tell to show how they live; a calculation that has no use for it is whole without it. */
const sideRoles: ReadonlySet<RoleId> = new Set<RoleId>(['housing_cost', 'take_home', 'home_value']);

const mayMatter = ({ role }: PictureFact) => !sideRoles.has(role);

/** "Rent or buy" asks for the decision as much as for its figures: with all numbers given, the calculator answers both. */
function probabilityOfGuides({ reading, articles }: Asking, { name }: AnyCalculator): number {
  const isAbout = (guide: AnyGuide) =>
    guide.articles.some((id: string) => articles.get(id)?.calculators.includes(name));
  return reading.asks
    .filter(({ id }) => guides.some((guide) => `guide:${guide.id}` === id && isAbout(guide)))
    .reduce((sum, { probability }) => sum + probability, 0);
}

function factPlan({ picture, turn, year, query }: Asking, id: string): Plan | undefined {
  if (!(id in ledger)) return undefined;
  const years = picture.facts
    .filter(
      (fact) => fact.turn === turn && fact.source === 'words' && /^year(?:_past|_future)?$/.test(fact.role),
    )
    .map(({ value }) => value);
  const readings = query
    .find('articles', { limit: 1 })
    .map(({ entry }) => ({ article: entry.id, part: entry.part }));
  const { beside }: FactEntry = ledger[id as FactId];
  const ids = [id, ...(beside !== undefined && beside in ledger ? [beside] : [])] as FactId[];
  return { kind: 'fact', ids, years: years.length > 0 ? years : [year], readings };
}

function limitPlan(id: string): Plan | undefined {
  const limit: Limit | undefined = limits.find((one) => one.id === id);
  return limit && { kind: 'limit', limit };
}
