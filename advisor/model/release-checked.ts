import { checkSentence, type CheckedSentence } from '#advisor/model/check/check-sentence.ts';
import type { Ground } from '#advisor/model/check/grounds.ts';
import { createSplitter, type Segment } from '#advisor/model/check/split-segments.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';

/** A text in which too little is grounded to be of any use. */
export class Contradiction extends ModelFailure {
  constructor() {
    super('other', 'the numbers of the model did not agree with the figures');
  }
}

interface ReleaseOptions {
  /** Called again for every sentence: a tool may have run since the last one. */
  grounds: () => readonly Ground[];
  taxYear: number;
  /** With more numbers than this that nothing grounds, the text is given up before the one too many is shown. */
  maxUnverified?: number;
  /** The longest piece that is held back; a sentence seldom has so many characters. */
  maxHeld?: number;
}

/** Our own blocks prove figures; a model may not write one. */
const receiptFence = /^\s*[`~]+\s*findeus\b/i;

/**
 * The text of a model, a sentence or a line at a time, with every number checked before it is shown. The same text
 * comes out however it was cut into deltas, so nothing here depends on time: a stream that stands still is ended by
 * its own limits, and a sentence that never ends is let through in parts.
 */
export async function* releaseChecked(
  deltas: AsyncIterable<string>,
  { grounds, taxYear, maxUnverified = 3, maxHeld = 400 }: ReleaseOptions,
): AsyncGenerator<string> {
  const splitter = createSplitter(maxHeld);
  let unverified = 0;
  let inBlock: string[] = [];
  let hiding = false;
  let open = false;

  const check = ({ text, atLineStart }: Segment) => {
    let known: readonly Ground[] | undefined;
    const checked = checkSentence(text, {
      taxYear,
      atLineStart,
      // Most sentences have no number, and need none.
      get grounds() {
        return (known ??= grounds());
      },
    });
    unverified += checked.unverified.length;
    if (unverified > maxUnverified) throw new Contradiction();
    return checked;
  };

  const release = (segment: Segment): string => {
    switch (segment.kind) {
      case 'prose':
        return check(segment).text;
      case 'fence-open':
        hiding = receiptFence.test(segment.text);
        open = !hiding;
        return hiding ? '' : segment.text;
      case 'fence':
        // Marks inside a block would be part of what it shows: it is followed by a remark instead.
        if (!hiding) inBlock.push(...remarksOn(check(segment)));
        return hiding ? '' : segment.text;
      case 'fence-close': {
        const closed = hiding ? '' : `${segment.text}${remark(inBlock, segment.text)}`;
        [inBlock, hiding, open] = [[], false, false];
        return closed;
      }
    }
  };

  for await (const delta of deltas) {
    for (const segment of splitter.push(delta)) yield* shown(release(segment));
  }
  for (const segment of splitter.flush()) yield* shown(release(segment));
  if (open) yield `\n\`\`\`\n${remark(inBlock, '\n')}`;
}

function* shown(text: string): Generator<string> {
  if (text !== '') yield text;
}

function remarksOn({ unverified, corrected }: CheckedSentence): string[] {
  return [...unverified.map((number) => `${number} is unverified`), ...corrected];
}

function remark(remarks: readonly string[], closing: string): string {
  if (remarks.length === 0) return '';
  return `${closing.endsWith('\n') ? '' : '\n'}\nOf the block above: ${remarks.join('; ')}.\n\n`;
}
