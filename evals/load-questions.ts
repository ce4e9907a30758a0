import { readdir, readFile } from 'node:fs/promises';
import { questionSchema, type Question } from '#evals/question.ts';

const folder = new URL('questions/', import.meta.url);

export async function loadQuestions(): Promise<Question[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => questionSchema.parse(JSON.parse(line))),
  );
}
