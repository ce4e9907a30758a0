const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Removes line breaks, control characters and changes of text direction, with which a value could look like our own text. */
export function singleLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

/** The link, encoded so that it cannot break out of a line or an attribute. */
export function requireWebLink(link: string): string {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error('A link in a mail must begin with https:// or http://.');
  }
  return url.href;
}
