import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';
import { renderArticle, strayNumerals } from '#advisor/knowledge/render-article.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';

const folder = new URL('articles/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
const read = (file: string) => parseArticle(file.slice(0, -3), readFileSync(new URL(file, folder), 'utf8'));
const calculatorNames = calculators.map(({ name }) => name);

describe.each(files)('%s', (file) => {
  it('is whole: its head, its length, its parts', () => {
    const article = read(file);
    expect(file).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.md$/);
    const words = renderArticle(article, 2026).text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(400);
    for (const name of article.calculators) expect(calculatorNames).toContain(name);
    for (const { url } of article.sources) expect(url).toMatch(/^https:\/\//);
    expect(article.body).toMatch(/mistake/i);
  });

  it('has no number but those of the ledger and those that it marks as its own', () => {
    expect(strayNumerals(read(file), properNames)).toEqual([]);
  });

  it.each([2024, 2025, 2026, 2027])('can be told for %i', (year) => {
    expect(renderArticle(read(file), year).text).not.toMatch(/[{}]|undefined|NaN/);
  });
});

it('has titles of their own', () => {
  const titles = files.map((file) => read(file).title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
});
