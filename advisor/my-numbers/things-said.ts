import type { accountKinds, debtKinds } from '#contract/my-numbers.ts';
import { monthsLater } from '#advisor/my-numbers/months-later.ts';
import { debtNames, type SaidThing } from '#advisor/my-numbers/said-thing.ts';
import { toldNow, type Said } from '#advisor/my-numbers/facts-said.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { nounBeside } from '#advisor/picture/noun-beside.ts';
import type { RoleId, ThingKind } from '#advisor/reader/roles.ts';

type AccountKind = (typeof accountKinds)[number];
type DebtKind = (typeof debtKinds)[number];

const monthsPerYear = 12;

/** The accounts, debts, home and goal that the last message tells of its writer, for the offer to remember them. */
export function thingsSaid(said: Said, today: Date): SaidThing[] {
  const { text } = said.reading;
  const facts = toldNow(said, ['me', 'both']);
  const goal = goalIn(facts, text, today);
  const debts = isNewLoan(facts) ? [] : debtsIn(facts);
  const homes = isNewLoan(facts) ? [] : homesIn(facts, debts.length > 0);
  // What is there for a goal is told with the goal.
  const accounts = goal ? [] : accountsIn(facts, text);
  return [...accounts, ...debts, ...homes, ...(goal ? [goal] : [])];
}

const ofRole = (facts: readonly PictureFact[], role: RoleId) => facts.filter((fact) => fact.role === role);

/** With its whole term, or the price of what it pays for, a loan is one to take, and its amount not what is owed now. */
function isNewLoan(facts: readonly PictureFact[]): boolean {
  return facts.some(({ role }) => role === 'term' || role === 'home_price' || role === 'car_price');
}

const accountTypes: Readonly<Partial<Record<RoleId, { type: AccountKind; name: string }>>> = {
  bal_cash: { type: 'cash', name: 'Savings' },
  bal_retirement: { type: 'workplace', name: '401(k)' },
  bal_roth: { type: 'roth', name: 'Roth account' },
  bal_brokerage: { type: 'brokerage', name: 'Brokerage account' },
  bal_hsa: { type: 'hsa', name: 'HSA' },
  bal_529: { type: 'plan_529', name: '529 plan' },
};

/** A total may hold accounts that are saved already: only what names its account is offered. */
function accountsIn(facts: readonly PictureFact[], text: string): SaidThing[] {
  return facts.flatMap((fact) => {
    const known = accountTypes[fact.role];
    if (!known || fact.per !== undefined) return [];
    const called = nameOf(text, fact);
    const isIra = fact.role === 'bal_retirement' && called?.toLowerCase().endsWith('ira') === true;
    const type = isIra ? 'traditional_ira' : known.type;
    return [{ kind: 'account', name: called ?? known.name, details: { type, balance: fact.value } }];
  });
}

const debtTypes: Readonly<Partial<Record<ThingKind, DebtKind>>> = {
  card: 'card',
  student: 'student',
  car: 'car',
  personal: 'personal',
  medical: 'medical',
  tax: 'tax',
  none: 'other',
};

function debtsIn(facts: readonly PictureFact[]): SaidThing[] {
  const balances = ofRole(facts, 'debt_balance');
  return balances.flatMap((fact): SaidThing[] => {
    const type = debtTypes[fact.kind];
    if (!type) return [];
    const rate = besideOf(fact, balances, ofRole(facts, 'loan_rate'))?.value;
    const payment = monthly(besideOf(fact, balances, ofRole(facts, 'debt_payment')));
    const details = { type, balance: fact.value, ...given({ rate, payment }) };
    return [
      { kind: 'debt', name: fact.name === undefined ? debtNames[type] : capitalized(fact.name), details },
    ];
  });
}

/** The home and its mortgage; a mortgage alone belongs to a home that is saved already. */
function homesIn(facts: readonly PictureFact[], hasDebts: boolean): SaidThing[] {
  const [value, ...values] = ofRole(facts, 'home_value');
  const [mortgage, ...mortgages] = ofRole(facts, 'mortgage_balance');
  if ((!value && !mortgage) || values.length > 0 || mortgages.length > 0) return [];
  const rates = ofRole(facts, 'loan_rate').filter(({ kind }) => kind === 'mortgage' || !hasDebts);
  const details = given({
    value: value?.value,
    mortgage: mortgage?.value,
    rate: mortgage && rates.length === 1 ? rates[0]!.value : undefined,
    payment: mortgage && monthly(ofRole(facts, 'mortgage_payment')[0]),
  });
  return [{ kind: 'home', name: 'Home', details }];
}

function goalIn(facts: readonly PictureFact[], text: string, today: Date): SaidThing | undefined {
  const [amount, ...amounts] = ofRole(facts, 'goal_amount');
  if (!amount || amounts.length > 0 || amount.per !== undefined) return undefined;
  const [saved, ...more] = facts.filter(({ role, per }) => role.startsWith('bal_') && per === undefined);
  const details = given({
    amount: amount.value,
    by: monthOf(facts, today),
    saved: more.length === 0 ? saved?.value : undefined,
    monthly: monthly(ofRole(facts, 'save_amount')[0]),
  });
  return { kind: 'goal', name: nameOf(text, amount) ?? 'Savings goal', details };
}

/** "2029-06": the month that a goal was told for, or that a time from now ends in. */
function monthOf(facts: readonly PictureFact[], today: Date): string | undefined {
  const [year] = ofRole(facts, 'year_future');
  if (year) return `${year.value}-${String(year.month ?? monthsPerYear).padStart(2, '0')}`;
  const [time] = ofRole(facts, 'horizon');
  return time && monthsLater(today, time.months ?? Math.round(time.value * monthsPerYear)).slice(0, 7);
}

/** Which of several rates or payments a debt was told with: one of its kind, or that of its part of the message. */
function besideOf(
  anchor: PictureFact,
  anchors: readonly PictureFact[],
  others: readonly PictureFact[],
): PictureFact | undefined {
  if (anchors.length === 1) return others.length === 1 ? others[0] : undefined;
  const isAlone = anchors.filter(({ kind }) => kind === anchor.kind).length === 1;
  const sameKind = others.filter(({ kind }) => kind !== 'none' && kind === anchor.kind);
  if (isAlone && sameKind.length === 1) return sameKind[0];
  if (others.length !== anchors.length) return undefined;
  return inOrder(others)[inOrder(anchors).indexOf(anchor)];
}

const inOrder = (facts: readonly PictureFact[]) => facts.toSorted((one, other) => one.start - other.start);

function monthly(fact: PictureFact | undefined): number | undefined {
  if (!fact || (fact.per !== undefined && fact.per !== 'month' && fact.per !== 'year')) return undefined;
  return fact.per === 'year' ? Math.round(fact.value / monthsPerYear) : fact.value;
}

/** What its owner calls it: "$9,000 in checking", "$15,000 for a new roof". */
function nameOf(text: string, { start, said }: PictureFact): string | undefined {
  const end = start + said.length;
  const behind = text.slice(end).trimStart();
  const purpose = behind.startsWith('for ') ? text.length - behind.length + 'for '.length : end;
  const noun = nounBeside(text, { end: purpose });
  return noun && capitalized(noun);
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function given<T extends object>(details: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
}
