import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { maxEarlier } from '#advisor/plan/fit/with-nearness.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';

const markedFolder = new URL('ranker/', import.meta.url);

/** A message with the texts that were found for it, before anyone has marked them. */
export interface FoundMessage {
  /** Conversation and turn, from 1: `3.2`. */
  id: string;
  before: string[];
  text: string;
  /** Each as `article:id|question`. */
  candidates: string[];
  /** What a guide of the product said to it. */
  decision?: string;
}

/** 2 if it answers, 1 if it is near and 0 otherwise. */
export type Grade = 0 | 1 | 2;

/** A message with the texts that were offered for it, in the order in which they were found. */
export interface MarkedLine {
  /** What the person wrote before it. */
  before: string[];
  text: string;
  /** Each as `article:id|question`, with its grade. */
  candidates: [string, Grade][];
  /** What the guide of the product said to it, with its grade. */
  reply?: [string, Grade];
}

/**
 * A line of marks, such as `3.2 | 2: 4 7 | 1: 9 | z: 0 | new: car-loans|Is it a crime to hide my car?`: the numbers of the
 * texts that answer and of those that are near, the grade of the decision, and answers that were written since. What is
 * not named does not answer.
 */
export function readMarks(line: string, found: ReadonlyMap<string, FoundMessage>): MarkedLine {
  const [id = '', ...parts] = line.split(/ +\| +/).map((part) => part.trim());
  const message = found.get(id);
  if (!message) throw new Error(`No message has the number "${id}": ${line}`);
  const { before, text, candidates, decision } = message;
  const grades = new Map<string, Grade>();
  let said: Grade | undefined;
  for (const part of parts) {
    const [, name, value = ''] = /^(2|1|z|new):(.*)$/.exec(part) ?? [];
    if (name === 'new') grades.set(`article:${value.trim()}`, 2);
    else if (name === 'z') said = gradeOf(value, line);
    else if (name === '2' || name === '1')
      for (const n of value.split(/[\s,]+/).filter(Boolean)) {
        const key = candidates[Number(n) - 1];
        if (key === undefined) throw new Error(`No text has the number ${n}: ${line}`);
        grades.set(key, gradeOf(name, line));
      }
    else throw new Error(`Not understood: "${part}" in ${line}`);
  }
  const keys = [...new Set([...candidates, ...grades.keys()])];
  const marked = keys.map((key): [string, Grade] => [key, grades.get(key) ?? 0]);
  return {
    before,
    text,
    candidates: marked,
    ...(decision !== undefined && said !== undefined ? { reply: [decision, said] } : {}),
  };
}

function gradeOf(value: string, line: string): Grade {
  const grade = Number(value);
  if (grade !== 0 && grade !== 1 && grade !== 2) throw new Error(`A grade is 0, 1 or 2: ${line}`);
  return grade;
}

/** All marked messages of reader/ranker. */
export async function loadMarked(): Promise<MarkedLine[]> {
  const files = (await readdir(markedFolder)).filter((file) => file.endsWith('.jsonl')).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, markedFolder), 'utf8')));
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as MarkedLine),
  );
}

/** How a text that can be found is named in marks. */
export const markedKey = (kind: 'article' | 'guide', { id, text }: Pick<Entry, 'id' | 'text'>): string =>
  `${kind}:${id}|${text.slice(0, 300)}`;

/** A message as the product searches with it: together with the first of its conversation. */
export const togetherWithFirst = ({ before: [first], text }: Pick<MarkedLine, 'before' | 'text'>): string =>
  first === undefined ? text : `${first.slice(-maxEarlier)} ${text}`;

/** Whether neither training sees a message: a seventh of the conversations, as in train-ranker.py and train-vectors.py. */
export function isHeldOut({ before: [first], text }: Pick<MarkedLine, 'before' | 'text'>): boolean {
  const hash = createHash('sha1')
    .update(first ?? text)
    .digest('hex');
  return BigInt(`0x${hash}`) % 7n === 0n;
}
