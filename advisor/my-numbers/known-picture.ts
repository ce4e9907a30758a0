import type { FactName, MyNumbers, SavedFact, SavedThing, WorthDay } from '#contract/my-numbers.ts';
import { familyOf, yearsSince, type KnownFamily } from '#advisor/my-numbers/family-of.ts';
import type { Picture, PictureFact, WordFact } from '#advisor/picture/picture.ts';
import type { QuantityUnit } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId, ThingKind } from '#advisor/reader/roles.ts';

/** Before everything that was said in the conversation, which counts more. */
const beforeTheFirst = -1;

type Value = Pick<PictureFact, 'role' | 'value' | 'unit'> & Partial<PictureFact>;

/**
 * What somebody has saved of themselves, in the form of what is told in a conversation. `context` is true of every
 * question they ask for themselves; `amounts` belong only to a question that tells none of its own; and `things`, their
 * debts and their home, only to one that cannot be answered without.
 */
export interface KnownPicture extends KnownFamily {
  context: Picture;
  amounts: Picture;
  things: Picture;
  /** Of each account that was saved from a chat, what it holds. */
  toldBalances: readonly Pick<PictureFact, 'role' | 'value'>[];
  /** The one debt of a kind, by the word that a question calls it: "my car loan". */
  byLoan: ReadonlyMap<string, Picture>;
  /** Every debt and mortgage, the costliest first. */
  debts: readonly KnownDebt[];
  goals: readonly Goal[];
  /** The share of stocks that fits the person, where they have said it. */
  stockShare: number | undefined;
  /** The net worth over time, oldest first. */
  worthDays: readonly WorthDay[];
}

export interface KnownDebt {
  /** As its owner calls it. */
  name: string;
  kind: ThingKind;
  balance: number;
  rate: number | undefined;
  payment: number | undefined;
}

export type Goal = Extract<SavedThing, { kind: 'goal' }>;

export function knownPicture(
  { facts, things, worth_days: worthDays = [] }: MyNumbers,
  today: Date,
): KnownPicture {
  const context: Value[] = [];
  const amounts: Value[] = [];
  const words: WordFact[] = [];
  const age = facts.flatMap((fact) => (fact.fact === 'age' ? (valueOf(fact, today) ?? []) : []))[0]?.value;
  for (const fact of facts) {
    const word = wordOf(fact);
    if (word) words.push(word);
    const value = valueOf(fact, today, age);
    if (value) (isContext.has(fact.fact) ? context : amounts).push(value);
  }
  context.push(...contributionsOf(things));
  amounts.push(...balancesOf(things));
  const owned = [...debtsOf(things), ...homesOf(things)];
  return {
    context: { facts: placed(context, 0), words },
    amounts: { facts: placed(amounts, context.length), words: [] },
    things: { facts: placed(owned, context.length + amounts.length), words: [] },
    toldBalances: things.flatMap((thing) =>
      thing.kind === 'account' && thing.source === 'chat'
        ? [{ role: accountRoles[thing.details.type], value: thing.details.balance }]
        : [],
    ),
    byLoan: loansOf(things),
    debts: namedDebts(things),
    goals: things.filter((thing) => thing.kind === 'goal'),
    stockShare: stockShareOf(facts),
    worthDays,
    ...familyOf(facts, things, today),
  };
}

export function stockShareOf(facts: readonly SavedFact[]): number | undefined {
  const value = facts.find(({ fact }) => fact === 'stock_share')?.value;
  return typeof value === 'number' ? value : undefined;
}

const isContext: ReadonlySet<FactName> = new Set([
  'age',
  'retire_age',
  'children',
  'yearly_income',
  'yearly_spouse_income',
]);

function wordOf({ fact, value }: SavedFact): WordFact | undefined {
  const key = fact === 'filing_status' ? 'filing' : fact === 'state' ? 'state' : undefined;
  return key && { key, value: String(value), turn: beforeTheFirst, probability: 1 };
}

/** Nobody gets a retirement benefit before this age. */
const firstBenefitAge = 62;

function valueOf(
  { fact, value, confirmed_at: confirmed }: SavedFact,
  today: Date,
  age = 0,
): Value | undefined {
  if (typeof value !== 'number') return undefined;
  switch (fact) {
    case 'age':
      return { role: 'age', value: value + yearsSince(confirmed, today), unit: 'age' };
    case 'retire_age':
      return { role: 'age_retire', value, unit: 'age' };
    case 'children':
      return { role: 'n_children', value, unit: 'none' };
    case 'yearly_income':
      return { role: 'wages', value, unit: 'money', per: 'year' };
    case 'yearly_spouse_income':
      return { role: 'wages', owner: 'spouse', value, unit: 'money', per: 'year' };
    case 'monthly_spending':
      return { role: 'spend_total', value, unit: 'money', per: 'month' };
    case 'monthly_saving':
      return { role: 'save_amount', value, unit: 'money', per: 'month' };
    case 'monthly_social_security':
      return {
        role: 'ss_income',
        value,
        unit: 'money',
        per: 'month',
        ...(age < firstBenefitAge ? { only: 'later' as const } : {}),
      };
    default:
      return undefined;
  }
}

const accountRoles = {
  cash: 'bal_cash',
  workplace: 'bal_retirement',
  traditional_ira: 'bal_retirement',
  roth: 'bal_roth',
  brokerage: 'bal_brokerage',
  hsa: 'bal_hsa',
  plan_529: 'bal_529',
  other: 'bal_other',
} as const satisfies Record<string, RoleId>;

/** One balance for each kind of account, all of that kind together. */
function balancesOf(things: readonly SavedThing[]): Value[] {
  const sums = new Map<RoleId, number>();
  for (const thing of things) {
    if (thing.kind !== 'account') continue;
    const role = accountRoles[thing.details.type];
    sums.set(role, (sums.get(role) ?? 0) + thing.details.balance);
  }
  return [...sums].map(([role, value]) => ({ role, value, unit: 'money' }));
}

const contributionRoles = {
  workplace: 'k401_contrib',
  traditional_ira: 'ira_contrib',
  hsa: 'hsa_contrib',
} as const satisfies Partial<Record<keyof typeof accountRoles, RoleId>>;

/** What goes into accounts before tax. */
function contributionsOf(things: readonly SavedThing[]): Value[] {
  const accounts = things.flatMap((thing) => (thing.kind === 'account' ? [thing.details] : []));
  return accounts.flatMap(({ type, monthly = 0 }): Value[] =>
    monthly > 0 && type in contributionRoles
      ? [
          {
            role: contributionRoles[type as keyof typeof contributionRoles],
            value: monthly,
            unit: 'money',
            per: 'month',
            only: 'tax',
          },
        ]
      : [],
  );
}

const debtThings = {
  card: 'card',
  student: 'student',
  car: 'car',
  personal: 'personal',
  medical: 'medical',
  tax: 'tax',
  other: 'none',
} as const satisfies Record<string, ThingKind>;

/** The costliest first. */
function debtsByRate(things: readonly SavedThing[]) {
  const debts = things.filter((thing) => thing.kind === 'debt');
  return debts.toSorted((one, other) => (other.details.rate ?? 0) - (one.details.rate ?? 0));
}

function debtsOf(things: readonly SavedThing[]): Value[] {
  return debtsByRate(things).flatMap((thing): Value[] => {
    const { type, balance, rate, payment } = thing.details;
    const told = { kind: debtThings[type], name: thing.name };
    return [
      { ...told, role: 'debt_balance', value: balance, unit: 'money' },
      ...optional(rate, { ...told, role: 'loan_rate', unit: 'percent' }),
      ...optional(payment, { ...told, role: 'debt_payment', unit: 'money', per: 'month' }),
    ];
  });
}

/** Debts of which there is one of a kind; of two cards nobody knows which one is meant. */
function loansOf(things: readonly SavedThing[]): ReadonlyMap<string, Picture> {
  const homes = things.filter((thing) => thing.kind === 'home' && (thing.details.mortgage ?? 0) > 0);
  const kinds = ['card', 'car', 'student', 'personal'] as const;
  const loans = kinds.flatMap((kind) => {
    const own = things.filter((thing) => thing.kind === 'debt' && thing.details.type === kind);
    return own.length === 1 ? [[kind, debtsOf(own)] as const] : [];
  });
  const mortgage = homes.length === 1 ? [['mortgage', mortgageOf(homes[0]!)] as const] : [];
  return new Map(
    [...loans, ...mortgage].map(([kind, values]) => [kind, { facts: placed(values, 0), words: [] }]),
  );
}

function namedDebts(things: readonly SavedThing[]): KnownDebt[] {
  const debts = debtsByRate(things).map(({ name, details: { type, balance, rate, payment } }) => ({
    name,
    kind: debtThings[type],
    balance,
    rate: rate ?? (interestFree.has(type) ? 0 : undefined),
    payment,
  }));
  const mortgages = things.flatMap((thing) => {
    const { mortgage = 0, rate, payment } = thing.kind === 'home' ? thing.details : {};
    return mortgage > 0
      ? [{ name: thing.name, kind: 'mortgage' as const, balance: mortgage, rate, payment }]
      : [];
  });
  return [...debts, ...mortgages];
}

/** Hospitals charge no interest on most bills. */
const interestFree: ReadonlySet<string> = new Set(['medical']);

function mortgageOf(home: SavedThing): Value[] {
  if (home.kind !== 'home') return [];
  const { mortgage, rate, payment } = home.details;
  return [
    ...optional(mortgage, { role: 'mortgage_balance', unit: 'money' }),
    ...optional(rate, { role: 'loan_rate', kind: 'mortgage', unit: 'percent' }),
    ...optional(payment, { role: 'mortgage_payment', unit: 'money', per: 'month' }),
  ];
}

/** Of several homes nobody knows which one is meant. */
function homesOf(things: readonly SavedThing[]): Value[] {
  const homes = things.filter((thing) => thing.kind === 'home');
  const [home, ...others] = homes;
  if (!home || others.length > 0) return [];
  const { value, mortgage, payment } = home.details;
  return [
    { role: 'home_value', value, unit: 'money' },
    ...optional(mortgage, { role: 'mortgage_balance', unit: 'money' }),
    ...optional(payment, { role: 'mortgage_payment', unit: 'money', per: 'month' }),
  ];
}

function optional(
  value: number | undefined,
  rest: Omit<Value, 'value' | 'unit'> & { unit: QuantityUnit },
): Value[] {
  return value === undefined ? [] : [{ ...rest, value }];
}

function placed(values: readonly Value[], from: number): PictureFact[] {
  return values.map((value, at) => ({
    owner: 'me',
    kind: 'none',
    case: 'none',
    said: String(value.value),
    source: 'profile',
    turn: beforeTheFirst,
    start: from + at,
    probability: 1,
    otherRoles: [],
    ...value,
  }));
}
