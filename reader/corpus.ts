import { readdir, readFile } from 'node:fs/promises';

/** A message of the corpus with what it means. */
export interface Turn {
  text: string;
  ask?: string[];
  /** Of lines converted from a coarser annotation: one of these is meant. `guide:*` stands for all guides. */
  askAnyOf?: string[];
  want?: string;
  facts?: string[];
  act?: string;
  us?: string;
  /** Of a change told by its distance from the old value. */
  relative?: string;
  section?: string;
}

export interface CorpusLine {
  file: string;
  line: number;
  turns: Turn[];
}

const folder = new URL('corpus/', import.meta.url);

/** All lines of the corpus; a single question is a conversation of one turn. */
export async function loadCorpus(): Promise<CorpusLine[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).sort();
  const all = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return text.split('\n').flatMap((source, at): CorpusLine[] => {
        if (source.trim() === '') return [];
        const parsed = JSON.parse(source) as Turn & { turns?: Turn[] };
        return [{ file, line: at + 1, turns: parsed.turns ?? [parsed] }];
      });
    }),
  );
  return all.flat();
}

/** Written last, by people who have not seen the rest; only its score is looked at. */
export const isTestFile = (file: string) => file.startsWith('test-');
