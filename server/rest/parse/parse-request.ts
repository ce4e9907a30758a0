import { AppError } from '#server/http/errors/app-error.ts';
import { parseAccept } from '#server/rest/parse/parse-accept.ts';
import { parsePreferences } from '#server/rest/parse/parse-preferences.ts';
import { parsePage } from '#server/rest/parse/parse-range.ts';
import { parseReading } from '#server/rest/parse/parse-reading.ts';
import { parseNames } from '#server/rest/parse/parse-select.ts';
import type { RestRequest } from '#server/rest/request.ts';

const actions = {
  GET: 'read',
  HEAD: 'read',
  POST: 'insert',
  PUT: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
} as const;

interface Asked {
  method: string;
  relation: string;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
}

/** Step one: what the request says, without looking at the database. */
export function parseRequest({ method, relation, query, header }: Asked): RestRequest {
  const action = actions[method as keyof typeof actions];
  if (!action) throw new AppError('PGRST117', { message: `Unsupported HTTP method: ${method}` });
  const profile = header(action === 'read' ? 'accept-profile' : 'content-profile') ?? 'public';
  if (profile !== 'public') {
    throw new AppError('PGRST106', {
      message: `Invalid schema: ${profile}`,
      hint: 'Only the following schemas are exposed: public',
    });
  }
  const isPut = method === 'PUT';
  if (isPut && (query.has('limit') || query.has('offset'))) throw new AppError('PGRST114');
  return {
    action,
    isPut,
    relation,
    reading: parseReading(query, parsePage(method, query, header('range'))),
    media: parseAccept(header('accept')),
    headOnly: method === 'HEAD',
    preferences: {
      ...parsePreferences(header('prefer')),
      ...(isPut ? { resolution: 'merge-duplicates' as const } : {}),
    },
    columns: parseNames('columns', query.get('columns')),
    onConflict: parseNames('on_conflict', query.get('on_conflict')),
  };
}
