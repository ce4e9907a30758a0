import { describe, expect, it } from 'vitest';
import { sources } from '#advisor/facts/sources.ts';
import type { AnyGuide, GuideQuestion, Verdict } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';
import { renderPlain, type Text } from '#advisor/quantities/text.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';

const year = 2026;
const articleIds = new Set((await loadArticles()).map(({ id }) => id));

/** What each choice of each question leads to, and what nothing said leads to. */
function variantsOf(guide: AnyGuide): Record<string, unknown>[] {
  const asks: readonly GuideQuestion[] = guide.asks ?? [];
  return asks.reduce<Record<string, unknown>[]>(
    (all, { field, choices }) => [
      ...all,
      ...all.flatMap((one) => choices.map(({ value }) => ({ ...one, [field]: value }))),
    ],
    [{}],
  );
}

const textsOf = ({ opening, because, unless, next, say }: Verdict): Text[] => [
  opening,
  ...because,
  next,
  ...(unless ? [unless] : []),
  ...(say ? [say] : []),
];

/** Digits that the author wrote into a sentence: each should be a figure, a fact or an input. */
function writtenDigits(words: Text): string[] {
  const own = words.filter((piece) => typeof piece === 'string').join(' ');
  const plain = properNames.reduce((rest, name) => rest.replaceAll(name, ''), own);
  return plain.match(/\d[\d,.]*/g) ?? [];
}

/** Words of the trade that a twelve-year-old does not know, and how no one speaks. */
const unexplained =
  /\b(?:APR|HELOC|PMI|RMD|QDRO|escrow|amorti|basis|liquidity|equity|fiduciary|nobody|somebody|whoever)/i;

describe.each(guides.map((guide) => ({ name: guide.id, guide })))('guide $name', ({ guide }) => {
  const decided = variantsOf(guide).map((given) => runGuide(guide, given, year));

  it('has ten different questions, follow-ups, articles and sources that exist', () => {
    expect(new Set(guide.questions).size).toBeGreaterThanOrEqual(10);
    expect(guide.followUps.length).toBeGreaterThanOrEqual(2);
    const [articles, related]: (readonly string[])[] = [guide.articles, guide.related ?? []];
    expect([...articles!, ...related!].filter((id) => !articleIds.has(id))).toEqual([]);
    expect(related!.filter((id) => articles!.includes(id))).toEqual([]);
    expect(guide.sources.filter((id: string) => !(id in sources))).toEqual([]);
    const named = decided.flatMap(({ verdict }) => verdict.article ?? []);
    expect(named.filter((id) => !guide.articles.includes(id))).toEqual([]);
  });

  it('decides in one short sentence, with at most 120 words in all', () => {
    for (const { verdict } of decided) {
      const opening = renderPlain(verdict.opening);
      expect(opening).toMatch(/[.!]$/);
      expect(opening.split(' ').length).toBeLessThanOrEqual(30);
      const words = textsOf(verdict).map(renderPlain).join(' ').split(/\s+/);
      expect({ opening, words: words.length <= 120 }).toEqual({ opening, words: true });
    }
  });

  it('writes no number that is not a figure, a fact or an input', () => {
    for (const { verdict } of decided) expect(textsOf(verdict).flatMap(writtenDigits)).toEqual([]);
  });

  it('explains its rule in one or two plain sentences of at most 45 words that no verdict says', () => {
    const sentences = guide.simply.split(/(?<=[.?!]) /);
    expect(guide.simply).toMatch(/^[A-Z][^\d’“”]*\.$/);
    expect(guide.simply.split(' ').length).toBeLessThanOrEqual(45);
    expect(sentences.length).toBeLessThanOrEqual(2);
    expect(guide.simply).not.toMatch(unexplained);
    const said = decided.flatMap(({ verdict }) => textsOf(verdict).map(renderPlain));
    expect(sentences.filter((sentence) => said.some((words) => words.includes(sentence)))).toEqual([]);
  });
});
