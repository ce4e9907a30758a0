import { z } from 'zod';

/** A user's own numbers, saved only by their own click: facts of the person, and things of which there may be several. */

const money = (max = 1e10) =>
  z.number('Type an amount.').min(0, 'Type an amount of 0 or more.').max(max, 'This amount is too large.');
const percent = z.number('Type a percentage.').min(0, 'Type 0 or more.').max(100, 'Type at most 100.');
const wholeAge = (min: number) =>
  z
    .int('Type a whole number.')
    .min(min, `Type an age of ${min} or more.`)
    .max(110, 'Type an age of at most 110.');

export const filingStatuses = [
  'single',
  'married_joint',
  'married_separate',
  'head_of_household',
  'surviving_spouse',
] as const;

/** What can be said of the person, once each. Money comes a year or a month, as its name says. */
export const factSchemas = {
  age: wholeAge(16),
  retire_age: wholeAge(30),
  filing_status: z.enum(filingStatuses, 'Choose one of these.'),
  state: z.string().regex(/^[a-z]{2}$/, 'Choose a state.'),
  children: z.int('Type a whole number.').min(0).max(20, 'Type at most 20.'),
  /** One for each child, as of the day it was confirmed: "4, 9". */
  child_ages: z
    .string()
    .trim()
    .regex(/^\d{1,2}(?:\s*,\s*\d{1,2}){0,19}$/, 'Type each age as a whole number, with commas: 4, 9.'),
  yearly_income: money(),
  yearly_spouse_income: money(),
  monthly_spending: money(1e8),
  monthly_saving: money(1e8),
  monthly_social_security: money(1e5),
  /** The share of stocks that fits the person, from the questionnaire. */
  stock_share: percent,
} as const;

export type FactName = keyof typeof factSchemas;
export const factNames = Object.keys(factSchemas) as readonly FactName[];
export type FactValue = number | string;

const numberSources = ['typed', 'chat', 'onboarding', 'questionnaire'] as const;
export type NumberSource = (typeof numberSources)[number];

export const accountKinds = [
  'cash',
  'workplace',
  'traditional_ira',
  'roth',
  'brokerage',
  'hsa',
  'plan_529',
  'other',
] as const;
export const debtKinds = ['card', 'student', 'car', 'personal', 'medical', 'tax', 'other'] as const;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month and a year.');

/** What can be said of each kind of thing; all of it but what it is worth, or how much is owed or wanted, is optional. */
export const thingSchemas = {
  account: z.strictObject({ type: z.enum(accountKinds), balance: money(), monthly: money(1e8).optional() }),
  debt: z.strictObject({
    type: z.enum(debtKinds),
    balance: money(),
    rate: percent.optional(),
    payment: money(1e8).optional(),
  }),
  home: z.strictObject({
    value: money(),
    mortgage: money().optional(),
    rate: percent.optional(),
    payment: money(1e8).optional(),
  }),
  goal: z.strictObject({
    amount: money(),
    by: month.optional(),
    saved: money().optional(),
    monthly: money(1e8).optional(),
  }),
} as const;

export type ThingKind = keyof typeof thingSchemas;
export const thingKinds = Object.keys(thingSchemas) as readonly ThingKind[];

interface Stored {
  source: NumberSource;
  /** When its owner last said or confirmed it. */
  confirmed_at: string;
}

/** A row of my_facts. */
export interface SavedFact extends Stored {
  fact: FactName;
  value: FactValue;
}

/** A row of my_things. */
export type SavedThing = {
  [Kind in ThingKind]: Stored & {
    id: string;
    kind: Kind;
    name: string;
    details: z.infer<(typeof thingSchemas)[Kind]>;
  };
}[ThingKind];

/** A row of net_worth_days: what the user owned and owed, on a day on which that changed. */
export interface WorthDay {
  day: string;
  assets: number;
  debts: number;
}

export interface MyNumbers {
  facts: readonly SavedFact[];
  things: readonly SavedThing[];
  /** Oldest first; left out where none is on record. */
  worth_days?: readonly WorthDay[];
}

export const noNumbers: MyNumbers = { facts: [], things: [] };

/** Rows as the database has them, without those that a newer or older version of this contract wrote differently. */
export function readMyNumbers(facts: readonly object[], things: readonly object[]): MyNumbers {
  return { facts: facts.flatMap(readFact), things: things.flatMap(readThing) };
}

const storedSchema = z.object({ source: z.enum(numberSources), confirmed_at: z.coerce.date() });

function readStored(row: object): Stored | undefined {
  const { data } = storedSchema.safeParse(row);
  return data && { source: data.source, confirmed_at: data.confirmed_at.toISOString() };
}

function readFact(row: object): SavedFact[] {
  const { fact, value } = row as Record<string, unknown>;
  const stored = readStored(row);
  if (!stored || typeof fact !== 'string' || !Object.hasOwn(factSchemas, fact)) return [];
  const read = factSchemas[fact as FactName].safeParse(value);
  return read.success ? [{ ...stored, fact: fact as FactName, value: read.data }] : [];
}

function readThing(row: object): SavedThing[] {
  const { id, kind, name, details } = row as Record<string, unknown>;
  const stored = readStored(row);
  if (!stored || typeof kind !== 'string' || !Object.hasOwn(thingSchemas, kind)) return [];
  const read = thingSchemas[kind as ThingKind].safeParse(details);
  return read.success
    ? [{ ...stored, id: String(id), kind, name: String(name), details: read.data } as SavedThing]
    : [];
}
