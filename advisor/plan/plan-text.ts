import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import { weighAsks } from '#advisor/plan/plan-asks.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/** "Why is that rate lower than on my pay?" asks for a rule, not for the working: the text that gives the reason. */
export function planReason(
  asking: Asking,
  { calculator }: { calculator: AnyCalculator },
): PlannedAnswer | undefined {
  const { reading, query, articles } = asking;
  const [nearest] = query
    .find('articles', { limit: 3 })
    .filter(({ entry }) => articles.get(entry.id)?.calculators.includes(calculator.name))
    .filter(({ entry }) => probabilityOf(reading, `article:${entry.id}`) >= leastReason);
  if (!nearest || (nearest.cosine ?? 0) < nearReason)
    return planText(asking, calculator, (id) => isReason(asking, id, calculator));
  const plan: Plan = {
    kind: 'article',
    readings: [{ article: nearest.entry.id, part: nearest.entry.part }],
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}

/** From this cosine on, a question for the reason is about what a text explains. */
const nearReason = 0.55;
/** A text that the reading does not think of gives no reason, however near its words are. */
const leastReason = 0.03;
/** From here on the reading alone says that a text gives the reason. */
const likelyReason = 0.4;

const probabilityOf = ({ asks }: Asking['reading'], ask: string) =>
  asks.find(({ id }) => id === ask)?.probability ?? 0;

/** From here on it does not matter whether the text names the calculation. */
const sureReason = 0.8;

function isReason(asking: Asking, ask: string, calculator: AnyCalculator): boolean {
  const probability = probabilityOf(asking.reading, ask);
  const isSure = probability >= sureReason && ask.startsWith('article:');
  return isSure || (isArticleAbout(asking, ask, calculator) && probability >= likelyReason);
}

/** A text this likely is meant where the calculation itself has nothing to say. */
const leastText = 0.1;

function isArticleAbout({ articles }: Asking, ask: string, { name }: AnyCalculator): boolean {
  const [kind, id = ''] = ask.split(':');
  return kind === 'article' && articles.get(id)?.calculators.includes(name) === true;
}

export const isText = (ask: string) => /^(?:article|fact|guide):/.test(ask);

/** The article or the figure of law that a message may be about, beside the calculation that it goes on from. */
export function planText(
  asking: Asking,
  { name }: AnyCalculator,
  fits: (ask: string) => boolean,
): PlannedAnswer | undefined {
  const asks = asking.reading.asks.filter(
    ({ id, probability }) => id !== name && probability >= leastText && fits(id),
  );
  const weighed = weighAsks({ ...asking, reading: { ...asking.reading, asks } });
  const [best] = weighed;
  return best && { plan: best.plan, weighed, confidence: best.confidence };
}

/** "What does that number even mean?" is for the text that explains it, however simple it should be. */
export function planMeaning(
  asking: Asking,
  { calculator }: { calculator: AnyCalculator },
): PlannedAnswer | undefined {
  const { asks, want } = asking.reading;
  const [ask] = asks;
  const isClear = want.id === 'explain' && Math.min(want.probability, ask?.probability ?? 0) >= sureMeaning;
  return isClear ? planText(asking, calculator, (id) => id === ask!.id && isText(id)) : undefined;
}

/** From here on the reading alone says what is to be explained. */
const sureMeaning = 0.95;

/** "I don't get expense ratios, dumb it down" after something else: what the named text comes to, in simple words. */
export function planSimplerText(asking: Asking): PlannedAnswer | undefined {
  const { reading, articles, answered, turn, alone } = asking;
  const { act, asks, told } = reading;
  const [ask] = asks;
  const [kind, id = ''] = ask?.id.split(':') ?? [];
  const isNamed = kind === 'article' && ask!.probability >= sureSimpler && ask!.id !== answered;
  if (turn === 0 || act.id !== 'simpler' || told.length > 0 || !isNamed || !articles.has(id))
    return undefined;
  // "Simpler, please" names nothing: whatever the reading takes it for, it is about the last answer.
  const [nearest] = alone.find('articles', { limit: 1, id });
  if ((nearest?.cosine ?? 1) < namedAlone) return undefined;
  const plan: Plan = { kind: 'article', readings: [{ article: id, part: '', isShort: true }] };
  return { plan, weighed: [], confidence: act.probability };
}

const sureSimpler = 0.8;
const namedAlone = 0.45;

/**
 * "Simpler, please" after one answer of an article, such as term or whole life: the idea of the decision that it was
 * about. What the article comes to as a whole may be something else.
 */
export function simplyOf({ reading: { asks } }: Asking, article: string): string | undefined {
  return asks
    .filter(({ probability }) => probability >= likelyMeant)
    .flatMap(({ id }) => guides.filter((guide) => `guide:${guide.id}` === id))
    .find((guide) => guide.articles.includes(article))?.simply;
}

const likelyMeant = 0.2;

/** The idea behind the decision that the last question surely asked for, where a text answered it. */
export function ideaOf({ topic: [asked] }: Asking): string | undefined {
  if (asked === undefined || asked.probability < surelyAsked) return undefined;
  return guides.find(({ id }) => `guide:${id}` === asked.id)?.simply;
}

const surelyAsked = 0.6;

/** "Why not use the 401(k), it has 30k?" asks about another decision, not for the working of the last figure. */
export function planOtherWay(
  asking: Asking,
  { calculator }: { calculator: AnyCalculator },
): PlannedAnswer | undefined {
  const [ask] = asking.reading.asks;
  if (!ask?.id.startsWith('guide:') || ask.probability < likelyWay || asking.reading.told.length === 0)
    return undefined;
  return planText(asking, calculator, (id) => id === ask.id);
}

const likelyWay = 0.5;
