import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { costlyRate } from '#advisor/guides/investing/footing-fields.ts';
import { afford, type Means } from '#advisor/my-numbers/afford.ts';
import type { KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** What something costs that is neither a home nor a car. */
const costs: ReadonlySet<RoleId> = new Set<RoleId>(['goal_amount', 'spend_item', 'home_improvement']);
const dates: ReadonlySet<RoleId> = new Set<RoleId>(['year_future', 'horizon']);
/** What "can I afford it?" is taken for, where it is no home. */
const nearPurchase: ReadonlySet<string> = new Set([
  savingsGoal.name,
  'mortgage_affordability',
  'rent_guideline',
  'loan_from_payment',
  'limit:what_things_cost',
  'limit:off_topic',
]);
/** Of these, the ones that are about a home, and have no answer to what anything else costs. */
const ofHomes: ReadonlySet<string> = new Set(['mortgage_affordability', 'rent_guideline']);
/** From here on a question is for something else. */
const surelyElse = 0.6;
/** From so many years of pay on, an amount is saved for over a working life. */
const mostYearsOfPay = 3;

/** "Can I afford a kitchen for $40,000?" From the cash, the spending and the saving that are saved. */
export function planPurchase(toPlan: ToPlan): PlannedAnswer | undefined {
  const { known, remembered, run, year } = toPlan;
  const { reading, picture, turn } = remembered;
  const isOfOther = picture.about !== undefined || picture.facts.some(({ owner }) => owner === 'other');
  const cost = run || isOfOther ? undefined : costIn(reading);
  if (cost === undefined) return undefined;
  const means = known && meansOf(known);
  if (means && cost < mostYearsOfPay * payOf(known)) {
    const date = picture.facts.find((fact) => fact.turn === turn && dates.has(fact.role));
    const plan = {
      kind: 'purchase' as const,
      bought: afford(cost, means),
      want: reading.want.id,
      within: date && monthsTo(date, toPlan),
    };
    return { plan, weighed: [], confidence: 1 };
  }
  // With nothing saved, what it takes a month is worked out, once a date is said.
  if (!ofHomes.has(reading.asks[0]?.id ?? '')) return undefined;
  const planned = {
    calculator: savingsGoal,
    input: { target: cost },
    origins: { target: 'you said' as const },
    year,
    changed: [],
  };
  return {
    plan: { kind: 'missing', planned, missing: ['years'], readings: [] },
    weighed: [],
    confidence: 1,
  };
}

/** What it costs, where that is all the question tells beside a date. */
function costIn({ told, asks, want }: Reading): number | undefined {
  const [ask] = asks;
  const [cost, ...others] = told.filter(({ role }) => !dates.has(role));
  if (!ask || !cost || others.length > 0 || !costs.has(cost.role)) return undefined;
  const isDated = told.length > 1;
  const isGoal = ask.id === savingsGoal.name && !isDated;
  return isGoal || (want.id === 'yesno' && mayBeFor(ask)) ? cost.value : undefined;
}

function mayBeFor({ id, probability }: { id: string; probability: number }): boolean {
  if (nearPurchase.has(id)) return true;
  return probability < surelyElse && (!id.startsWith('article:') || id === 'article:owning-a-home');
}

/** Undefined where nothing that something could be paid with is saved. */
function meansOf({ amounts, debts }: KnownPicture): Means | undefined {
  const [cash, saving] = [sumOf(amounts, 'bal_cash'), sumOf(amounts, 'save_amount')];
  if (cash === undefined && saving === undefined) return undefined;
  return {
    cash: cash ?? 0,
    spending: sumOf(amounts, 'spend_total'),
    saving,
    debt: debts.find(({ rate = 0, balance }) => rate >= costlyRate && balance > 0),
  };
}

/** Without any pay saved, every amount is one to buy something with. */
const payOf = ({ context }: KnownPicture) => sumOf(context, 'wages') ?? Infinity;

function sumOf({ facts }: Picture, role: RoleId): number | undefined {
  const found = facts.filter((fact) => fact.role === role);
  return found.length > 0 ? found.reduce((sum, { value }) => sum + value, 0) : undefined;
}

const monthsPerYear = 12;

/** From now until the date that is told; a year alone means its end. */
function monthsTo(
  { role, value, month = monthsPerYear }: PictureFact,
  { year, month: now = 1 }: ToPlan,
): number {
  if (role === 'horizon') return Math.round(value * monthsPerYear);
  return (value - year) * monthsPerYear + month - now;
}
