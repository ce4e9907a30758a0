import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { clearRole, rolesTaken } from '#advisor/dialogue/in-context.ts';
import { guides } from '#advisor/guides/registry.ts';
import { isAcceptable } from '#advisor/plan/fill/is-acceptable.ts';
import { typicalValues } from '#advisor/plan/fill/typical-values.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import { roles } from '#advisor/reader/roles.ts';

/** A question of ours: its words, and the fields that its answer fills, of which the first is asked for. */
export interface Pending {
  question: string;
  fields: Fields;
  names: readonly string[];
  /** The calculator or the guide that asked. */
  topic: string;
  /** Whether it was asked below an answer that stands without it. */
  isBelow: boolean;
}

/** What a decision asks below its answer. */
export function askedByGuide(record: AnswerRecord | undefined): Pending | undefined {
  const guide = guides.find(({ id }) => `guide:${id}` === record?.topic);
  const { text, field } = record?.question ?? {};
  if (!record || !guide || text === undefined || field === undefined) return undefined;
  return {
    question: text,
    fields: guide.fields as Fields,
    names: [field],
    topic: record.topic,
    isBelow: true,
  };
}

/** What a calculation lacks. */
export function askedFor(
  calculator: AnyCalculator,
  { missing, inputs }: Receipt,
  record: AnswerRecord | undefined,
): Pending | undefined {
  if (!missing) return undefined;
  const [name] = missing;
  const question = name === undefined ? record?.question?.text : questionFor(calculator, name);
  if (question === undefined) return undefined;
  const names = missing.length > 0 ? missing : fieldsThatHelp(calculator, inputs);
  return { question, fields: calculator.fields as Fields, names, topic: calculator.name, isBelow: false };
}

/** Where one of several fields would do: those with which the calculation can be run. */
function fieldsThatHelp(calculator: AnyCalculator, inputs: Receipt['inputs']): string[] {
  const told = Object.entries(inputs).filter(([, { origin }]) => origin !== 'assumption');
  const input = Object.fromEntries(told.map(([name, { value }]) => [name, value]));
  return Object.keys(calculator.fields as Fields).filter((name) => {
    const usual = typicalValues(calculator, name);
    const value = usual[usual.length >> 1];
    return typeof value === 'number' && isAcceptable(calculator, { ...input, [name]: value });
  });
}

/** How a field is asked for. */
function questionFor({ fields }: AnyCalculator, name: string): string {
  const about = aboutField((fields as Fields)[name]);
  if (!about) return '';
  return about.ask
    ? `${about.ask[0]!.toUpperCase()}${about.ask.slice(1)}?`
    : `What is the ${about.label.toLowerCase()}?`;
}

/** A bare number is what we asked for, whatever it might mean elsewhere. */
export function asAnswer({ text, told }: Reading, { fields, names }: Pending): ReadQuantity[] {
  const [only, ...more] = told;
  const [field = ''] = names;
  const uses = (aboutField(fields[field])?.roles ?? []).map(readRoleUse);
  const [first] = uses;
  if (!first || !only || more.length > 0 || uses.some(({ role }) => role === only.role)) return [...told];
  // "Why? I'm 41" to a question for the rate still tells an age, where the calculation takes one.
  const isInWords = /\p{L}/u.test(text.slice(0, only.start) + text.slice(only.end));
  const isClear = only.probability > clearRole && rolesTaken({ fields }).has(only.role);
  if (isInWords && isClear) return [...told];
  const kind = roles[first.role].kind;
  const fits = only.unit === 'none' || only.unit === (kind === 'rate' ? 'percent' : kind);
  if (!fits) return [...told];
  const { role, owner, kind: thing = 'none' } = first;
  return [{ ...only, role, owner, kind: thing, case: 'none', probability: sureAnswer, otherRoles: [] }];
}

const sureAnswer = 0.95;
