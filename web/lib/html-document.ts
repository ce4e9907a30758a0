interface HtmlDocument {
  title: string;
  /** Below the title: when it was made, and what it is. */
  note: string;
  /** What the document shows, as it is drawn in the page. */
  content: Element;
}

/** Looks alike in every browser and on paper: it brings its styles along, and fetches nothing. */
const styles = `
:root { color-scheme: light; --ink: #12202b; --quiet: #56616b; --line: #d9dcd8; --accent: #0f5c4d; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbfaf7; color: var(--ink); font: 16px/1.6 Inter, "Segoe UI", system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3.5rem 1.5rem 5rem; }
header { border-bottom: 2px solid var(--ink); margin-bottom: 2.5rem; padding-bottom: 1.25rem; }
.brand { margin: 0 0 1.75rem; font: 500 1.1rem Georgia, serif; color: var(--accent); }
h1, h2, h3, h4 { font-family: Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.25; break-after: avoid; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 2.25rem 0 .75rem; }
h3, h4 { font-size: 1.15rem; margin: 1.75rem 0 .5rem; }
article > div { margin: 0 0 1rem; max-width: 66ch; }
article > div > h3:first-child { display: inline; font: inherit; font-weight: 600; }
summary { color: var(--quiet); font-size: .9rem; }
article + article { break-before: page; margin-top: 4rem; }
p, ul, ol, dl { margin: 0 0 1rem; max-width: 66ch; }
ol, ul { padding-left: 1.25rem; }
li { break-inside: avoid; }
li:has(dl) { margin-bottom: 2.5rem; }
li > h2 { margin: .25rem 0 .75rem; }
li > p { margin-bottom: .25rem; color: var(--quiet); font-size: .9rem; }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: .4rem 1.5rem; }
dl > div { display: contents; }
dt { color: var(--quiet); font-size: .9rem; }
dd { margin: 0; }
dd::first-letter { text-transform: uppercase; }
td > span + span { display: block; }
table { width: 100%; border-collapse: collapse; margin: 1.25rem 0; font-size: .925rem; font-variant-numeric: tabular-nums; break-inside: avoid; }
caption { text-align: left; color: var(--quiet); font-size: .85rem; padding-bottom: .4rem; }
th, td { border-bottom: 1px solid var(--line); padding: .45rem .75rem .45rem 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--quiet); font-size: .85rem; }
a { color: var(--accent); }
.note, small { color: var(--quiet); font-size: .9rem; }
@media (max-width: 34rem) { main { padding: 2rem 1.25rem 3rem; } h1 { font-size: 1.75rem; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }
@media print { body { background: none; font-size: 10.5pt; } main { max-width: none; padding: 0; } @page { margin: 20mm; } }
`;

/** What a document keeps of an element: what it says, not how the page draws it. */
const keptAttributes = ['href', 'scope', 'colspan', 'rowspan', 'dir', 'start'];
/** What can be pressed, and what is for screens only. */
const leftOut =
  'button, input, select, textarea, script, style, svg, [aria-hidden=true], [class*="print:hidden"]';

/** A document of its own, to be kept, sent and printed. */
export function toHtmlDocument({ title, note, content }: HtmlDocument): string {
  const copy = content.cloneNode(true) as Element;
  // A figure or a citation in a sentence is a button of the page, and words of the document.
  for (const button of copy.querySelectorAll('[data-figure], [data-article]'))
    button.replaceWith(...button.childNodes);
  for (const element of copy.querySelectorAll(leftOut)) element.remove();
  // On paper the table of a chart stands in for its picture.
  for (const figure of copy.querySelectorAll('figure:has(details)')) {
    const table = figure.querySelector('details table');
    if (table) figure.replaceWith(table);
  }
  for (const element of copy.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
  // What is folded could not be read on paper.
  for (const folded of copy.querySelectorAll('details')) folded.setAttribute('open', '');
  // The document's own heading says it already.
  for (const heading of copy.querySelectorAll('h1')) if (heading.textContent === title) heading.remove();
  levelHeadings(copy);
  // A link into the page it was taken from leads nowhere.
  for (const link of copy.querySelectorAll('a')) {
    const target = link.getAttribute('href') ?? '';
    if (/^https?:|^mailto:/.test(target)) continue;
    if (target.startsWith('/')) link.setAttribute('href', new URL(target, location.origin).href);
    else link.replaceWith(...link.childNodes);
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<header><p class="brand">FinDeus</p><h1>${escaped(title)}</h1><p class="note">${escaped(note)}</p></header>
${copy.innerHTML}
</main>
</body>
</html>
`;
}

/** No level is left out below the one before: cards and conversations begin at levels of their own. */
function levelHeadings(content: Element): void {
  let last = 1;
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.tagName.slice(1)), last + 1);
    const leveled = document.createElement(`h${level}`);
    leveled.append(...heading.childNodes);
    heading.replaceWith(leveled);
    last = level;
  }
}

function escaped(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}
