/**
 * Google's authorization requests differ from the standard: the picker is asked for by a prompt of its own, and a
 * refresh token by access_type=offline. Returns the same request, put in the standard's words.
 */
export function translateGoogleDialect(pathAndQuery: string): string {
  const url = new URL(pathAndQuery, 'http://localhost');
  const query = url.searchParams;
  const scopes = new Set(query.get('scope')?.split(' ').filter(Boolean));
  const silent = query.get('prompt') === 'none';
  if (query.get('access_type') === 'offline') scopes.add('offline_access');

  if (scopes.size > 0) query.set('scope', [...scopes].join(' '));
  if (!silent) query.delete('prompt');
  // The standard gives offline access only to those who also ask for consent, which is never shown here.
  if (!silent && scopes.has('offline_access')) query.set('prompt', 'consent');
  return `${url.pathname}${url.search}`;
}
