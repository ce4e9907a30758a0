/** What is needed of a tokenizer.json: the pieces and their numbers. */
export interface Vocabulary {
  model: { vocab: Readonly<Record<string, number>>; unk_token: string; max_input_chars_per_word: number };
}

/** A text, or two of them, as the encoder takes it. */
export interface Tokens {
  ids: number[];
  /** 0 for a token of the first text, 1 for one of the second. */
  segments: number[];
  /** Where the word of each token stands in the first text; -1 for marks and the second text. */
  starts: number[];
  ends: number[];
}

type Tokenize = (text: string, second?: string) => Tokens;

const [classifier, separator] = ['[CLS]', '[SEP]'];
const continuation = '##';
const invisible = /[\0\ufffd]|(?![\t\n\r])\p{C}/gu;
const accents = /\p{Mn}/gu;
/** Every punctuation mark and every Chinese character is a word of its own. */
const word = /[\p{P}!-/:-@[-`{-~]|\p{Script=Han}|(?:(?![!-/:-@[-`{-~])[^\s\p{P}\p{Script=Han}])+/gu;

/**
 * Cuts texts into BERT's word pieces, in lower case. A second text gets the remaining tokens. With
 * `keepsEnd`, a text that is too long loses its middle instead of its end.
 */
export function createTokenizer(
  { model }: Vocabulary,
  maxTokens: number,
  { keepsEnd = false } = {},
): Tokenize {
  const pieces = new Map(Object.entries(model.vocab));
  const unknown = [pieces.get(model.unk_token)!];
  /** Of a separator. */
  const lastPlace = maxTokens - 1;

  /** The longest piece that a word begins with, then the longest of the rest, and so on. */
  function cut(text: string): number[] {
    if (Array.from(text).length > model.max_input_chars_per_word) return unknown;
    const found: number[] = [];
    for (let at = 0; at < text.length;) {
      let length = text.length - at;
      const piece = () => pieces.get((at > 0 ? continuation : '') + text.slice(at, at + length));
      while (length > 0 && piece() === undefined) length -= 1;
      if (length === 0) return unknown;
      found.push(piece()!);
      at += length;
    }
    return found;
  }

  return (text, second) => {
    const tokens: Tokens = { ids: [], segments: [], starts: [], ends: [] };
    const push = (id: number, segment: number, start: number, end: number) => {
      tokens.ids.push(id);
      tokens.segments.push(segment);
      tokens.starts.push(start);
      tokens.ends.push(end);
    };
    const addText = (source: string, segment: number, most: number) => {
      for (const match of source.matchAll(word)) {
        const plain = match[0]
          .replaceAll(invisible, '')
          .normalize('NFD')
          .replaceAll(accents, '')
          .toLowerCase();
        for (const id of cut(plain)) {
          if (tokens.ids.length >= most) return;
          if (segment === 0) push(id, 0, match.index, match.index + match[0].length);
          else push(id, 1, -1, -1);
        }
      }
    };
    push(pieces.get(classifier)!, 0, -1, -1);
    addText(text, 0, keepsEnd ? Infinity : lastPlace);
    if (tokens.ids.length > lastPlace) dropMiddle(tokens, lastPlace);
    push(pieces.get(separator)!, 0, -1, -1);
    if (second !== undefined && second !== '' && tokens.ids.length < lastPlace) {
      addText(second, 1, lastPlace);
      push(pieces.get(separator)!, 1, -1, -1);
    }
    return tokens;
  };
}

function dropMiddle({ ids, segments, starts, ends }: Tokens, room: number): void {
  const surplus = ids.length - room;
  for (const list of [ids, segments, starts, ends]) list.splice(Math.ceil(room / 2), surplus);
}
