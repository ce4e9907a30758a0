import { isThorough } from '#server/testing/is-thorough.ts';

/** How often a test kills what it tests with kill -9: `npm test` takes a few rounds of what is the same each time. */
export const killRounds = (all: number): number => (isThorough ? all : 3);
