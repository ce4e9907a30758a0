import type { Recommendation } from '#contract/my-plan.ts';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { composeGuide } from '#advisor/compose/guides/compose-guide.ts';
import { withApostrophes, withoutLinks } from '#advisor/compose/markdown.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { knownPicture } from '#advisor/my-numbers/known-picture.ts';
import { monthsLater } from '#advisor/my-numbers/months-later.ts';
import { recommendOwn } from '#advisor/my-numbers/recommend-own.ts';
import { recommendWithdrawals } from '#advisor/my-numbers/recommend-withdrawals.ts';
import { retirementOutlook } from '#advisor/my-numbers/retirement-outlook.ts';
import { spareComesLater, spareIsShared, spareOf, withoutSpare } from '#advisor/my-numbers/spare-once.ts';
import { knownOf, planTopics, type PlanTopic } from '#advisor/my-numbers/topics.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { planGuideBySaved } from '#advisor/plan/plan-guide.ts';

interface ToRecommend {
  numbers: MyNumbers;
  articles: ReadonlyMap<string, Article>;
  today: Date;
}

/** The topics that somebody's numbers call for, most urgent first. */
export function topicsFor(numbers: MyNumbers, today: Date): PlanTopic[] {
  const known = knownOf(numbers);
  return planTopics.filter(({ isFor }) => isFor(known, today.getUTCFullYear()));
}

/**
 * Everything that somebody's numbers call for, most urgent first, with their own goals after what is urgent. The money
 * that is left over each month is given away once.
 */
export async function recommendAll(toRecommend: ToRecommend): Promise<Recommendation[]> {
  const { numbers, today } = toRecommend;
  const topics = topicsFor(numbers, today);
  const spender = topics.find(({ spare }) => spare === 'spends');
  const spare = spender && spareOf(numbers);
  const decided = await Promise.all(
    topics.map((topic) =>
      decideTopic(topic, {
        ...toRecommend,
        numbers: spare && topic !== spender && topic.spare === 'spends' ? withoutSpare(numbers) : numbers,
      }),
    ),
  );
  const spent = decided.find((one) => one?.step.id === spender?.guide);
  const isEndless = spent && spender?.endless?.has(spent.decision);
  const later = spare && spent && !isEndless ? [spareComesLater(spare, spent.step.title)] : [];
  const shared = spare && spent && isEndless ? [spareIsShared(spare, spent.step.title)] : later;
  const isLater = new Set(topics.filter((topic) => topic.spare === 'counts').map(({ guide }) => guide));
  const all = decided
    .flatMap((one) => one?.step ?? [])
    .map((one) => (isLater.has(one.id) ? { ...one, because: [...one.because, ...later] } : one));
  const own = recommendOwn(numbers, today).map((one) => ({ ...one, because: [...one.because, ...shared] }));
  const withdrawals = recommendWithdrawals(numbers, today);
  const urgent = all.filter(({ priority }) => priority === 'high');
  return [
    ...urgent,
    ...own,
    ...(withdrawals ? [withdrawals] : []),
    ...all.filter(({ priority }) => priority !== 'high'),
  ];
}

/** Decides a topic from what is saved; undefined where that is not enough to decide anything for this person. */
export async function recommend(
  topic: PlanTopic,
  toRecommend: ToRecommend,
): Promise<Recommendation | undefined> {
  return (await decideTopic(topic, toRecommend))?.step;
}

interface DecidedTopic {
  step: Recommendation;
  /** The name of the guide's verdict. */
  decision: string;
}

async function decideTopic(
  topic: PlanTopic,
  { numbers, articles, today }: ToRecommend,
): Promise<DecidedTopic | undefined> {
  const guide = guides.find(({ id }) => id === topic.guide);
  const year = today.getUTCFullYear();
  const known = knownPicture(numbers, today);
  const picture = withDerived(known.context, year, today.getUTCMonth() + 1);
  const plan = guide && planGuideBySaved({ picture, known }, guide);
  if (plan?.kind !== 'guide' || Object.keys(plan.given).length === 0) return undefined;
  const document = await composeGuide({
    ...plan,
    given: { ...plan.given, ...topic.given },
    year,
    seed: 1,
    mode: 'free',
    articles,
    pause: noPause,
    today,
  });
  const decision = document.record.verdict ?? '';
  if (topic.undecided?.has(decision)) return undefined;
  const outlook = topic.guide === 'on_track' ? retirementOutlook(plan.given, year) : undefined;
  const [first, ...rest] = document.because.map(plain);
  const step = {
    id: topic.guide,
    title: plan.guide.title,
    priority: topic.settled?.has(decision) ? ('medium' as const) : topic.priority,
    verdict: plain(document.opening),
    action: plain(document.next[0] ?? ''),
    because: [first, outlook?.sentence, ...rest].filter((one) => one !== undefined),
    unless: document.unless === undefined ? null : plain(document.unless),
    saved: (document.saved ?? []).map(plain),
    review_on: monthsLater(today, topic.reviewMonths),
    ask: topic.ask,
    chart: outlook?.chart,
  };
  return { step, decision };
}

const plain = (text: string) => withApostrophes(withoutLinks(text));
