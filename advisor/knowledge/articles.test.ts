import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';
import { renderArticle, renderPart, strayNumerals } from '#advisor/knowledge/render-article.ts';
import { wordsOf } from '#advisor/knowledge/terms.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';

const folder = new URL('articles/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
const read = (file: string) => parseArticle(file.slice(0, -3), readFileSync(new URL(file, folder), 'utf8'));
/** A free answer has 120 words, and the part it belongs to follows. */
const mostWordsOfAnswer = 75;
const calculatorNames = calculators.map(({ name }) => name);

describe.each(files)('%s', (file) => {
  it('is complete: its head, its length, its parts', () => {
    const article = read(file);
    expect(file).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.md$/);
    const words = renderArticle(article, 2026).text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(400);
    for (const name of article.calculators) expect(calculatorNames).toContain(name);
    for (const { url } of article.sources) expect(url).toMatch(/^https:\/\//);
    expect(article.body).toMatch(/mistake/i);
  });

  it('has a summary of one or two short sentences without digits', () => {
    const { simply, body } = read(file);
    expect(simply).toMatch(/^[A-Z][^\d’“”]*\.$/);
    expect(simply.split(' ').length).toBeLessThanOrEqual(45);
    expect(simply.split(/(?<=[.?!]) /).length).toBeLessThanOrEqual(2);
    expect(body).not.toContain(simply);
  });

  it('has only numbers of the ledger and numbers marked as its own', () => {
    expect(strayNumerals(read(file), properNames)).toEqual([]);
  });

  it.each([2024, 2025, 2026, 2027])('can be filled in for %i', (year) => {
    const article = read(file);
    expect(renderArticle(article, year).text).not.toMatch(/[{}]|undefined|NaN/);
    // A hyphen is no minus.
    expect(renderArticle(article, year).text).not.toMatch(/(?<![\w)])-\$?\d/);
    for (const { answer } of article.answers)
      expect(renderPart(article, answer, year).text).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('answers questions in a few sentences, below existing headings', () => {
    const article = read(file);
    for (const { questions, answer, part } of article.answers) {
      expect(questions[0]).toMatch(/^[A-Z].*\?$/);
      expect(answer).toMatch(/^[A-Z“].*[.!]$/);
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(mostWordsOfAnswer);
      expect(article.body).toContain(part === '' ? '' : `## ${part}`);
    }
  });
});

it('define each word once', () => {
  const terms = files.flatMap((file) =>
    read(file).answers.flatMap((answer) => answer.terms.map((term) => wordsOf(term).join(' '))),
  );
  // Two ways to write a word for the same answer, such as "w4" and "w-4", may come to the same.
  const places = Map.groupBy(
    files.flatMap((file) =>
      read(file).answers.flatMap(({ answer, terms: own }) =>
        [...new Set(own.map((term) => wordsOf(term).join(' ')))].map((term) => ({ term, answer })),
      ),
    ),
    ({ term }) => term,
  );
  expect(terms).not.toContain('');
  expect([...places].filter(([, some]) => some.length > 1).map(([term]) => term)).toEqual([]);
});

it('have different titles', () => {
  const titles = files.map((file) => read(file).title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
});
