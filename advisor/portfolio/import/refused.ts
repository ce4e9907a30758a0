import { maxHoldings } from '#contract/entitlements.ts';

/** What is read at most; anything larger is refused before it is read. */
export const importLimits = { bytes: 20 * 1024 * 1024, positions: maxHoldings.pro, columns: 200 };

type RefusalCode = 'empty' | 'too_large' | 'too_many' | 'too_wide' | 'binary' | 'no_table' | 'transactions';

/** Nothing of the file can be used. The message is for its owner: what it is, and what to do. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Refuses by the size alone. */
export function requireReadableSize(bytes: number): void {
  if (bytes === 0) {
    throw new ImportRefused(
      'empty',
      'The file is empty. Download your positions from your broker again, and try that file.',
    );
  }
  if (bytes > importLimits.bytes) {
    throw new ImportRefused(
      'too_large',
      `The file is ${formatSize(bytes)}, and files of up to ${formatSize(importLimits.bytes)} can be imported. ` +
        'A list of positions is much smaller: download positions instead of transactions, or one account at a time.',
    );
  }
}

export function tooManyPositions(): ImportRefused {
  return new ImportRefused(
    'too_many',
    `The file has more than ${importLimits.positions.toLocaleString('en-US')} positions, which is the most that can be imported. ` +
      'Download one account at a time. Nothing was imported.',
  );
}

/** Nobody could choose among so many. */
export function requireFewColumns(columns: number): void {
  if (columns <= importLimits.columns) return;
  throw new ImportRefused(
    'too_wide',
    `The table has ${columns.toLocaleString('en-US')} columns, and tables of up to ${importLimits.columns} can be imported. ` +
      'Keep the columns with symbols, names, shares, prices and values, and try again.',
  );
}

function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1000 ? `${Math.ceil(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}
