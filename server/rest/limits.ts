/** What one request to rest/v1 may ask for. One table, so that a caller cannot make a statement as costly as they like. */
export const restLimits = {
  /** As on hosted Supabase: a read returns at most this many rows, whatever limit it asks for. */
  rows: 1_000,
  /** The largest response body. */
  responseBytes: 8 * 1024 * 1024,
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
