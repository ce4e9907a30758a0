import { AppError } from '#server/http/errors/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';

/** The rows of a body as JSON text, which Postgres reads itself, and the columns they have. */
export interface Payload {
  json: string;
  columns: string[];
  rows: number;
}

/** Reads the body (readJsonText) of an insert (one object or several) or of an update (one object). */
export function parsePayload(body: string, action: 'insert' | 'update', columns: string[] | null): Payload {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new AppError('PGRST102', { cause });
  }
  const rows = Array.isArray(value) ? (value as unknown[]) : [value];
  if (!rows.every(isRow) || (action === 'update' && Array.isArray(value))) throw new AppError('PGRST102');
  if (rows.length > restLimits.insertedRows) {
    throw new AppError('PGRST102', {
      message:
        `A request may bring at most ${restLimits.insertedRows} rows, and this one has ${rows.length}. ` +
        'Send them in several requests.',
    });
  }
  const keys = Object.keys(rows[0] ?? {});
  // With `columns` the client says which to take, and rows may differ; without it, a differing row is a mistake.
  if (!columns && rows.some((row) => !sameKeys(keys, row))) {
    throw new AppError('PGRST102', { message: 'All object keys must match' });
  }
  if (keys.length === 0 && rows.length > 1)
    throw new AppError('PGRST102', { message: 'Rows without any value' });
  // The client's own text: JavaScript would round numbers that Postgres can hold.
  return { json: Array.isArray(value) ? body : `[${body}]`, columns: columns ?? keys, rows: rows.length };
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameKeys(keys: string[], row: Record<string, unknown>): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
}
