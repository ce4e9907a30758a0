/** What somebody has named, as a few plain words: nothing in it is Markdown, whatever they typed. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N} .,&’'()+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The numbers that a text says, as it says them. */
export function numeralsIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')));
}
