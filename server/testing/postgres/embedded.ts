import { openEmbedded } from '#server/db/embedded/open-embedded.ts';

/** The embedded database of a folder with as few connections as a test needs. */
export const openSmallEmbedded = (dataDir: string) =>
  openEmbedded(dataDir, { poolSize: 2, statementTimeout: 10_000 });
