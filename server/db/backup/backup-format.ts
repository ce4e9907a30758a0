import { z } from 'zod';

/**
 * A backup is JSON lines, gzipped:
 *
 *   a manifest: {"format": …}
 *   for each table, in an order in which foreign keys hold:
 *     {"table": …, "columns": […]}
 *     a row a line: an array of values as Postgres writes them as text, or null
 *     {"rows": …, "sequences": …}
 *   {"tables": …, "rows": …, "sha256": …} of all lines before it
 */
export const formatName = 'findeus-backup';
export const formatVersion = 1;

export const manifestSchema = z.object({
  format: z.literal(formatName),
  formatVersion: z.int(),
  productVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations that the database had applied. */
  ledger: z.array(z.object({ version: z.string(), name: z.string(), checksum: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tableStartSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableStart = z.infer<typeof tableStartSchema>;

export const tableEndSchema = z.object({
  rows: z.int(),
  /** Of identity columns: where their numbers go on. */
  sequences: z.record(z.string(), z.object({ lastValue: z.string(), isCalled: z.boolean() })),
});
export type TableEnd = z.infer<typeof tableEndSchema>;

export const trailerSchema = z.object({ tables: z.int(), rows: z.int(), sha256: z.string() });

export interface BackupSummary {
  tables: number;
  rows: number;
}

/** Why there is no backup or no restored database, in a sentence for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
