import { receiptFence, withoutReceipts } from '#advisor/compose/receipt-fence.ts';

const wordMs = { shortest: 15, longest: 40 };
const spaceMs = 8;
/** With so many characters still to show, words come at the quick end of their range: nobody waits for a long answer. */
const far = 400;

/**
 * Words and the space between them; and what makes no sense by halves: a receipt, a table's head with the line below
 * it, a row of a table, a link, or is folded away anyway: a source that is cited.
 */
const smallPieces = /\|[^\n]*\n\|[\s:|-]*(?:\n|$)|\|[^\n]*(?:\n|$)|\[[^\]\n]*\]\([^)\s]*\)[^\s[]*|\s+|\S+/;
const citation = /(?<=\n)- \[[^\n]*(?:\n|$)/;
const pieces = new RegExp(`${receiptFence.source}|${citation.source}|${smallPieces.source}`, 'g');

interface Reveal {
  /** More has arrived. */
  add: (text: string) => void;
  /** Nothing more will come. */
  end: () => void;
  /** Stops where it is, and gives what has been shown. */
  stop: () => string;
}

interface RevealOptions {
  onShow: (shown: string) => void;
  onDone: () => void;
  /** Everything as soon as it is there, for users who prefer reduced motion. */
  atOnce: boolean;
}

/** Shows a text word by word as it arrives, at a reader's pace. */
export function startReveal({ onShow, onDone, atOnce }: RevealOptions): Reveal {
  let arrived = '';
  let shown = 0;
  let ended = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = performance.now();

  const step = () => {
    timer = undefined;
    if (stopped) return;
    const now = performance.now();
    // A page that nobody looks at has slow clocks: what is behind is caught up with in one go.
    const hidden = atOnce || document.hidden;
    while (shown < arrived.length) {
      const piece = nextPiece();
      if (piece === null || (!hidden && due > now)) break;
      shown += piece.length;
      due = Math.max(due, now - wordMs.longest) + durationOf(piece, wordsBehind());
    }
    onShow(arrived.slice(0, shown));
    if (ended && shown >= arrived.length) return onDone();
    if (shown < arrived.length) timer = setTimeout(step, Math.max(0, due - performance.now()));
  };
  /** The last piece may go on in what has not arrived yet. */
  const nextPiece = (): string | null => {
    pieces.lastIndex = shown;
    const [piece = ''] = pieces.exec(arrived) ?? [];
    const isLast = shown + piece.length >= arrived.length;
    const isOpenReceipt = piece.startsWith('```findeus') && !piece.endsWith('\n```');
    return piece === '' || (!ended && (isLast || isOpenReceipt)) ? null : piece;
  };
  /** How much of it is left to show, from 0 to 1: receipts are no words. */
  const wordsBehind = () => Math.min(1, withoutReceipts(arrived.slice(shown)).length / far);
  const wake = () => {
    if (timer === undefined && !stopped) timer = setTimeout(step, Math.max(0, due - performance.now()));
  };
  return {
    add(text) {
      arrived += text;
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      return arrived.slice(0, shown);
    },
  };
}

function durationOf(piece: string, behind: number): number {
  if (piece.trim() === '') return spaceMs;
  const range = (wordMs.longest - wordMs.shortest) * (1 - 0.8 * behind);
  return wordMs.shortest + Math.random() * range;
}
