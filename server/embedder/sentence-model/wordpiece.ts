/** What is needed of a tokenizer.json: the pieces and their numbers. */
export interface Vocabulary {
  model: { vocab: Readonly<Record<string, number>>; unk_token: string; max_input_chars_per_word: number };
}

const [start, end] = ['[CLS]', '[SEP]'];
const continued = '##';
const invisible = /[\0\ufffd]|(?![\t\n\r])\p{C}/gu;
const accents = /\p{Mn}/gu;
/** Every punctuation mark and every Chinese character is a word of its own. */
const word = /[\p{P}!-/:-@[-`{-~]|\p{Script=Han}|(?:(?![!-/:-@[-`{-~])[^\s\p{P}\p{Script=Han}])+/gu;

/** Cuts texts into the pieces of words that BERT knows, all in lower case, and gives their numbers. */
export function createTokenizer({ model }: Vocabulary, mostTokens: number) {
  const pieces = new Map(Object.entries(model.vocab));
  const numberOf = (piece: string) => pieces.get(piece)!;

  /** The longest piece that a word begins with, then the longest of the rest, and so on. */
  function cut(text: string): number[] {
    const unknown = [numberOf(model.unk_token)];
    if (Array.from(text).length > model.max_input_chars_per_word) return unknown;
    const found: number[] = [];
    for (let at = 0; at < text.length;) {
      let length = text.length - at;
      const piece = () => pieces.get((at > 0 ? continued : '') + text.slice(at, at + length));
      while (length > 0 && piece() === undefined) length -= 1;
      if (length === 0) return unknown;
      found.push(piece()!);
      at += length;
    }
    return found;
  }

  return function tokenize(text: string): number[] {
    const plain = text.replaceAll(invisible, '').normalize('NFD').replaceAll(accents, '').toLowerCase();
    const found: number[] = [];
    for (const [each] of plain.matchAll(word)) {
      if (found.length >= mostTokens - 2) break;
      found.push(...cut(each));
    }
    return [numberOf(start), ...found.slice(0, mostTokens - 2), numberOf(end)];
  };
}
