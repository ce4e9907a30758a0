/** Where a browser may be sent with a session in its hands. */
export interface RedirectRules {
  site: URL;
  allowList: readonly string[];
}

/** The first of the wishes that is allowed; the site itself where none is. */
export function chooseRedirect(wishes: readonly (string | undefined)[], rules: RedirectRules): string {
  return wishes.find((wish) => wish !== undefined && isAllowed(wish, rules)) ?? rules.site.href;
}

function isAllowed(wish: string, { site, allowList }: RedirectRules): boolean {
  // Browsers drop such characters or stumble over them; no honest address has any.
  if (/\p{Cc}/u.test(wish) || !wish.isWellFormed() || !URL.canParse(wish)) return false;
  const url = new URL(wish);
  // A name before an @ looks like the site and leads elsewhere.
  if (url.username || url.password) return false;
  if (isWeb(url) && (isSameSite(url, site) || isLoopback(url.hostname))) return true;
  // As it was written and as it is read: a pattern may have been meant either way.
  const forms = [wish, url.href].map((form) => form.split('#')[0] ?? '');
  const bare = forms.map((form) => form.replace(/(?<=\/\/[^/]+)\/$/, ''));
  return allowList.some((pattern) => [...forms, ...bare].some((form) => toRegExp(pattern).test(form)));
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false;
  return url.port === site.port || url.hostname === 'localhost';
}

/** An app on the user's own machine. A name such as localhost may be anything; these addresses may not. */
function isLoopback(hostname: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

/** `*` stands for anything between dots and slashes, `**` for anything at all, `?` for one character. */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|\*|\?|[.+^${}()|[\]\\]/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    return part === '?' ? '[^./]' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/** An address with more parameters in its query and, where there are any, in its fragment. */
export function withParameters(
  address: string,
  query: Record<string, string>,
  fragment: Record<string, string> = {},
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const hash = new URLSearchParams(fragment).toString();
  if (hash) url.hash = hash;
  return url.href;
}
