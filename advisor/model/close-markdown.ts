/** What has to follow a text that broke off, so that nothing after it is taken for part of a block or of its last words. */
export function closeMarkdown(broken: string): string {
  const fences = broken.match(/^[ \t]*(?:`{3,}|~{3,})/gm)?.length ?? 0;
  if (fences % 2 === 1) return `${broken.endsWith('\n') ? '' : '\n'}\`\`\``;
  const paragraph = broken.slice(broken.lastIndexOf('\n\n') + 1);
  const bold = (paragraph.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? '**' : '';
  return `${isEnded(broken) ? '' : '…'}${bold}`;
}

/** True behind a sentence, a line or nothing, and what may close it. Read from the end: a pattern would try every line. */
function isEnded(text: string): boolean {
  let end = text.length;
  while (end > 0 && /["'”’)\]*_\s]/.test(text[end - 1]!)) end -= 1;
  return end === 0 || text.slice(end).includes('\n') || /[.!?:…|]/.test(text[end - 1]!);
}
