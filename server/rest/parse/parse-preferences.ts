import { AppError } from '#server/http/app-error.ts';
import type { Preferences } from '#server/rest/request.ts';

const known: Record<string, readonly string[]> = {
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  handling: ['strict', 'lenient'],
};

/** Prefer is a wish: what is unknown is passed over, unless the client asks to be told (handling=strict). */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => wish.trim())
    .filter(Boolean);
  const understood = new Map<string, string>();
  const invalid: string[] = [];
  for (const wish of wishes) {
    const [name = '', value = ''] = wish.split('=');
    if (Object.hasOwn(known, name) && known[name]?.includes(value)) {
      // The first of several counts, as in PostgREST.
      if (!understood.has(name)) understood.set(name, value);
    } else invalid.push(wish);
  }
  if (understood.get('handling') === 'strict' && invalid.length > 0) {
    throw new AppError('PGRST122', {
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return {
    return: (understood.get('return') ?? 'minimal') as Preferences['return'],
    count: understood.has('count'),
    resolution: (understood.get('resolution') ?? null) as Preferences['resolution'],
    applied: [...understood].map(([name, value]) => `${name}=${value}`),
  };
}
