const events = 'text/event-stream';
const document = 'application/json';

/** Whether the Accept header names event streams, and does not like a document better. Wildcards mean the document. */
export function prefersEvents(accept = ''): boolean {
  const weights = new Map(accept.split(',').map(weightOf));
  const wanted = weights.get(events) ?? 0;
  return wanted > 0 && wanted >= (weights.get(document) ?? 0);
}

/** "text/html; q=0.5" -> text/html, 0.5. What has no weight has all of it. */
function weightOf(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
