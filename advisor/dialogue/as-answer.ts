import { aboutField } from '#advisor/calculators/define/fields.ts';
import { clearRole, rolesTaken } from '#advisor/dialogue/in-context.ts';
import type { Pending } from '#advisor/dialogue/pending.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse, roles } from '#advisor/reader/roles.ts';

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
