import { acceptedTypes, type AcceptedType } from '#server/http/files/accepted-types.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { Media } from '#server/rest/request.ts';

const formats: Record<string, Omit<Media, 'stripNulls'>> = {
  '*/*': { format: 'json', single: false },
  'application/*': { format: 'json', single: false },
  'application/json': { format: 'json', single: false },
  'application/vnd.pgrst.array': { format: 'json', single: false },
  'application/vnd.pgrst.array+json': { format: 'json', single: false },
  'application/vnd.pgrst.object': { format: 'json', single: true },
  'application/vnd.pgrst.object+json': { format: 'json', single: true },
  'text/csv': { format: 'csv', single: false },
};

/** Of the media types in Accept that there are, the one that weighs most; of equals the most specific, then the first. */
export function parseAccept(accept = '*/*'): Media {
  const asked = acceptedTypes(accept);
  const [best] = asked
    .filter(({ type, weight }) => weight > 0 && Object.hasOwn(formats, type))
    .sort((a, b) => b.weight - a.weight || specificityOf(b) - specificityOf(a));
  if (!best) {
    const types = asked.map(({ type }) => type).join(', ');
    throw new AppError('PGRST107', { message: `None of these media types are available: ${types}` });
  }
  const { type, parameters } = best;
  const stripNulls = type.startsWith('application/vnd.pgrst.') && parameters.includes('nulls=stripped');
  return { ...formats[type]!, stripNulls };
}

/** As PostgREST counts it: parameters say more, wildcards less. */
function specificityOf({ type, parameters }: AcceptedType): number {
  return parameters.length - (type.match(/\*/g)?.length ?? 0);
}
