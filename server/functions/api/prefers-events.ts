import { acceptedTypes } from '#server/http/files/accepted-types.ts';

const events = 'text/event-stream';
const document = 'application/json';

/** Whether the Accept header names event streams, with at least the weight of JSON. Wildcards mean JSON. */
export function prefersEvents(accept = ''): boolean {
  const weights = new Map(acceptedTypes(accept).map(({ type, weight }) => [type, weight]));
  const wanted = weights.get(events) ?? 0;
  return wanted > 0 && wanted >= (weights.get(document) ?? 0);
}
