import { AppError } from '#server/http/errors/app-error.ts';
import type { Media, RestRequest } from '#server/rest/request.ts';

export interface Answer {
  /** The rows as a JSON array or as CSV; null where that would have been too large. */
  body: string | null;
  rows: number;
  total: number | null;
  /** How many of the rows of an upsert were there before. */
  merged: number;
}

/** Checked inside the transaction, like the four below, so that a change that is answered with an error is undone. */
export function requireBody({ body }: Answer): string {
  if (body !== null) return body;
  throw new AppError('response_too_large');
}

export function requireSingle({ rows }: Answer): void {
  if (rows !== 1) throw new AppError('PGRST116', { details: `The result contains ${rows} rows` });
}

/** A page that begins beyond the end is an error only where the client asked how many there are. */
export function requireInRange({ total }: Answer, { action, reading: { offset } }: RestRequest): void {
  if (action === 'read' && total !== null && offset > total) {
    throw new AppError('PGRST103', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
}

export function requireFewAffected({ rows }: Answer, { action, preferences }: RestRequest): void {
  const { maxAffected } = preferences;
  if ((action === 'update' || action === 'delete') && maxAffected !== null && rows > maxAffected) {
    throw new AppError('PGRST124', { details: `The query affects ${rows} rows` });
  }
}

/** Nothing is written where the row of a PUT is not the one that its address names. */
export function requireRowOfAddress({ rows }: Answer, { isPut }: RestRequest): void {
  if (isPut && rows !== 1) throw new AppError('PGRST115');
}

/** Step five: status, headers and body. */
export function toResponse(request: RestRequest, answer: Answer): Response {
  const { action, media, preferences, headOnly } = request;
  const withBody = action === 'read' || media.single || preferences.return === 'representation';
  const headers = new Headers({ 'content-range': contentRange(request, answer) });
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  if (withBody) headers.set('content-type', `${contentType(media)}; charset=utf-8`);
  return new Response(withBody && !headOnly ? toBody(media, requireBody(answer)) : null, {
    status: statusOf(request, answer, withBody),
    headers,
  });
}

function contentType({ format, single, stripNulls }: Media): string {
  if (format === 'csv') return 'text/csv';
  if (single) return `application/vnd.pgrst.object+json${stripNulls ? '; nulls=stripped' : ''}`;
  return stripNulls ? 'application/vnd.pgrst.array+json; nulls=stripped' : 'application/json';
}

function toBody({ single }: Media, body: string): string {
  return single ? firstOf(body) : body;
}

function statusOf(
  { action, isPut, preferences }: RestRequest,
  { rows, total, merged }: Answer,
  withBody: boolean,
): number {
  // An upsert that has only changed what was there has created nothing.
  const createsNothing = preferences.resolution === 'merge-duplicates' && merged === rows;
  if (action === 'insert' && !createsNothing) return 201;
  if (action === 'insert' && !isPut) return 200;
  if (action === 'read') return total !== null && rows < total ? 206 : 200;
  return withBody ? 200 : 204;
}

function contentRange({ action, reading: { offset } }: RestRequest, { rows, total }: Answer): string {
  const size = total === null ? '*' : String(total);
  if (action === 'insert' || action === 'delete' || rows === 0) return `*/${size}`;
  const first = action === 'read' ? offset : 0;
  return `${first}-${first + rows - 1}/${size}`;
}

/** The one object of a JSON array with exactly one element, without reading it again. */
function firstOf(array: string): string {
  return array.slice(array.indexOf('[') + 1, array.lastIndexOf(']')).trim();
}
