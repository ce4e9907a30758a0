import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { maxJsonDepth, findExcess, maxExponentDigits, type Excess } from '#server/http/limits/json-excess.ts';
import { bodyLimitOf } from '#server/http/paths.ts';
import { takeTurn } from '#server/http/limits/take-turn.ts';

/** The JSON body, checked by the route's schema. An empty body is an empty object: some calls have nothing to say. */
export async function readJson<T extends z.ZodType>(c: Context<AppEnv>, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(await readJsonValue(c));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AppError('validation_failed', {
    message: `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'not valid'}`,
    cause: result.error,
  });
}

/** Reading one that is shorter takes no longer than anything else that a request does. */
const largeBody = 16 * 1024;

/** The body as text of which reading the JSON is cheap. A large one waits for its turn, so that others get theirs. */
export async function readJsonText(c: Context<AppEnv>): Promise<string> {
  const text = await c.req.text();
  if (text.length > largeBody) await takeTurn();
  const { values } = bodyLimitOf(c.req.path);
  const excess = findExcess(text, values);
  if (excess) throw refusal(excess, values);
  return text;
}

function refusal(excess: Excess, values: number): AppError {
  if (excess === 'values') {
    return new AppError('request_entity_too_large', {
      message: `The request body has too many values. The limit is ${values}.`,
    });
  }
  const problem =
    excess === 'depth'
      ? `nested more than ${maxJsonDepth} deep`
      : `a number with an exponent of more than ${maxExponentDigits} digits`;
  return new AppError('bad_json', { message: `Could not parse request body as JSON: ${problem}` });
}

/** The JSON body, unchecked; the caller validates it. */
export async function readJsonValue(c: Context<AppEnv>): Promise<unknown> {
  const text = await readJsonText(c);
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    const where =
      cause instanceof Error ? (/position \d+/.exec(cause.message)?.[0] ?? 'end of input') : 'unknown';
    throw new AppError('bad_json', {
      message: `Could not parse request body as JSON: syntax error at ${where}`,
      cause,
    });
  }
  if (mayBeUnstorable(text) && !isStorable(value)) {
    throw new AppError('bad_json', {
      message: 'Could not parse request body as JSON: it holds a null character or half of a surrogate pair',
    });
  }
  return value;
}

/** Both come only as escapes, or as bytes that are no text; most bodies have neither and need no second look. */
function mayBeUnstorable(text: string): boolean {
  return text.includes('\\u') || text.includes('\u0000') || !text.isWellFormed();
}

/** Postgres keeps no null character in a text, and half of a pair is no character at all. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
