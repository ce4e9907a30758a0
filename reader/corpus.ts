import { createHash } from 'node:crypto';
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
  /** Of the article that is asked for: the heading of the part with the answer, empty for its opening. */
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
        const parsed = parseLine(source, `${file}:${at + 1}`);
        return [{ file, line: at + 1, turns: parsed.turns ?? [parsed] }];
      });
    }),
  );
  return all.flat();
}

function parseLine(source: string, place: string): Turn & { turns?: Turn[] } {
  try {
    return JSON.parse(source) as Turn & { turns?: Turn[] };
  } catch (error) {
    throw new Error(`${place}: this line is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Changes with every line. The weights carry that of the corpus they were trained on. */
export function hashOfCorpus(corpus: readonly CorpusLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify(corpus.map(({ turns }) => turns)))
    .digest('hex')
    .slice(0, 16);
}

/** One short hash for each line: which lines weights were trained on. */
export function lineHash({ turns }: CorpusLine): string {
  return createHash('sha256').update(JSON.stringify(turns)).digest('hex').slice(0, 8);
}

/** Written last, by people who have not seen the rest; only its score is looked at. */
export const isTestFile = (file: string) => file.startsWith('test-');
