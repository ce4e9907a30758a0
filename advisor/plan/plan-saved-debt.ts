import { debtNameField } from '#advisor/calculators/borrowing/debt-name.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debt-payoff.ts';
import type { KnownDebt, KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import { namedIn } from '#advisor/my-numbers/named-in.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/plan-answer.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** Asks that a question for the time until a debt is gone is taken for. */
const nearPayoff: ReadonlySet<string> = new Set([
  'debt_payoff',
  'loan_amortization',
  'loan_balance',
  'guide:which_debt_first',
]);
/** From here on a question is for the payoff, whatever text it is nearest to. */
const likelyPayoff = 0.1;
/** And so much of it is enough for one that asks for a time. */
const leastPayoff = 0.03;

/** "How long until my credit card is paid off?" From the debt that is saved, and nothing else that is. */
export function planSavedDebt({ known, remembered, run, year }: ToPlan): PlannedAnswer | undefined {
  const { reading, picture } = remembered;
  const isOwn = picture.about === undefined && reading.told.length === 0;
  if (!known || run || !isOwn || !asksForPayoff(reading)) return undefined;
  const debts = debtsMeant(known, remembered);
  if (debts.length === 0) return undefined;
  const rows = debts.map(({ name, balance, rate, payment }) => ({
    name: debtNameField.safeParse(name).data ?? '',
    balance,
    ...(rate === undefined ? {} : { rate }),
    ...(payment === undefined ? {} : { minimum: payment }),
  }));
  const planned: PlannedRun = {
    calculator: debtPayoff,
    input: { debts: rows },
    origins: { debts: 'your numbers' },
    year,
    changed: [],
  };
  const isPaid = debts.every(({ payment = 0 }) => payment > 0);
  const problem = problemOf(debtPayoff, planned.input, year);
  const plan: Plan = debts.some(({ rate }) => rate === undefined)
    ? { kind: 'missing', planned: { ...planned, input: {}, origins: {} }, missing: ['debts'], readings: [] }
    : !isPaid
      ? { kind: 'missing', planned, missing: ['budget'], readings: [] }
      : problem !== undefined
        ? { kind: 'problem', planned, message: problem }
        : { kind: 'calculate', runs: [planned], readings: [], wanted: { want: 'time', words: reading.text } };
  return { plan, weighed: [], confidence: 1 };
}

function asksForPayoff({ asks, want, act }: Reading): boolean {
  const [first] = asks;
  const likely = asks.find(({ id }) => id === 'debt_payoff')?.probability ?? 0;
  if (!first || act.id === 'answer' || act.id === 'change') return false;
  if (first.id === 'guide:which_debt_first') return want.id === 'time';
  const isNear = nearPayoff.has(first.id);
  if (!isNear && !first.id.startsWith('article:')) return false;
  return likely >= likelyPayoff || (want.id === 'time' && (isNear || likely >= leastPayoff));
}

/** The one that the question names, by its own name or by its kind; all of them where it names none. */
function debtsMeant(
  { debts }: KnownPicture,
  { picture, turn, reading }: Pick<Remembered, 'picture' | 'turn' | 'reading'>,
): readonly KnownDebt[] {
  const named = namedIn(reading.text, debts);
  if (named) return [named];
  const kinds = picture.words.filter((word) => word.key === 'loan' && word.turn === turn);
  if (kinds.length === 0) return debts.filter(({ kind }) => kind !== 'mortgage');
  // Of two cards nobody knows which one is meant, so both are.
  return kinds.length === 1 ? debts.filter(({ kind }) => kind === kinds[0]!.value) : [];
}
