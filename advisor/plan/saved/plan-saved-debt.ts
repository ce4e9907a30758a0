import { debtNameField } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import type { KnownDebt, KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import { namedIn } from '#advisor/my-numbers/named-in.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** Asks that the reader finds in a question about the time until a debt is paid off. */
const nearPayoff: ReadonlySet<string> = new Set([
  'debt_payoff',
  'loan_amortization',
  'loan_balance',
  'guide:which_debt_first',
]);
/** The minimum probability that a question is about the payoff, whatever text is nearest. */
const likelyPayoff = 0.1;
/** The same for a question that asks for a time. */
const leastPayoff = 0.03;

/** Asks that the reader finds in a question about another rate on the user's own card. */
const nearCard: ReadonlySet<string> = new Set([
  'article:credit-cards',
  'article:credit-utilization',
  'guide:balance_transfer_choice',
]);
const asksForEffect: ReadonlySet<string> = new Set(['change', 'explain', 'time', 'amount']);
/** Below this probability the reader does not know what is asked. */
const unsure = 0.6;

/** "How long until my credit card is paid off?" is computed from the saved debt alone. */
export function planSavedDebt({ known, remembered, run, year }: ToPlan): PlannedAnswer | undefined {
  const { reading, picture } = remembered;
  const isOwn = picture.about === undefined;
  const rate = otherRate(reading);
  if (!known || run || !isOwn || (reading.told.length > 0 && rate === undefined)) return undefined;
  const asks = rate === undefined ? asksForPayoff(reading) : asksForOtherRate(remembered);
  const debts = asks ? debtsMeant(known, remembered) : [];
  const [debt, ...others] = debts;
  if (!debt) return undefined;
  if (rate === undefined) return { plan: planPayoff(debts, { year, reading }), weighed: [], confidence: 1 };
  if (others.length > 0 || debt.rate === rate || !debt.payment) return undefined;
  const plan = planPayoff([{ ...debt, rate }], { year, reading, before: debt });
  return { plan, weighed: [], confidence: 1 };
}

interface ToPay {
  year: number;
  reading: Reading;
  /** The saved debt, if another rate is tried. */
  before?: KnownDebt;
}

function planPayoff(debts: readonly KnownDebt[], { year, reading, before }: ToPay): Plan {
  const planned = payoffOf(debts, year);
  const isPaid = debts.every(({ payment = 0 }) => payment > 0);
  const problem = problemOf(debtPayoff, planned.input, year);
  if (debts.some(({ rate }) => rate === undefined))
    return {
      kind: 'missing',
      planned: { ...planned, input: {}, origins: {} },
      missing: ['debts'],
      readings: [],
    };
  if (!isPaid) return { kind: 'missing', planned, missing: ['budget'], readings: [] };
  if (problem !== undefined) return { kind: 'problem', planned, message: problem };
  const old = before?.rate === undefined ? undefined : payoffOf([before], year);
  const isCompared = old !== undefined && problemOf(debtPayoff, old.input, year) === undefined;
  return {
    kind: 'calculate',
    runs: [planned],
    readings: [],
    wanted: { want: 'time', words: reading.text },
    ...(isCompared ? { beside: old, besideLead: leadOf(debts[0]?.rate, before?.rate) } : {}),
  };
}

/** Opens the sentence about the saved debt. */
function leadOf(tried = 0, now = 0): string {
  const [other, own] = [tried, now].map((value) => formatQuantity({ value, unit: 'percent' }));
  return `This is at ${other}. At the ${own} you pay now: `;
}

function payoffOf(debts: readonly KnownDebt[], year: number): PlannedRun {
  const rows = debts.map(({ name, balance, rate, payment }) => ({
    name: debtNameField.safeParse(name).data ?? '',
    balance,
    ...(rate === undefined ? {} : { rate }),
    ...(payment === undefined ? {} : { minimum: payment }),
  }));
  return {
    calculator: debtPayoff,
    input: { debts: rows },
    origins: { debts: 'your numbers' },
    year,
    changed: [],
  };
}

/** The rate of a loan, if it is the only number of the message. */
function otherRate({ told }: Reading): number | undefined {
  const [first, ...others] = told;
  const isRate = first?.role === 'loan_rate' || first?.role === 'loan_rate_new';
  return isRate && others.length === 0 ? first.value : undefined;
}

/** "What if the rate on my card drops to 15%?" Also after a payoff: "and at 15%?" */
function asksForOtherRate({ reading: { asks, want, act }, last }: Remembered): boolean {
  const [first] = asks;
  if (act.id === 'change' || act.id === 'another') return last?.calculator === debtPayoff;
  if (!first) return false;
  if (nearPayoff.has(first.id)) return first.id !== 'loan_amortization';
  if (want.id === 'change' && (first.probability < unsure || first.id.startsWith('article:credit-card')))
    return true;
  return nearCard.has(first.id) && asksForEffect.has(want.id);
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

/** The debt that the question names, by its name or its kind; all debts if it names none. */
function debtsMeant(
  { debts }: KnownPicture,
  { picture, turn, reading }: Pick<Remembered, 'picture' | 'turn' | 'reading'>,
): readonly KnownDebt[] {
  const named = namedIn(reading.text, debts);
  if (named) return [named];
  const kinds = picture.words.filter((word) => word.key === 'loan' && word.turn === turn);
  if (kinds.length === 0) return debts.filter(({ kind }) => kind !== 'mortgage');
  // With two cards it is not clear which one is meant, so both are used.
  return kinds.length === 1 ? debts.filter(({ kind }) => kind === kinds[0]!.value) : [];
}
