const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that may be followed; undefined for anything that could do something instead of leading somewhere. */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  // Browsers drop control characters before they read a scheme, so a dangerous scheme can hide behind them.
  // eslint-disable-next-line no-control-regex
  const bare = href.replaceAll(/[\u0000-\u0020\u007F-\u009F]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || allowed.has(scheme) ? href : undefined;
}
