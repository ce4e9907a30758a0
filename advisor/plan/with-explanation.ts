import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { isInThread } from '#advisor/dialogue/in-thread.ts';

/**
 * "What's the difference between a Roth and a traditional 401(k)?" asks what things are, and a decision alone does not
 * say it: the nearest answer of an article comes first, and alone where nothing is known of the person.
 */
export function withExplanation(asking: Asking, plan: Plan): Plan {
  const { reading, query } = asking;
  if (plan.kind !== 'guide' || plan.manner !== 'decide' || plan.before !== undefined) return plan;
  if (reading.want.id !== 'explain' || reading.want.probability < sureWant || isInThread(asking)) return plan;
  const found = query
    .find('articles', { limit: looked })
    .find(
      ({ entry, cosine }) =>
        entry.answer !== undefined &&
        plan.guide.articles.includes(entry.id) &&
        (cosine ?? 0) >= doubtThresholds.nearExplanation,
    );
  if (!found) return plan;
  const { id, part, answer } = found.entry;
  const explained = { article: id, part, answer: answer! };
  const isPersonal = Object.keys(plan.given).some((name) => !(plan.saved ?? []).includes(name));
  return isPersonal ? { ...plan, explained } : { kind: 'article', readings: [explained] };
}

const sureWant = 0.6;
const looked = 6;
