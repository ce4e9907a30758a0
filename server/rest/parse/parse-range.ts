import { AppError } from '#server/http/errors/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';

export interface Page {
  offset: number;
  limit: number;
}

/**
 * The page that `limit`, `offset` and the Range header ask for together: the rows that all of them include. Only a GET
 * has a Range, and one that is not a range of rows is ignored.
 */
export function parsePage(method: string, query: URLSearchParams, rangeHeader: string | undefined): Page {
  const limit = query.has('limit') ? parseCount('limit', query.get('limit')!) : null;
  const offset = query.has('offset') ? parseCount('offset', query.get('offset')!) : 0;
  const [, first, last] = (method === 'GET' && /^(\d+)-(\d*)$/.exec(rangeHeader ?? '')) || [];
  if (first === undefined || limit === 0)
    return { offset, limit: Math.min(limit ?? Infinity, restLimits.rows) };
  const lastAsked = last ? Number(last) : Infinity;
  if (Number(first) > lastAsked) {
    throw new AppError('PGRST103', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  const start = Math.max(offset, Number(first));
  const end = Math.min(lastAsked, limit === null ? Infinity : offset + limit - 1);
  if (start > end || start > maxCount) {
    throw new AppError('PGRST103', {
      details: 'The Range header and limit or offset have no row in common.',
    });
  }
  return { offset: start, limit: Math.min(end - start + 1, restLimits.rows) };
}

/** No page starts beyond what an integer of Postgres can count. */
const maxCount = 2_147_483_647;

export function parseCount(name: 'limit' | 'offset', text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= maxCount) return Number(text);
  if (name === 'limit' && /^-\d+$/.test(text)) {
    throw new AppError('PGRST103', { details: 'Limit should be greater than or equal to zero.' });
  }
  throw new AppError('PGRST100', {
    message: `"failed to parse ${name} parameter (${text})" (line 1, column 1)`,
    details: `expecting a whole number from 0 to ${maxCount}`,
  });
}
