import { describe, expect, it } from 'vitest';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { findDistress } from '#advisor/guardrails/distress.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { findProhibited } from '#advisor/guardrails/prohibited.ts';
import { closeMarkdown } from '#advisor/model/close-markdown.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { readLanguage } from '#advisor/reader/read-language.ts';
import { measureCpu } from '#server/testing/measure-cpu.ts';
import { nastyPieces, repeated } from '#server/testing/hostile/nasty-texts.ts';

/** The functions that read a text of any length before it is shortened. */
const readers: Record<string, (text: string) => unknown> = {
  maskPrivate,
  findDistress,
  findProhibited,
  readLanguage,
  readQuantities,
  readReceipts,
  withoutReceipts,
  readRecord,
  findUngrounded: (text) => findUngrounded(text, [1, 2]),
  closeMarkdown,
};

/** Longer than any limit allows. Code with quadratic time needs ten seconds for it, linear code a tenth of a second. */
const length = 60_000;
const mostMs = 1_500;

describe.each(Object.entries(readers))('%s', (_, read) => {
  it.each(nastyPieces)('reads a long text of %s in time', async (_name, piece) => {
    const text = repeated(piece, length);
    expect(await measureCpu(() => Promise.resolve(read(text)))).toBeLessThan(mostMs);
  });
});
