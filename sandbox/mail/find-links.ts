const anchor = /<a\s(?:[^>]*?\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const bareUrl = /https?:\/\/[^\s<>"']+/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The web links of a mail, each once, in the order of reading: those of the HTML, or failing that of the text. */
export function findLinks({ html, text }: { html: string; text: string }): string[] {
  const links = html
    ? [...html.matchAll(anchor)].map(([, double, single, bare]) => decode(double ?? single ?? bare ?? ''))
    : // The full stop after an address belongs to the sentence.
      [...text.matchAll(bareUrl)].map(([url]) => url.replace(/[.,;:!?)\]]+$/, ''));
  return [...new Set(links)].filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link));
}

function decode(attribute: string): string {
  return attribute
    .trim()
    .replace(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? whole;
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      },
    );
}
