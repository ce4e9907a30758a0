import { AppError } from '#server/http/app-error.ts';
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

/** The first media type of Accept that there is. */
export function parseAccept(accept = '*/*'): Media {
  const asked = accept.split(',').map((type) => type.split(';').map((part) => part.trim().toLowerCase()));
  for (const [type = '', ...options] of asked) {
    if (!Object.hasOwn(formats, type)) continue;
    const stripNulls = type.startsWith('application/vnd.pgrst.') && options.includes('nulls=stripped');
    return { ...formats[type]!, stripNulls };
  }
  const types = asked.map(([type]) => type).join(', ');
  throw new AppError('PGRST107', { message: `None of these media types are available: ${types}` });
}
