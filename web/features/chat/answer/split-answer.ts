import { educationLine } from '#advisor/compose/education-line.ts';
import { receiptFence } from '#advisor/compose/receipt-fence.ts';

interface SplitAnswer {
  /** What is read, paragraph by paragraph; a chart stands among them as its block. */
  said: string[];
  /** The JSON of each other block, a line each: receipts, and at the end a record. */
  parts: string[];
  /** What it cites, each once. */
  sources: string[];
  /** What stands below all of it. */
  notes: string[];
}

const fencedPart = new RegExp(`^${receiptFence.source}\\s*$`);
const listItem = /^(?:[-*]|\d+\.)\s+/;

/** The JSON of a block that is a chart. */
export function chartIn(block: string): string | undefined {
  const part = fencedPart.exec(block)?.[1];
  return part?.startsWith('{"chart":') ? part : undefined;
}

/** An answer by where it is shown: the text comes first, whatever was streamed in the middle of it. */
export function splitAnswer(markdown: string): SplitAnswer {
  const answer: SplitAnswer = { said: [], parts: [], sources: [], notes: [] };
  let citing = false;
  for (const block of blocksOf(markdown)) {
    const part = fencedPart.exec(block)?.[1];
    const words = block.trim();
    if (part !== undefined && chartIn(block) === undefined) answer.parts.push(part);
    else if (words === educationLine) answer.notes.push(words);
    else if (words === '**Sources**') citing = true;
    else if (citing && listItem.test(words)) answer.sources.push(...words.split('\n'));
    else {
      citing = false;
      answer.said.push(block);
    }
  }
  const cited = answer.sources.map((line) => line.replace(listItem, ''));
  return { ...answer, sources: [...new Set(cited)] };
}

/** At blank lines, but never inside a fence, a list or a table. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fenced = false;
  const close = () => {
    if (current.some((line) => line.trim() !== '')) blocks.push(current.join('\n'));
    current = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!fenced && line.startsWith('```findeus')) close();
      fenced = !fenced;
      current.push(line);
      if (!fenced) close();
    } else if (!fenced && line.trim() === '') {
      // A list goes on after a blank line if another item follows; then the two belong together.
      current.push(line);
      if (!/^\s*([-*]|\d+\.)\s/m.test(current.join('\n'))) close();
    } else if (!fenced && current.at(-1)?.trim() === '' && !/^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line)) {
      close();
      current.push(line);
    } else current.push(line);
  }
  close();
  return blocks;
}
