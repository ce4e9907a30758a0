import { z } from 'zod';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import type { Want } from '#advisor/reader/acts.ts';
import type { RoleId, RoleUse, ThingKind } from '#advisor/reader/roles.ts';
import type { WordFactKey } from '#advisor/reader/word-facts.ts';

/** What is known of an input besides its type: for the form, the tool, the docs, and what fills it from a conversation. */
export interface FieldAbout {
  /** As a form and a sentence name it: "monthly contribution". */
  label: string;
  /** How somebody is asked for it, where "what is the …" would not be how people talk: "how much do you owe". */
  ask?: string;
  unit: Unit | 'choice' | 'flag' | 'list' | 'name';
  /** What fills it from what a person said, best first: the first that is there is taken. */
  roles?: readonly RoleUse[];
  /** Further roles that fill it where a fact in words is told: a child's age, of an heir who is a child. */
  rolesWith?: Readonly<Record<string, readonly RoleUse[]>>;
  /** Filled only where this fact in words is told: the price of shares that vest, and not of any shares. */
  onlyWith?: string;
  /** Nobody else's fills it: the age of an heir is not that of the one who died. */
  ownOnly?: true;
  /** Of another's number: told alone in a later message, it is their own case, and counts beside one's own only where both are told. */
  besideOwn?: true;
  /** Never filled by what only follows from words: "to max out my 401(k)" asks for the amount and does not tell it. */
  toldOnly?: true;
  /** Of a rate to compare with: told later with another term, it is the rate of that loan itself. */
  withTerm?: true;
  /** Of a time: not what a payment takes to pay everything off, where it is asked whether that is soon enough. */
  notByPayment?: true;
  /** Where it is false of the rest, the field counts for nothing and what was assumed for it is not shown. */
  matters?: (input: Readonly<Record<string, unknown>>) => boolean;
  /** Filled only if its role occurs once in the message: with two bills, neither is the increase. */
  single?: true;
  /** Of an amount: it comes as often as was said, and by its size alone it is neither a month’s nor an hour’s. */
  asSaid?: true;
  /** Of pay: a small amount without a period is not taken for the pay of an hour. */
  notByTheHour?: true;
  /** Of an item of a list: how long what comes every year goes on. */
  ofYearly?: true;
  /** Filled only by what comes this often: what is put in every month, and not once. */
  comes?: 'day' | 'week' | 'month' | 'year';
  /** With `comes`: an amount up to this without a period comes so too, as $12 for parking does every day. */
  comesUpTo?: number;
  /** Where none of its roles is there: parts that make it up together, as rent and bills make up spending. */
  sumOf?: readonly RoleUse[];
  /** With `sumOf`: parts add up only if there are several with one of these among them. A health premium is no budget. */
  sumNeeds?: readonly RoleId[];
  /** With `sumOf`: what its own roles hold is one more part where it is less than the parts. */
  orPart?: true;
  /** Speaks of whatever debts there are: those that somebody has saved fill it, the costliest first. */
  ofAllDebts?: true;
  /** Filled only where one of these roles is told too: pay, where a share of it is saved. */
  beside?: readonly RoleId[];
  /**
   * True where everything that its roles hold adds up, as incomes and balances do; `within` where only what the first
   * role that is there holds does, as the parts of one goal.
   */
  adds?: true | 'within';
  /** With `adds`: what one of two has counts beside what both have, as an employer's part of an HSA. */
  besideBoth?: true;
  /** With `adds`: a person has only one. If two are given for the same person, they are alternatives and the last one is used. */
  oneEach?: true;
  /** With `adds`: near amounts may be one and the same told twice, as of year-end and today, or offered and looked up. */
  toldTwice?: true;
  /** Of a rate told with each of several amounts that another field adds up: their average, weighted by the amounts of this role. */
  averageBy?: RoleId;
  /** Its facts by size rather than as they were told: of a tax-free and a taxable yield, the tax-free one is lower. */
  order?: 'rising' | 'falling';
  /** Where none of its roles is there: so much below another, as a rate that is cut by a point. */
  belowBy?: { role: RoleId; of: RoleId };
  /** Of two told in either order: this one is never above the other field, so that the promotional rate is the lower one. */
  notAbove?: string;
  /** Left out where it is not above this other field: an original term is longer than what is left of it. */
  above?: string;
  /** Of a total: where it is less than this other field, it is what is left to pay beyond it. */
  restAfter?: string;
  /** The rate of an hour, where a year’s pay was made of it. */
  byTheHour?: true;
  /** The price of one share, where that of all of them was made of it. */
  eachOne?: true;
  /** Of months: a part of one counts as a whole one. */
  roundsUp?: true;
  /** Of months: a number without a unit counts them, and not years: "0 for 12, then 19". */
  bareMonths?: true;
  /** Of an item of a list of cases: told once and of no case, it holds for all of them. */
  shared?: true;
  /** Of a balance at the end of last year: a date in that year is when it was, and not the year that is asked about. */
  atYearEnd?: true;
  /** Of a time with a default: it also counts where it only follows from ages or years. */
  fromAges?: true;
  /** Of a count, where none of its roles is there: how many facts of this role lie in the range, as ages of children. */
  counts?: { role: RoleUse; from: number; through: number };
  /** Of a count: the part of a date that it is, which the value of a fact is not. */
  ofDate?: 'month' | 'day';
  /** Of a choice: the key of the facts in words that its values are named after. Of a flag: the fact that turns it. */
  fact?: string;
  /** A fact in words beside which a flag cannot hold, and a number has no place: the pay of a spouse after a divorce. */
  unless?: string;
  /** Of a choice whose values have other names: the fact in words for each, or several of which one is enough; `a=b & c=d` needs both. */
  facts?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Of a choice or a flag: what is meant where another field was filled from a role, unless a fact in words says
   * otherwise or one of the fields `without` is told.
   */
  ofRole?: {
    field: string;
    role: RoleId;
    value: string | boolean;
    unless?: string;
    without?: readonly string[];
  };
  /** Of a flag: not turned where several numbers make up this other field, as "3 kids and their 3 spouses". */
  unlessSeveral?: string;
  /** Of a flag: true where what fills one of these fields comes by the month, as said or as usual. */
  ofMonths?: readonly string[];
  /** Of a choice: several of its values in one message are cases to compare, as "gold or stocks since 2000". */
  comparesTold?: true;
  /** Of a choice that decides alone: words that are read less surely than this say nothing to it. */
  leastSure?: number;
  /** Of a choice in a list: it is the kind of the thing that the row is about. */
  ofKind?: true;
  /** Taken where nobody says otherwise, and why that is fair. Without one the field has to be given. */
  default?: Default<unknown>;
  /**
   * Of a field with a default: where nobody told it, whether a person is asked for it all the same, because the result
   * hangs on it. `said` is what else was told, `want` the kind of result that is wanted.
   */
  needed?: (said: Readonly<Record<string, unknown>>, want: Want | undefined) => boolean;
  /** Of a field with a default: what a conversation in this month of the year in question takes instead. */
  byMonth?: (month: number) => number;
  /** Of a count: the months that an age in this other field has beyond its whole years. */
  monthsOf?: string;
  /** Of an item of a list: why it is fair to fill it with more than the default where nobody tells it. */
  guess?: string;
  /** Of an item of a list: what is taken for a thing of this kind where nobody tells it, as no interest on a medical bill. */
  byKind?: Readonly<Partial<Record<ThingKind, number>>>;
  /**
   * Of a field that has to be given: what is taken where a fact in words makes it usual, each with its value, or where it
   * follows from the rest.
   */
  usual?: { reason: string } & (
    | { facts: Readonly<Record<string, number>> }
    | { by: (said: Readonly<Record<string, unknown>>) => number | undefined }
  );
  /** Of a number: what an answer shows it with while nobody has told it, lowest first. `said` is what was told. */
  typical?: (said: Readonly<Record<string, unknown>>) => readonly number[];
  min?: number;
  max?: number;
  /** Of a rate: what the stock market decides, so that history has a range for it. */
  market?: true;
  /** Of a choice: its values. */
  options?: readonly string[];
  /** Of a list: what one of its items holds. */
  items?: Fields;
  /** Of an item of a list in time: it belongs to a row between the first and the last, as money put in along the way. */
  between?: true;
  /** The calculator weighs it against going without by itself: told once, it makes no second case. */
  weighed?: true;
  /** Of a list: its items are the cases that a question compares, such as two offers. */
  comparesCases?: true;
}

interface Default<T> {
  value: T;
  reason: string;
  /** Of one that goes by the year whose law counts: what is taken instead of `value`. */
  byYear?: (year: number) => T;
  /** Of one that goes by what else was said. */
  by?: (said: Readonly<Record<string, unknown>>, year: number) => T | undefined;
}

export type Fields = Record<string, z.ZodType>;

/** Inputs by name and nothing else: a misspelled one that is ignored would be answered with a default. */
export function inputObject<F extends Fields>(fields: F, otherwise: string) {
  return z.strictObject(fields, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no input of this name.' : otherwise),
  });
}

/** What is said of an input that is not there, or is something else. */
function missingOr(missing: string, otherwise: string) {
  return { error: ({ input }: { input?: unknown }) => (input === undefined ? missing : otherwise) };
}

const descriptions = new WeakMap<z.ZodType, FieldAbout>();

export function aboutField(field: z.ZodType | undefined): FieldAbout | undefined {
  return field && descriptions.get(field);
}

function describe<T extends z.ZodType>(field: T, about: FieldAbout): T {
  descriptions.set(field, about);
  return field;
}

type NumberField = Omit<FieldAbout, 'unit' | 'options' | 'items' | 'default'> & {
  min: number;
  max: number;
  default?: Default<number>;
};

/** Of these only whole numbers are taken. */
export const wholeUnits: ReadonlySet<FieldAbout['unit']> = new Set(['months', 'age', 'year', 'count']);

/** A number with a unit and bounds. Out of bounds it is refused with a sentence, never clipped. */
function quantityField(unit: Unit, about: NumberField) {
  const say = (value: number) => formatQuantity({ value, unit });
  const base = z
    .number(missingOr(`${about.label} is missing.`, `${about.label} must be a number.`))
    .min(about.min, `${about.label} must be at least ${say(about.min)}.`)
    .max(about.max, `${about.label} must be at most ${say(about.max)}.`);
  const checked = wholeUnits.has(unit)
    ? base.refine(Number.isInteger, `${about.label} must be a whole number.`)
    : base;
  return { checked, described: { ...about, unit } };
}

type Given = z.ZodNumber;
type WithDefault = z.ZodDefault<z.ZodNumber>;

/**
 * The makers of fields. With a `default` the field may be left out; TypeScript sees a number either way.
 */
function maker(unit: Unit) {
  function make(about: NumberField & { default: Default<number> }): WithDefault;
  function make(about: NumberField & { default?: never }): Given;
  function make(about: NumberField): Given | WithDefault {
    const { checked, described } = quantityField(unit, about);
    const field = about.default ? checked.default(about.default.value) : checked;
    return describe(field, described);
  }
  return make;
}

export const money = maker('usd');
export const moneyPerMonth = maker('usd_per_month');
export const moneyPerYear = maker('usd_per_year');
export const percent = maker('percent');
export const years = maker('years');
export const months = maker('months');
export const age = maker('age');
export const calendarYear = maker('year');
export const count = maker('count');
export const ratio = maker('ratio');

interface ChoiceAbout<K extends string> {
  label: string;
  options: readonly K[];
  fact?: WordFactKey;
  facts?: Partial<Readonly<Record<NoInfer<K>, string | readonly string[]>>>;
  ofRole?: { field: string; role: RoleId; value: NoInfer<K>; unless?: string; without?: readonly string[] };
  comparesTold?: true;
  leastSure?: number;
  ofKind?: true;
  guess?: string;
  default?: ChoiceDefault<K>;
}

type ChoiceDefault<K extends string> = Pick<Default<NoInfer<K>>, 'value' | 'reason' | 'by'>;

type Choice<K extends string> = z.ZodEnum<{ [Name in K]: Name }>;

export function choice<K extends string>(
  about: ChoiceAbout<K> & { default: ChoiceDefault<K> },
): z.ZodDefault<Choice<K>>;
export function choice<K extends string>(about: ChoiceAbout<K> & { default?: never }): Choice<K>;
export function choice<K extends string>(about: ChoiceAbout<K>): Choice<K> | z.ZodDefault<Choice<K>> {
  const names = about.options as [K, ...K[]];
  const oneOf = `one of: ${names.join(', ')}.`;
  const base = z.enum(
    names,
    missingOr(`${about.label} is missing: give ${oneOf}`, `${about.label} must be ${oneOf}`),
  );
  const field = about.default ? base.default(about.default.value as never) : base;
  return describe(field, {
    ...about,
    facts: about.facts as FieldAbout['facts'],
    unit: 'choice',
  } as FieldAbout);
}

export function flag(about: {
  label: string;
  fact?: string;
  unless?: string;
  ofRole?: { field: string; role: RoleId; value: boolean };
  unlessSeveral?: string;
  ofMonths?: readonly string[];
  default: { value: boolean; reason: string };
}): z.ZodDefault<z.ZodBoolean> {
  const field = z.boolean(`${about.label} must be true or false.`).default(about.default.value);
  return describe(field, { ...about, unit: 'flag' });
}

const longestName = 30;

/** What a person calls a thing of a list. Letters only: no number stands in an answer that nobody has computed or told. */
export function name(about: { label: string }): z.ZodDefault<z.ZodString> {
  const field = z
    .string(`${about.label} must be a text.`)
    .max(longestName, `${about.label} must have at most ${longestName} characters.`)
    .regex(/^(?:\p{L}[\p{L} .&’'-]*)?$/u, `${about.label} must be letters only.`)
    .default('');
  return describe(field, { ...about, unit: 'name', default: { value: '', reason: 'it isn’t named' } });
}

/** Several of the same kind: debts, lots, cash flows. */
export function list<F extends Fields>(about: {
  label: string;
  ask?: string;
  items: F;
  min: number;
  max: number;
  comparesCases?: true;
}) {
  const atLeast = `give at least ${about.min}.`;
  const base = z
    .array(
      inputObject(about.items, `${about.label}: each must be an object.`),
      missingOr(`${about.label}: ${atLeast}`, `${about.label}: this must be a list.`),
    )
    .min(about.min, `${about.label}: ${atLeast}`)
    .max(about.max, `${about.label}: give at most ${about.max}.`);
  return describe(base, { ...about, unit: 'list' });
}
