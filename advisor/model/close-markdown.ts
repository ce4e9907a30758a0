/** What has to follow a text that broke off, so that nothing after it is taken for part of a block or of its last words. */
export function closeMarkdown(broken: string): string {
  const fences = broken.match(/^\s*(?:`{3,}|~{3,})/gm)?.length ?? 0;
  if (fences % 2 === 1) return `${broken.endsWith('\n') ? '' : '\n'}\`\`\``;
  const paragraph = broken.slice(broken.lastIndexOf('\n\n') + 1);
  const bold = (paragraph.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? '**' : '';
  const ended = /(?:^|[\n.!?:…|])["'”’)\]*_\s]*$/.test(broken);
  return `${ended ? '' : '…'}${bold}`;
}
