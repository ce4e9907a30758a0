import { guides } from '#advisor/guides/registry.ts';
import type { Goal } from '#advisor/my-numbers/known-picture.ts';
import { namedIn, tellingWords } from '#advisor/my-numbers/named-in.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/** Asks that the reader finds in a question about a saved goal, because it does not know the names of goals. */
const nearGoal: ReadonlySet<string> = new Set([
  'savings_goal',
  'guide:on_track',
  'guide:how_much_to_save',
  'limit:off_topic',
  'limit:own_accounts',
  'limit:what_things_cost',
]);
/** From this probability on, a question is about something else, even if it names a goal. */
const surelyElse = 0.6;

/** "Am I on track for the lake house?" is answered from the goal of that name. A question with its own amount is not. */
export function planGoal({ known, remembered, run }: ToPlan): PlannedAnswer | undefined {
  const { reading, picture, turn } = remembered;
  const isOfOther = picture.about !== undefined || picture.facts.some(({ owner }) => owner === 'other');
  const tellsAmount = reading.told.some(({ role }) => role !== 'year_future' && role !== 'horizon');
  if (!known || run || isOfOther || tellsAmount) return undefined;
  const goal = namedIn(reading.text, known.goals);
  const [ask] = reading.asks;
  if (!goal) return undefined;
  const date = picture.facts.find((fact) => fact.role === 'year_future' && fact.turn === turn);
  // "Can I afford the lake house in 2030?": with a date it is about the goal, whatever the words are near to.
  if (!date && ask && !mayBeFor(goal, ask, reading.text)) return undefined;
  return {
    plan: {
      kind: 'goal',
      goal,
      ...(date ? { by: dueBy(goal, date) } : {}),
      want: reading.want.id,
      stockShare: known.stockShare,
    },
    weighed: [],
    confidence: 1,
  };
}

/** How the plan itself asks about a goal: only the guide about retirement asks so too. */
const onTrack = /\bon track\b/i;

function mayBeFor(
  goal: Goal,
  { id, probability }: { id: string; probability: number },
  question: string,
): boolean {
  if (onTrack.test(question) && id !== 'guide:on_track') return true;
  const guide = guides.find((one) => `guide:${one.id}` === id);
  const about = guide && [guide.title, guide.about, ...guide.questions].join(' ').toLowerCase();
  // A goal called "Retirement" does not replace the guide about retirement.
  if (about !== undefined && tellingWords(goal.name).every((word) => about.includes(word))) return false;
  return nearGoal.has(id) || probability < surelyElse;
}

const lastMonth = 12;

/** The date that the question names instead of the saved one. */
function dueBy({ details: { by } }: Goal, { value: year, month }: PictureFact): string {
  const isSaved = month === undefined && by?.startsWith(`${year}-`) === true;
  return isSaved ? by : `${year}-${String(month ?? lastMonth).padStart(2, '0')}`;
}
