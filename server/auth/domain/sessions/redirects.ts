import { domainToASCII } from 'node:url';

/** Where a browser may be sent with a session in its hands. */
interface RedirectRules {
  site: URL;
  allowList: readonly string[];
}

/** The first of the wishes that is allowed; the site itself where none is. */
export function chooseRedirect(wishes: readonly (string | undefined)[], rules: RedirectRules): string {
  return wishes.find((wish) => wish !== undefined && isAllowed(wish, rules)) ?? rules.site.href;
}

/** No honest address is longer; how long a pattern takes grows faster than what it is tried on. */
const maxRedirectLength = 2_048;

function isAllowed(wish: string, { site, allowList }: RedirectRules): boolean {
  // Browsers drop such characters, stumble over them or take them for slashes; no honest address has any.
  if (/[\p{Cc}\\]/u.test(wish) || !wish.isWellFormed()) return false;
  if (wish.length > maxRedirectLength || !URL.canParse(wish)) return false;
  const url = new URL(wish);
  // A name before an @ looks like the site and leads elsewhere.
  if (url.username || url.password) return false;
  if (isWeb(url)) {
    if (isSameSite(url, site) || isLoopback(url.hostname)) return true;
    return allowList.some((pattern) => matchesWeb(pattern, url));
  }
  // An app's own address, as written and as parsed: a pattern may match either form.
  const forms = [wish, url.href].map(withoutFragment);
  const bare = forms.map((form) => form.replace(/(?<=\/\/[^/]+)\/$/, ''));
  return allowList.some((pattern) => [...forms, ...bare].some((form) => toRegExp(pattern).test(form)));
}

/** Only the address as a browser parses it: its text may look like another site's. */
function matchesWeb(pattern: string, url: URL): boolean {
  const address = withoutFragment(url.href);
  if (!/[*?]/.test(pattern)) {
    return URL.canParse(pattern) && withoutFragment(new URL(pattern).href) === address;
  }
  const parts = /^([^/]*:\/\/)([^/]*)(.*)$/.exec(pattern);
  const [, scheme = '', rawHost = '', rawRest = ''] = parts ?? [];
  const [host, rest] = [asHostIsRead(rawHost, scheme), asPathIsRead(rawRest)];
  // A numeric address has to be in the pattern itself; a wildcard does not match it.
  if (isNumeric(url.hostname) && !host.startsWith(url.hostname)) return false;
  // Without a scheme there is no host that would hold a wildcard back.
  if (!parts) return pattern === '**';
  const isOpen = rest === '' && host.endsWith('**');
  const source = isOpen
    ? `${toSource(host.slice(0, -'**'.length), insideHost)}.*`
    : `${toSource(host, insideHost)}${toSource(rest || '/', anywhere)}`;
  return new RegExp(`^${toSource(scheme.toLowerCase(), insideHost)}${source}$`).test(address);
}

/** As `new URL` writes a host, but for its wildcards, which it would not let pass everywhere. */
function asHostIsRead(host: string, scheme: string): string {
  const defaultPort = { 'http://': /:80$/, 'https://': /:443$/ }[scheme.toLowerCase()];
  return host
    .toLowerCase()
    .replace(defaultPort ?? /$/, '')
    .replaceAll(/[^.:]*[^\p{ASCII}.:][^.:]*/gu, (label) => domainToASCII(label) || label);
}

function asPathIsRead(rest: string): string {
  return rest && new URL(`https://host${rest}`).href.slice('https://host'.length);
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? '';
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

/** As `new URL` writes the host of a number, however it was given. */
function isNumeric(hostname: string): boolean {
  return /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');
}

/** What one character of a wildcard may be. */
const anywhere = { one: '[^./]', any: '.' };
const insideHost = { one: '[^./?#@:]', any: '[^/?#@:]' };

/** `*` stands for anything between dots and slashes, `**` for anything at all, `?` for one character. */
function toSource(pattern: string, { one, any }: typeof anywhere): string {
  return pattern.replaceAll(/\*\*|\*|\?|[.+^${}()|[\]\\]/g, (part) => {
    if (part === '**') return `${any}*`;
    if (part === '*') return `${one}*`;
    return part === '?' ? one : `\\${part}`;
  });
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${toSource(pattern, anywhere)}$`);
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
