import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

/** What people read: sentences and labels in code, articles, pages and emails. */
const files = globSync(
  [
    'advisor/{answer,calculators,compose,dialogue,facts,guardrails,guides,knowledge,plan,portfolio}/**/*.ts',
    'advisor/reader/role-names.ts',
    'advisor/knowledge/articles/*.md',
    'web/content/**/*.ts',
    'server/mail/*.ts',
    'server/auth/domain/mails/*.ts',
  ],
  { cwd: root.pathname },
).filter((file) => !/\.test\.ts$|examples\.ts$|prohibited-topics\.ts$|registry\.ts$/.test(file));

/** Nobody says these aloud today; each with what people say instead. */
const stiff: Readonly<Record<string, string>> = {
  'reckon(?:ed|s|ing)?': 'count, work out',
  'dear(?:er|est|ly)?': 'expensive, costly',
  somebody: 'someone',
  'who(?:m)?ever': 'the person who, anyone who',
  altogether: 'in all, completely',
  'br(?:ings|ought) about': 'cause, lead to',
  anew: 'again',
  thus: 'so',
  hence: 'so',
  whilst: 'while',
  amongst: 'among',
  'I need that changed': 'please change that',
  'found no place for it': "I didn't use it",
  'Needed to live from it': 'Savings needed',
  'read through on': 'last checked on',
  'yearly spending it pays for': 'times your yearly spending',
};
const stiffWords = new RegExp(`\\b(?:${Object.keys(stiff).join('|')})\\b`, 'i');
/** A label names a thing; that someone "told" it is our way of speaking. */
const stiffLabel = /\b(?:label|title): (?:'[^']*\btold\b|"[^"]*\btold\b|`[^`]*\btold\b)/;

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Questions as people type them may sound like anything. */
const typed = /^\? [a-z].*$/gm;

function readAloud(file: string): string[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  if (file.endsWith('.md')) return text.replaceAll(typed, '').split('\n');
  const code = withoutQuestions(text.replaceAll(comments, ''));
  return [...(code.match(literals) ?? []).filter((literal) => literal.includes(' ')), ...labels(code)];
}

/** Example questions are typed by people too. */
function withoutQuestions(code: string): string {
  return code
    .replaceAll(/\b(?:questions|examples|asked): \[[\s\S]*?\n {2,4}\],/g, '')
    .replaceAll(/\bquestion:\s*(?:'[^'\n]*'|"[^"\n]*"),/g, '');
}

function labels(code: string): string[] {
  return code.split('\n').filter((line) => stiffLabel.test(line));
}

it.each(files)('%s is in plain American English', (file) => {
  expect(readAloud(file).filter((line) => stiffWords.test(line) || stiffLabel.test(line))).toEqual([]);
});
