export type TokenKind = 'plain' | 'comment' | 'text' | 'number' | 'word';

interface Token {
  kind: TokenKind;
  text: string;
}

const words =
  'as|async|await|const|curl|def|else|export|for|from|function|if|import|in|let|new|npm|npx|print|return|try|with|true|false|null|True|False|None';

/** Matches comments, strings, numbers and keywords of all sample languages in one pass from left to right. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)(?:#|//)[^\n]*)`,
    String.raw`(?<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?\b)`,
    String.raw`(?<word>\b(?:${words})\b)`,
  ].join('|'),
  'gm',
);

/** Splits a sample into tokens of different colors. The joined tokens equal the sample. */
export function highlightCode(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    const [kind = 'plain'] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as TokenKind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
