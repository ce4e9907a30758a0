import { z } from 'zod';
import { invalid, type StripeProblem } from '#sandbox/stripe/api/problem.ts';

export const text = z.string().max(5000);
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
};
export const webAddress = text.refine(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'Not a valid URL',
);

/** An empty value takes the key away, as at Stripe. */
export function mergeMetadata(
  present: Record<string, string>,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...present, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

export function readParameters<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? problemOf(issue) : invalid('The parameters could not be read.');
}

function problemOf(issue: z.core.$ZodIssue): StripeProblem {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => nameOf([...issue.path, key]));
    return invalid(`Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0] ?? '',
    });
  }
  if (issue.input === undefined) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.message === 'Invalid integer') {
    return invalid(`Invalid integer: ${JSON.stringify(issue.input)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  if (issue.message === 'Not a valid URL') return invalid('Not a valid URL', { code: 'url_invalid', param });
  if (issue.code === 'invalid_value') {
    return invalid(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, { param });
  }
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

const nameOf = ([first, ...rest]: PropertyKey[]): string =>
  String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
