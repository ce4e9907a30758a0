import type { BrokerId } from '#advisor/portfolio/import/brokers.ts';
import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import type { Delimiter } from '#advisor/portfolio/import/read-records.ts';

/** Where the table of positions is in a text, and what its columns are called. */
export interface FoundTable {
  broker: BrokerId | null;
  delimiter: Delimiter;
  columns: string[];
  mapping: Mapping;
  /** The place in the list of records of the header; -1 where the rows begin at once. */
  header: number;
}
