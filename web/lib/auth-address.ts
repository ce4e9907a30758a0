/** What a mailed link or another site's sign-in has left in the address. */
function parametersOf({ hash, search }: Location): URLSearchParams {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  return inHash.has('access_token') || inHash.has('error') ? inHash : new URLSearchParams(search);
}

export function hasAuthInAddress(location: Location): boolean {
  return parametersOf(location).has('access_token');
}

/** Why they come back with nothing: in words that our server has chosen for people. */
export function errorInAddress(location: Location): string | null {
  const parameters = parametersOf(location);
  return parameters.has('error') ? (parameters.get('error_description') ?? parameters.get('error')) : null;
}
