/** Links to cards and articles work on the page alone: anywhere else their words stay. */
export function withoutInnerLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
}
