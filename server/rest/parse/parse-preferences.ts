import { AppError } from '#server/http/errors/app-error.ts';
import type { Preferences } from '#server/rest/request.ts';

const known: Record<string, RegExp> = {
  return: /^(?:representation|minimal|headers-only)$/,
  count: /^(?:exact|planned|estimated)$/,
  resolution: /^(?:merge-duplicates|ignore-duplicates)$/,
  missing: /^(?:default|null)$/,
  handling: /^(?:strict|lenient)$/,
  'max-affected': /^\d{1,9}$/,
};

/** Prefer is a wish: what is unknown is ignored, unless the client asks for an error (handling=strict). */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => wish.trim())
    .filter(Boolean);
  const understood = new Map<string, string>();
  const invalid: string[] = [];
  for (const wish of wishes) {
    const [name = '', value = ''] = wish.split('=');
    if (Object.hasOwn(known, name) && known[name]?.test(value)) {
      // The first of several counts, as in PostgREST.
      if (!understood.has(name)) understood.set(name, value);
    } else invalid.push(wish);
  }
  const strict = understood.get('handling') === 'strict';
  // As in PostgREST, the number counts only where errors are asked for.
  if (!strict) understood.delete('max-affected');
  if (strict && invalid.length > 0) {
    throw new AppError('PGRST122', {
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return {
    return: (understood.get('return') ?? 'minimal') as Preferences['return'],
    count: (understood.get('count') ?? null) as Preferences['count'],
    resolution: (understood.get('resolution') ?? null) as Preferences['resolution'],
    missingDefault: understood.get('missing') === 'default',
    maxAffected: understood.has('max-affected') ? Number(understood.get('max-affected')) : null,
    applied: [...understood].map(([name, value]) => `${name}=${value}`),
  };
}
