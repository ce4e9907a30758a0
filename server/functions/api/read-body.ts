import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJsonValue } from '#server/http/read-json.ts';

/** The JSON of a call. Throws if its content type is another. */
export async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type)) {
    throw new AppError('unsupported_media_type', {
      message: `Send the body with the header Content-Type: application/json${type === '' ? '' : `, not ${printable(type)}`}.`,
    });
  }
  return readJsonValue(c);
}

/** The parsed body. Throws with the name of the field that does not fit. */
export function requireValid<T extends z.ZodType>(value: unknown, schema: T): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [
    ...(issue?.path ?? []),
    ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  throw invalidField(path.join('.'), problemOf(issue), result.error);
}

function problemOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return 'is not known here';
  // The schema has no message for a body that is not an object.
  if (issue?.path.length === 0) return 'must be an object';
  return issue?.message ?? 'is not valid';
}

export function invalidField(field: string, problem: string, cause?: unknown): AppError {
  return new AppError('validation_failed', {
    status: 422,
    message: `${field === '' ? 'The body' : field}: ${problem}`,
    ...(field === '' ? {} : { extra: { field } }),
    cause,
  });
}

function printable(type: string): string {
  return type.slice(0, 80).replaceAll(/[^\w./+-]/g, '?');
}
