const megabyte = 1024 * 1024;

/** What one request to rest/v1 may ask for. One table, so that a caller cannot make a statement as costly as they like. */
export const restLimits = {
  /** As on hosted Supabase: a read returns at most this many rows, whatever limit it asks for. */
  rows: 1_000,
  /** The largest response body. */
  responseBytes: 4 * megabyte,
  /** Bytes of answers that wait for their clients to read them. */
  unsentBytes: { perCaller: 32 * megabyte, perNetwork: 64 * megabyte, all: 256 * megabyte },
  /** Rows of one insert: 2,000 messages take about a quarter of a second. */
  insertedRows: 2_000,
  selectedColumns: 100,
  /** Conditions of all filters together, and levels of nested and/or. */
  filters: 100,
  filterDepth: 50,
  orderTerms: 10,
  /** like, ilike and full-text filters read whole texts. */
  patterns: 5,
  patternLength: 200,
  patternWildcards: 10,
} as const;
