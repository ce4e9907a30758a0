import { AppError } from '#server/http/app-error.ts';
import type { RestRequest } from '#server/rest/request.ts';

export interface Answer {
  body: string;
  rows: number;
  total: number | null;
}

/** Checked inside the transaction, so that a change that was to touch exactly one row is undone otherwise. */
export function requireSingle({ rows }: Answer): void {
  if (rows !== 1) throw new AppError('PGRST116', { details: `The result contains ${rows} rows` });
}

/** A page that begins beyond the end is an error only where the client asked how many there are. */
export function requireInRange({ total }: Answer, { action, offset }: RestRequest): void {
  if (action === 'read' && total !== null && offset > total) {
    throw new AppError('PGRST103', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
}

/** Step five: status, headers and body. */
export function toResponse(request: RestRequest, answer: Answer, headOnly: boolean): Response {
  const { action, single, preferences } = request;
  const withBody = action === 'read' || single || preferences.return === 'representation';
  const headers = new Headers({ 'content-range': contentRange(request, answer) });
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  if (withBody) {
    const type = single ? 'application/vnd.pgrst.object+json' : 'application/json';
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  const body = single ? firstOf(answer.body) : answer.body;
  return new Response(withBody && !headOnly ? body : null, {
    status: statusOf(request, answer, withBody),
    headers,
  });
}

function statusOf({ action }: RestRequest, { rows, total }: Answer, withBody: boolean): number {
  if (action === 'insert') return 201;
  if (action === 'read') return total !== null && rows < total ? 206 : 200;
  return withBody ? 200 : 204;
}

function contentRange({ action, offset }: RestRequest, { rows, total }: Answer): string {
  const size = total === null ? '*' : String(total);
  if (action === 'insert' || action === 'delete' || rows === 0) return `*/${size}`;
  const first = action === 'read' ? offset : 0;
  return `${first}-${first + rows - 1}/${size}`;
}

/** The one object of a JSON array with exactly one element, without reading it again. */
function firstOf(array: string): string {
  return array.slice(array.indexOf('[') + 1, array.lastIndexOf(']')).trim();
}
