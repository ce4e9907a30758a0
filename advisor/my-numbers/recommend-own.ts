import type { Recommendation } from '#contract/my-plan.ts';
import type { MyNumbers } from '#contract/my-numbers.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { composeCollege } from '#advisor/compose/saved/compose-college.ts';
import { composeGoal } from '#advisor/compose/saved/compose-goal.ts';
import { withApostrophes, withoutLinks } from '#advisor/compose/markdown.ts';
import { knownPicture } from '#advisor/my-numbers/known-picture.ts';
import { monthsLater } from '#advisor/my-numbers/months-later.ts';

const seed = 1;
const plain = (text: string) => withApostrophes(withoutLinks(text));

type Told = Pick<Recommendation, 'id' | 'title' | 'ask'> & { reviewMonths: number };

/** What the own goals and the college of the own children take each month, as the chat says it. */
export function recommendOwn(numbers: MyNumbers, today: Date): Recommendation[] {
  const { goals, stockShare, childAges, savedForCollege } = knownPicture(numbers, today);
  const toStep = stepOn(today);
  const ofGoals = goals.map((goal) =>
    toStep(composeGoal({ goal, want: 'payment', stockShare, today, seed }), {
      id: `goal:${goal.id}`,
      title: `Your goal: ${goal.name}`,
      ask: `Am I on track for ${goal.name}?`,
      reviewMonths: 3,
    }),
  );
  const college =
    childAges.length > 0
      ? composeCollege({
          ages: childAges,
          saved: savedForCollege,
          want: 'payment',
          college: undefined,
          year: today.getUTCFullYear(),
          seed,
        })
      : undefined;
  return college
    ? [
        ...ofGoals,
        toStep(college, {
          id: 'college',
          title: 'College',
          ask: 'What will college cost for my kids?',
          reviewMonths: 12,
        }),
      ]
    : ofGoals;
}

const stepOn =
  (today: Date) =>
  (document: AnswerDocument, { reviewMonths, ...told }: Told): Recommendation => ({
    ...told,
    priority: 'medium',
    verdict: plain(document.opening),
    action: plain(document.next[0] ?? ''),
    because: document.because.map(plain),
    unless: document.unless === undefined ? null : plain(document.unless),
    saved: (document.saved ?? []).map(plain),
    review_on: monthsLater(today, reviewMonths),
  });
