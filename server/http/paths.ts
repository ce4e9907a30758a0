/** How much a body may bring: a value is a text, number, list or object, at any depth. */
interface BodyLimit {
  bytes: number;
  values: number;
}

interface PathRules {
  /** Calls other services before its answer begins, so it gets more time. */
  isSlow?: true;
  /** Where more than `smallBody` is allowed. */
  body?: BodyLimit;
  /** One of the functions, served at the root as well. */
  isAlsoAtRoot?: true;
}

const megabyte = 1024 * 1024;
const values = 5_000;
const smallBody: BodyLimit = { bytes: 64 * 1024, values };
const largeBody: BodyLimit = { bytes: megabyte, values };
const functionsPrefix = '/functions/v1';

/**
 * The one table of paths with rules of their own; docs/operations.md lists the limits. A path that ends with `/*`
 * covers itself and everything below it.
 */
const paths: Readonly<Record<string, PathRules>> = {
  // Deletes an account with everything in it, as the function for its owner does.
  '/auth/v1/admin/users/*': { isSlow: true },
  // 2,000 rows of up to 11 columns: restLimits, and the widest table that callers write.
  '/rest/v1/*': { body: { bytes: megabyte, values: 25_000 } },
  [`${functionsPrefix}/*`]: { isSlow: true },
  // `replaces` may name 10,000 messages.
  [`${functionsPrefix}/chat`]: { body: { bytes: megabyte, values: 12_000 } },
  // A visitor's conversation, in one piece because all of it is stored or nothing.
  [`${functionsPrefix}/move-in`]: { body: largeBody },
  // 10,000 positions of 11 fields, in one piece because all of them are stored or none.
  [`${functionsPrefix}/holdings`]: { body: { bytes: 6 * megabyte, values: 125_000 } },
  '/findeus-chat': { isAlsoAtRoot: true, isSlow: true, body: largeBody },
  '/calculators/*': { isAlsoAtRoot: true, isSlow: true },
  '/openapi.json': { isAlsoAtRoot: true, isSlow: true },
  '/stripe-checkout': { isAlsoAtRoot: true, isSlow: true },
  // Parsed as JSON only if it is signed.
  '/stripe-webhook': { isAlsoAtRoot: true, isSlow: true, body: largeBody },
};
const entries = Object.entries(paths);

export const rootFunctionPaths = entries.filter(([, rules]) => rules.isAlsoAtRoot).map(([path]) => path);

export function isSlow(path: string): boolean {
  return rulesOf(path).some((rules) => rules.isSlow);
}

export function bodyLimitOf(path: string): BodyLimit {
  return rulesOf(path).find(({ body }) => body)?.body ?? smallBody;
}

function rulesOf(path: string): PathRules[] {
  const atRoot = path.startsWith(`${functionsPrefix}/`) ? path.slice(functionsPrefix.length) : path;
  return entries.flatMap(([pattern, rules]) =>
    covers(pattern, rules.isAlsoAtRoot ? atRoot : path) ? [rules] : [],
  );
}

function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern;
  const base = pattern.slice(0, -'/*'.length);
  return path === base || path.startsWith(`${base}/`);
}
