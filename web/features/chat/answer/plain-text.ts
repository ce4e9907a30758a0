const link = /\[([^\]]+)\]\(([^)\s]*)\)/g;
const tableRule = /^\|[\s:|-]*\|?$/;

/** Markdown as somebody would type it into a letter: no marks, addresses in brackets, tables with tabs. */
export function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !tableRule.test(line.trim()))
    .map((line) => (line.trim().startsWith('|') ? cellsOf(line).join('\t') : line))
    .map((line) => line.replace(/^#{1,6}\s+|^>\s?/, ''))
    .join('\n')
    .replaceAll(link, (_whole, words: string, target: string) =>
      /^https?:/.test(target) ? `${words} (${target})` : words,
    )
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}
