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
  /** Columns and tables of select, those of embedded tables included. */
  selectedColumns: 100,
  /** Embedded tables in all, and how deep one may be inside of another. */
  embeds: 10,
  embedDepth: 5,
  jsonPathSteps: 10,
  /** Conditions of all filters together, and levels of nested and/or. */
  filters: 100,
  filterDepth: 50,
  orderTerms: 10,
  /** like, ilike, match, imatch and full-text filters read whole texts. */
  patterns: 5,
  patternLength: 200,
  patternWildcards: 10,
  /** The largest number in a repetition of a regular expression, as in a{2,20}: each one multiplies its states. */
  regexRepetition: 20,
  regexRepetitions: 2,
} as const;
