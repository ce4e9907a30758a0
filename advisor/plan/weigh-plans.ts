import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { areByBirth, rowsOf } from '#advisor/compose/fact-rows.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { isSigned } from '#advisor/knowledge/limit-signs.ts';
import { limits } from '#advisor/knowledge/limits.ts';
import { namedRows, nearestFacts } from '#advisor/plan/nearest-facts.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { PlannedReading, WeighedPlan } from '#advisor/plan/plan.ts';
import { similarity } from '#advisor/plan/similarity.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Found, Query } from '#advisor/retrieve/search.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';
import type { Mention } from '#advisor/understand/mention.ts';

export interface Weighing {
  text: string;
  mentions: readonly Mention[];
  query: Query<CollectionName>;
  calculators: readonly AnyCalculator[];
  /** The tax year that counts where none is named. */
  year: number;
  /** What is known of the user, by the names of fields. */
  profile: Readonly<Record<string, unknown>>;
}

/** What speaks for a plan besides how near its texts are in meaning. Found by trying, on questions of evals/. */
const weights = {
  /** Each quantity that a calculator has a place for, up to four. */
  used: 0.1,
  unused: 0.12,
  missing: 0.15,
  /** A figure of law needs no amounts; where there are some, a calculation is wanted. */
  amountForFact: 0.11,
  /** What applies to somebody of an age is worked out; a figure of law is the same for everybody. */
  ownAge: 0.1,
  figureNamed: 0.04,
  yearForFact: 0.05,
  noFigureAsked: 0.12,
  amountForArticle: 0.12,
  /** "What is …", "should I …", "explain …". */
  explaining: 0.25,
  reckoning: 0.2,
  /** Short examples come nearer to any question than long passages do. */
  limitHandicap: 0.07,
  past: 0.12,
  limitNamed: 0.08,
  /** The question is almost word for word one that nobody here can answer. */
  limitNearlySaid: 0.15,
  /** Each figure of a calculator that the question names, up to three. */
  figureAsked: 0.1,
  /** Its words ask for just what a calculator does, and it can be run. */
  outright: 0.3,
  /** Each that another calculator has and this one has not, where both have some. */
  figureMissed: 0.08,
  /** Its words leave no doubt that nobody here can know it. */
  limitCertain: 0.9,
  /** A calculation that uses nothing the question says. */
  nothingUsed: 0.03,
  nothingSaid: 0.15,
  articleBonus: 0.02,
  /** How much the words count besides the meaning, for calculators. */
  words: 0.15,
  offTopic: 0.5,
  leftOut: 0.4,
  problem: 0.1,
  /** How naturally the quantities go where they were put: up to about two each. */
  fit: 0.1,
};

const considered = 12;
/** Figures this near to the best one are told along with it. */
const toldAlong = 0.07;
/** From here on the words around each quantity speak for where it was put. */
const naturalFit = 1.9;
/** With fewer quantities than this a calculation may be complete by chance. */
export const fewestComplete = 2;
const explaining =
  /\b(?:what(?:'s| is| are| does)? (?:a|an|the|it mean|difference)|explain|why|how (?:do|does|is|are) (?!much|many|long)|should i|is it|can i|do i|does it|difference between|better|worth it|pros and cons|tell me about|means?|understand|vs\.?)\b/i;
const namesFigure =
  /\b(?:limits?|max\w*|cap|rate|how (?:much|many|large|high)|threshold|amount|percent\w*|deduction|exemption|exclusion|divisor|bend points|wage base|cola|premium|(?:retirement|what) age|age (?:for|to|at|if)|how old)\b/i;
const asksForFigure =
  /\b(?:how (?:much|many|high|large|big|old|long)|what(?:'s| is| was| are| were| age| year| rate| percent\w*)|limit|max\w*|cap|ceiling|threshold|amount|rate|percent\w*|deduction|exemption|exclusion|bracket|base|premium|cola|divisor|when)\b/i;
const ownAge =
  /\b(?:i['’]?m|i am|i['’]ll be|(?:wife|husband|spouse|mom|dad|he|she) is) \d\d\b|\b\d\d[- ]?(?:yo\b|(?:years?|yrs?)[- ]old)/i;
const reckoning =
  /\b(?:how much|how long|how many|calculate|work out|compute|what (?:would|will|is) (?:my|the|our)|payment|per month|monthly|total|grow|worth in|per year)\b/i;

/** Every way to answer the question, best first. */
export function weighPlans(weighing: Weighing): WeighedPlan[] {
  const { text, mentions, query } = weighing;
  const amounts = mentions.filter(({ kind }) => kind !== 'year').length;
  const explains =
    (explaining.test(text) && !namesFigure.test(text) ? weights.explaining : 0) + weights.articleBonus;
  const reckons = reckoning.test(text) ? weights.reckoning : 0;
  const readings = readingsOf(query);
  return [
    ...weighCalculators(weighing, readings, reckons),
    ...weighFacts(weighing, readings, amounts),
    ...weighArticles(query, readings, explains - amounts * weights.amountForArticle),
    ...weighLimits(weighing, amounts),
  ].sort((a, b) => b.score - a.score);
}

/** From here on two questions differ in a name or two. */
const nearlySaid = 0.85;

/** How many kinds of limits are looked at, of a dozen. */
const limitsConsidered = 4;

function weighLimits({ text, mentions, query, year }: Weighing, amounts: number): WeighedPlan[] {
  // What has happened is no forecast and no price of today.
  const past = mentions.some(({ kind, value }) => kind === 'year' && value < year) ? weights.past : 0;
  const found = query.find('limits', { limit: limits.length, oncePerId: true });
  return limits.flatMap((limit) => {
    const rank = found.findIndex(({ entry }) => entry.id === limit.id);
    const certain = isSigned(limit.signs ?? [], text, amounts > 0);
    if (!certain && (rank === -1 || rank >= limitsConsidered)) return [];
    const nearest = found[rank];
    const named = limit.names?.test(text) ? weights.limitNamed : 0;
    const nearness = nearest ? similarity(nearest) : 0;
    const score =
      nearness -
      weights.limitHandicap +
      named +
      (nearness >= nearlySaid ? weights.limitNearlySaid : 0) -
      past +
      (certain ? weights.limitCertain : 0);
    const why = nearest ? near(nearest) : 'by its words';
    return [{ plan: { kind: 'limit', limit } as const, name: `limit ${limit.id}`, score, why }];
  });
}

/** An article that is further away than this is about something else. */
const leastRelated = 0.3;

export function readingsOf(query: Query<CollectionName>): PlannedReading[] {
  return query
    .find('articles', { limit: 4, oncePerId: true })
    .filter(({ cosine }) => cosine === null || cosine >= leastRelated)
    .map(({ entry }) => ({ article: entry.id, part: entry.part }));
}

function weighCalculators(
  { text, mentions, query, calculators, year, profile }: Weighing,
  readings: readonly PlannedReading[],
  reckons: number,
): WeighedPlan[] {
  const byNearness = query.find('calculators', { limit: calculators.length, oncePerId: true });
  const all = byNearness.slice(0, considered);
  const weighed = byNearness.flatMap((found, rank) => {
    const calculator = calculators.find(({ name }) => name === found.entry.id);
    const outright = calculator?.asksOutright?.test(text) === true;
    if (!calculator || (rank >= considered && !outright)) return [];
    const planned = planCalculation(calculator, { text, mentions, year, profile }, readings);
    const { used, unused, missing, fit, asked } = planned;
    const score =
      similarity(found) +
      weights.words * wordShare(found, all) -
      (planned.plan.kind === 'problem' ? weights.problem : 0) +
      weights.used * Math.min(4, used) -
      weights.unused * unused -
      (missing > 0 ? weights.missing : 0) +
      weights.fit * (used > 0 ? fit - naturalFit : 0) -
      (used === 0 ? weights.nothingUsed : 0) -
      (planned.nothingSaid && planned.plan.kind === 'calculate' ? weights.nothingSaid : 0) -
      offTopic(calculator, text) +
      (outright && planned.plan.kind === 'calculate' ? weights.outright : 0) +
      weights.figureAsked * (planned.plan.kind === 'calculate' ? Math.min(3, asked.length) : 0) +
      reckons;
    const why = `${near(found)}, ${used} used, ${unused} unused, ${missing} missing, fit ${fit.toFixed(1)}`;
    const complete = used >= fewestComplete && unused === 0 && missing === 0 && fit >= naturalFit;
    const leftOut = calculator.leavesOut?.exec(text)?.[0];
    return [{ plan: planned.plan, name: calculator.name, score, why, complete, leftOut, asked, calculator }];
  });
  const mostAsked = Math.max(0, ...weighed.map(({ asked }) => asked.length));
  const ranked = weighed.map((one) => {
    const missed = one.asked.length > 0 ? mostAsked - one.asked.length : 0;
    return { ...one, score: one.score - weights.figureMissed * missed };
  });
  // Where the likeliest calculator says that this is not what it does, its neighbours do it even less; unless one says
  // that this is just what it is for.
  const likeliest = ranked.toSorted((a, b) => before(b) - before(a))[0];
  const words = likeliest?.leftOut;
  return ranked.map(({ calculator, ...plan }) =>
    words === undefined || (calculator.topic?.test(words) && plan.leftOut === undefined)
      ? plan
      : { ...plan, score: plan.score - weights.leftOut, complete: false },
  );
}

/** The score as if a calculator had not said what it leaves out. */
function before({ score, leftOut }: { score: number; leftOut: string | undefined }): number {
  return score + (leftOut === undefined ? 0 : weights.leftOut);
}

/** What a calculator itself says that it is not for. */
export function offTopic({ topic, leavesOut, leavesToOthers }: AnyCalculator, text: string): number {
  const others = leavesOut?.test(text) || leavesToOthers?.test(text);
  return (topic && !topic.test(text) ? weights.offTopic : 0) + (others ? weights.leftOut : 0);
}

function weighFacts(weighing: Weighing, readings: readonly PlannedReading[], amounts: number): WeighedPlan[] {
  const { text, mentions, year } = weighing;
  const found = nearestFacts(weighing);
  const [best] = found;
  if (!best) return [];
  const closeBehind = found.filter((other) => best.rank - other.rank < toldAlong);
  const years = [...new Set(mentions.filter(({ kind }) => kind === 'year').map(({ value }) => value))];
  const table: FactEntry = ledger[best.entry.id as FactId];
  const named = years.length > 0 && !areByBirth(rowsOf(table, Object.values(table.values)[0]));
  return [
    {
      plan: {
        kind: 'fact',
        ids: closeBehind.map(({ entry }) => entry.id as FactId),
        years: named ? years : [year],
        readings: readings.slice(0, 1),
      },
      name: `fact ${closeBehind.map(({ entry }) => entry.id).join(', ')}`,
      score:
        best.rank -
        (amounts - namedRows(mentions, best.entry.id)) * weights.amountForFact -
        (ownAge.test(text) ? weights.ownAge : 0) +
        (years.length > 0 ? weights.yearForFact : 0) +
        (namesFigure.test(text) ? weights.figureNamed : 0) -
        (asksForFigure.test(text) || meaningfulWords(text).length <= 6 ? 0 : weights.noFigureAsked),
      why: near(best),
    },
  ];
}

function weighArticles(
  query: Query<CollectionName>,
  readings: readonly PlannedReading[],
  bonus: number,
): WeighedPlan[] {
  const [best] = query.find('articles', { limit: 1 });
  const [first, ...others] = readings;
  if (!best || !first) return [];
  return [
    {
      plan: { kind: 'article', readings: [first, ...others.slice(0, 2)] },
      name: `article ${first.article}`,
      score: similarity(best) + bonus,
      why: near(best),
    },
  ];
}

/** The words of a calculator, as a share of the best of them. */
function wordShare({ bm25 }: Found, all: readonly Found[]): number {
  return bm25 / (Math.max(...all.map((other) => other.bm25)) || 1);
}

function near(found: Found): string {
  return `${found.cosine === null ? 'words' : 'near'} ${similarity(found).toFixed(2)} “${found.entry.text.slice(0, 60)}”`;
}
